// What the thief does in a turn: walk, hide, take the bag, leave with it.
import { effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { areNeighbours, type Room } from './board.js';
import { changed, event, hasBag, type Position } from './position.js';

const walk: MoveRule<Position> = {
  check({ thief, guard }, { args: [to] }) {
    if (!areNeighbours(thief, to as Room)) return 'NS-WALK-1';
    return to === guard ? 'NS-WALK-2' : null;
  },
  apply: (position, { args: [to] }) =>
    effect(
      changed(position, { thief: to as Room }),
      event('walked', 'NS-WALK-1', { from: position.thief, to: to as Room }),
    ),
};

const hide: MoveRule<Position> = {
  check: ({ thief, guard }) => (thief === guard ? 'NS-HIDE-2' : null),
  apply: (position) => effect(changed(position, { hidden: true }), event('hid', 'NS-HIDE-1', { at: position.thief })),
};

const take: MoveRule<Position> = {
  check: ({ thief, bag }) => (bag === thief ? null : 'NS-TAKE-1'),
  apply: (position) =>
    effect(changed(position, { bag: 'thief' }), event('bag-taken', 'NS-TAKE-1', { at: position.thief })),
};

const leave: MoveRule<Position> = {
  check: (position) => (position.thief === 'door' && hasBag(position) ? null : 'NS-END-1'),
  apply: (position) =>
    effect(changed(position, { outcome: { result: 'won', rule: 'NS-END-1' } }), event('game-won', 'NS-END-1')),
};

export const thiefMoves = { walk, hide, take, leave };
