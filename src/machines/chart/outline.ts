// A chart as flat data, read off its configuration, and what follows from that. check-chart.ts says what a chart may use;
// test/machines/chart/outline.test.ts shows that xstate resolves a chart the same way.
import type { PlayableGame, Position } from '../../table/game.js';
import type {
  ChartConfig,
  ChartEdge,
  ChartState,
  EdgeConfig,
  Outline,
  OutlineState,
  StateConfig,
} from '../../table/chart.js';

export function outlineOf(config: ChartConfig): Outline {
  const all = statesBelow(config, '');
  const pathById = new Map(all.flatMap(([{ id }, path]) => (id === undefined ? [] : [[id, path] as const])));
  return { id: config.id, states: all.map(([state, path]) => stateOf(state, path, pathById)) };
}

/** A state and all inside it, each with its path. */
export const statesBelow = (state: StateConfig, path: string): [StateConfig, string][] => [
  [state, path],
  ...Object.entries(state.states ?? {}).flatMap(([name, inner]) => statesBelow(inner, path ? `${path}.${name}` : name)),
];

function stateOf(state: StateConfig, path: string, pathById: ReadonlyMap<string, string>): OutlineState {
  const { type, initial, meta, on = {}, always = [], states: inner = {} } = state;
  return {
    path,
    kind: type ?? (Object.keys(inner).length > 0 ? 'compound' : 'atomic'),
    ...(initial !== undefined && { initial: path ? `${path}.${initial}` : initial }),
    ...(meta && { notes: meta }),
    on: Object.fromEntries(Object.entries(on).map(([verb, edge]) => [verb, edgeOf(edge, path, pathById)])),
    always: [always].flat().map((edge) => edgeOf(edge as EdgeConfig, path, pathById)),
  };
}

function edgeOf(edge: EdgeConfig, from: string, pathById: ReadonlyMap<string, string>): ChartEdge {
  const { guard, target } = edge;
  return {
    ...(guard !== undefined && { guard }),
    actions: [edge.actions ?? []].flat(),
    ...(target !== undefined && { target: pathOfTarget(target, from, pathById) }),
  };
}

/** `#id` names a state wherever it is, `.inner` lies below, anything else beside. */
function pathOfTarget(target: string, from: string, pathById: ReadonlyMap<string, string>): string {
  if (target.startsWith('.')) return from ? from + target : target.slice(1);
  const beside = from.split('.').slice(0, -1);
  if (!target.startsWith('#')) return [...beside, target].join('.');
  const [id = '', ...inner] = target.slice(1).split('.');
  return [pathById.get(id) ?? `#${id}`, ...inner].filter(Boolean).join('.');
}

/** The states around a state and itself, outermost first. */
export const around = (path: string): string[] =>
  path === '' ? [''] : ['', ...path.split('.').map((_, i, names) => names.slice(0, i + 1).join('.'))];

/** States that break into others, and after which play goes on where it was. */
export const interruptionsIn = ({ states }: Outline): string[] =>
  states.flatMap(({ path, notes }) => (notes?.interrupts ? [path] : []));

/** States before the first turn. */
export const setUpsIn = ({ states }: Outline): string[] =>
  states.flatMap(({ path, notes }) => (notes?.setup ? [path] : []));

/** The outermost states in which the game is over: nothing in them goes on. */
export const endingsIn = ({ states }: Outline): string[] => {
  const outermost = states.map(({ path }) => path).filter((path) => path !== '' && !path.includes('.'));
  return outermost.filter((path) =>
    states.every(({ kind, path: at }) => kind !== 'atomic' || !around(at).includes(path)),
  );
};

/** States where play can rest: they take a verb, or they are final. States that only pass on are left out. */
export function restingStates({ states }: Outline): ReadonlyMap<string, ChartState> {
  const byPath = new Map(states.map((state) => [state.path, state]));
  const found = new Map<string, ChartState>();
  for (const { path, kind, on, always } of states) {
    const passesOn = Object.keys(on).length === 0 && always.some(({ guard }) => guard === undefined);
    if (kind === 'compound' || passesOn) continue;
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

/** A line of the chart with the state it is in; `verb` is null for lines that are tried as soon as play gets there. */
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

/** Where a position of a game may stand. The names of the states do not depend on the order of procedures. */
export function pathsOf<P extends Position>(game: PlayableGame<P>): () => readonly string[] {
  let paths: readonly string[] | undefined;
  return () => (paths ??= enterable(restingStates(outlineOf(game.chartConfig(game.opening().position))).keys()));
}
