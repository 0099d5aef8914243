// The boards of a witness, drawn as the elements draw them: at the start, and at the end in either order.
import { openBaked } from '../../components/session/open-baked.js';
import { stillOf } from '../../components/still/still.js';
import type { Case } from '../../notation/case.js';
import type { Game } from '../../table/game.js';
import { bake } from '../../verify/cases/bake.js';
import { checkCase } from '../../verify/cases/check-case.js';
import type { OrderVerdict } from '../../verify/order/try-change.js';
import type { Boards } from '../../verify/reports/order-html.js';

export async function boardsOf(game: Game, verdicts: readonly OrderVerdict[]): Promise<ReadonlyMap<Case, Boards>> {
  const boards = new Map<Case, Boards>();
  for (const { witness } of verdicts)
    for (const [i, example] of (witness?.cases ?? []).entries()) {
      const values = (witness?.differences ?? []).map(({ expected, found }) => (i === 0 ? expected : found));
      const spaces = [...new Set(values)].filter((value) => game.spaces.includes(value as string)) as string[];
      boards.set(example, await boardsOfCase(game, example, spaces, `board-${boards.size}`));
    }
  return boards;
}

/** The spaces are ringed at the end: there the orders differ. */
async function boardsOfCase(game: Game, example: Case, spaces: string[], name: string): Promise<Boards> {
  return drawnBoards(game, { ...example, moves: [...(example.moves ?? []), { mark: { spaces } }] }, name);
}

/** The board at the start and at the end of a case; of one that does not hold, only its start. */
export async function drawnBoards(game: Game, example: Case, name: string, lang = 'en'): Promise<Boards> {
  const result = checkCase(game, example);
  if (!result.holds) {
    const { moves: _moves, expect: _expect, ...start } = example;
    return { ...(await drawnBoards(game, start, name, lang)), after: '' };
  }
  const session = await openBaked(bake(game, example, result), { lang });
  const drawn = (step: number, which: string): string => {
    session.goto(step);
    return stillOf(session, 'light', `${name}-${which}`, false).svg;
  };
  return { before: drawn(0, 'before'), after: drawn(session.steps.length - 1, 'after') };
}
