// Whether a chart uses only what both engines know: compound states, named guards, named actions, `always` and final states,
// nothing else; and whether its names are those of rule functions. Fails loudly. Pages leave it out: the charts that
// they run are checked here by every test.
import type { ChartConfig, EdgeConfig, Outline, OutlineState, StateConfig } from '../../table/chart.js';
import type { RuleFunctions } from '../../table/rule-functions.js';
import { outlineOf, statesBelow } from './outline.js';

export function checkChart(config: ChartConfig, ruleFunctions: RuleFunctions<unknown>): void {
  for (const [state, path] of statesBelow(config, '')) checkState(state, path);
  const outline = outlineOf(config);
  checkTargets(outline);
  checkNames(outline, ruleFunctions);
}

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

function checkState(state: StateConfig, path: string): void {
  const { type, on = {}, always = [] } = state;
  if (type !== undefined && (type as string) !== 'final') refuse(path, `${type} states`);
  for (const word of Object.keys(state)) if (!stateWords.includes(word)) refuse(path, refused[word] ?? `"${word}"`);
  const lines = [always].flat() as readonly EdgeConfig[];
  if (type === 'final' && (Object.keys(on).length || lines.length)) refuse(path, 'edges out of a final state');
  for (const [verb, edge] of Object.entries(on)) {
    if (verb.includes('*') || verb.startsWith('xstate.')) refuse(path, `"${verb}" as a verb`);
    if (Array.isArray(edge)) refuse(path, `several edges for "${verb}": fork in a state of its own instead`);
    checkEdge(edge, path);
  }
  for (const edge of lines) checkEdge(edge, path);
}

function checkEdge(edge: EdgeConfig, from: string): void {
  const { guard, target } = edge;
  const actions = [edge.actions ?? []].flat() as readonly string[];
  if (guard !== undefined && typeof guard !== 'string') refuse(from, 'a guard without a name');
  if (actions.some((action) => typeof action !== 'string')) refuse(from, 'an action without a name');
  if (target !== undefined && typeof target !== 'string') refuse(from, 'an edge with several targets');
  for (const word of Object.keys(edge)) if (!edgeWords.includes(word)) refuse(from, `${word} on an edge`);
}

function checkTargets({ states }: Outline): void {
  const known = new Set(states.map(({ path }) => path));
  for (const { path, on, always } of states)
    for (const { target } of [...Object.values(on), ...always])
      if (target !== undefined && !known.has(target)) refuse(path, `the state "${target}", which is not there`);
  const [root] = states as [OutlineState];
  if (Object.keys(root.on).length && states.some(({ kind, path }) => kind === 'final' && !path.includes('.')))
    refuse('', 'moves of the outermost state beside an outermost final state');
}

/** A misspelt rule would otherwise show only when play reaches it. What happens by itself may not depend on a move. */
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
