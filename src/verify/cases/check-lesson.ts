// What a lesson promises its reader: the goal can be reached, every move that it asks for can be made when it asks, every
// answer can come up, and whoever plays freely never ends without a word.
import type { Case, CaseStep, Expectation, LocalText } from '../../notation/case.js';
import { otherwise, textsOf, type Free, type Goal, type LessonStep, type You } from '../../notation/lesson.js';
import type { GameEvent } from '../../table/event.js';
import type { ReadableGame } from '../../table/game.js';
import { chanceMove, moveText, type Move } from '../../table/move.js';
import type { Table } from '../../table/table.js';
import { checkCase, type CaseResult, type Failure, type Frame } from './check-case.js';
import { denials } from './judge-expectation.js';

type Path = readonly (string | number)[];

/** Tables that a proof about free play looks at, at most. */
const mostTables = 20_000;
/** More steps of the table than any procedure has. */
const mostSteps = 500;

/** Plays a case and, where it is a lesson, proves what the lesson promises. */
export function judgeCase(game: ReadableGame, example: Case): CaseResult {
  const result = checkCase(game, example);
  const failures = [...result.failures, ...lessonFailures(example, result)];
  return { ...result, failures, holds: failures.length === 0 };
}

function lessonFailures(example: Case, { frames, failures: before }: CaseResult): Failure[] {
  if (!frames.some(({ lesson }) => lesson)) return [];
  const moves = example.moves ?? [];
  const proof = new Proof();
  // The first step of a lesson may be told at the start; of all the others the frame knows where they stand.
  const placeOf = ({ index, lesson }: Frame) => (index < 0 ? moves.indexOf(lesson as CaseStep) : index);
  for (const frame of frames) if (frame.depth === 0) proof.pass(frame, placeOf(frame));
  // A lesson that stopped half way has said so.
  if (!before.some(({ fault }) => fault)) proof.end((frames.findLast(({ depth }) => depth === 0) as Frame).table);
  return [...proof.failures, ...missingLanguages(moves)];
}

class Proof {
  readonly failures: Failure[] = [];
  private goal: { readonly goal: Goal; readonly index: number } | undefined;
  private events: readonly GameEvent[] = [];

  pass({ table, move, lesson }: Frame, index: number): void {
    if (move !== undefined) this.events = [...this.events, ...table.events];
    if (!lesson) return;
    if ('goal' in lesson) this.setGoal(lesson.goal, table, index);
    else if ('you' in lesson) this.you(lesson.you, table, index);
    else this.free(lesson.free, table, index);
  }

  /** A goal is over when the lesson ends, or sets another. */
  end(table: Table): void {
    const [missed] = this.goal ? denials(this.goal.goal.when, table, this.events) : [];
    if (this.goal && missed)
      this.fail(
        this.goal.index,
        ['goal', 'when', ...missed.path],
        'the lesson goes on before its goal is reached',
        missed.expected,
        missed.found,
      );
  }

  private setGoal(goal: Goal, table: Table, index: number): void {
    this.end(table);
    this.goal = { goal, index };
    if (isReached(goal.when, table, this.events))
      this.fail(
        index,
        ['goal', 'when'],
        'the goal is reached before the reader has done anything',
        'not yet',
        'reached',
      );
  }

  private you({ play, react = {} }: You, table: Table, index: number): void {
    const early = table.why(play);
    if (early)
      this.fail(
        index,
        ['you', 'play'],
        `${play} is not possible yet when the reader is asked for it: ${early.text}`,
        'legal here',
        early.rule ?? 'not a move',
        early.rule,
      );
    const listed = new Set([play, ...Object.keys(react)]);
    for (const [move, { say, refused, expect }] of Object.entries(react)) {
      const path = ['you', 'react', move];
      const why = move === otherwise ? null : table.why(move);
      if (move === play) this.fail(index, path, `${move} is the move that is asked for`, 'another move', move);
      else if (refused === undefined && say === undefined)
        this.fail(index, path, 'the reader would be told nothing', 'say', null);
      else if (refused !== undefined && expect)
        this.fail(index, path, 'a refused move changes nothing', 'refused or expect', 'both');
      else if (refused === undefined && why)
        this.fail(
          index,
          path,
          `the reader cannot make this move here: ${why.text}`,
          'legal here',
          why.rule ?? 'not a move',
          why.rule,
        );
    }
    if (react[otherwise] && table.waitsFor !== 'chance' && table.legal().every((move) => listed.has(move)))
      this.fail(
        index,
        ['you', 'react', otherwise],
        'every legal move has its own answer, so this one can never come up',
        'at least one other legal move',
        'none',
      );
  }

  private free({ play, within, chance = [], stuck }: Free, table: Table, index: number): void {
    const goal = this.goal?.goal.when;
    if (!goal) {
      this.fail(index, ['free'], 'free play needs a goal before it', 'a goal', null);
      return;
    }
    const search = new FreePlay(goal, chance, mostTables);
    const asked = search.follow(table, this.events, play, within);
    if (asked !== null) this.fail(index, ['free', 'play'], asked, 'the goal is reached', 'it is not');
    const missed = search.missed(table, this.events, within);
    if (search.tables > mostTables)
      this.fail(
        index,
        ['free', 'within'],
        `more than ${mostTables} positions: not every line can be tried`,
        'fewer moves',
        within,
      );
    else if (missed && !stuck)
      this.fail(
        index,
        ['free'],
        `a reader who plays ${missed.join(', ')} misses the goal and is told nothing`,
        'stuck: { say: … }',
        null,
      );
    else if (!missed && stuck)
      this.fail(
        index,
        ['free', 'stuck'],
        'every line reaches the goal, so this can never come up',
        'no stuck',
        'stuck',
      );
  }

  private fail(
    move: number,
    path: Path,
    message: string,
    expected: unknown,
    found: unknown,
    rule?: string | null,
  ): void {
    this.failures.push({ move, path: ['moves', move, ...path], message, expected, found, ...(rule && { rule }) });
  }
}

const isReached = (when: Expectation, table: Table, events: readonly GameEvent[]): boolean =>
  denials(when, table, events).length === 0;

/** The lines that a reader can play freely. Dice fall as the lesson says, then as the table lists them first. */
class FreePlay {
  tables = 0;

  constructor(
    private readonly goal: Expectation,
    private readonly chance: readonly string[],
    private readonly most: number,
  ) {}

  /** Null when these moves reach the goal in time, else what is wrong. */
  follow(start: Table, before: readonly GameEvent[], moves: readonly string[], within: number): string | null {
    let [table, events, played] = [start, before, 0];
    for (const move of moves) {
      while (table.why(move) !== null && table.waitsFor === 'next') {
        table = table.play('next');
        events = [...events, ...table.events];
      }
      if (table.why(move) !== null) return `${move} cannot be played`;
      if (table.waitsFor === 'player') played++;
      table = table.play(move);
      events = [...events, ...table.events];
    }
    if (played > within) return `these are ${played} moves, and the reader has ${within}`;
    return isReached(this.goal, table, events) ? null : 'these moves do not reach the goal';
  }

  /** The moves of a line that misses the goal; null when there is none. */
  missed(start: Table, before: readonly GameEvent[], within: number, drawn = 0): string[] | null {
    const { table, events, drawn: now } = this.settled(start, before, drawn);
    if (++this.tables > this.most) return null;
    if (isReached(this.goal, table, events)) return null;
    if (within === 0 || table.waitsFor !== 'player') return [];
    for (const move of table.moves()) {
      const after = table.after(move);
      const line = this.missed(after, [...events, ...after.events], within - 1, now);
      if (line) return [moveText(move), ...line];
    }
    return null;
  }

  /** Up to where a player decides, or to the goal. */
  private settled(start: Table, before: readonly GameEvent[], from: number) {
    let [table, events, drawn] = [start, before, from];
    for (let i = 0; i < mostSteps && !isReached(this.goal, table, events); i++) {
      const move = automaticMove(table, this.chance[drawn]);
      if (!move) break;
      if (table.waitsFor === 'chance') drawn++;
      table = table.after(move);
      events = [...events, ...table.events];
    }
    return { table, events, drawn };
  }
}

/** What the table does by itself: `next`, or an outcome of chance - the one that is written, else the first; null when a player decides. */
export function automaticMove(table: Table, written?: string): Move | null {
  if (table.waitsFor === 'next') return chanceMove('next');
  if (table.waitsFor !== 'chance') return null;
  if (written !== undefined && table.why(written) === null) return chanceMove(written);
  for (const { move } of table.chances()) return chanceMove(move);
  return null;
}

/** A reader of any language that the lesson speaks gets every text. */
function missingLanguages(moves: readonly CaseStep[]): Failure[] {
  const texts = allTexts(moves);
  const languages = [...new Set(texts.flatMap(({ text }) => languagesOf(text)))];
  return texts.flatMap(({ text, path, move }) => {
    const missing = languages.filter((lang) => !languagesOf(text).includes(lang));
    return missing.length === 0
      ? []
      : [
          {
            move,
            path,
            message: `this text is missing in ${missing.join(', ')}`,
            expected: languages,
            found: languagesOf(text),
          },
        ];
  });
}

const languagesOf = (text: LocalText): string[] => (typeof text === 'string' ? [] : Object.keys(text));

interface PlacedText {
  readonly text: LocalText;
  readonly path: Path;
  readonly move: number;
}

const allTexts = (steps: readonly CaseStep[], path: Path = ['moves'], top?: number): PlacedText[] =>
  steps.flatMap((step, i): PlacedText[] => {
    const [here, move] = [[...path, i], top ?? i];
    if (typeof step === 'string' || 'until' in step || 'expect' in step) return [];
    if ('line' in step) return allTexts(step.line, [...here, 'line'], move);
    if ('goal' in step || 'you' in step || 'free' in step)
      return textsOf(step as LessonStep).map(([text, at]) => ({ text, path: [...here, ...at], move }));
    return [
      ...(step.say === undefined ? [] : [{ text: step.say, path: [...here, 'say'], move }]),
      ...(step.ask ? [{ text: step.ask.prompt, path: [...here, 'ask', 'prompt'], move }] : []),
    ];
  });
