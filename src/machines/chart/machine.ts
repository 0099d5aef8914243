// How a chart's names become xstate's guards and actions.
import { assign, setup, type AnyStateMachine } from 'xstate';
import type { Outline } from '../../table/chart.js';
import type { Effect, GameEvent } from '../../table/event.js';
import type { Move } from '../../table/move.js';
import type { RuleFunctions } from '../../table/rule-functions.js';
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

interface Scene<P> {
  readonly context: ChartContext<P>;
  readonly event: ChartEvent;
}

/** The machine of a chart, and what xstate made of it as plain data. */
export function built<P>(
  ruleFunctions: RuleFunctions<P>,
  config: object,
): { machine: AnyStateMachine; outline: Outline } {
  const { moves, steps, tests } = ruleFunctions;
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
  return { machine, outline: outlineOf(machine) };
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
