// A position that tells which of its fields are read. Rules get it in the place of a plain one; what they only copy
// along (with `changed`, or with the whole record) does not count.
import { copying, watchedCopy } from '../../rules/common/watched-copy.js';
import { isMap } from '../../notation/is-map.js';

/** Where the values of a watched position come from. */
export interface FieldSource {
  /** What stands at a path; a map is watched in turn. Called for every field that is read. */
  read(path: string): unknown;
  /** The names in a map. */
  namesIn(path: string): readonly string[];
}

const pathIn = (path: string, name: string): string => (path ? `${path}.${name}` : name);

/** The map at a path of a source, with some of its fields changed. */
export function watched<T extends object>(source: FieldSource, path = '', changes: Partial<T> = {}): T {
  const has = (name: string): boolean => Object.hasOwn(changes, name);
  const names = (): string[] => [...new Set([...source.namesIn(path), ...Object.keys(changes)])];
  const get = (name: string): unknown =>
    has(name) ? (changes as Record<string, unknown>)[name] : source.read(pathIn(path, name));
  return new Proxy({} as T, {
    get(_, name) {
      if (name === copying) return (change: Partial<T>) => watched(source, path, { ...changes, ...change });
      return typeof name === 'symbol' ? undefined : get(name);
    },
    has: (_, name) => typeof name === 'string' && names().includes(name),
    ownKeys: names,
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string' && names().includes(name)
        ? { value: get(name), enumerable: true, configurable: true, writable: true }
        : undefined,
  });
}

/** A record with some fields changed, whether it is watched or not. */
export const withFields = <T extends object>(record: T, change: Partial<T>): T =>
  watchedCopy(record, change) ?? { ...record, ...change };

/** The fields of a plain position that are read, by their paths. Options are not watched: they stay as they are. */
export class ReadFields implements FieldSource {
  readonly paths = new Set<string>();
  private readonly maps = new Map<string, object>();

  constructor(private readonly position: object) {}

  watched<P extends object>(): P {
    return watched<P>(this);
  }

  read(path: string): unknown {
    const value = valueAt(this.position, path);
    if (path === 'options') return value;
    if (!isMap(value)) {
      this.paths.add(path);
      return value;
    }
    let map = this.maps.get(path);
    if (!map) this.maps.set(path, (map = watched(this, path)));
    return map;
  }

  namesIn(path: string): readonly string[] {
    const map = path ? valueAt(this.position, path) : this.position;
    return isMap(map) ? Object.keys(map) : [];
  }
}

export const valueAt = (map: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isMap(value) ? value[name] : undefined), map);
