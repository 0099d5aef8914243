// Problems of what somebody wrote.
import type { Problem } from '../../table/errors.js';
import { found } from '../../notation/schema-problems.js';

/** What stands where, and what would be right. A text is taken as the words of the message. */
export const problemAt = (path: readonly (string | number)[], what: unknown, expected: string): Problem => ({
  path,
  found: typeof what === 'string' ? what : found(what),
  expected,
});

export const isSameSet = (list: readonly string[], all: readonly string[]): boolean =>
  list.length === all.length && all.every((name) => list.includes(name));

/** Procedures whose order lacks a step, or has one that is not its own. */
export const orderProblems = <Name extends string>(
  procedures: Readonly<Record<Name, readonly string[]>>,
  orderOf: (procedure: Name) => readonly string[],
): Problem[] =>
  Object.entries<readonly string[]>(procedures).flatMap(([procedure, steps]) => {
    const order = orderOf(procedure as Name);
    return isSameSet(order, steps)
      ? []
      : problemAt(['options', 'order', procedure], order, `each of ${steps.join(', ')} exactly once`);
  });
