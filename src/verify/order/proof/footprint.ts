// Which fields a rule function reads and writes, whatever stands in them. The function is run on a position of which
// nothing is known: each field that it reads gets every one of its values in turn, and those that it never asks for
// stay open. So the list is complete, not a sample.
import { isMap } from '../../../notation/is-map.js';
import { appending } from '../../../table/watched-copy.js';
import { sameValue } from '../same-value.js';
import { changesIn, pathOf, valueAt, watched, type FieldSource } from '../watched-fields.js';

export interface Footprint {
  readonly reads: ReadonlySet<string>;
  /** Every field whose value may be another one afterwards. */
  readonly writes: ReadonlySet<string>;
  /** Fields that are replaced as a whole by something that is not taken from the position, and by what. */
  readonly replaced: ReadonlyMap<string, readonly unknown[]>;
  /** Maps in which single fields are changed. */
  readonly amended: ReadonlySet<string>;
  /** How many combinations of values were tried. */
  readonly combinations: number;
}

/** A field was read whose values cannot all be listed, or there are too many combinations. */
export class Unlisted extends Error {}

export interface OpenFields {
  /** A position of the same kind: it says which fields there are. */
  readonly shape: object;
  /** What was asked of it before, by path. */
  readonly shapes: Map<string, unknown>;
  /** Fields that are the same in every position that is meant. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Every value that may stand in a field; null when they cannot be listed. `x.length` asks for a list's lengths. */
  valuesOf(path: string): readonly unknown[] | null;
  /** Whether nothing may stand where the shape has a map or a list. */
  canBeNull(path: string): boolean;
  /** Whether the map at a path may have other names than in the shape. */
  isOpen(path: string): boolean;
  /** More combinations than are tried for one function. */
  readonly most: number;
  /** There is no time left to try more of them. */
  isLate?(): boolean;
}

interface Choice {
  readonly values: readonly unknown[];
  at: number;
}

const mostCombinations = 5_000_000;

/** `run` gets the open position and gives back every position that it makes of it. */
export function footprintOf<P extends object>(fields: OpenFields, run: (position: P) => readonly P[]): Footprint {
  const reads = new Set<string>();
  const writes = new Set<string>();
  const replaced = new Map<string, unknown[]>();
  const amended = new Set<string>();
  let choices: Choice[] = [];
  let combinations = 0;
  for (;;) {
    const open = new OpenPosition(fields, choices);
    for (const made of madeBy(run, watched<P>(open))) open.compare(made, '', { writes, replaced, amended });
    for (const path of open.reads) reads.add(path);
    if (++combinations > fields.most || sizeOf(choices) > mostCombinations) throw new Unlisted('too many combinations');
    if (fields.isLate?.()) throw new Unlisted('out of time');
    // The next combination: the last choice that has another value left takes it, those after it come up anew.
    while (choices.length > 0 && isLast(choices.at(-1) as Choice)) choices.pop();
    const last = choices.at(-1);
    if (!last) return { reads, writes, replaced, amended, combinations };
    last.at++;
    choices = [...choices];
  }
}

/** Where a rule cannot be carried out, its guard does not let play come: such a combination makes nothing. */
function madeBy<P>(run: (position: P) => readonly P[], position: P): readonly P[] {
  try {
    return run(position);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

const isLast = ({ at, values }: Choice): boolean => at + 1 >= values.length;
const sizeOf = (choices: readonly Choice[]): number => choices.reduce((size, { values }) => size * values.length, 1);

interface Found {
  readonly writes: Set<string>;
  readonly replaced: Map<string, unknown[]>;
  readonly amended: Set<string>;
}

/** A position of which every field is open until it is read. */
class OpenPosition implements FieldSource {
  readonly reads = new Set<string>();
  private readonly known = new Map<string, unknown>();
  private readonly parts = new Map<string, object>();
  private made = 0;

  constructor(
    private readonly fields: OpenFields,
    /** What is chosen, in the order in which it is asked for; further choices are added. */
    private readonly choices: Choice[],
  ) {}

  read(path: string): unknown {
    const { fixed } = this.fields;
    if (Object.hasOwn(fixed, path)) return fixed[path];
    const own = this.shapeAt(path);
    if (!isMap(own) && !Array.isArray(own)) return this.value(path);
    if (this.fields.canBeNull(path) && this.value(path, [true, null]) === null) return null;
    let part = this.parts.get(path);
    if (!part) this.parts.set(path, (part = isMap(own) ? watched(this, path) : this.list(path)));
    return part;
  }

  namesIn(path: string): readonly string[] {
    if (this.fields.isOpen(path)) throw new Unlisted(path);
    const map = this.shapeAt(path);
    return isMap(map) ? Object.keys(map) : [];
  }

  private shapeAt(path: string): unknown {
    const { shape, shapes } = this.fields;
    if (!shapes.has(path)) shapes.set(path, path ? valueAt(shape, path) : shape);
    return shapes.get(path);
  }

  private value(path: string, given?: readonly unknown[]): unknown {
    if (this.known.has(path)) return this.known.get(path);
    this.reads.add(path);
    let choice = this.choices[this.made++];
    if (!choice) {
      const values = given ?? this.fields.valuesOf(path);
      if (!values || values.length === 0) throw new Unlisted(path);
      this.choices.push((choice = { values, at: 0 }));
    }
    const value = choice.values[choice.at];
    this.known.set(path, value);
    return value;
  }

  /** Of a list only its length can be asked, and it can be made longer. */
  private list(path: string): object {
    const get = (_: object, name: string | symbol): unknown => {
      if (name === pathOf) return path;
      if (name === appending) return () => longer(path);
      if (name === 'length') return this.value(`${path}.length`);
      throw new Unlisted(path);
    };
    return new Proxy({}, { get, ownKeys: () => unlisted(path), has: () => unlisted(path) });
  }

  /** Notes where a position that was made differs from this one. */
  compare(value: unknown, path: string, found: Found): void {
    const own = this.shapeAt(path);
    const from = isObject(value) ? (value as { [pathOf]?: string })[pathOf] : undefined;
    if (from !== undefined && from !== path) throw new Unlisted(`${from} becomes ${path}`);
    if (from !== undefined) {
      const changes = (value as { [changesIn]?: Readonly<Record<string, unknown>> })[changesIn] ?? {};
      if (Object.keys(changes).length > 0) found.amended.add(path);
      for (const [name, inner] of Object.entries(changes)) this.compare(inner, inside(path, name), found);
      return;
    }
    if (isMap(value) && isPlain(value)) noteOnce(found.replaced, path, value);
    else if (isMap(value)) found.amended.add(path);
    // Which names are gone is not known.
    if (isMap(own) && this.fields.isOpen(path)) found.writes.add(path);
    else if (isMap(own) && isMap(value)) {
      for (const name of new Set([...Object.keys(own), ...Object.keys(value)]))
        this.compare(value[name], inside(path, name), found);
    } else if (!this.isKnown(path, value)) found.writes.add(path);
  }

  private isKnown(path: string, value: unknown): boolean {
    const { fixed } = this.fields;
    if (Object.hasOwn(fixed, path)) return sameValue(fixed[path], value);
    return this.known.has(path) && sameValue(this.known.get(path), value);
  }
}

function unlisted(path: string): never {
  throw new Unlisted(path);
}

/** A list that was made longer: what is in it is not known, nor how long it is. */
const longer = (path: string): object =>
  new Proxy([], { get: (_, name) => (name === pathOf ? undefined : unlisted(path)) });

function noteOnce(values: Map<string, unknown[]>, path: string, value: unknown): void {
  const known = values.get(path) ?? [];
  values.set(path, known);
  if (!known.some((each) => sameValue(each, value))) known.push(value);
}

const inside = (path: string, name: string): string => (path ? `${path}.${name}` : name);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Nothing in it is a part of the open position. */
export const isPlain = (value: unknown): boolean =>
  !isObject(value) || ((value as { [pathOf]?: string })[pathOf] === undefined && Object.values(value).every(isPlain));
