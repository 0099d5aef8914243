// The two ways in which the kit says no: an input that cannot be read, and a move that a rule forbids.

/** Characters of a text that are read at most: a case is a page, not a book. */
export const largestText = 1_000_000;

/** One thing wrong with an input: where, what stands there, what would be right. */
export interface Problem {
  /** Keys and indices from the root of the input to the place. */
  readonly path: readonly (string | number)[];
  readonly found: string;
  readonly expected: string;
  /** The nearest known word, when there is one. */
  readonly hint?: string;
}

export const pathText = (path: readonly (string | number)[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

export const problemText = ({ path, found, expected, hint }: Problem): string =>
  `${path.length ? `${pathText(path)}: ` : ''}found ${found}, expected ${expected}${hint ? ` - did you mean "${hint}"?` : ''}`;

/** A chart that names no rule for a refusal: a mistake in the game, not in what was written or played. */
export class ChartGap extends Error {}

/** The input is wrong. Carries every problem at once; nothing of the input was accepted. */
export class InputError extends Error {
  override readonly name = 'InputError';
  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems.map(problemText).join('\n'));
  }
}

/** A well-formed move that a rule forbids here. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly move: string,
    readonly rule: string,
    readonly reason: string,
  ) {
    super(`${move}: refused by ${rule}. ${reason}`);
  }
}
