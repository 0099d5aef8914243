// The verdict on one case file: what `check` reports, whatever the reporter.
import { compiled } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { Game } from '../../table/game.js';
import { openCase, type Failure } from '../../verify/cases/check-case.js';
import { judgeCase } from '../../verify/cases/check-lesson.js';
import { ruleProblems } from '../../verify/cases/lint.js';
import { InputError, pathText, messageOf } from '../../table/errors.js';
import type { CaseStep } from '../../notation/case.js';
import {
  openCaseFile,
  placed,
  readCaseFile,
  type CaseFile,
  type PlacedProblem,
  type ReadableCase,
} from './case-file.js';
import { withOptions } from '../../verify/cases/under-options.js';
import { exit } from '../command.js';
import type { Named } from './files.js';

export interface PlacedFailure {
  /** Index in `moves`; the number of moves for the closing `expect`. */
  readonly move: number;
  /** What stands there, in words. */
  readonly step: string;
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly message: string;
  readonly expected: unknown;
  readonly found: unknown;
  readonly rule?: string;
  /** The move cannot be played: the case is wrong, not only its claim. */
  readonly fault?: true;
}

export interface CaseVerdict {
  readonly file: string;
  readonly game: string | null;
  readonly title: string | null;
  readonly holds: boolean;
  /** Of a case that fails under other options: whether it holds under its own. */
  readonly heldBefore?: boolean;
  readonly failures: readonly PlacedFailure[];
  readonly problems: readonly PlacedProblem[];
}

/** Options that count more than those of the case. */
export type OverridingOptions = Readonly<Record<string, unknown>> | undefined;

export function judge(named: Named, options?: OverridingOptions): CaseVerdict {
  let opened: CaseFile | undefined;
  let readable: ReadableCase | undefined;
  try {
    opened = openCaseFile(named);
    const read = readCaseFile(opened);
    const [strange, ...others] = ruleProblems(read.game, read.example);
    if (strange) throw new InputError([strange, ...others]);
    readable = read;
    const { placeOf } = readable;
    const example = options ? withOptions(readable.example, options) : readable.example;
    const { holds, failures } = judgeCase(quick(readable.game), example);
    const { file, named: names } = readable;
    const before = options && !holds ? { heldBefore: holdsAsWritten(readable) } : {};
    const steps = failures.length > 0 ? stepTexts(example.moves ?? []) : [];
    const placedFailures = failures.map((each) => placedFailure(each, steps, placeOf));
    // Under other options a move that cannot be played is an answer, not a mistake in the case.
    const answers = options ? placedFailures.map(({ fault: _, ...failure }) => failure) : placedFailures;
    return { file, ...names, holds, ...before, failures: answers, problems: [] };
  } catch (error) {
    const names = opened?.named ?? { game: null, title: null };
    const verdict = { file: named.file, ...names, holds: false };
    if (!(error instanceof InputError)) return { ...verdict, failures: [], problems: [ourMistake(error)] };
    const ownProblems = { ...verdict, failures: [], problems: placed(error, opened) };
    if (!options || !readable || !canBegin(readable)) return ownProblems;
    // What was given on the command line is nowhere in the file.
    const given = error.problems.filter(({ path }) => path[0] === 'options');
    const problems = given.map(({ path, ...rest }) => ({ path: `--${pathText(path)}`, ...rest }));
    if (given.length > 0) return { ...verdict, failures: [], problems };
    const failures = placed(error, opened).map(impossibleStart);
    return { ...verdict, heldBefore: holdsAsWritten(readable), failures, problems: [] };
  }
}

const holdsAsWritten = (readable: ReadableCase): boolean =>
  canBegin(readable) && judgeCase(quick(readable.game), readable.example).holds;

function canBegin({ game, example }: ReadableCase): boolean {
  try {
    openCase(game, example);
    return true;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return false;
  }
}

/** Under other options that is an answer, too. */
const impossibleStart = ({ line = 1, column = 1, path, found, expected }: PlacedProblem): PlacedFailure => ({
  move: 0,
  step: 'at the start',
  line,
  column,
  path,
  message: 'the case cannot begin like this',
  expected,
  found,
});

/** Compiled charts do what xstate does, and start at once. */
function quick(game: Game): Game {
  let own = compiledGames.get(game);
  if (!own) compiledGames.set(game, (own = runGame(game, compiled)));
  return own;
}
const compiledGames = new Map<Game, Game>();

/** A bug of the kit must not keep the other files from being checked, nor pass for a verdict on this one. */
const ourMistake = (error: unknown): PlacedProblem => ({
  path: '',
  found: `internal error in heist: ${messageOf(error)}`,
  expected: 'none; please report it and attach this file',
});

/** Wrong input weighs more than a claim that does not hold. */
export const codeOf = ({ holds, failures, problems }: CaseVerdict): number =>
  holds ? exit.holds : problems.length > 0 || failures.some(({ fault }) => fault) ? exit.wrong : exit.fails;

function placedFailure(
  { path, ...failure }: Failure,
  steps: readonly string[],
  placeOf: ReadableCase['placeOf'],
): PlacedFailure {
  return {
    move: failure.move,
    step: steps[failure.move] ?? 'at the end',
    ...placeOf(path),
    path: pathText(path),
    message: failure.message,
    expected: failure.expected ?? null,
    found: failure.found ?? null,
    ...(failure.rule !== undefined && { rule: failure.rule }),
    ...(failure.fault && { fault: true as const }),
  };
}

/** Each move; or, for what stands between moves, its key and the move before it. */
function stepTexts(moves: readonly CaseStep[]): string[] {
  let before = 'at the start';
  return moves.map((step) => {
    if (typeof step === 'string') {
      before = `after ${step}`;
      return step;
    }
    return 'until' in step ? `until ${step.until}` : `${Object.keys(step)[0] ?? ''} ${before}`;
  });
}
