// What to put into a field of a made-up position: every value that the schema lists, else whatever was met anywhere in
// the positions given and may stand in that field.
import { isMap } from '../../notation/is-map.js';
import type { Json } from '../../table/event.js';
import type { Random } from '../../table/random.js';
import type { Written } from '../cases/shrink-position.js';
import { canonical } from '../search/position-encoding.js';
import type { Probe } from './compare.js';
import { allowedAt, allowedIn, valuesAt } from './field-values.js';
import { valueAt } from './watched-fields.js';

/** A field, and what may stand there. */
export interface TouchedField {
  readonly path: string;
  readonly values: readonly unknown[];
  /** What may stand in it, if it is a list. */
  readonly items: readonly unknown[];
}

/** More values than are worth trying for one field. */
const mostValues = 60;
/** Positions that are searched for values. */
const mostLooked = 200;

export class CandidateValues {
  private readonly fields = new Map<string, TouchedField | null>();
  private readonly met: readonly unknown[];
  private readonly looked: readonly Probe[];

  constructor(
    private readonly schema: unknown,
    probes: readonly Probe[],
  ) {
    this.looked = spread(probes, mostLooked);
    this.met = [...new Set(this.looked.flatMap(({ position: { options: _, ...fields } }) => namesAndValuesIn(fields)))];
  }

  /** Null for a field that nothing else can be put into. */
  of(path: string): TouchedField | null {
    let field = this.fields.get(path);
    if (field === undefined) this.fields.set(path, (field = this.found(path)));
    return field;
  }

  private found(path: string): TouchedField | null {
    const parts = path.split('.');
    const values = valuesAt(this.schema, parts) ?? this.unlisted(path, parts);
    if (values.length < 2 || values.some(isUnderWay)) return null;
    return { path, values, items: values.some(Array.isArray) ? allowedIn(this.schema, parts, this.met) : [] };
  }

  /** What stood there, and what stood elsewhere and would fit. */
  private unlisted(path: string, parts: readonly string[]): readonly unknown[] {
    const seen = new Map<string, unknown>();
    for (const { position } of this.looked) {
      const value = valueAt(position, path);
      if (value !== undefined && seen.size < mostValues) seen.set(canonical(value as Json), value);
    }
    const own = [...seen.values()];
    const others = allowedAt(this.schema, parts, this.met).filter((value) => !own.includes(value));
    return [...own, ...spread(others, mostValues - own.length)];
  }
}

/** What is still to happen is not a field to change: it was written down for one of the two orders. */
const isUnderWay = (value: unknown): boolean => Array.isArray(value) && value.some(isMap);

/** Another value: any, one that stands elsewhere in the position, since rules compare places, or a list with one item more or fewer. */
export function otherValue(whole: Written, { path, values, items }: TouchedField, random: Random): unknown {
  const now = valueAt(whole, path);
  if (isList(now) && items.length > 0 && random.below(3) > 0) {
    const gone = random.below(2 * now.length + 1);
    return gone < now.length ? now.filter((_, i) => i !== gone) : [...now, otherOf(whole, items, random)];
  }
  return otherOf(whole, values, random);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function otherOf(whole: Written, values: readonly unknown[], random: Random): unknown {
  const here = random.below(2) ? namesAndValuesIn(whole).filter((value) => values.includes(value)) : [];
  const some = here.length > 0 ? here : values;
  return some[random.below(some.length)];
}

/** Every text and every number in it, and the names in its maps. */
export function namesAndValuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? [] : [value];
  const inside = Object.values(value).flatMap(namesAndValuesIn);
  return Array.isArray(value) ? inside : [...Object.keys(value), ...inside];
}

/** Some of a list, evenly. */
export const spread = <T>(list: readonly T[], count: number): T[] =>
  list.length <= count
    ? [...list]
    : Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T);
