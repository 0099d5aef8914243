// Runs a statechart with xstate's own pure transition function, for a table.
import {
  createActor,
  createMachine,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
} from 'xstate';
import type { Chart, ChartState, Stand, StateNotes } from '../table/chart.js';
import type { Move } from '../table/move.js';
import type { ChartContext } from './statechart.js';

/** A stand that remembers xstate's snapshot, so that the next step need not build it again. */
interface ChartStand<P> extends Stand<P> {
  readonly snapshot: AnyMachineSnapshot;
}

export function chartOf<P>(machine: AnyStateMachine): Chart<P> {
  const states = restingStates(machine.root);
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
    states,
    paths: [...paths],
    enter(path, position) {
      if (!paths.has(path)) throw new Error(`the chart has no state ${path}`);
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

/** Paths where play can rest, and the compound states around them. */
const enterable = (resting: Iterable<string>): Set<string> =>
  new Set([...resting].flatMap((path) => path.split('.').map((_, i, names) => names.slice(0, i + 1).join('.'))));

/** States where play can rest: they take a verb, or they are final. States that only pass on are left out. */
function restingStates(root: AnyStateNode): ReadonlyMap<string, ChartState> {
  const found = new Map<string, ChartState>();
  const visit = (node: AnyStateNode, notes: readonly StateNotes[], verbs: ReadonlyMap<string, string | null>) => {
    const path = node.path.join('.');
    if (node.type !== 'atomic' && node.type !== 'compound' && node.type !== 'final')
      throw new Error(`${path}: a chart may not use ${node.type} states`);
    const innerNotes = node.meta ? [...notes, node.meta as StateNotes] : notes;
    const innerVerbs = new Map([...verbs, ...ownVerbs(node)]);
    const children = Object.values(node.states) as AnyStateNode[];
    for (const child of children) visit(child, innerNotes, innerVerbs);
    if (children.length === 0 && (innerVerbs.size > 0 || node.type === 'final'))
      found.set(path, { path, verbs: innerVerbs, notes: innerNotes });
  };
  visit(root, [], new Map());
  return found;
}

function ownVerbs(node: AnyStateNode): [string, string | null][] {
  return [...node.transitions].map(([verb, edges]): [string, string | null] => {
    const [edge, another] = edges;
    if (another)
      throw new Error(`${node.path.join('.')}: "${verb}" has several edges; fork in a state of its own instead`);
    return [verb, typeof edge?.guard === 'string' ? edge.guard : null];
  });
}
