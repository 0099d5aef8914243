// What may be seen: everything.
import type { Json } from '../../table/event.js';
import type { Position } from './position.js';

export const sides: readonly string[] = [];

export const view = (position: Position, flow: string): Json => ({
  ...(position as unknown as Record<string, Json>),
  flow,
});
