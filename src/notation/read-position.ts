// From what a person wrote to a complete position, or every problem of it at once.
import { InputError, type Problem } from '../table/errors.js';
import type { Opening } from '../table/game.js';
import type { Ruling } from '../table/rule.js';
import { isMap } from './is-map.js';
import { nearest } from './nearest.js';
import { found, problemsOf, readRulings, type AnySchema } from './schema-problems.js';

/** What a game knows of its positions: how they are written (`W`, options `V`), and what is left out or contradicts itself. */
export interface Form<P, O, W, V> {
  readonly position: AnySchema;
  readonly options: AnySchema;
  readonly rulings: readonly Ruling[];
  /** Where the chart can stand, and where it stands when nothing is said. */
  readonly paths: readonly string[];
  readonly flow: string;
  readonly readOptions: (written: V, rulings: Record<string, string>) => O;
  readonly optionProblems: (options: O) => Problem[];
  readonly complete: (start: W, flow: string, options: O) => P;
  readonly contradictions: (start: W, position: P, flow: string) => Problem[];
}

type Fields = Readonly<Record<string, unknown>>;

export function readOpening<P, O, W extends { flow?: string | undefined }, V>(
  written: unknown,
  options: unknown,
  form: Form<P, O, W, V>,
): Opening<P> {
  if (!isMap(written))
    return stopAt([{ path: [], found: found(written), expected: 'a position, for example { minute: 3 }' }]);
  const shape = [
    ...problemsOf(form.position, written),
    ...(options === undefined ? [] : problemsOf(form.options, options, ['options'])),
  ];
  // A field that cannot be read says nothing; the others are still judged, so that every problem shows at once.
  const unread = new Set(shape.map(({ path: [field] }) => field));
  const start = without(written, unread) as W;
  const chosen = optionsIn(written, options, shape);
  const { rulings, problems } = readRulings(isMap(chosen['rulings']) ? chosen['rulings'] : {}, form.rulings);
  const value = form.readOptions(chosen as V, rulings);
  if (!unread.has('options')) problems.push(...form.optionProblems(value));
  const flow = start.flow ?? form.flow;
  if (!form.paths.includes(flow)) problems.push(unknownFlow(flow, form.paths));
  // What has to be known before anything can be said about the rest.
  if (problems.length > 0 || unread.has('options') || unread.has('flow')) return stopAt([...shape, ...problems]);
  const position = form.complete(start, flow, value);
  const contrary = form.contradictions(start, position, flow).filter(({ path: [field] }) => !unread.has(field));
  if (shape.length + contrary.length > 0) return stopAt([...shape, ...contrary]);
  return { flow, position };
}

const without = (map: Fields, keys: ReadonlySet<unknown>): Fields =>
  Object.fromEntries(Object.entries(map).filter(([key]) => !keys.has(key)));

/** Options travel with a position; those given beside it count before them. */
function optionsIn(written: Fields, options: unknown, shape: readonly Problem[]): Fields {
  const unread = new Set(shape.flatMap(({ path: [field, option] }) => (field === 'options' ? [option] : [])));
  const own = written['options'];
  return without({ ...(isMap(own) && own), ...(isMap(options) && options) }, unread);
}

function unknownFlow(flow: string, paths: readonly string[]): Problem {
  const hint = nearest(flow, paths);
  return {
    path: ['flow'],
    found: found(flow),
    expected: `one of the states ${paths.join(', ')}`,
    ...(hint && { hint }),
  };
}

function stopAt(problems: readonly Problem[]): never {
  throw new InputError(problems as [Problem, ...Problem[]]);
}
