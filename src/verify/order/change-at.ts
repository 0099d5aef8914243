// A written position with another value in one of its fields, or without the field.
import { isMap } from '../../notation/is-map.js';
import type { Written } from '../cases/shrink-position.js';
import { nameLength } from './watched-fields.js';

export function changedAt(map: Written, path: readonly string[], value: unknown): Written {
  if (path.length === 0) return map;
  const length = nameLength(map, path);
  const name = path.slice(0, length).join('.');
  const rest = path.slice(length);
  if (rest.length === 0) {
    const { [name]: _, ...others } = map;
    return value === undefined ? others : { ...map, [name]: value };
  }
  const inner = map[name];
  return isMap(inner) ? { ...map, [name]: changedAt(inner, rest, value) } : map;
}
