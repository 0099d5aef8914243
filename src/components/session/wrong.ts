// How elements tell what is wrong.
import { InputError } from '../../table/errors.js';

/** What is wrong with a field that a page gives, or with all of it. */
export const wrong = (field: string, found: string, expected: string): InputError =>
  new InputError([{ path: field ? [field] : [], found, expected }]);

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
