// Drawing and words of a game load when a page first shows it; its rules only when somebody acts, or when the page
// gives a case that is not baked.
import { nearest } from '../../notation/nearest.js';
import { InputError } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import { loaders, prefixes, type Loader, type ShownGame } from './loaders.js';

export type { ShownGame };

/** Ids of the games that can be shown. */
export const shownGames: readonly string[] = Object.keys(loaders);

/** Drawing and words of a game; rejects with an InputError that names the known games. */
export const loadBoard = async (id: string): Promise<ShownGame> => ({ id, ...(await loaderOf(id).board()) });

/** The rules and the chart of a game. */
export const loadRules = async (id: string): Promise<Game> => loaderOf(id).rules();

function loaderOf(id: string): Loader {
  const loader = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (loader) return loader;
  const hint = nearest(id, shownGames);
  throw new InputError([
    { path: ['game'], found: id ? `"${id}"` : 'nothing', expected: shownGames.join(', '), ...(hint && { hint }) },
  ]);
}

/** The game of a rule: `RB-WALK-1` is of How to Rob a Bank. Null when no game has such rules. */
export const gameOfRule = (rule: string): string | null => prefixes[rule.split('-')[0] ?? ''] ?? null;
