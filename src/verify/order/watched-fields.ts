// A position that tells which of its fields are read. Rules get it in the place of a plain one; what they only copy
// along (with `changed`, or with the whole record) does not count.
import { copying, watchedCopy } from '../../table/watched-copy.js';
import { isMap } from '../../notation/is-map.js';
import type { Position } from '../../table/game.js';

/** Where the values of a watched position come from. */
export interface FieldSource {
  /** What stands at a path; a map is watched in turn. Called for every field that is read. */
  read(path: string): unknown;
  /** The names in a map. */
  namesIn(path: string): readonly string[];
}

/** The names under which a watched map says where it is from, and what was changed in it. */
export const pathOf = Symbol('path');
export const changesIn = Symbol('changes');

const pathIn = (path: string, name: string): string => (path ? `${path}.${name}` : name);

/** The map at a path of a source, with some of its fields changed. */
export const watched = <T extends object>(source: FieldSource, path = '', changes: Partial<T> = {}): T =>
  new Proxy({} as T, new WatchedMap<T>(source, path, changes));

class WatchedMap<T extends object> implements ProxyHandler<T> {
  constructor(
    private readonly source: FieldSource,
    private readonly path: string,
    private readonly changes: Partial<T>,
  ) {}

  get(_: T, name: string | symbol): unknown {
    if (typeof name === 'string')
      return Object.hasOwn(this.changes, name)
        ? (this.changes as Record<string, unknown>)[name]
        : this.source.read(pathIn(this.path, name));
    if (name === copying)
      return (change: Partial<T>) => watched(this.source, this.path, { ...this.changes, ...change });
    return name === pathOf ? this.path : name === changesIn ? this.changes : undefined;
  }

  has(_: T, name: string | symbol): boolean {
    return typeof name === 'string' && this.ownKeys().includes(name);
  }

  ownKeys(): string[] {
    return [...new Set([...this.source.namesIn(this.path), ...Object.keys(this.changes)])];
  }

  getOwnPropertyDescriptor(map: T, name: string | symbol): PropertyDescriptor | undefined {
    return this.has(map, name)
      ? { value: this.get(map, name), enumerable: true, configurable: true, writable: true }
      : undefined;
  }
}

/** A record with some fields changed, whether it is watched or not. */
export const withFields = <T extends object>(record: T, change: Partial<T>): T =>
  watchedCopy(record, change) ?? { ...record, ...change };

/** The fields of a plain position that are read, by their paths. Options are not watched: they stay as they are. */
export class ReadFields implements FieldSource {
  readonly paths = new Set<string>();
  /** What stands at a path: a map as it is watched. */
  private readonly values = new Map<string, unknown>();
  private readonly leaves = new Set<string>();

  constructor(
    private readonly position: object,
    /** Called whenever a field is read. */
    private readonly note?: (path: string) => void,
  ) {}

  watched(): Position {
    return watched<Position>(this);
  }

  read(path: string): unknown {
    let value = this.values.get(path);
    if (value === undefined) {
      const plain = valueAt(this.position, path);
      value = isMap(plain) && path !== 'options' ? watched(this, path) : plain;
      this.values.set(path, value);
      if (!isMap(plain)) this.leaves.add(path);
    }
    if (this.leaves.has(path)) {
      this.paths.add(path);
      this.note?.(path);
    }
    return value;
  }

  namesIn(path: string): readonly string[] {
    const map = path ? valueAt(this.position, path) : this.position;
    return isMap(map) ? Object.keys(map) : [];
  }
}

/** What stands at a path. The name of a space has a dot in it, so a path says it in two parts. */
export function valueAt(map: unknown, path: string): unknown {
  let value = map;
  let rest = path.split('.');
  while (rest.length > 0) {
    if (!isMap(value)) return undefined;
    const length = nameLength(value, rest);
    value = value[rest.slice(0, length).join('.')];
    rest = rest.slice(length);
  }
  return value;
}

/** How many parts of a path make the first name in a map: two for a space, whether it stands there or not. */
export const nameLength = (map: object, [first = '', second]: readonly string[]): 1 | 2 =>
  second === undefined || Object.hasOwn(map, first) ? 1 : 2;
