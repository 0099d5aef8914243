// What holds in every position of real play, whatever is played.
import type { Invariant } from '../../table/game.js';
import { areNeighbours } from './board.js';
import type { RuleId } from './catalogue.js';
import { lastHour } from './data.js';
import type { Position } from './position.js';

type Claim = Invariant<Position>;
const claim = (name: string, rules: readonly RuleId[], broken: Claim['broken']): Claim => ({ name, rules, broken });

export const invariants: readonly Claim[] = [
  claim('the thief walks from room to room, at most one at a time', ['NS-WALK-1'], ({ thief }, _, __, before) =>
    !before || before.position.thief === thief || areNeighbours(before.position.thief, thief)
      ? null
      : `${before.position.thief} to ${thief}`,
  ),
  claim('nobody hides before the eyes of the guard', ['NS-HIDE-2'], ({ thief, guard }, _, events) =>
    thief === guard && events.some(({ type }) => type === 'hid') ? `hidden in ${thief}` : null,
  ),
  claim('a bag that was taken stays taken', ['NS-TAKE-1'], ({ bag }, _, __, before) =>
    before?.position.bag === 'thief' && bag !== 'thief' ? `the bag is in ${bag}` : null,
  ),
  claim('the night ends with the twelfth hour', ['NS-NIGHT-3', 'NS-END-3'], ({ hour, outcome }) =>
    hour > lastHour || (hour === lastHour && outcome === null) ? `hour ${hour}` : null,
  ),
  claim('the thief wins only at the door, with the bag', ['NS-END-1'], ({ thief, bag, outcome }) =>
    outcome?.result === 'won' && (thief !== 'door' || bag !== 'thief') ? `won in ${thief}` : null,
  ),
];
