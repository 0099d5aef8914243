// Whether a case is well-formed: every word in it is known. What it claims is not judged here.
import type { Case, CaseStep, EventPattern, Expectation, PlainStep, Question } from '../../notation/case.js';
import { unfolded } from '../../notation/lesson.js';
import { nearest } from '../../notation/nearest.js';
import { found } from '../../notation/schema-problems.js';
import { InputError, type Problem } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import type { Table } from '../../table/table.js';
import { checkCase, openCase, type Frame } from './check-case.js';
import { unknownDetail, unknownFields, unknownValue, noSides, unreadable } from './unknown-words.js';

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

  expectation({ flow, position, events, legal, illegal, outcome, ...rest }: Expectation, path: Path, index: number) {
    return [
      ...(flow === undefined ? [] : this.flow(flow, [...path, 'flow'])),
      ...unknownFields(this.start, position ?? {}, this.game).flatMap(({ path: at, known }) =>
        unknown(at.at(-1), 'field', known, [...path, 'position', ...at]),
      ),
      ...(events ?? []).flatMap((pattern, i) => this.event(pattern, [...path, 'events', i])),
      ...(rest['no-events'] ?? []).flatMap((pattern, i) => this.event(pattern, [...path, 'no-events', i])),
      ...(legal ?? []).flatMap((move, i) => this.move(move, [...path, 'legal', i], index)),
      ...Object.entries(illegal ?? {}).flatMap(([move, rule]) => [
        ...this.move(move, [...path, 'illegal', move], index),
        ...(rule === null ? [] : this.rule(rule, [...path, 'illegal', move])),
      ]),
      ...Object.keys(rest.chances ?? {}).flatMap((move) => this.move(move, [...path, 'chances', move], index)),
      ...Object.keys(rest.view ?? {}).flatMap((side) => this.side(side, [...path, 'view', side])),
      ...(outcome?.rule === undefined ? [] : this.rule(outcome.rule, [...path, 'outcome', 'rule'])),
    ];
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

  /** A line is read at the table where it is to be played, or as near to it as the case gets. */
  private move(text: string, path: Path, index: number): Problem[] {
    const before = this.frames.findLast((frame) => frame.index < index)?.table ?? this.start;
    const problem = unreadable(this.game, this.game, before.position, text);
    return problem ? [{ ...problem, path }] : [];
  }

  private question({ answer }: Question, path: Path, index: number): Problem[] {
    if (typeof answer === 'string' && this.eventTypes.includes(answer)) return [];
    return typeof answer === 'string' ? this.move(answer, path, index) : this.event(answer, path);
  }

  private event(pattern: EventPattern, path: Path): Problem[] {
    const type = typeof pattern === 'string' ? pattern : pattern['type'];
    const strange = unknownDetail(this.start, pattern, this.game);
    const { table } = this.frames.at(-1) ?? { table: this.start };
    const nothing = strange === null ? unknownValue(table, pattern, this.game) : null;
    return [
      ...(type === undefined
        ? []
        : unknown(type, 'event', this.eventTypes, typeof pattern === 'string' ? path : [...path, 'type'])),
      ...(strange === null ? [] : [{ path, found: found(pattern), expected: `details that events have: ${strange}` }]),
      ...(nothing === null ? [] : [{ path, found: found(pattern), expected: `something that exists: ${nothing}` }]),
    ];
  }

  private side(side: string, path: Path): Problem[] {
    const { id, sides } = this.game;
    if (sides.length > 0) return unknown(side, 'side', sides, path);
    return [{ path, found: `the unknown side "${side}"`, expected: `no view: ${noSides(id)}` }];
  }

  private rule = (id: string, path: Path) => unknown(id, 'rule', ruleIds(this.game), path);
  private flow = (flow: string, path: Path) => unknown(flow, 'state of the chart', this.paths, path);
  private space = (id: string, path: Path) => unknown(id, 'space', this.game.spaces, path);
}

function unknown(word: unknown, what: string, known: readonly string[], path: Path): Problem[] {
  if (typeof word === 'string' && known.includes(word)) return [];
  const hint = nearest(String(word), known);
  const listed = known.length > 0 && known.length <= 40 ? `: ${known.join(', ')}` : '';
  return [
    { path, found: `the unknown ${what} ${found(word)}`, expected: `a known ${what}${listed}`, ...(hint && { hint }) },
  ];
}
