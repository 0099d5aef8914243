// Examples under other options: another order, another ruling, a publisher's data. Which of them no longer hold?
import type { Case } from '../../notation/case.js';
import { isMap } from '../../notation/is-map.js';
import { inLanguage } from '../../notation/sentence.js';
import { InputError } from '../../table/errors.js';
import type { ReadableGame } from '../../table/game.js';
import { withOrder } from '../simulation/random-play.js';
import type { Failure } from './check-case.js';
import { judgeCase } from './check-lesson.js';
import type { NamedCase } from './coverage.js';

/** An example that holds as it is written, and not under the other options. */
export interface BrokenExample {
  readonly name: string;
  readonly title: string | null;
  /** The first thing that differs. */
  readonly first: Pick<Failure, 'move' | 'message' | 'expected' | 'found'> & {
    /** The same place in words: what an example claims of its start or its end belongs to no move. */
    readonly at: string;
  };
}

export interface UnderOptions {
  /** How many hold both ways. */
  readonly hold: number;
  /** Examples with an order of their own for this procedure, which a ruling may bring about: nothing is asked of them. */
  readonly own: readonly string[];
  /** Examples that do not hold in the order in force either. */
  readonly failing: readonly string[];
  readonly broken: readonly BrokenExample[];
}

/** Maps are merged name by name; what is given counts. */
export function mergedOptions(own: unknown, given: unknown): unknown {
  if (!isMap(own) || !isMap(given)) return given ?? own;
  return {
    ...own,
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, mergedOptions(own[name], value)])),
  };
}

export function withOptions(example: Case, { order, ...given }: Readonly<Record<string, unknown>>): Case {
  const own = mergedOptions(example.options ?? {}, given) as Record<string, unknown>;
  // Seats that an example names in a bare list stay when the order of a procedure is given.
  const options = isMap(order)
    ? Object.entries(order).reduce<object>((orders, [name, steps]) => withOrder(orders, name, steps as string[]), own)
    : { ...own, ...(order !== undefined && { order }) };
  return { ...example, options: options as Record<string, unknown> };
}

/** Another order of one procedure, asked about under these options. */
export interface AskedOrder {
  readonly options: Readonly<Record<string, unknown>>;
  readonly procedure: string;
  /** The order in force. */
  readonly steps: readonly string[];
  readonly other: readonly string[];
}

/** Which examples hold in the order in force and not in the other. Orders of other procedures stay as an example has them. */
export function brokenExamples(
  game: ReadableGame,
  cases: readonly NamedCase[],
  { options, procedure, steps, other }: AskedOrder,
): UnderOptions {
  let hold = 0;
  const own: string[] = [];
  const failing: string[] = [];
  const broken: BrokenExample[] = [];
  for (const { name, example } of cases) {
    const order = example.options?.['order'];
    const failureIn = (asked: readonly string[]) =>
      firstFailure(game, withOptions(example, withOrder(options, procedure, asked) as Record<string, unknown>));
    if (isMap(order) && procedure in order) own.push(name);
    else if (failureIn(steps)) (firstFailure(game, withOptions(example, options)) ? failing : own).push(name);
    else {
      const first = failureIn(other);
      if (first) broken.push({ name, title: titleOf(example), first });
      else hold++;
    }
  }
  return { hold, own, failing, broken };
}

const titleOf = ({ title }: Case): string | null => (title === undefined ? null : inLanguage(title, 'en'));

function firstFailure(game: ReadableGame, example: Case): BrokenExample['first'] | null {
  try {
    const [failure] = judgeCase(game, example).failures;
    if (!failure) return null;
    const { move, message, expected, found } = failure;
    const at = move < (example.moves ?? []).length ? `move ${move + 1}` : 'at the end';
    return { move, at, message, expected: expected ?? null, found: found ?? null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {
      move: 0,
      at: 'at the start',
      message: error.message,
      expected: 'a position that can be read',
      found: null,
    };
  }
}
