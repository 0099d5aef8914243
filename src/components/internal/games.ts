// The games that the elements can show. Rules, drawing and words of a game load when a page first needs them.
import type { BoardWords } from '../../locales/board-words.js';
import { nearest } from '../../notation/nearest.js';
import { InputError } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import type { BoardDrawing } from './board.js';

/** A game with everything that showing it takes. */
export interface ShownGame {
  readonly game: Game;
  readonly drawing: BoardDrawing;
  readonly words: { readonly en: BoardWords; readonly [lang: string]: BoardWords };
}

const loaders: Readonly<Record<string, () => Promise<ShownGame>>> = {
  'how-to-rob-a-bank': async () => {
    const [{ howToRobABank }, { drawing }, en, de] = await Promise.all([
      import('../../machines/how-to-rob-a-bank.js'),
      import('./boards/how-to-rob-a-bank.js'),
      import('../../locales/en/how-to-rob-a-bank.board.js'),
      import('../../locales/de/how-to-rob-a-bank.board.js'),
    ]);
    return {
      game: howToRobABank as unknown as Game,
      drawing,
      words: { en: en.howToRobABankBoard, de: de.howToRobABankBoard },
    };
  },
};

const prefixes: Readonly<Record<string, string>> = { RB: 'how-to-rob-a-bank' };

/** Loads a game by its id; rejects with an InputError that names the known ones. */
export async function loadGame(id: string): Promise<ShownGame> {
  const known = Object.keys(loaders);
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load) return load();
  const hint = nearest(id, known);
  throw new InputError([
    { path: ['game'], found: id ? `"${id}"` : 'nothing', expected: known.join(', '), ...(hint && { hint }) },
  ]);
}

/** The game of a rule: `RB-WALK-1` is of How to Rob a Bank. Null when no game has such rules. */
export const gameOfRule = (rule: string): string | null => prefixes[rule.split('-')[0] ?? ''] ?? null;
