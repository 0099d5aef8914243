// A verifier that watches which fields a rule reads copies records in its own way: a field that is only copied along is
// not read. Everybody else's records know nothing of it.

/** The name under which a watched record copies itself. */
export const copying = Symbol('copying');

interface Watched<T> {
  readonly [copying]?: (change: Partial<T>) => T;
}

/** The copy of a watched record with some fields changed; undefined for every other record. */
export const watchedCopy = <T extends object>(record: T, change: Partial<T>): T | undefined =>
  (record as Watched<T>)[copying]?.(change);

/** The name under which a watched list makes a longer one. */
export const appending = Symbol('appending');

/** The list with one more at its end. */
export const appended = <T>(list: readonly T[], item: T): readonly T[] =>
  (list as { readonly [appending]?: (item: T) => readonly T[] })[appending]?.(item) ?? [...list, item];
