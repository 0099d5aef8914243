// A game that nobody knows.
import { InputError } from '../table/errors.js';
import { nearest } from './nearest.js';

/** Names the games that there are, and the one that was probably meant. */
export function unknownGame(id: unknown, known: readonly string[]): InputError {
  const hint = nearest(String(id), known);
  const found = id === undefined || id === '' ? 'nothing' : JSON.stringify(id);
  return new InputError([{ path: ['game'], found, expected: known.join(', '), ...(hint && { hint }) }]);
}
