// Runs a chart without xstate: its outline is read once into flat tables (state x verb -> guard, effects, where to).
// A search takes millions of steps; this is many times faster, and test/machines proves it equal to xstate.
import type { Chart, ChartConfig, ChartEdge, ChartSnapshot, Engine, Outline, OutlineState } from '../../table/chart.js';
import type { Effect, GameEvent } from '../../table/event.js';
import type { Move } from '../../table/move.js';
import type { RuleFunctions } from '../../table/rule-functions.js';
import { checkChart } from './check-chart.js';
import { around, enterable, innermost, outlineOf, restingStates } from './outline.js';

/** Hears of every line that is taken, and of everything that happens on it. */
export interface Watcher<P> {
  /** Moves come from a table, which has asked their rule already: it is not asked again. */
  readonly judged?: boolean;
  edge?(edge: ChartEdge): void;
  /** Every line whose guard is asked. */
  asked?(edge: ChartEdge): void;
  /** Every state that a line leads to, innermost: play may rest there or pass through. */
  come?(path: string): void;
  action?(name: string, before: P, effect: Effect<P>): void;
}

/** The first line that holds. */
type Enabled = <P>(rows: readonly Row<P>[], position: P, move: Move) => Row<P> | undefined;

/** A state without inner states, with the lines of the states around it: inner ones are tried first. */
interface Leaf<P> {
  readonly path: string;
  readonly on: Map<string, readonly Row<P>[]>;
  always: readonly Row<P>[];
  /** An outermost final state: the machine is done, nothing is tried any more. */
  readonly ends: boolean;
  /** A final state inside another one: xstate tries the automatic lines once more. */
  readonly completes: boolean;
}

interface Row<P> {
  readonly edge: ChartEdge;
  readonly holds: ((position: P, move: Move) => boolean) | null;
  readonly actions: readonly { readonly name: string; readonly apply: (position: P, move: Move) => Effect<P> }[];
  /** Whether it is guarded by the rule of a move, which a table asks before. */
  readonly isMove: boolean;
  /** Where play is afterwards; null for the same state. */
  readonly to: Leaf<P> | null;
}

interface CompiledSnapshot<P> extends ChartSnapshot<P> {
  readonly leaf: Leaf<P>;
}

/** More automatic lines in a row than any chart needs: it would never come to rest. */
const mostLines = 2_000;
const nothing: readonly GameEvent[] = [];

/** The engine for long searches. Moves come from a table, which has asked their rule already. */
export function compiled<P>(config: ChartConfig, ruleFunctions: RuleFunctions<P>): Chart<P> {
  checkChart(config, ruleFunctions);
  return compiledUnchecked(config, ruleFunctions);
}

/** The engine for pages, which run charts that tests have checked. */
export const compiledUnchecked: Engine = (config, ruleFunctions) =>
  compileOutline(outlineOf(config), ruleFunctions, { judged: true });

/** The same engine, watched. */
export const compiledWith =
  <W>(watcher: Watcher<W>): Engine =>
  (config, ruleFunctions) =>
    compileOutline(outlineOf(config), ruleFunctions, { ...(watcher as Watcher<never>), judged: true });

/** The same for an outline, which a mutant may have changed. */
export function compileOutline<P>(outline: Outline, ruleFunctions: RuleFunctions<P>, watcher?: Watcher<P>): Chart<P> {
  const { leafAt, leafOf } = leaves(outline, ruleFunctions);
  const states = restingStates(outline);
  const paths = enterable(states.keys());
  const known = new Set(paths);
  const enabled = watcher?.asked ? enabledWith((edge) => watcher.asked?.(edge)) : firstEnabled;

  /** Takes a line, if one is given, and then whatever happens by itself, until play rests. */
  const run = (from: Leaf<P>, first: Row<P> | undefined, start: P, move: Move): CompiledSnapshot<P> => {
    let leaf = from;
    let position = start;
    let events = nothing;
    let completions = 0;
    let row = first ?? (leaf.ends ? undefined : enabled(leaf.always, position, move));
    for (let lines = 0; row; lines++) {
      if (lines > mostLines) throw new Error(`${outline.id}: play never comes to rest after ${leaf.path}`);
      watcher?.edge?.(row.edge);
      for (const { name, apply } of row.actions) {
        const made = apply(position, move);
        watcher?.action?.(name, position, made);
        position = made.position;
        if (made.events.length) events = events.length ? [...events, ...made.events] : made.events;
      }
      // As in xstate: a line that neither goes anywhere nor does anything is not taken twice in a row.
      const isSettled = row !== first && row.actions.length === 0 && (row.to === null || row.to === leaf);
      if (row.to) {
        leaf = row.to;
        watcher?.come?.(leaf.path);
        if (leaf.ends) break;
        if (leaf.completes) completions++;
      }
      row = isSettled ? undefined : enabled(leaf.always, position, move);
      if (!row && completions > 0) {
        completions--;
        row = enabled(leaf.always, position, move);
      }
    }
    return { path: leaf.path, position, events, leaf };
  };

  return {
    outline,
    ruleFunctions,
    states,
    paths,
    enter(path, position) {
      if (!known.has(path)) throw new Error(`the chart has no state ${path}`);
      return run(leafAt(path), undefined, position, entered);
    },
    step(before, move) {
      const leaf = (before as Partial<CompiledSnapshot<P>>).leaf ?? leafOf(before.path);
      const rows = leaf.on.get(move.verb) ?? [];
      const [innermostRow] = rows;
      const row = watcher?.judged && innermostRow?.isMove ? innermostRow : enabled(rows, before.position, move);
      return run(leaf, row, before.position, move);
    },
  };
}

/** Nobody made a move: lines that happen by themselves do not look at it. */
const entered: Move = { verb: '', args: [] };

const firstEnabled: Enabled = (rows, position, move) => {
  for (const row of rows) if (row.holds === null || row.holds(position, move)) return row;
  return undefined;
};

const enabledWith =
  (asked: (edge: ChartEdge) => void): Enabled =>
  (rows, position, move) => {
    for (const row of rows) {
      asked(row.edge);
      if (row.holds === null || row.holds(position, move)) return row;
    }
    return undefined;
  };

function leaves<P>(outline: Outline, ruleFunctions: RuleFunctions<P>) {
  const { states } = outline;
  const byPath = new Map(states.map((state) => [state.path, state]));
  const found = new Map<string, Leaf<P>>();
  for (const { path, kind } of states)
    if (kind !== 'compound')
      found.set(path, {
        path,
        on: new Map(),
        always: [],
        ends: kind === 'final' && !path.includes('.'),
        completes: kind === 'final' && path.includes('.'),
      });
  const leafOf = (path: string): Leaf<P> => {
    const leaf = found.get(path);
    if (!leaf) throw new Error(`the chart has no state ${path}`);
    return leaf;
  };
  const enter = innermost(outline);
  const leafAt = (path: string): Leaf<P> => leafOf(enter(path));
  const rowOf = (edge: ChartEdge): Row<P> => ({
    edge,
    holds: edge.guard === undefined ? null : judgeOf(edge.guard, ruleFunctions),
    actions: edge.actions.map((name) => ({ name, apply: effectOf(name, ruleFunctions) })),
    isMove: edge.guard !== undefined && edge.guard in ruleFunctions.moves,
    to: edge.target === undefined ? null : leafAt(edge.target),
  });
  for (const leaf of found.values()) {
    const chain = around(leaf.path)
      .reverse()
      .map((path) => byPath.get(path) as OutlineState);
    for (const { on } of chain)
      for (const [verb, edge] of Object.entries(on)) leaf.on.set(verb, [...(leaf.on.get(verb) ?? []), rowOf(edge)]);
    leaf.always = chain.flatMap(({ always }) => always.map(rowOf));
  }
  return { leafAt, leafOf };
}

function judgeOf<P>(name: string, { moves, tests }: RuleFunctions<P>): (position: P, move: Move) => boolean {
  const test = tests[name];
  if (test) return test;
  const rule = moves[name];
  if (!rule) throw new Error(`no test or move is called "${name}"`);
  return (position, move) => rule.check(position, move) === null;
}

function effectOf<P>(name: string, { moves, steps }: RuleFunctions<P>): (position: P, move: Move) => Effect<P> {
  const step = steps[name];
  if (step) return step;
  const rule = moves[name];
  if (!rule) throw new Error(`no move or step is called "${name}"`);
  return (position, move) => rule.apply(position, move);
}
