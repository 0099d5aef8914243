// The games of the kit. A further game is one line here.
import { nearest } from '../notation/nearest.js';
import { InputError } from '../table/errors.js';
import type { Game } from '../table/game.js';
import { howToRobABank } from './how-to-rob-a-bank.js';
import { lazyHeist } from './lazy-heist.js';

export const games: readonly Game[] = [lazyHeist, howToRobABank];

export function gameNamed(id: unknown): Game {
  const game = games.find((known) => known.id === id);
  if (game) return game;
  const known = games.map((each) => each.id);
  const hint = nearest(String(id), known);
  throw new InputError([
    {
      path: ['game'],
      found: id === undefined ? 'nothing' : JSON.stringify(id),
      expected: known.join(', '),
      ...(hint && { hint }),
    },
  ]);
}
