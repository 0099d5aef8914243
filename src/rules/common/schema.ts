// What the schemas of positions share.
import * as v from 'valibot';

/** `{at: …}` in full, or only where it is; `what` says both. */
export const atOr = <S extends v.GenericSchema, M extends v.GenericSchema>(space: S, full: M, what: string) =>
  v.union([space, full], what);
