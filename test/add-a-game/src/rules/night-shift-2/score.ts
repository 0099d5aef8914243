// How good a position is for the thief: for players that are not quite blind. No rule asks this.
import { rooms } from './board.js';
import { hasBag, type Position } from './position.js';

export function score(position: Position): number {
  if (position.outcome) return position.outcome.result === 'won' ? 100 : -100;
  const way = rooms.indexOf(position.thief);
  return hasBag(position) ? 20 - way : way;
}
