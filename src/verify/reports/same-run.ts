// Results of several threads or machines can be put together only if the same was asked of all of them.
import { InputError } from '../../table/errors.js';
import { canonical } from '../search/position-encoding.js';

/** The first of them. Throws an InputError if there is none, or if another says something else under one of these names. */
export function firstOf<R extends object>(results: readonly R[], names: readonly (keyof R & string)[]): R {
  const [first] = results;
  if (!first) throw new InputError([{ path: [], found: 'no results', expected: 'at least one result to merge' }]);
  for (const other of results) for (const name of names) mustBeSame(name, other[name], first[name]);
  return first;
}

/** What another result says under a name has to be what the first one says there. */
export function mustBeSame(name: string, other: unknown, first: unknown): void {
  if (canonical(other as never) !== canonical(first as never))
    throw new InputError([
      { path: [name], found: JSON.stringify(other), expected: `${JSON.stringify(first)}, as in the first result` },
    ]);
}
