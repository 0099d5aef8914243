// What a move costs, in words. It is read off the table before and after the move, so that no cost is written twice.
import type { Session } from '../../session/session.js';
import { phrase } from '../phrase.js';
import type { PositionJson } from '../board.js';

/** `1 point`, `2 points, 1 strength`; '' for a move that costs nothing, and where the game counts nothing. */
export function costText(move: string, session: Session): string {
  const { acting, step } = session;
  const table = session.tableOf();
  if (!acting?.pointing.spent || !table || !session.legal.includes(move)) return '';
  const after = table.play(move).position as unknown as PositionJson;
  const { costs = {} } = session.scene().words;
  return acting.pointing
    .spent(step.position, after, move)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => phrase((count === 1 ? undefined : costs[`${unit}s`]) ?? costs[unit] ?? unit, { count }))
    .join(', ');
}
