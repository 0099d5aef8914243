// Reads what a person wrote: checks it against a schema and says every problem at once, with the nearest known word.
import * as v from 'valibot';
import type { Problem } from '../table/errors.js';
import type { Ruling } from '../table/rule.js';
import { isMap } from './is-map.js';
import { nearest } from './nearest.js';

export type AnySchema = v.GenericSchema;
type Path = readonly (string | number)[];
/** What one needs to know of a schema to find the forms and keys it knows. */
interface Shape {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly options?: readonly Shape[];
  readonly item?: Shape;
  readonly value?: Shape;
  readonly getter?: (input: unknown) => Shape;
  readonly type?: string;
}

/** The problems of an input, as its schema sees it; none means it fits. */
export function problemsOf(schema: AnySchema, input: unknown, at: Path = []): Problem[] {
  const shape = schema as Shape;
  const lists = strayLists(shape, input).map((path) =>
    problem([...at, ...path], 'a list', listed(wordsIn('Object', formsAt(shape, path))), undefined),
  );
  const { issues = [] } = v.safeParse(schema, input);
  const others = issues.flatMap((issue) => problemOf(issue, shape, at, []));
  return [...lists, ...others.filter((other) => !lists.some((list) => isWithin(other.path, list.path)))];
}
const isWithin = (path: Path, outer: Path): boolean => outer.every((key, i) => path[i] === key);

/** Lists where a block with names belongs: valibot takes an empty one for an empty block. */
function strayLists(schema: Shape, input: unknown, path: Path = []): Path[] {
  if (typeof input !== 'object' || input === null) return [];
  const forms = formsOf(schema);
  const { entries, value, item } = forms.find((form) => form.entries ?? form.value) ?? forms[0] ?? {};
  if (Array.isArray(input)) {
    const list = forms.find((form) => form.item ?? form.type?.endsWith('tuple'));
    const inner = list?.item;
    if (inner) return input.flatMap((part, i) => strayLists(inner, part, [...path, i]));
    return !list && (entries ?? value) ? [path] : [];
  }
  if (!isMap(input) || item) return [];
  return Object.entries(input).flatMap(([key, part]) => {
    const inner = value ?? entries?.[key];
    return inner ? strayLists(inner, part, [...path, key]) : [];
  });
}

/** Positions are read by the thousand, and schemas do not change: their forms are looked for once. */
const knownForms = new WeakMap<Shape, readonly Shape[]>();
function formsOf(schema: Shape): readonly Shape[] {
  let forms = knownForms.get(schema);
  if (!forms) knownForms.set(schema, (forms = formsAt(schema, [])));
  return forms;
}

function problemOf(issue: v.BaseIssue<unknown>, schema: Shape, at: Path, above: Path): Problem[] {
  const path = [...above, ...(issue.path ?? []).map(({ key }) => key as string | number)];
  // A choice of forms (`a2` or `{at: a2}`) failed: the form that was most likely meant tells more.
  if (issue.type === 'union' && isMap(issue.input)) {
    const meant = issuesOfForm(issue.input, formsAt(schema, path));
    if (meant) return meant.flatMap((inner) => problemOf(inner, schema, at, path));
  }
  const deeper = issue.issues?.filter((inner) => (inner.path?.length ?? 0) > 0);
  if (deeper?.length) return deeper.flatMap((inner) => problemOf(inner, schema, at, path));
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = keysAt(schema, path.slice(0, -1));
    // The field belongs to another form of the same thing.
    if (known.includes(String(path.at(-1))))
      return [
        problem(
          [...at, ...path],
          `"${String(path.at(-1))}" beside ${otherKeys(issue).join(', ')}`,
          'each in an entry of its own',
          undefined,
        ),
      ];
    return [
      problem(
        [...at, ...path],
        `the unknown field "${String(path.at(-1))}"`,
        `one of ${known.join(', ')}`,
        nearest(String(path.at(-1)), known),
      ),
    ];
  }
  const forms = formsAt(schema, path);
  const words = wordsIn(issue.expected ?? '', forms);
  const isMissing = issue.type === 'strict_object' && words[0] === String(path.at(-1));
  // A schema's own words tell more than valibot's, which begin with "Invalid".
  const expected = isMissing
    ? `a field "${String(path.at(-1))}"`
    : issue.message.startsWith('Invalid')
      ? listed(words)
      : issue.message;
  if (isRightUnquoted(issue.input, forms))
    return [problem([...at, ...path], found(issue.input), `${expected}, without quotes`, undefined)];
  return [
    problem(
      [...at, ...path],
      found(issue.input),
      expected,
      typeof issue.input === 'string' ? nearest(issue.input, words) : undefined,
    ),
  ];
}

/** `"2"` where 2 would be right, or `"true"` where true would be; 1.50 is a text with or without quotes. */
const isRightUnquoted = (input: unknown, forms: readonly Shape[]): boolean =>
  typeof input === 'string' &&
  /^(-?\d+(\.\d+)?|true|false)$/.test(input) &&
  !/\..*0$/.test(input) &&
  forms.some((form) => v.is(form as unknown as AnySchema, JSON.parse(input)));

const problem = (path: Path, what: string, expected: string, hint: string | undefined): Problem => ({
  path,
  found: what,
  expected,
  ...(hint && { hint }),
});

/** How a message shows what stands there. */
export function found(input: unknown): string {
  if (input === undefined) return 'nothing';
  // A list where names were expected: valibot takes the list's own `at` for a field.
  if (typeof input === 'function') return 'a list';
  const text = JSON.stringify(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** valibot says `("a1" | "b1" | Object)`; a person reads `a1, b1 or a block with names, for example { at: a1 }`. */
function wordsIn(expected: string, forms: readonly Shape[]): string[] {
  const example = (isForm: (form: Shape) => unknown): string => {
    const form = forms.find(isForm);
    return form ? `, for example ${sample(form).replace('[…]', '[a, b]')}` : '';
  };
  const plain: Readonly<Record<string, string>> = {
    Object: `a block with names${example(({ entries, value }) => entries ?? value)}`,
    Array: `a list${example(({ item, type }) => item ?? type === 'strict_tuple')}`,
    string: 'text',
    number: 'a number',
    boolean: 'true or false',
    null: 'null (nothing)',
  };
  return expected
    .replace(/[()]/g, '')
    .split(' | ')
    .filter((word) => word !== 'undefined' && word !== '')
    .map((word) => plain[word] ?? word.replace(/^"|"$/g, ''));
}

/** `a, b or c`. */
const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}` : (words[0] ?? 'something else');

/** The shortest thing that a schema accepts, as one would write it. */
function sample(schema: Shape | undefined): string {
  if (!schema) return '…';
  if (schema.getter) return sample(schema.getter(undefined));
  if (schema.wrapped) return sample(schema.wrapped);
  if (schema.entries) {
    const [first] = Object.entries(schema.entries);
    return first ? `{ ${first[0]}: ${sample(first[1])} }` : '{}';
  }
  if (schema.item) return `[${sample(schema.item)}]`;
  if (schema.value) return `{ name: ${sample(schema.value)} }`;
  const [option] = schema.options ?? [];
  if (option !== undefined) return typeof option === 'object' ? sample(option) : quotedNumber(String(option));
  return { number: '1', boolean: 'true', strict_tuple: '[…, …]' }[schema.type ?? ''] ?? '…';
}

/** `1.5` is a space only in quotes; without them YAML readers take it for a number. */
const quotedNumber = (word: string): string => (/^\d+\.\d+$/.test(word) ? `"${word}"` : word);

/** The forms that may stand at a place of the input. */
function formsAt(schema: Shape | undefined, path: Path): Shape[] {
  if (!schema) return [];
  if (schema.getter) return formsAt(schema.getter(undefined), path);
  if (schema.wrapped) return formsAt(schema.wrapped, path);
  if (schema.options?.some((option) => typeof option === 'object'))
    return schema.options.flatMap((option) => formsAt(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return [schema];
  return formsAt(schema.item ?? schema.value ?? schema.entries?.[key], rest);
}

const keysAt = (schema: Shape, path: Path): string[] => [
  ...new Set(formsAt(schema, path).flatMap(({ entries = {} }) => Object.keys(entries))),
];

/** What is wrong with a map as the form of a map that has most of its keys; of equals the one that lacks the fewest. */
function issuesOfForm(input: Readonly<Record<string, unknown>>, forms: readonly Shape[]) {
  const strangers = ({ entries = {} }: Shape) => Object.keys(input).filter((key) => !Object.hasOwn(entries, key));
  const judged = forms
    .filter(({ entries }) => entries)
    .map((form) => {
      const { issues = [] } = v.safeParse(form as unknown as AnySchema, input);
      return { issues, strangers: strangers(form).length };
    })
    .sort((a, b) => a.strangers - b.strangers || a.issues.length - b.issues.length);
  return judged[0]?.issues;
}

/** The other keys of the map in which an unknown field stands. */
const otherKeys = ({ path }: v.BaseIssue<unknown>): string[] => {
  const last = path?.at(-1);
  return Object.keys((last?.input ?? {}) as object).filter((key) => key !== last?.key);
};

/** A ruling's name as options write it: the id without its prefix. */
export const rulingName = (id: string): string => id.replace(/^[A-Z0-9]+-RULING-/, '');

/** Many readers of YAML take a plain `yes` for true. */
const nameOf = (alternative: unknown): string =>
  typeof alternative === 'boolean' ? (alternative ? 'yes' : 'no') : String(alternative);

/** Reads `options.rulings`: names with or without prefix, alternatives by name. */
export function readRulings(
  written: Readonly<Record<string, unknown>> = {},
  rulings: readonly Ruling[],
): { rulings: Record<string, string>; problems: Problem[] } {
  const chosen: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [key, value] of Object.entries(written)) {
    const name = rulingName(key);
    const ruling = rulings.find(({ id }) => rulingName(id) === name);
    const path = ['options', 'rulings', key];
    if (!ruling) {
      const known = rulings.map(({ id }) => rulingName(id));
      problems.push(problem(path, `the unknown ruling "${key}"`, `one of ${known.join(', ')}`, nearest(name, known)));
      continue;
    }
    const alternative = nameOf(value);
    if (ruling.alternatives.includes(alternative)) chosen[name] = alternative;
    else
      problems.push(
        problem(path, found(value), ruling.alternatives.join(', '), nearest(alternative, ruling.alternatives)),
      );
  }
  return { rulings: chosen, problems };
}
