// A chart as flat data, read off the way it is written, and what can be read off that. Fails loudly on whatever a chart may
// not use: both engines know compound states, named guards, named actions, `always` and final states, nothing else.
// That xstate resolves a chart the same way is shown in test/machines/chart/outline.test.ts.
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
  const states = all.map(([state, path]) => stateOf(state, path, pathById));
  const known = new Set(all.map(([, path]) => path));
  for (const { path, on, always } of states)
    for (const { target } of [...Object.values(on), ...always])
      if (target !== undefined && !known.has(target)) refuse(path, `the state "${target}", which is not there`);
  const [root] = states as [OutlineState];
  if (Object.keys(root.on).length && states.some(({ kind, path }) => kind === 'final' && !path.includes('.')))
    refuse('', 'moves of the outermost state beside an outermost final state');
  return { id: config.id, states };
}

const statesBelow = (state: StateConfig, path: string): [StateConfig, string][] => [
  [state, path],
  ...Object.entries(state.states ?? {}).flatMap(([name, inner]) => statesBelow(inner, path ? `${path}.${name}` : name)),
];

const refuse = (path: string, what: string): never => {
  throw new Error(`${path || 'the outermost state'}: a chart may not use ${what}`);
};

/** Words of xstate that would make a chart impure, or that say what can be said without them. */
const refused: Readonly<Record<string, string>> = {
  entry: 'entry or exit actions: write them on the edge',
  exit: 'entry or exit actions: write them on the edge',
  invoke: 'invoke or after: it has to stay pure',
  after: 'invoke or after: it has to stay pure',
  output: 'output or onDone',
  onDone: 'output or onDone',
};
const stateWords = ['id', 'type', 'initial', 'meta', 'on', 'always', 'states', 'context'];
const edgeWords = ['guard', 'actions', 'target'];

function stateOf(state: StateConfig, path: string, pathById: ReadonlyMap<string, string>): OutlineState {
  const { type, initial, meta, on = {}, always = [], states: inner = {} } = state;
  if (type !== undefined && (type as string) !== 'final') refuse(path, `${type} states`);
  for (const word of Object.keys(state)) if (!stateWords.includes(word)) refuse(path, refused[word] ?? `"${word}"`);
  const lines = [always].flat() as readonly EdgeConfig[];
  if (type === 'final' && (Object.keys(on).length || lines.length)) refuse(path, 'edges out of a final state');
  return {
    path,
    kind: type ?? (Object.keys(inner).length > 0 ? 'compound' : 'atomic'),
    ...(initial !== undefined && { initial: path ? `${path}.${initial}` : initial }),
    ...(meta && { notes: meta }),
    on: Object.fromEntries(
      Object.entries(on).map(([verb, edge]) => {
        if (verb.includes('*') || verb.startsWith('xstate.')) refuse(path, `"${verb}" as a verb`);
        if (Array.isArray(edge)) refuse(path, `several edges for "${verb}": fork in a state of its own instead`);
        return [verb, edgeOf(edge, path, pathById)];
      }),
    ),
    always: lines.map((edge) => edgeOf(edge, path, pathById)),
  };
}

function edgeOf(edge: EdgeConfig, from: string, pathById: ReadonlyMap<string, string>): ChartEdge {
  const { guard, target } = edge;
  const actions = [edge.actions ?? []].flat() as readonly string[];
  if (guard !== undefined && typeof guard !== 'string') refuse(from, 'a guard without a name');
  if (actions.some((action) => typeof action !== 'string')) refuse(from, 'an action without a name');
  if (target !== undefined && typeof target !== 'string') refuse(from, 'an edge with several targets');
  for (const word of Object.keys(edge)) if (!edgeWords.includes(word)) refuse(from, `${word} on an edge`);
  return {
    ...(guard !== undefined && { guard }),
    actions,
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

/** Where a position of a game may stand. The names of the states do not depend on the order of procedures. */
export function pathsOf<P extends Position>(game: PlayableGame<P>): () => readonly string[] {
  let paths: readonly string[] | undefined;
  return () => (paths ??= enterable(restingStates(outlineOf(game.chartConfig(game.opening().position))).keys()));
}
