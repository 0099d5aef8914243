// The games that the elements can show. Drawing and words of a game load when a page first shows it; its rules only
// when somebody acts, or when the page gives a case that is not baked.
import type { BoardWords } from '../../locales/board-words.js';
import { nearest } from '../../notation/nearest.js';
import { InputError } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import type { BoardDrawing } from './board.js';

/** What showing a game takes: no rules. */
export interface ShownGame {
  readonly id: string;
  readonly drawing: BoardDrawing;
  readonly words: { readonly en: BoardWords; readonly [lang: string]: BoardWords };
}

interface Loader {
  board(): Promise<Omit<ShownGame, 'id'>>;
  rules(): Promise<Game>;
}

const loaders: Readonly<Record<string, Loader>> = {
  'how-to-rob-a-bank': {
    async board() {
      const [{ drawing }, en, de] = await Promise.all([
        import('./boards/how-to-rob-a-bank.js'),
        import('../../locales/en/how-to-rob-a-bank.board.js'),
        import('../../locales/de/how-to-rob-a-bank.board.js'),
      ]);
      return { drawing, words: { en: en.howToRobABankBoard, de: de.howToRobABankBoard } };
    },
    rules: async () => (await import('../../machines/how-to-rob-a-bank.js')).howToRobABank as unknown as Game,
  },
  'lazy-heist': {
    async board() {
      const [{ drawing }, en, de] = await Promise.all([
        import('./boards/lazy-heist.js'),
        import('../../locales/en/lazy-heist.board.js'),
        import('../../locales/de/lazy-heist.board.js'),
      ]);
      return { drawing, words: { en: en.lazyHeistBoard, de: de.lazyHeistBoard } };
    },
    rules: async () => (await import('../../machines/lazy-heist.js')).lazyHeist as unknown as Game,
  },
};

const prefixes: Readonly<Record<string, string>> = { RB: 'how-to-rob-a-bank', LH: 'lazy-heist' };

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
