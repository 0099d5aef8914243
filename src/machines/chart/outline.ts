// A machine's own definition as plain data, and what can be read off it. Fails loudly on whatever a chart may not use:
// the compiled chart knows compound states, named guards, named actions, `always` and final states, nothing else.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ChartEdge, ChartState, Outline, OutlineState, StateNotes } from '../../table/chart.js';

export const pathOfNode = (node: AnyStateNode): string => node.path.join('.');

export function outlineOf(machine: AnyStateMachine): Outline {
  const visit = (node: AnyStateNode): OutlineState[] => [
    stateOf(node),
    ...Object.values(node.states).flatMap((child) => visit(child)),
  ];
  return { id: machine.id, states: visit(machine.root) };
}

function stateOf(node: AnyStateNode): OutlineState {
  const refuse = (what: string): never => {
    throw new Error(`${node.id}: a chart may not use ${what}`);
  };
  const { type } = node;
  if (type !== 'compound' && type !== 'atomic' && type !== 'final') return refuse(`${type} states`);
  if (node.invoke.length || node.after.length) refuse('invoke or after: it has to stay pure');
  if (node.entry.length || node.exit.length) refuse('entry or exit actions: write them on the edge');
  if (node.config.output !== undefined || node.config.onDone !== undefined) refuse('output or onDone');
  if (type === 'final' && (node.transitions.size || node.always?.length)) refuse('edges out of a final state');
  if (!node.parent && type === 'compound' && node.transitions.size && Object.values(node.states).some(isFinal))
    refuse('moves of the outermost state beside an outermost final state');
  if (type === 'compound' && node.initial.actions.length) refuse('actions on entering the initial state');
  const initial = type === 'compound' ? node.initial.target[0] : undefined;
  return {
    path: pathOfNode(node),
    kind: type,
    ...(initial && { initial: pathOfNode(initial) }),
    ...(node.meta !== undefined && { notes: node.meta as StateNotes }),
    on: Object.fromEntries(
      [...node.transitions].map(([verb, edges]) => {
        if (verb.includes('*') || verb.startsWith('xstate.')) refuse(`"${verb}" as a verb`);
        if (edges.length !== 1) refuse(`several edges for "${verb}": fork in a state of its own instead`);
        return [verb, edgeOf(edges[0] as AnyTransitionDefinition, refuse)];
      }),
    ),
    always: (node.always ?? []).map((edge) => edgeOf(edge, refuse)),
  };
}

const isFinal = ({ type }: AnyStateNode): boolean => type === 'final';

function edgeOf({ guard, actions, target, reenter }: AnyTransitionDefinition, refuse: (what: string) => never) {
  if (guard !== undefined && typeof guard !== 'string') refuse('a guard without a name');
  if (actions.some((action) => typeof action !== 'string')) refuse('an action without a name');
  if (reenter) refuse('reenter: without entry actions it changes nothing');
  if (target && target.length > 1) refuse('an edge with several targets');
  const [to] = target ?? [];
  const edge: ChartEdge = {
    ...(guard !== undefined && { guard: guard as string }),
    actions: actions as unknown as readonly string[],
    ...(to && { target: pathOfNode(to) }),
  };
  return edge;
}

/** The states around a state and itself, outermost first. */
export const around = (path: string): string[] =>
  path === '' ? [''] : ['', ...path.split('.').map((_, i, names) => names.slice(0, i + 1).join('.'))];

/** States that break into others, and after which play goes on where it was. */
export const interruptionsIn = ({ states }: Outline): string[] =>
  states.flatMap(({ path, notes }) => (notes?.interrupts ? [path] : []));

/** States where play can rest: they take a verb, or they are final. States that only pass on are left out. */
export function restingStates({ states }: Outline): ReadonlyMap<string, ChartState> {
  const byPath = new Map(states.map((state) => [state.path, state]));
  const found = new Map<string, ChartState>();
  for (const { path, kind } of states) {
    if (kind === 'compound') continue;
    const chain = around(path).map((at) => byPath.get(at) as OutlineState);
    const verbs = new Map(
      chain.flatMap(({ on }) => Object.entries(on)).map(([verb, { guard }]) => [verb, guard ?? null]),
    );
    if (verbs.size > 0 || kind === 'final')
      found.set(path, { path, verbs, notes: chain.flatMap(({ notes }) => (notes ? [notes] : [])) });
  }
  return found;
}

/** Every path that a position may stand in: where play can rest, and the compound states around. */
export const enterable = (resting: Iterable<string>): string[] => [
  ...new Set([...resting].flatMap((path) => around(path).slice(1))),
];

/** The state in which play is after entering a path: the innermost of its initial states. */
export function innermost({ states }: Outline): (path: string) => string {
  const initials = new Map(states.map(({ path, initial }) => [path, initial]));
  return (path) => {
    let at = path;
    for (let inner = initials.get(at); inner !== undefined; inner = initials.get(at)) at = inner;
    return at;
  };
}

/** A line of the chart with the state it is written in; `verb` is null for lines that are tried as soon as play comes by. */
export interface OutlineLine {
  readonly state: string;
  readonly verb: string | null;
  readonly edge: ChartEdge;
}

export const linesOf = ({ states }: Outline): OutlineLine[] =>
  states.flatMap(({ path, on, always }) => [
    ...Object.entries(on).map(([verb, edge]): OutlineLine => ({ state: path, verb, edge })),
    ...always.map((edge): OutlineLine => ({ state: path, verb: null, edge })),
  ]);
