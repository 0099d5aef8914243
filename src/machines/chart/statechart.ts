// The few words in which our charts are written. What they make is plain data that xstate takes as it is.
import type { EdgeConfig, StateConfig, StateNotes } from '../../table/chart.js';

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
