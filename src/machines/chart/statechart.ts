// The few words in which our charts are written. What they make is plain data that xstate takes as it is.
import type { EdgeConfig, Outline, StateConfig, StateNotes } from '../../table/chart.js';
import type { RuleFunctions } from '../../table/rule-functions.js';

/** A player's or a chance move: legal if its rule says so, then carried out. */
export const move = (rule: string, target?: string): EdgeConfig => ({
  guard: rule,
  actions: rule,
  ...(target && { target }),
});

/** An automatic step. */
export const step = (name: string, target: string): EdgeConfig => ({ actions: name, target });

/** A fork: taken if the test holds. */
export const when = (test: string, target: string, ...steps: string[]): EdgeConfig => ({
  guard: test,
  actions: steps,
  target,
});

/** The last line of a fork. */
export const otherwise = (target: string, ...steps: string[]): EdgeConfig => ({ actions: steps, target });

/** What the chart writes beside a state. */
export const notes = (meta: StateNotes): { meta: StateNotes } => ({ meta });

/** A list of steps as a chain of states, each waiting for `next`; the last one leads to `after`. */
export function chain(
  names: readonly string[],
  stepOf: Readonly<Record<string, string>>,
  after: string,
  meta: StateNotes = {},
): Record<string, StateConfig> {
  return Object.fromEntries(
    names.map((name, i) => [name, { ...notes(meta), on: { next: step(stepOf[name] ?? name, names[i + 1] ?? after) } }]),
  );
}

/** A misspelt rule would otherwise show only when play comes by. What happens by itself may not depend on a move. */
export function checkNames({ id, states }: Outline, { moves, steps, tests }: RuleFunctions<unknown>): void {
  const check = (path: string, kind: string, name: string, ...known: object[]) => {
    if (!known.some((names) => Object.hasOwn(names, name)))
      throw new Error(`${id}: no ${kind} is called "${name}" (in ${path || 'the outermost state'})`);
  };
  for (const { path, on, always } of states) {
    for (const { guard, actions } of Object.values(on)) {
      if (guard !== undefined) check(path, 'test or move', guard, tests, moves);
      for (const action of actions) check(path, 'move or step', action, moves, steps);
    }
    for (const { guard, actions } of always) {
      if (guard !== undefined) check(path, 'test', guard, tests);
      for (const action of actions) check(path, 'step', action, steps);
    }
  }
}
