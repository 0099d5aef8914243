// Whether a case is well-formed: every word in it is known. What it claims is not judged here.
import type { Case, CaseStep, Expectation, PlainStep, Question } from '../../notation/case.js';
import { unfolded } from '../../notation/lesson.js';
import { InputError, type Problem } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import type { Table } from '../../table/table.js';
import { checkCase, openCase, type Frame } from './check-case.js';
import { strangeInEvent, strangeWords, unknown, unreadable } from './unknown-words.js';

type Path = readonly (string | number)[];

/** The problems of a case whose form is right (`readCase`): start, rule ids, flow paths, events, moves, marks. */
export function lintCase(game: Game, example: Case): Problem[] {
  let start: Table;
  try {
    start = openCase(game, example);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [...error.problems, ...ruleProblems(game, example)];
  }
  const lint = new Lint(game, start, checkCase(game, example).frames);
  return [
    ...ruleProblems(game, example),
    ...lint.steps(example.moves ?? [], ['moves']),
    ...lint.expectation(example.expect ?? {}, ['expect'], (example.moves ?? []).length),
  ];
}

/** A rule or a ruling that the case says it shows, and that the game does not have. */
export const ruleProblems = (game: Game, { rules = [] }: Case): Problem[] =>
  rules.flatMap((id, i) => unknown(id, 'rule', ruleIds(game), ['rules', i]));

/** A case may show a rule or a ruling. */
const ruleIds = ({ catalogue, rulings }: Game): string[] => [...catalogue, ...rulings].map(({ id }) => id);

class Lint {
  private readonly paths: readonly string[];
  private readonly eventTypes = Object.keys(this.game.texts.en.events);

  constructor(
    private readonly game: Game,
    private readonly start: Table,
    private readonly frames: readonly Frame[],
  ) {
    this.paths = game.chart(start.position).paths;
  }

  steps(steps: readonly CaseStep[], path: Path, top?: number): Problem[] {
    return steps.flatMap((step, i) => [
      ...unfolded(step).flatMap((plain) => this.step(plain.step, [...path, i, ...plain.at], top ?? i)),
      ...(typeof step === 'object' && 'goal' in step
        ? this.expectation(step.goal.when, [...path, i, 'goal', 'when'], top ?? i)
        : []),
    ]);
  }

  expectation(claim: Expectation, path: Path, index: number): Problem[] {
    return strangeWords(claim, this.before(index), this.game, path);
  }

  private step(step: PlainStep, path: Path, index: number): Problem[] {
    if (typeof step === 'string') return this.move(step, path, index);
    if ('until' in step) return this.flow(step.until, [...path, 'until']);
    if ('expect' in step) return this.expectation(step.expect, [...path, 'expect'], index);
    if ('line' in step) return this.steps(step.line, [...path, 'line'], index);
    const { spaces = [], arrows = [] } = step.mark ?? {};
    return [
      ...spaces.flatMap((id, i) => this.space(id, [...path, 'mark', 'spaces', i])),
      ...arrows.flatMap((arrow, i) => arrow.flatMap((id, end) => this.space(id, [...path, 'mark', 'arrows', i, end]))),
      ...(step.ask ? this.question(step.ask, [...path, 'ask', 'answer'], index) : []),
    ];
  }

  /** A step is read at the table where it is to be played, or as near to it as the case gets. */
  private before = (index: number): Table => this.frames.findLast((frame) => frame.index < index)?.table ?? this.start;

  private move(text: string, path: Path, index: number): Problem[] {
    const problem = unreadable(this.game, this.game, this.before(index).position, text);
    if (problem) return [{ ...problem, path }];
    // The rules refuse a move to a space that does not exist like one to a space that is far away.
    const spaces = text.split(' ').filter((word) => /^\d+\.\w+$/.test(word));
    return spaces.flatMap((id) => this.space(id, path));
  }

  private question({ answer }: Question, path: Path, index: number): Problem[] {
    if (typeof answer === 'string' && this.eventTypes.includes(answer)) return [];
    return typeof answer === 'string'
      ? this.move(answer, path, index)
      : strangeInEvent(answer, this.before(index), this.game, path);
  }

  private flow = (flow: string, path: Path) => unknown(flow, 'state of the chart', this.paths, path);
  private space = (id: string, path: Path) => unknown(id, 'space', this.game.spaces, path);
}
