// Examples under other options: another order, another ruling, a publisher's data. Which of them no longer hold?
import type { Case } from '../../notation/case.js';
import { isMap } from '../../notation/is-map.js';
import { inLanguage } from '../../notation/sentence.js';
import { InputError } from '../../table/errors.js';
import type { ReadableGame } from '../../table/game.js';
import { checkCase, type Failure } from './check-case.js';
import type { NamedCase } from './coverage.js';

/** An example that holds as it is written, and not under the other options. */
export interface BrokenExample {
  readonly name: string;
  readonly title: string | null;
  /** The first thing that differs. */
  readonly first: Pick<Failure, 'move' | 'message' | 'expected' | 'found'>;
}

export interface UnderOptions {
  /** How many hold both ways. */
  readonly hold: number;
  /** Examples that say themselves what is asked here: they are left as they are. */
  readonly own: readonly string[];
  readonly broken: readonly BrokenExample[];
}

/** Maps are merged name by name; what is given counts. */
export function mergedOptions(own: unknown, given: unknown): unknown {
  if (!isMap(own) || !isMap(given)) return given ?? own;
  return { ...own, ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, mergedOptions(own[name], value)])) };
}

export const withOptions = (example: Case, given: Readonly<Record<string, unknown>>): Case => ({
  ...example,
  options: mergedOptions(example.options ?? {}, given) as Record<string, unknown>,
});

/** The examples of a procedure's order: `before` and `after` are the options with either. */
export function brokenExamples(
  game: ReadableGame,
  cases: readonly NamedCase[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): UnderOptions {
  let hold = 0;
  const own: string[] = [];
  const broken: BrokenExample[] = [];
  for (const { name, example } of cases) {
    if (example.options?.['order'] !== undefined) {
      own.push(name);
      continue;
    }
    if (firstFailure(game, withOptions(example, before))) continue;
    const first = firstFailure(game, withOptions(example, after));
    if (first) broken.push({ name, title: titleOf(example), first });
    else hold++;
  }
  return { hold, own, broken };
}

const titleOf = ({ title }: Case): string | null => (title === undefined ? null : inLanguage(title, 'en'));

function firstFailure(game: ReadableGame, example: Case): BrokenExample['first'] | null {
  try {
    const [failure] = checkCase(game, example).failures;
    if (!failure) return null;
    const { move, message, expected, found } = failure;
    return { move, message, expected: expected ?? null, found: found ?? null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { move: 0, message: error.message, expected: 'a position that can be read', found: null };
  }
}
