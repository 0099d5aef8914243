// How the kit says no to an input that cannot be read. A move that a rule forbids: refusal.ts.

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

/** The input is wrong. Carries every problem at once; nothing of the input was accepted. */
export class InputError extends Error {
  override readonly name = 'InputError';
  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems.map(problemText).join('\n'));
  }
}

/** One field of an input is wrong, or all of it (''). */
export const wrongField = (field: string, found: string, expected: string): InputError =>
  new InputError([{ path: field ? [field] : [], found, expected }]);

/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
