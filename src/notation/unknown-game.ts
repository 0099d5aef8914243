// The one message for the name of a game that is not there.
import { InputError } from '../table/errors.js';
import { nearest } from './nearest.js';

export function unknownGame(id: unknown, known: readonly string[]): InputError {
  const hint = nearest(String(id), known);
  return new InputError([
    {
      path: ['game'],
      found: id === undefined || id === '' ? 'nothing' : JSON.stringify(id),
      expected: known.join(', '),
      ...(hint && { hint }),
    },
  ]);
}
