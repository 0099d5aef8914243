// Rolls of dice that name a place.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import type { Space } from './board.js';
import { changed, event, type Position, type RuleOrRuling } from './position.js';

/** The red die names a room; with the blue one, a floor and a room. */
export interface Roll extends MoveRule<Position> {
  readonly dice: 1 | 2;
}

export const roll = (
  dice: 1 | 2,
  rule: RuleOrRuling,
  apply: (position: Position, at: string) => Effect<Position>,
): Roll => ({
  dice,
  check: (_, { args }) => (args.length === dice ? null : rule),
  apply: (position, { args }) => apply(position, args.join('.')),
});

export const placeCheckpoint = (position: Position, at: Space, rule: RuleOrRuling): Effect<Position> =>
  effect(changed(position, { checkpoint: at }), event('checkpoint-placed', rule, { at }));

/** The checkpoint marker goes to the rolled room. */
export const checkpointRoll = (rule: RuleOrRuling): Roll =>
  roll(2, rule, (position, at) => placeCheckpoint(position, at, rule));
