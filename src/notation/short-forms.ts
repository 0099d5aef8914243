// What a person may write short, written out.

type Full<T> = Exclude<T, string>;

/** `anna: "1.5"` is short for `anna: {at: "1.5"}`. */
export const inFull = <T>(written: T): Full<T> => (typeof written === 'string' ? { at: written } : written) as Full<T>;

/** The same for every piece of a map. */
export const allInFull = <T extends object>(pieces: T): { [K in keyof T]: Full<T[K]> } =>
  Object.fromEntries(Object.entries(pieces).map(([id, piece]: [string, unknown]) => [id, inFull(piece)])) as {
    [K in keyof T]: Full<T[K]>;
  };

/**
 * Many readers of YAML, and JSON, take a plain 1.5 for a number. Nothing in our files is a fraction, so it is the space
 * that is spelled like it. What a schema calls a text is one only after this.
 */
export function spelled<T>(written: T): T {
  if (typeof written === 'number') return (Number.isInteger(written) ? written : String(written)) as T;
  if (Array.isArray(written)) return written.map((each: unknown) => spelled(each)) as T;
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(Object.entries(written).map(([key, each]) => [key, spelled(each as unknown)])) as T;
}
