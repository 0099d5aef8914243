// What holds in every position of real play, whatever is played.
import { claims, type Invariant } from '../../table/invariant.js';
import { areNeighbours } from './board.js';
import type { RuleId } from './catalogue.js';
import { lastHour } from './data.js';
import type { Position } from './position.js';

const { always, overMoves } = claims<Position, RuleId>();

export const invariants: readonly Invariant<Position>[] = [
  overMoves(
    'the thief walks from room to room, at most one at a time',
    ['NS-WALK-1'],
    ['thief'],
    [],
    ({ before, after }) =>
      before.thief === after.thief || areNeighbours(before.thief, after.thief)
        ? null
        : `${before.thief} to ${after.thief}`,
  ),
  overMoves(
    'nobody hides before the eyes of the guard',
    ['NS-HIDE-2'],
    ['thief', 'guard'],
    ['hid'],
    ({ after: { thief, guard }, events }) => (thief === guard && events.length > 0 ? `hidden in ${thief}` : null),
  ),
  overMoves('a bag that was taken stays taken', ['NS-TAKE-1'], ['bag'], [], ({ before, after: { bag } }) =>
    before.bag === 'thief' && bag !== 'thief' ? `the bag is in ${bag}` : null,
  ),
  always(
    'the night ends with the twelfth hour',
    ['NS-NIGHT-3', 'NS-END-3'],
    ['hour', 'outcome'],
    ({ hour, outcome }) => (hour > lastHour || (hour === lastHour && outcome === null) ? `hour ${hour}` : null),
  ),
  always(
    'the thief wins only at the door, with the bag',
    ['NS-END-1'],
    ['thief', 'bag', 'outcome'],
    ({ thief, bag, outcome }) =>
      outcome?.result === 'won' && (thief !== 'door' || bag !== 'thief') ? `won in ${thief}` : null,
  ),
];
