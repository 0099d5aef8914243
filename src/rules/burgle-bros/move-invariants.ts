// Claims about a move: what was before it and what is after.
import type { GameEvent } from '../../table/event.js';
import type { Invariant } from '../../table/game.js';
import type { RuleId } from './catalogue.js';
import { areAdjacent, ruling, type Position } from './position.js';

type Claim = Invariant<Position>;
type Broken = (after: Position, before: Position, events: readonly GameEvent[], flow: string) => string | null;

/** A claim that needs the position before the move. */
const claim = (name: string, rules: readonly RuleId[], broken: Broken): Claim => ({
  name,
  rules,
  broken: (position, flow, events, before) => (before ? broken(position, before.position, events, flow) : null),
});
const count = (events: readonly GameEvent[], type: string): number =>
  events.filter((each) => each.type === type).length;

export const moveInvariants: readonly Claim[] = [
  claim('dice of guards never fall', ['BB-FAST-1', 'BB-SAFE-7'], (after, before) => {
    const floor = Object.keys(after.guards).find(
      (each) => (after.guards[each]?.die ?? 0) < (before.guards[each]?.die ?? 0),
    );
    return floor === undefined ? null : `floor ${floor}`;
  }),
  claim('tiles, numbers and open safes stay as they are', ['BB-MOVE-4', 'BB-SAFE-4', 'BB-SAFE-6'], (after, before) => {
    const tile = Object.keys(before.tiles).find((space) => after.tiles[space] !== before.tiles[space]);
    if (tile) return `the tile at ${tile}`;
    if (before.cracked.some((space) => !after.cracked.includes(space))) return 'a number is uncovered';
    return Object.keys(before.safes).some((space) => before.safes[space]?.open && !after.safes[space]?.open)
      ? 'a safe is shut again'
      : null;
  }),
  claim('actions are never given back within a turn', ['BB-TURN-2'], (after, before, _, flow) =>
    flow !== 'turn.start' &&
    after.active === before.active &&
    after.turn.used < before.turn.used &&
    !flow.startsWith('turn.start')
      ? `${before.turn.used} to ${after.turn.used}`
      : null,
  ),
  claim('steps never grow during a movement', ['BB-GUARD-2', 'BB-ALARM-4'], (after, before) =>
    before.turn.steps !== null &&
    after.turn.steps !== null &&
    after.turn.steps > before.turn.steps &&
    ruling(after, 'reshuffle-mid-move') === 'steps-unchanged'
      ? `${before.turn.steps} to ${after.turn.steps}`
      : null,
  ),
  claim('a guard walks one space at a time', ['BB-GUARD-3', 'BB-MOVE-2'], (after, _, events) => {
    if (count(events, 'guard-moved') > 1) return 'two steps at once';
    const walked = events.find(({ type, rule }) => type === 'guard-moved' && rule !== 'BB-EVENT-1');
    return walked && !areAdjacent(after, walked['from'] as string, walked['to'] as string)
      ? JSON.stringify(walked)
      : null;
  }),
  claim('the lavatory is filled only when it is turned up', ['BB-LAVATORY-1'], (after, before, events) =>
    after.lavatory > before.lavatory && count(events, 'tokens-placed') === 0
      ? `${before.lavatory} to ${after.lavatory}`
      : null,
  ),
  claim('the turn passes only at its end', ['BB-TURN-1'], (after, before, events) =>
    after.active !== before.active && count(events, 'turn-ended') === 0 && ruling(after, 'start-player') !== 'team'
      ? `${before.active} to ${after.active}`
      : null,
  ),
];
