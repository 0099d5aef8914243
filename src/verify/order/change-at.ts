// A written position with another value in one of its fields.
import { isMap } from '../../notation/is-map.js';
import type { Written } from '../cases/shrink-position.js';

export function changedAt(map: Written, [name, ...rest]: readonly string[], value: unknown): Written {
  if (name === undefined) return map;
  if (rest.length === 0) return { ...map, [name]: value };
  const inner = map[name];
  return isMap(inner) ? { ...map, [name]: changedAt(inner, rest, value) } : map;
}
