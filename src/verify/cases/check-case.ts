// Plays a case and judges it. The frames it leaves are what explanations, replays and reports show.
import { isIn } from '../../table/flow.js';
import type { Case, CaseStep, Expectation, Mark, PlainStep, Question, Remark, LocalText } from '../../notation/case.js';
import { unfolded, type LessonStep } from '../../notation/lesson.js';
import { inLanguage } from '../../notation/sentence.js';
import { InputError, type Problem } from '../../table/errors.js';
import { ChartGap, Refusal } from '../../table/refusal.js';
import type { GameEvent } from '../../table/event.js';
import type { ReadableGame } from '../../table/game.js';
import { Table } from '../../table/table.js';
import { denials, faultsIn, nowUpTo, type Denial } from './judge-expectation.js';
import { matchesEvent } from './match.js';

type Path = readonly (string | number)[];

/** Something a case claims and the rules deny. */
export interface Failure {
  /** Index in `moves` at which it showed; the number of moves for the closing `expect`. */
  readonly move: number;
  /** Where in the case it stands. */
  readonly path: Path;
  readonly message: string;
  readonly expected: unknown;
  readonly found: unknown;
  /** The rule that spoke, when one did. */
  readonly rule?: string;
  /** The case itself is at fault (its move cannot be played), not only its claim. */
  readonly fault?: true;
}

/** What the author tells the reader at a step. */
interface AuthorNotes {
  readonly say?: LocalText;
  readonly mark?: Mark;
  readonly ask?: Question;
  /** The step of a lesson that begins here. */
  readonly lesson?: LessonStep;
}

/** One step of a replay: the table, the move that led there, and what the author said. */
export interface Frame extends AuthorNotes {
  /** Index in `moves`, -1 for the start. */
  readonly index: number;
  readonly table: Table;
  /** The move made, or undefined for the start and for remarks. */
  readonly move?: string;
  /** `next` that the author did not write. */
  readonly implied?: true;
  /** How deep in side lines. */
  readonly depth: number;
}

export interface CaseResult {
  readonly holds: boolean;
  readonly failures: readonly Failure[];
  readonly frames: readonly Frame[];
}

/** More `next` than any protocol needs: a case that gets here would never end. */
const mostNexts = 1000;

/** Plays a case. Throws an InputError when its start cannot be read. */
export function checkCase(game: ReadableGame, example: Case): CaseResult {
  const run = new Run(openCase(game, example), game);
  const moves = example.moves ?? [];
  const finished = run.play(moves, ['moves']);
  if (finished && example.expect) run.expect(example.expect, moves.length, ['expect']);
  return { holds: run.failures.length === 0, failures: run.failures, frames: run.frames };
}

/** The table a case starts from; problems carry their path in the case. */
export function openCase(game: ReadableGame, { options, start }: Case): Table {
  try {
    return Table.open(game, { options, position: start });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const inCase = (problem: Problem): Problem => ({
      ...problem,
      path: problem.path[0] === 'options' && options !== undefined ? problem.path : ['start', ...problem.path],
    });
    throw new InputError(error.problems.map(inCase) as [Problem, ...Problem[]]);
  }
}

const isLesson = (step: CaseStep): step is LessonStep =>
  typeof step === 'object' && ['goal', 'you', 'free'].some((key) => key in step);

class Run {
  readonly failures: Failure[] = [];
  readonly frames: Frame[];
  private events: readonly GameEvent[] = [];
  private depth = 0;
  /** The lesson's step whose first remark is to come. */
  private lesson: LessonStep | undefined;
  /** Questions whose answer is an event that has yet to happen. */
  private open: { ask: Question; move: number; path: Path }[] = [];

  constructor(
    private table: Table,
    private readonly game: ReadableGame,
  ) {
    this.frames = [{ index: -1, table, depth: 0 }];
  }

  /** Plays a list of steps; false when it had to stop. */
  play(steps: readonly CaseStep[], path: Path, top?: number): boolean {
    for (const [i, written] of steps.entries()) {
      this.lesson = isLesson(written) ? written : undefined;
      if (this.lesson && 'goal' in this.lesson)
        this.deny(faultsIn(this.lesson.goal.when, this.table, this.game), top ?? i, [...path, i, 'goal', 'when']);
      for (const { step, at } of unfolded(written)) if (!this.step(step, top ?? i, [...path, i, ...at])) return false;
    }
    for (const { ask, move, path: place } of this.open)
      this.fail(
        move,
        [...place, 'ask', 'answer'],
        `the answer to "${inLanguage(ask.prompt, 'en')}" never happens`,
        ask.answer,
        this.events.map(({ type }) => type),
      );
    this.open = [];
    return true;
  }

  /** One plain step; false when the case has to stop. */
  private step(step: PlainStep, index: number, path: Path): boolean {
    if (typeof step === 'string') return this.move(step, index, path);
    if ('until' in step) return this.until(step.until, index, path);
    if ('expect' in step) this.expect(step.expect, index, [...path, 'expect']);
    else if ('line' in step) this.line(step.line, index, [...path, 'line']);
    else this.remark(step, index, path);
    return true;
  }

  expect(claim: Expectation, move: number, path: Path): void {
    this.deny(denials(claim, this.table, this.events, this.game), move, path);
  }

  private deny(denied: readonly Denial[], move: number, path: Path): void {
    for (const { path: at, message, expected, found, rule, fault } of denied)
      this.fail(move, [...path, ...at], message, expected, found, rule, fault);
  }

  private move(text: string, index: number, path: Path): boolean {
    // `next` is implied where the table waits for nothing else.
    for (let i = 0; i < mostNexts && text !== 'next' && this.table.waitsFor === 'next'; i++) {
      if (this.table.why(text) === null) break;
      this.make('next', index, true);
    }
    try {
      this.make(text, index, false);
      return true;
    } catch (error) {
      if (error instanceof Refusal) this.refuse(text, error, index, path);
      else if (error instanceof InputError || error instanceof ChartGap)
        this.fail(index, path, error.message, 'a move', text, null, true);
      else throw error;
      return false;
    }
  }

  private refuse(text: string, { reason, rule }: Refusal, index: number, path: Path): void {
    const message = `${text} is refused: ${reason}${nowUpTo(this.table, text)}`;
    this.fail(index, path, message, 'a legal move', rule, rule, true);
  }

  private until(goal: string, index: number, path: Path): boolean {
    for (let i = 0; i < mostNexts && !isIn(this.table.flow, goal); i++) {
      if (this.table.waitsFor !== 'next') break;
      this.make('next', index, true);
    }
    if (isIn(this.table.flow, goal)) return true;
    this.fail(index, [...path, 'until'], `"next" never reaches ${goal}`, goal, this.table.flow, null, true);
    return false;
  }

  /** A side line: played on, then everything is as before it. */
  private line(steps: readonly CaseStep[], index: number, path: Path): void {
    const { table, events, open, marks } = this;
    this.open = [];
    this.depth++;
    this.play(steps, path, index);
    this.depth--;
    this.table = table;
    this.events = events;
    this.open = open;
    this.frames.push({ index, table, depth: this.depth, ...marks });
  }

  /** Shown at the start as long as nothing has happened; later, or when the start says such a thing already, at a step of its own. */
  private remark(step: Remark, index: number, path: Path): void {
    if (step.ask) this.ask(step.ask, index, path);
    const { lesson } = this;
    this.lesson = undefined;
    const given = Object.entries({ ...step, lesson }).filter(([, value]) => value !== undefined);
    const told = Object.fromEntries(given) as AuthorNotes;
    const last = this.frames.at(-1) as Frame;
    const isTask = lesson && !('goal' in lesson);
    if (!isTask && last.index < 0 && last.depth === this.depth && !Object.keys(told).some((key) => key in last))
      this.frames.splice(-1, 1, { ...last, ...told });
    else this.frames.push({ index, table: this.table, depth: this.depth, ...this.marks, ...told });
  }

  /** Marks stay until the next move, whatever is said meanwhile. */
  private get marks(): AuthorNotes {
    const { mark, depth } = this.frames.at(-1) as Frame;
    return mark && depth === this.depth ? { mark } : {};
  }

  private ask(ask: Question, move: number, path: Path): void {
    // A legal move answers at once; anything else has to happen later on.
    if (typeof ask.answer === 'string' && this.table.why(ask.answer) === null) return;
    this.open.push({ ask, move, path });
  }

  private make(text: string, index: number, implied: boolean): void {
    this.table = this.table.play(text);
    this.events = [...this.events, ...this.table.events];
    this.open = this.open.filter(
      ({ ask }) => ask.answer !== text && !this.table.events.some((event) => matchesEvent(ask.answer, event)),
    );
    this.frames.push({ index, table: this.table, move: text, depth: this.depth, ...(implied && { implied }) });
  }

  private fail(
    move: number,
    path: Path,
    message: string,
    expected: unknown,
    found: unknown,
    rule?: string | null,
    fault = false,
  ): void {
    this.failures.push({ move, path, message, expected, found, ...(rule && { rule }), ...(fault && { fault }) });
  }
}
