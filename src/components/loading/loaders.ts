// The games that the elements can show, and how they are loaded, in English. A further game is one entry here.
import type { BoardWords } from '../../locales/board-words.js';
import type { Game, Opening, Position } from '../../table/game.js';
import type { GameTexts } from '../../table/rule.js';
import type { BoardDrawing, BoardPointing, Overlays } from '../board/board.js';

/** What showing a game takes: no rules. */
export interface ShownGame {
  readonly id: string;
  readonly drawing: BoardDrawing;
  readonly words: { readonly en: BoardWords; readonly [lang: string]: BoardWords };
}

export interface Loader {
  readonly board: () => Promise<Omit<ShownGame, 'id'>>;
  readonly pointing: () => Promise<BoardPointing>;
  /** What a page may ask to see besides the position (`show` of heist-floor). A game may have none. */
  readonly overlays?: () => Promise<Overlays>;
  /** The rules without what the rulebook says in words, and for games from their beginning only. */
  readonly rules: () => Promise<Game>;
  readonly book: () => Promise<Pick<Game, 'catalogue'> & Pick<GameTexts, 'rules' | 'rulings'>>;
  readonly reading: () => Promise<{
    readonly readPosition: (written: unknown, options: unknown, paths: readonly string[]) => Opening<Position>;
  }>;
}

export const loaders: Readonly<Record<string, Loader>> = {
  'how-to-rob-a-bank': {
    board: async () => {
      const [{ drawing }, en] = await Promise.all([
        import('../boards/how-to-rob-a-bank/drawing.js'),
        import('../../locales/en/how-to-rob-a-bank/board.js'),
      ]);
      return { drawing, words: { en: en.board } };
    },
    pointing: async () => (await import('../boards/how-to-rob-a-bank/pointing.js')).pointing,
    overlays: async () => (await import('../boards/how-to-rob-a-bank/overlays.js')).overlays,
    rules: async () => (await import('../../machines/how-to-rob-a-bank/game.js')).howToRobABank as unknown as Game,
    book: () => import('../../machines/how-to-rob-a-bank/rule-texts.js'),
    reading: () => import('../../machines/how-to-rob-a-bank/position-reader.js'),
  },
  'lazy-heist': {
    board: async () => {
      const [{ drawing }, en] = await Promise.all([
        import('../boards/lazy-heist/drawing.js'),
        import('../../locales/en/lazy-heist/board.js'),
      ]);
      return { drawing, words: { en: en.board } };
    },
    pointing: async () => (await import('../boards/lazy-heist/pointing.js')).pointing,
    overlays: async () => (await import('../boards/lazy-heist/overlays.js')).overlays,
    rules: async () => (await import('../../machines/lazy-heist/game.js')).lazyHeist as unknown as Game,
    book: () => import('../../machines/lazy-heist/rule-texts.js'),
    reading: () => import('../../machines/lazy-heist/position-reader.js'),
  },
};

/** First part of a rule's id -> its game. */
export const prefixes: Readonly<Record<string, string>> = { RB: 'how-to-rob-a-bank', LH: 'lazy-heist' };
