// Runs a statechart with xstate's own pure transition function, for a table.
import { createActor, createMachine, type AnyActorScope, type AnyMachineSnapshot } from 'xstate';
import type { Chart, ChartSnapshot } from '../../table/chart.js';
import type { Move } from '../../table/move.js';
import { enterable, restingStates } from './outline.js';
import type { ChartContext } from './machine.js';
import type { Statechart } from './statechart.js';

/** A stand that remembers xstate's snapshot, so that the next step need not build it again. */
interface ChartStand<P> extends ChartSnapshot<P> {
  readonly snapshot: AnyMachineSnapshot;
}

export function viaXstate<P>({ machine, ruleFunctions, outline }: Statechart<P>): Chart<P> {
  const states = restingStates(outline);
  const paths = enterable(states.keys());

  const stand = (snapshot: AnyMachineSnapshot): ChartStand<P> => {
    const { position, events } = snapshot.context as ChartContext<P>;
    return { path: pathOf(snapshot.value), position, events, snapshot };
  };
  const send = (snapshot: AnyMachineSnapshot, position: P, type: string, move?: Move): ChartStand<P> => {
    const fresh = { ...snapshot, context: { position, events: [] } } as AnyMachineSnapshot;
    return stand(machine.transition(fresh, { type, move }, scope as never) as AnyMachineSnapshot);
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
      return snapshot.status === 'active' ? send(snapshot, position, 'entered') : stand(snapshot);
    },
    step: (before, move) => send((before as ChartStand<P>).snapshot, before.position, move.verb, move),
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

const pathOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const [[key, inner]] = Object.entries(value as Record<string, unknown>) as [[string, unknown]];
  return `${key}.${pathOf(inner)}`;
};

const valueOf = (path: string): unknown => {
  const [head, ...rest] = path.split('.');
  return rest.length ? { [head as string]: valueOf(rest.join('.')) } : head;
};
