// Ids come from moves, events and pages, as text.
import type { Json } from '../../table/event.js';

/** What stands in a map of a position under an id, if anything does. */
export const entry = <T>(map: Readonly<Partial<Record<string, T>>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** A detail of an event as text; '' for one that is none. */
export const wordOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
