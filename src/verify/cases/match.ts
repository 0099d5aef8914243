// Whether what was found is what a case expects: maps by key, lists whole and in order, events as a subsequence.
import { isMap } from '../../notation/is-map.js';
import type { GameEvent } from '../../table/event.js';
import type { EventPattern } from '../../notation/case.js';

export interface Difference {
  readonly path: readonly (string | number)[];
  readonly expected: unknown;
  readonly found: unknown;
}

/** Every place where a value does not match a deep partial pattern. */
export function differences(pattern: unknown, value: unknown, path: readonly (string | number)[] = []): Difference[] {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value) || value.length !== pattern.length) return [{ path, expected: pattern, found: value }];
    return pattern.flatMap((item, i) => differences(item, value[i], [...path, i]));
  }
  if (isMap(pattern)) {
    if (!isMap(value)) return [{ path, expected: pattern, found: value }];
    return Object.entries(pattern).flatMap(([key, inner]) => differences(inner, value[key], [...path, key]));
  }
  // What is not there is null: a case can say that something has gone.
  return Object.is(pattern ?? null, value ?? null) ? [] : [{ path, expected: pattern, found: value }];
}

export const matches = (pattern: unknown, value: unknown): boolean => differences(pattern, value).length === 0;

export const matchesEvent = (pattern: EventPattern, event: GameEvent): boolean =>
  typeof pattern === 'string' ? event.type === pattern : matches(pattern, event);

/** The index of the first pattern that does not occur after the ones before it, or -1. */
export function missingEvent(patterns: readonly EventPattern[], events: readonly GameEvent[]): number {
  let from = 0;
  for (const [i, pattern] of patterns.entries()) {
    const at = events.findIndex((event, j) => j >= from && matchesEvent(pattern, event));
    if (at < 0) return i;
    from = at + 1;
  }
  return -1;
}
