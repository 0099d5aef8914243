// Stands in for how-to-rob-a-bank.reading.ts in what a page loads first: a game begins as the rulebook says. Whatever
// somebody wrote is read by the whole of it, which loads when there is something to read.
import { seats } from '../../rules/how-to-rob-a-bank/data.js';
import { complete } from '../../rules/how-to-rob-a-bank/defaults.js';
import type { Position } from '../../rules/how-to-rob-a-bank/position.js';
import type { Opening } from '../../table/game.js';

/** From the start, or from where the game itself says that it begins. */
export function readPosition(written: unknown): Opening<Position> {
  const { flow = 'explore.reveal' } = written as { flow?: string };
  return { flow, position: complete({}, flow, { players: 3, order: [...seats(3)], rulings: {} }) };
}

export const positionSchema = undefined;
export const optionsSchema = undefined;
