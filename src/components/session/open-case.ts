// Plays a case and judges it. Loaded when a page gives one that is not baked.
import { readCase } from '../../notation/case.js';
import { claimsAt } from '../../verify/cases/bake.js';
import { checkCase, type CaseResult } from '../../verify/cases/check-case.js';
import { loadActing, loadBoard } from '../loading/load-board.js';
import { Player, stepOf } from './player.js';
import type { SessionOptions } from './open-game.js';
import { loadJudging } from '../loading/load-rules.js';
import { Session } from './session.js';

/** A case that is ready to be shown, with what the rules say of it; null when that was said before it was baked. */
export interface OpenedCase {
  readonly session: Session;
  readonly result: CaseResult | null;
}

export async function playCase(data: unknown, manner: SessionOptions): Promise<OpenedCase> {
  const example = readCase(data);
  const { game: id, title, rules } = example;
  const [shown, acting, game] = await Promise.all([
    loadBoard(id, manner.lang),
    loadActing(id),
    loadJudging(id, manner.lang),
  ]);
  const result = checkCase(game, example);
  const claims = claimsAt(result.frames, example);
  const steps = result.frames.map(({ table, move, depth, say, mark, ask }, i) =>
    stepOf(table, move, {
      depth,
      refused: claims[i] ?? [],
      ...(say && { say }),
      ...(mark && { mark }),
      ...(ask && { ask }),
    }),
  );
  const session = new Session({
    shown,
    acting,
    player: new Player(game, manner.seed),
    kind: 'case',
    steps,
    ...(title !== undefined && { title }),
    ...(rules && { rules }),
    ...manner,
  });
  return { session, result };
}
