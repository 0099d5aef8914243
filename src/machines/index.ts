// The games of the kit in all their languages. A further game is one line here. Who imports a game by itself, as pages
// do, gets it in English.
import { howToRobABank as howToRobABankDe } from '../locales/de/how-to-rob-a-bank.js';
import { lazyHeist as lazyHeistDe } from '../locales/de/lazy-heist.js';
import { withTexts } from '../notation/languages.js';
import { nearest } from '../notation/nearest.js';
import { InputError } from '../table/errors.js';
import type { Game } from '../table/game.js';
import { howToRobABank } from './how-to-rob-a-bank.js';
import { lazyHeist } from './lazy-heist.js';

export const games: readonly Game[] = [
  withTexts(lazyHeist, { de: lazyHeistDe }),
  withTexts(howToRobABank, { de: howToRobABankDe }),
];

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
