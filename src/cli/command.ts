// What a subcommand is, and what it may use of the world: tests hand it another world.
import type { Colors } from './output/colors.js';

/** The world of a command: where it writes, what it reads, and how it is stopped. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readonly colors: Colors;
  /** Characters in a line. */
  readonly columns: number;
  readonly input: NodeJS.ReadableStream;
  /** The terminal that a person types at, if there is one. */
  readonly terminal: NodeJS.WritableStream | null;
  /** Ends when the user presses Ctrl-C. Until it is called, Ctrl-C ends the program. */
  interrupted(): Promise<unknown>;
}

export type Flags = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** Name and arguments: `check <...files>`. */
  readonly usage: string;
  readonly summary: string;
  /** Option as it is written, and what it does. */
  readonly options: readonly (readonly [flag: string, description: string])[];
  readonly examples: readonly string[];
  /** What its exit code means, where that is not plain. */
  readonly exits?: string;
  run(args: readonly string[], flags: Flags, io: Io): number | Promise<number>;
}

/** Exit codes. Over several files the highest counts. */
export const exit = { holds: 0, fails: 1, wrong: 2 } as const;

/** The command was called in a wrong way. Its message is all the user sees. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

export const didYouMean = (hint: string | undefined): string => (hint ? ` - did you mean "${hint}"?` : '');

/** One of the words that an option takes. */
export function choice<const W extends string>(flags: Flags, name: string, words: readonly [W, ...W[]]): W {
  const given = flags[name];
  if (given === undefined) return words[0];
  const word = words.find((each) => each === given);
  if (word === undefined) throw new WrongUse(`--${name} must be one of ${words.join(', ')}; got ${String(given)}`);
  return word;
}
