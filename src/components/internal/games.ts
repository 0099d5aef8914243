// Drawing and words of a game load when a page first shows it; its rules only when somebody acts, or when the page
// gives a case that is not baked.
import { withTexts } from '../../notation/languages.js';
import { nearest } from '../../notation/nearest.js';
import { InputError } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import { loadWords } from './languages.js';
import { loaders, prefixes, type Loader, type ShownGame } from './loaders.js';

import type { Acting } from './session.js';

export type { ShownGame };

/** Ids of the games that can be shown. */
export const shownGames: readonly string[] = Object.keys(loaders);

/** Drawing and words of a game; rejects with an InputError that names the known games. */
export async function loadBoard(id: string, lang: string): Promise<ShownGame> {
  const [board, spoken] = await Promise.all([loaderOf(id).board(), loadWords(id, lang)]);
  return { id, ...board, words: { ...board.words, ...(spoken && { [spoken.lang]: spoken.board }) } };
}

/** What acting on a game's board takes. */
export async function loadActing(id: string): Promise<Acting> {
  const [pointing, { Hand }] = await Promise.all([loaderOf(id).pointing(), import('./hand.js')]);
  return { pointing, Hand };
}

/** The rules and the chart of a game, with its words in English and in the language of the page. */
export async function loadRules(id: string, lang: string): Promise<Game> {
  const [game, spoken] = await Promise.all([loaderOf(id).rules(), loadWords(id, lang)]);
  return spoken ? withTexts(game, { [spoken.lang]: spoken.texts }) : game;
}

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
