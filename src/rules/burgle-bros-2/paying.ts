// Actions are paid for out of a crook's turn.
import type { Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import type { Move } from '../../table/move.js';
import { withTurn, type Position, type RuleOrRuling } from './position.js';

interface Action {
  /** One action, unless the table of numbers says otherwise. */
  readonly cost?: () => number;
  /** Its own rules in their order; what it costs is asked last (B2-TURN-1). */
  readonly needs: (position: Position, move: Move) => RuleOrRuling | null;
  readonly does: (position: Position, move: Move) => Effect<Position>;
}

export const action = ({ cost = () => 1, needs, does }: Action): MoveRule<Position> => ({
  check: (position, move) => needs(position, move) ?? (position.turn.actions < cost() ? 'B2-TURN-1' : null),
  apply: (position, move) => does(withTurn(position, { actions: position.turn.actions - cost() }), move),
});

export const unless = (holds: boolean, rule: RuleOrRuling): RuleOrRuling | null => (holds ? null : rule);
