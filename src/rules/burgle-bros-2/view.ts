// What may be seen: everything. What lies face-down is not in the position at all.
import type { Json } from '../../table/event.js';
import type { Position } from './position.js';

/** A cooperative game with open cards has no sides. */
export const sides: readonly string[] = [];

export const view = (position: Position, flow: string): Json => ({
  ...(position as unknown as Record<string, Json>),
  flow,
});
