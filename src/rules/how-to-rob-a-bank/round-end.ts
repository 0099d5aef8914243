// The end of a round, step by step, and the end of the game.
import { effect, type Effect } from '../../table/event.js';
import { numbers } from './data.js';
import type { Actor } from './box.js';
import {
  changed,
  event,
  guardsOf,
  noTokens,
  robber,
  robbersOf,
  isRuled,
  withGuards,
  withRobbers,
  type Position,
} from './position.js';

/** RB-ROUNDEND-1: robbers, tiles and tokens leave the map; bags in a robber's hands still go with the robber. */
function clear(position: Position): Effect<Position> {
  const boxed = { at: 'box', out: false } as const;
  const floor = changed(position, {
    tiles: {},
    bags: noTokens(),
    locked: noTokens(),
    alarm: { at: 'box', locked: false },
    car: 'box',
    corner: null,
  });
  const robbers = withRobbers(floor, robbersOf(position.options), boxed);
  const cleared = !isRuled(position, 'guards-between-rounds', 'stay')
    ? withGuards(robbers, guardsOf(position.options), boxed)
    : robbers;
  return effect(cleared, event('table-cleared', 'RB-ROUNDEND-1'));
}

/** RB-ROUNDEND-2: bags still carried are lost. */
function drop(position: Position): Effect<Position> {
  const robbers = robbersOf(position.options);
  const count = robbers.reduce((sum, id) => sum + robber(position, id).carries, 0);
  return effect(withRobbers(position, robbers, { carries: 0 }), event('bags-lost', 'RB-ROUNDEND-2', { count }));
}

/** RB-ROUNDEND-3: the three phases begin again. */
function repeat(position: Position): Effect<Position> {
  const round = position.round + 1;
  const none = Object.fromEntries(Object.keys(position.hands).map((actor) => [actor, []])) as Record<Actor, []>;
  const gone = !isRuled(position, 'deck-next-round', 'unused-only') ? position.gone : usedUp(position);
  return effect(
    changed(position, { round, turn: 'bank', hands: none, stacks: none, played: none, spent: [], gone }),
    event('round-started', 'RB-ROUNDEND-3', { round }),
  );
}

const usedUp = ({ gone, played }: Position): Position['gone'] =>
  Object.fromEntries(
    (Object.keys(played) as Actor[]).map((actor) => [actor, [...(gone[actor] ?? []), ...(played[actor] ?? [])]]),
  );

/** RB-END-1: the bag that makes the number full ends the game, even amid a card (ruling extra-between). */
function robbersWin(position: Position): Effect<Position> {
  return effect(
    changed(position, { card: null, outcome: { result: 'robbers', rule: 'RB-END-1' } }),
    event('game-won', 'RB-END-1', { side: 'robbers' }),
  );
}

/** RB-END-3: too few bags after three rounds. */
function bankWins(position: Position): Effect<Position> {
  return effect(
    changed(position, { outcome: { result: 'bank', rule: 'RB-END-3' } }),
    event('game-won', 'RB-END-3', { side: 'bank' }),
  );
}

export const roundEndSteps = { clear, drop, repeat, robbersWin, bankWins };

export const roundEndTests = {
  isLastRound: ({ round }: Position): boolean => round >= numbers.lastRound,
  isCleanupSkipped: (position: Position): boolean =>
    position.round >= numbers.lastRound && !isRuled(position, 'round-3-cleanup', 'do'),
};
