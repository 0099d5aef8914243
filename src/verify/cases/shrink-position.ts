// The shortest way to write a position down: whatever can be left out without losing what matters, is.
import { isIn } from '../../table/flow.js';
import { isMap } from '../../notation/is-map.js';
import type { Case, CaseStep } from '../../notation/case.js';
import { InputError } from '../../table/errors.js';
import type { Table } from '../../table/table.js';

export type Written = Readonly<Record<string, unknown>>;

/** The whole position as a case would write it. */
export function writtenOut({ position }: Table): Written {
  const { options: _, ...fields } = position as unknown as Record<string, unknown>;
  return fields;
}

/** Leaves out keys and list entries, the outer ones first, for as long as the claim holds. The claim may throw an InputError. */
export function shortened(start: Written, holds: (written: Written) => boolean): Written {
  const shortest = thinned(start, holds);
  const large = Object.keys(shortest).find((key) => sizeOf(shortest[key]) >= largeField);
  const bare = large === undefined ? undefined : without(start, [large]);
  if (!bare) return shortest;
  // A field that cannot go alone may go with another one: the tiles of a floor with the car that stands beside them.
  const other = Object.keys(bare).find((key) => {
    const barer = key === 'flow' ? undefined : without(bare, [key]);
    return barer && holdsQuietly(barer, holds);
  });
  const again = other === undefined ? shortest : thinned(without(bare, [other]) as Written, holds);
  return sizeOf(again) < sizeOf(shortest) ? again : shortest;
}

/** As many values as make a position long to read. */
const largeField = 8;

function thinned(start: Written, holds: (written: Written) => boolean): Written {
  let shortest = start;
  for (const path of pathsOf(start)) {
    const shorter = without(shortest, path);
    if (shorter && holdsQuietly(shorter, holds)) shortest = shorter;
  }
  // A map that has become empty may go as well.
  return sizeOf(shortest) + emptyMaps(shortest) < sizeOf(start) + emptyMaps(start)
    ? thinned(shortest, holds)
    : shortest;
}

const emptyMaps = (value: unknown): number =>
  isMap(value)
    ? Object.values(value).reduce<number>((sum, inner) => sum + emptyMaps(inner), Object.keys(value).length ? 0 : 1)
    : 0;

/** A position that cannot be read is not an example of anything. */
export function holdsQuietly(written: Written, holds: (written: Written) => boolean): boolean {
  try {
    return holds(written);
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

type Path = readonly string[];

/** Every key of every map and every entry of every list, outer ones first; the flow always stays. */
function pathsOf(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value).filter((key) => above.length > 0 || key !== 'flow');
  return [
    ...keys.map((key) => [...above, key]),
    ...keys.flatMap((key) => pathsOf((value as Written)[key], [...above, key])),
  ];
}

/** The value without one key or entry; undefined when it is not there any more. */
function without<T>(value: T, [key, ...rest]: Path): T | undefined {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const shorter = rest.length > 0 ? without((value as Written)[key], rest) : null;
  if (shorter === undefined) return undefined;
  const entries = Object.entries(value).flatMap(([other, inner]: [string, unknown]) =>
    other !== key ? [[other, inner]] : rest.length > 0 ? [[other, shorter]] : [],
  );
  return (Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)) as T;
}

/** How many values a written position names. */
export const sizeOf = (value: unknown): number =>
  isMap(value)
    ? Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 0)
    : Array.isArray(value)
      ? Math.max(1, value.length)
      : 1;

/** Moves as a case lists them: a run of `next` becomes one `until`, where that says the same. */
export function stepsOf(tables: readonly Table[], moves: readonly string[]): CaseStep[] {
  const steps: CaseStep[] = [];
  for (let i = 0; i < moves.length;) {
    let end = i;
    while (moves[end] === 'next') end++;
    const goal = tables[end]?.flow ?? '';
    const leadsThere = !tables.slice(i, end).some(({ flow }) => isIn(flow, goal));
    if (end - i > 1 && leadsThere) {
      steps.push({ until: goal });
      i = end;
    } else steps.push(moves[i++] as string);
  }
  return steps;
}

/** What a case needs of the options: nothing that is the default anyway. */
export const optionsIn = (options: unknown): Pick<Case, 'options'> =>
  isMap(options) && Object.keys(options).length > 0 ? { options } : {};
