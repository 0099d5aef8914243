// The few words in which our charts are written, as configurations of xstate.
// A chart uses compound states, named guards, named actions, `always` and final states, nothing else: it stays pure.
import type { AnyStateMachine, MetaObject } from 'xstate';
import type { Outline, StateNotes } from '../../table/chart.js';
import type { RuleFunctions } from '../../table/rule-functions.js';
import { built } from './machine.js';

/** A chart as xstate's machine, with the rules it is bound to and its outline as plain data. */
export interface Statechart<P> {
  readonly machine: AnyStateMachine;
  readonly ruleFunctions: RuleFunctions<P>;
  readonly outline: Outline;
}

interface Edge {
  readonly guard?: string;
  readonly actions?: string | readonly string[];
  readonly target?: string;
}

/** A player's or a chance move: legal if its rule says so, then carried out. */
export const move = (rule: string, target?: string): Edge => ({
  guard: rule,
  actions: rule,
  ...(target && { target }),
});

/** An automatic step. */
export const step = (name: string, target: string): Edge => ({ actions: name, target });

/** A fork: taken if the test holds. */
export const when = (test: string, target: string, ...steps: string[]): Edge => ({
  guard: test,
  actions: steps,
  target,
});

/** The last line of a fork. */
export const otherwise = (target: string, ...steps: string[]): Edge => ({ actions: steps, target });

/** What the chart writes beside a state. */
export const notes = (meta: StateNotes): { meta: StateNotes & MetaObject } => ({ meta: { ...meta } });

/** A list of steps as a chain of states, each waiting for `next`; the last one leads to `after`. */
export function chain(
  names: readonly string[],
  stepOf: Readonly<Record<string, string>>,
  after: string,
  meta: StateNotes = {},
): Record<string, object> {
  return Object.fromEntries(
    names.map((name, i) => [name, { ...notes(meta), on: { next: step(stepOf[name] ?? name, names[i + 1] ?? after) } }]),
  );
}

/** A chart, bound to the rules layer: every name in it is known there. */
export function statechart<P>(ruleFunctions: RuleFunctions<P>, config: object): Statechart<P> {
  const { machine, outline } = built(ruleFunctions, config);
  checkNames(outline, ruleFunctions);
  return { machine, ruleFunctions, outline };
}

/** A misspelt rule would otherwise show only when play comes by. What happens by itself may not depend on a move. */
function checkNames({ id, states }: Outline, { moves, steps, tests }: RuleFunctions<unknown>): void {
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
