// Drawing and words of a game load when a page first shows it; its rules only when somebody acts, or when the page
// gives a case that is not baked.
import type { BoardWords } from '../../locales/board-words.js';
import type { ByLanguage } from '../../table/rule.js';
import type { BoardDrawing } from '../board/board.js';
import type { Acting } from '../session/session.js';
import { partsOf } from './games.js';
import { inLanguages } from './languages.js';

/** What showing a game takes: no rules. */
export interface ShownGame {
  readonly id: string;
  readonly drawing: BoardDrawing;
  readonly words: ByLanguage<BoardWords>;
}

/** Drawing and words of a game. */
export async function loadBoard(id: string, pageLang: string): Promise<ShownGame> {
  const parts = await partsOf(id);
  const [{ drawing }, words] = await Promise.all([
    parts.drawing(),
    inLanguages(parts, pageLang, async ({ board }) => (await board()).board),
  ]);
  return { id, drawing, words };
}

/** What acting on a game's board takes. */
export async function loadActing(id: string): Promise<Acting> {
  const parts = await partsOf(id);
  const [{ pointing }, { BoardInput }] = await Promise.all([
    parts.pointing(),
    import('../board/acting/board-input.js'),
  ]);
  return { pointing, BoardInput };
}
