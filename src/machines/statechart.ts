// The few words in which our charts are written, and how a chart's names become xstate guards and actions.
// A chart uses compound states, named guards, `assign`, `always` and final states, nothing else: it stays pure.
import { assign, setup, type AnyStateMachine, type MetaObject } from 'xstate';
import type { Outline, StateNotes } from '../table/chart.js';
import type { Effect, GameEvent } from '../table/event.js';
import type { Move } from '../table/move.js';
import type { Rulebook } from '../table/rulebook.js';
import { outlineOf } from './outline.js';

/** What the chart carries along: the position, and what happened since the last move. */
export interface ChartContext<P> {
  readonly position: P;
  readonly events: readonly GameEvent[];
}

/** A move on its way through the chart: the verb is the event's type, so that the chart can be read. */
export interface ChartEvent {
  readonly type: string;
  readonly move: Move;
}

/** A chart as xstate's machine, with the rules it is bound to and its outline as plain data. */
export interface Statechart<P> {
  readonly machine: AnyStateMachine;
  readonly rulebook: Rulebook<P>;
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

/** The machine of a chart: every name in it is bound to the rules layer. */
export function statechart<P>(rulebook: Rulebook<P>, config: object): Statechart<P> {
  const { moves, steps, tests } = rulebook;
  const guards = {
    ...mapValues(
      moves,
      (rule) =>
        ({ context, event }: Scene<P>) =>
          rule.check(context.position, event.move) === null,
    ),
    ...mapValues(
      tests,
      (test) =>
        ({ context }: Scene<P>) =>
          test(context.position),
    ),
  };
  const happen = (apply: (position: P, move: Move) => Effect<P>) =>
    assign<ChartContext<P>, ChartEvent, undefined, ChartEvent, never>(({ context, event }) => {
      const { position, events } = apply(context.position, event.move);
      return { position, events: events.length ? [...context.events, ...events] : context.events };
    });
  const actions = {
    ...mapValues(moves, (rule) => happen((position, made) => rule.apply(position, made))),
    ...mapValues(steps, (apply) => happen(apply)),
  };
  // The chart's names are plain words, checked when it is built: xstate's types cannot follow states made from a list.
  const types: { context?: ChartContext<P>; events?: ChartEvent } = {};
  const machine = setup({ types, guards, actions }).createMachine(config as never) as unknown as AnyStateMachine;
  const outline = outlineOf(machine);
  checkNames(outline, rulebook);
  return { machine, rulebook, outline };
}

/** A misspelt rule would otherwise show only when play comes by. What happens by itself may not depend on a move. */
function checkNames({ id, states }: Outline, { moves, steps, tests }: Rulebook<unknown>): void {
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

interface Scene<P> {
  readonly context: ChartContext<P>;
  readonly event: ChartEvent;
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
