// The few words in which games say how their positions and options are written.
import * as v from 'valibot';

/** What editors show beside a field. */
export const note = <S extends v.GenericSchema>(schema: S, text: string) => v.pipe(schema, v.description(text));

/** A whole number from 0 to `most`. */
export const whole = (most: number) => wholeFrom(0, most);

export function wholeFrom(least: number, most: number) {
  const what = `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(what), v.integer(what), v.minValue(least, what), v.maxValue(most, what));
}

/** A text of this form; `what` says the form in words. */
export const textLike = (pattern: RegExp, what: string) => v.pipe(v.string(what), v.regex(pattern, what));

/** What somebody calls a player's piece. */
export const pieceName = textLike(/^[a-z][a-z0-9-]*$/, 'a name in small letters');

/**
 * One of some words; for a long list, the message says what its words are. Many readers of YAML take a plain 1.5 for a number: where
 * a space is meant, it is that space.
 */
export const oneOf = <const W extends readonly string[]>(words: W, what: string) =>
  v.picklist(
    [...words, ...words.filter((word) => /^\d\.\d$/.test(word)).map(Number)] as unknown as W,
    words.length > 20 ? what : `${what}: ${words.join(', ')}`,
  );

/** `{at: …}` in full, or only where it is; `what` says both. */
export const atOr = <S extends v.GenericSchema, M extends v.GenericSchema>(space: S, full: M, what: string) =>
  v.union([space, full], what);

/** Some of these keys, each with such a value. */
export const byKey = <const K extends readonly string[], S extends v.GenericSchema>(keys: K, schema: S) =>
  v.strictObject(
    Object.fromEntries(keys.map((key) => [key, v.optional(schema)])) as Record<
      K[number],
      v.OptionalSchema<S, undefined>
    >,
  );

/** `options.rulings`: names and alternatives are judged where the game's rulings are known. */
export const rulingsOption = v.optional(
  note(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    'The alternative to play by, for each ruling that you change.',
  ),
);

/** `options.order`: procedures in another order, each by its name. */
export const ordersOf = <const P extends Readonly<Record<string, readonly string[]>>>(procedures: P) =>
  Object.fromEntries(
    Object.entries(procedures).map(([name, steps]) => [name, v.optional(v.array(v.picklist(steps)))]),
  ) as unknown as {
    [N in keyof P]: v.OptionalSchema<v.ArraySchema<v.PicklistSchema<P[N], undefined>, undefined>, undefined>;
  };
