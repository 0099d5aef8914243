// Drawing and words of a game load when a page first shows it; its rules only when somebody acts, or when the page
// gives a case that is not baked.
import { InputError } from '../../table/errors.js';
import { loadWords } from './load-words.js';
import { loaders, prefixes, type Loader, type ShownGame } from './loaders.js';
import type { Acting } from '../session/session.js';

export type { ShownGame };

/** Ids of the games that can be shown. */
export const shownGames: readonly string[] = Object.keys(loaders);

/** Drawing and words of a game. */
export async function loadBoard(id: string, lang: string): Promise<ShownGame> {
  const [board, spoken] = await Promise.all([loaderOf(id).then((loader) => loader.board()), loadWords(id, lang)]);
  return { id, ...board, words: { ...board.words, ...(spoken && { [spoken.lang]: spoken.board }) } };
}

/** What acting on a game's board takes. */
export async function loadActing(id: string): Promise<Acting> {
  const [pointing, { BoardInput }] = await Promise.all([
    loaderOf(id).then((loader) => loader.pointing()),
    import('../board/board-input.js'),
  ]);
  return { pointing, BoardInput };
}

/** Rejects with an InputError that names the known games. */
export async function loaderOf(id: string): Promise<Loader> {
  const loader = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (loader) return loader;
  const { nearest } = await import('../../notation/nearest.js');
  const hint = nearest(id, shownGames);
  throw new InputError([
    { path: ['game'], found: id ? `"${id}"` : 'nothing', expected: shownGames.join(', '), ...(hint && { hint }) },
  ]);
}

/** The game of a rule: `RB-WALK-1` is of How to Rob a Bank. Null when no game has such rules. */
export const gameOfRule = (rule: string): string | null => prefixes[rule.split('-')[0] ?? ''] ?? null;
