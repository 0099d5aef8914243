// Plays a case and judges it. Loaded when a page gives one that is not baked.
import { explained } from '../../notation/moves/misfit.js';
import { readCase } from '../../notation/case.js';
import type { ReadableGame, Rulebook } from '../../table/game.js';
import { withTexts } from '../../table/with-texts.js';
import { claimsAt } from '../../verify/cases/bake.js';
import { checkCase, type CaseResult } from '../../verify/cases/check-case.js';
import { loadActing, loadBoard } from '../loading/load-board.js';
import { Pacing } from './pacing.js';
import { Player, stepOf } from './player.js';
import type { SessionOptions } from './open-game.js';
import { rulebookOf } from '../loading/load-rulebook.js';
import { loadRules, readerOf } from '../loading/load-rules.js';
import { Session, type Step } from './session.js';

/** A case that is ready to be shown, with what the rules say of it; null when that was said before it was baked. */
export interface OpenedCase {
  readonly session: Session;
  readonly result: CaseResult | null;
}

export async function playCase(data: unknown, settings: SessionOptions): Promise<OpenedCase> {
  const example = readCase(data);
  const { game: id, title, rules } = example;
  const [shown, acting, game] = await Promise.all([
    loadBoard(id, settings.lang),
    loadActing(id),
    loadJudging(id, settings.lang),
  ]);
  const result = checkCase(game, example);
  const claims = claimsAt(result.frames, example);
  const isLesson = settings.kind === 'lesson';
  const all = result.frames.map(({ table, move, depth, index, say, mark, ask, lesson }, i) =>
    stepOf(table, move, {
      depth,
      refused: isLesson ? [] : (claims[i] ?? []),
      ...(isLesson && { entry: index, ...(lesson && ('goal' in lesson ? lesson : { task: lesson })) }),
      ...(say && !(isLesson && lesson && 'goal' in lesson) && { say }),
      ...(mark && { mark }),
      ...(ask && { ask }),
    }),
  );
  // What a lesson would answer to other moves comes up when the reader makes them.
  const steps = isLesson ? joined(all.filter(({ depth }, i) => depth === 0 && !isReturn(result.frames, i))) : all;
  const session = new Session({
    shown,
    acting,
    player: new Player(game, settings.seed),
    kind: 'case',
    steps,
    ...(title !== undefined && { title }),
    ...(rules && { rules }),
    ...settings,
  });
  if (isLesson) session.pacing = new Pacing(session);
  return { session, result };
}

/** The rules of a game with all that its rulebook says, and able to read what somebody wrote. */
async function loadJudging(id: string, lang: string) {
  const [game, reader, { catalogue, texts }] = await Promise.all([
    loadRules(id, lang),
    readerOf(id),
    rulebookOf(id, lang),
  ]);
  return { ...withTexts(game, texts), ...reader, catalogue, grammar: explained(game.grammar) } as ReadableGame &
    Rulebook;
}

/** What a lesson says after a move stands beside what the move did: the reader goes on once, not twice. */
const joined = (steps: readonly Step[]): Step[] =>
  steps.reduce<Step[]>((list, step) => {
    const last = list.at(-1);
    const isSilent = last && last.say === undefined && !last.task;
    if (!isSilent || step.move !== undefined) return [...list, step];
    const { say, mark, ask, goal, task, entry } = step;
    const told = Object.entries({ say, mark, ask, goal, task, entry }).filter(([, value]) => value !== undefined);
    return [...list.slice(0, -1), { ...last, ...(Object.fromEntries(told) as Partial<Step>) }];
  }, []);

/** A frame that only says that a side line is over. */
const isReturn = (frames: CaseResult['frames'], i: number): boolean =>
  frames[i]?.depth === 0 && (frames[i - 1]?.depth ?? 0) > 0 && frames[i].move === undefined;
