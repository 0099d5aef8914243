// Stands in for lazy-heist.reading.ts in what a page loads first: a game begins as the rulebook says. Whatever somebody
// wrote is read by the whole of it, which loads when there is something to read.
import { usualSeats } from '../../rules/lazy-heist/data.js';
import { complete } from '../../rules/lazy-heist/defaults.js';
import type { Position } from '../../rules/lazy-heist/position.js';
import type { Opening } from '../../table/game.js';

/** From the start, or from where the game itself says that it begins. */
export function readPosition(written: unknown): Opening<Position> {
  const { flow = 'minute.turn.ready' } = written as { flow?: string };
  return { flow, position: complete({}, flow, { difficulty: 'normal', seats: [...usualSeats], rulings: {} }) };
}

export const positionSchema = undefined;
export const optionsSchema = undefined;
