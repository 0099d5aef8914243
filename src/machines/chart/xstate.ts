// Runs a chart with xstate's own pure transition function: the reference for the compiled chart.
import {
  assign,
  createActor,
  createMachine,
  setup,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { Chart, ChartConfig, ChartSnapshot } from '../../table/chart.js';
import type { Effect, GameEvent } from '../../table/event.js';
import type { Move } from '../../table/move.js';
import type { RuleFunctions } from '../../table/rule-functions.js';
import { checkChart } from './check-chart.js';
import { enterable, outlineOf, restingStates } from './outline.js';

/** What the machine carries along: the position, and what happened since the last move. */
interface ChartContext<P> {
  readonly position: P;
  readonly events: readonly GameEvent[];
}

/** A move on its way through the chart: the verb is the event's type, so that the chart can be read. */
interface ChartEvent {
  readonly type: string;
  readonly move: Move;
}

interface GuardArguments<P> {
  readonly context: ChartContext<P>;
  readonly event: ChartEvent;
}

/** A snapshot that keeps xstate's own, so that the next step need not build it again. */
interface XstateSnapshot<P> extends ChartSnapshot<P> {
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * Charts fit xstate's types as they are written, except that those ask for a context to begin with: ours comes with
 * the position that a table enters.
 */
interface ChartWithContext<P> extends ChartConfig {
  readonly context: ChartContext<P>;
}

/** The chart as a machine of xstate: to inspect, or to run in an actor. */
export function machineOf<P>(config: ChartConfig, { moves, steps, tests }: RuleFunctions<P>): AnyStateMachine {
  const guards = {
    ...mapValues(
      moves,
      (rule) =>
        ({ context, event }: GuardArguments<P>) =>
          rule.check(context.position, event.move) === null,
    ),
    ...mapValues(
      tests,
      (test) =>
        ({ context }: GuardArguments<P>) =>
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
  const types: { context?: ChartContext<P>; events?: ChartEvent } = {};
  return setup({ types, guards, actions }).createMachine(config as ChartWithContext<P>);
}

export function viaXstate<P>(config: ChartConfig, ruleFunctions: RuleFunctions<P>): Chart<P> {
  checkChart(config, ruleFunctions);
  return runMachine(machineOf(config, ruleFunctions), outlineOf(config), ruleFunctions);
}

/** A machine that was made already, for a table. */
export function runMachine<P>(
  machine: AnyStateMachine,
  outline: Chart<P>['outline'],
  ruleFunctions: RuleFunctions<P>,
): Chart<P> {
  const states = restingStates(outline);
  const paths = enterable(states.keys());

  const taken = (snapshot: AnyMachineSnapshot): XstateSnapshot<P> => {
    const { position, events } = snapshot.context as ChartContext<P>;
    return { path: pathOf(snapshot.value), position, events, snapshot };
  };
  const send = (snapshot: AnyMachineSnapshot, position: P, type: string, move?: Move): XstateSnapshot<P> => {
    const fresh = { ...snapshot, context: { position, events: [] } } as AnyMachineSnapshot;
    return taken(machine.transition(fresh, { type, move }, scope as never) as AnyMachineSnapshot);
  };

  return {
    outline,
    ruleFunctions,
    states,
    paths,
    enter(path, position) {
      if (!paths.includes(path)) throw new Error(`the chart has no state ${path}`);
      const snapshot = machine.resolveState({
        value: valueOf(path),
        context: { position, events: [] },
      } as never) as AnyMachineSnapshot;
      // No state takes this event; it only makes the chart move on from states where play does not rest.
      return snapshot.status === 'active' ? send(snapshot, position, 'entered') : taken(snapshot);
    },
    step: (before, move) => send((before as XstateSnapshot<P>).snapshot, before.position, move.verb, move),
  };
}

/** xstate wants a scope for every transition. Ours does nothing, so one serves all: building one costs more than the transition. */
const scope: AnyActorScope = (() => {
  const self = createActor(createMachine({}));
  const nothing = () => undefined;
  return {
    self,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    system: self.system,
    stopChild: nothing,
    actionExecutor: nothing,
  };
})();

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const pathOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const [[key, inner]] = Object.entries(value as Record<string, unknown>) as [[string, unknown]];
  return `${key}.${pathOf(inner)}`;
};

const valueOf = (path: string): unknown => {
  const [head, ...rest] = path.split('.');
  return rest.length ? { [head as string]: valueOf(rest.join('.')) } : head;
};
