// A problem of what somebody wrote.
import type { Problem } from '../../table/errors.js';
import { found } from '../../notation/schema-problems.js';

/** What stands where, and what would be right. A text is taken as the words of the message. */
export const problemAt = (path: readonly (string | number)[], what: unknown, expected: string): Problem => ({
  path,
  found: typeof what === 'string' ? what : found(what),
  expected,
});
