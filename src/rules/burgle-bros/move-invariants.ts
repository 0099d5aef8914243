// Claims about a move: what was before it and what is after.
import { claims, type Invariant } from '../../table/invariant.js';
import type { RuleId } from './catalogue.js';
import { areAdjacent, isRuled, type Position } from './position.js';
import { isAt } from './states.js';

const { overMoves } = claims<Position, RuleId>();

export const moveInvariants: readonly Invariant<Position>[] = [
  overMoves('dice of guards never fall', ['BB-FAST-1', 'BB-SAFE-7'], ['guards'], [], ({ before, after }) => {
    const floor = Object.keys(after.guards).find(
      (each) => (after.guards[each]?.die ?? 0) < (before.guards[each]?.die ?? 0),
    );
    return floor === undefined ? null : `floor ${floor}`;
  }),
  overMoves(
    'tiles, numbers and open safes stay as they are',
    ['BB-MOVE-4', 'BB-SAFE-4', 'BB-SAFE-6'],
    ['tiles', 'cracked', 'safes'],
    [],
    ({ before, after }) => {
      const tile = Object.keys(before.tiles).find((space) => after.tiles[space] !== before.tiles[space]);
      if (tile) return `the tile at ${tile}`;
      if (before.cracked.some((space) => !after.cracked.includes(space))) return 'a number is uncovered';
      return Object.keys(before.safes).some((space) => before.safes[space]?.open && !after.safes[space]?.open)
        ? 'a safe is shut again'
        : null;
    },
  ),
  overMoves(
    'actions are never given back within a turn',
    ['BB-TURN-2'],
    ['active', 'turn'],
    [],
    ({ before, after, to }) =>
      !isAt(to, 'turn.start') && after.active === before.active && after.turn.used < before.turn.used
        ? `${before.turn.used} to ${after.turn.used}`
        : null,
  ),
  overMoves(
    'steps never grow during a movement',
    ['BB-GUARD-2', 'BB-ALARM-4'],
    ['options', 'turn'],
    [],
    ({ before, after }) =>
      before.turn.steps !== null &&
      after.turn.steps !== null &&
      after.turn.steps > before.turn.steps &&
      !isRuled(after, 'reshuffle-mid-move', 'one-step-more')
        ? `${before.turn.steps} to ${after.turn.steps}`
        : null,
  ),
  overMoves(
    'a guard walks one space at a time',
    ['BB-GUARD-3', 'BB-MOVE-2'],
    ['walls'],
    ['guard-moved'],
    ({ after, events }) => {
      if (events.length > 1) return 'two steps at once';
      const walked = events.find(({ rule }) => rule !== 'BB-EVENT-1');
      return walked && !areAdjacent(after, walked['from'] as string, walked['to'] as string)
        ? JSON.stringify(walked)
        : null;
    },
  ),
  overMoves(
    'the lavatory is filled only when it is turned up',
    ['BB-LAVATORY-1'],
    ['lavatory'],
    ['tokens-placed'],
    ({ before, after, events }) =>
      after.lavatory > before.lavatory && events.length === 0 ? `${before.lavatory} to ${after.lavatory}` : null,
  ),
  overMoves(
    'the turn passes only at its end',
    ['BB-TURN-1'],
    ['options', 'active'],
    ['turn-ended'],
    ({ before, after, events }) =>
      after.active !== before.active && events.length === 0 && !isRuled(after, 'start-player', 'team')
        ? `${before.active} to ${after.active}`
        : null,
  ),
];
