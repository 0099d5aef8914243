// House data with parts of somebody else's in their place.
import { isMap } from '../../notation/is-map.js';

/** What may be given instead: any part of it. */
export type Given<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Given<T[K]> | undefined }
    : T;

/** Maps are merged key by key; lists and single values replace. */
export function mergeData<T>(own: T, given: Given<T> | undefined): T {
  if (given === undefined) return own;
  if (!isMap(own) || !isMap(given)) return given as T;
  const fields = Object.keys(own).map((key) => [
    key,
    mergeData((own as Readonly<Record<string, unknown>>)[key], given[key]),
  ]);
  return Object.fromEntries(fields) as T;
}
