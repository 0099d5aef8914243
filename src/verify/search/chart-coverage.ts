// Which edges of the chart were taken, how often each state was passed, and what was asked in vain: what a guided search
// tries to make more of. Edges are told apart by their names, since each order of steps has a chart of its own.
import { compileOutline } from '../../machines/chart/compiled.js';
import { innermost, linesOf, outlineOf, type OutlineLine } from '../../machines/chart/outline.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { ChartEdge, Engine, Outline } from '../../table/chart.js';
import type { Effect } from '../../table/event.js';
import type { Game, Position, Test } from '../../table/game.js';
import { circumstances } from './varied-positions.js';

export interface EdgeName {
  readonly state: string;
  readonly verb: string | null;
  readonly guard?: string;
  readonly target?: string;
}

export const edgeName = ({ state, verb, edge: { guard, target } }: OutlineLine): EdgeName => ({
  state,
  verb,
  ...(guard !== undefined && { guard }),
  ...(target !== undefined && { target }),
});

/** `turn.ready: walk [walk] -> turn.acting`: the same edge has the same key in the chart of every order. */
export const edgeKey = ({ state, verb, guard, target }: EdgeName): string =>
  `${state || '(everywhere)'}: ${verb ?? 'at once'}${guard ? ` [${guard}]` : ''}${target ? ` -> ${target}` : ''}`;

/** Whether an edge was taken in the usual game; if not, what was different every time. */
export interface Taken {
  readonly isUsual: boolean;
  readonly always: readonly string[];
}

export const takenAgain = (a: Taken | undefined, b: Taken): Taken => ({
  isUsual: b.isUsual || a?.isUsual === true,
  always: a ? a.always.filter((each) => b.always.includes(each)) : b.always,
});

export class ChartCoverage {
  readonly game: Game;
  /** Edges that were taken. */
  readonly edges = new Map<string, Taken>();
  /** What else is not as in the usual game just now, besides rulings and orders. */
  besides: readonly string[] = [];
  /** State -> how often play passed through it or rested in it. */
  readonly visits = new Map<string, number>();
  /** Edges that were not taken yet -> how often their guards were asked. */
  readonly asked = new Map<string, number>();
  /** Whether an edge was taken for the first time since this was last set to false. */
  isNew = false;
  /** Tests that are watched, and for each the steps that made it true, with how often. */
  private watched: ReadonlyMap<string, Test<Position>> | undefined;
  readonly madeTrue = new Map<string, Map<string, number>>();
  private readonly names = new WeakMap<ChartEdge, { readonly key: string; readonly enters: string | undefined }>();

  constructor(plain: Game, usual: Position['options']) {
    // There is a chart for each order and each set of rulings: what is different in it is known when it is built.
    let under: readonly string[] = [];
    const chartConfig = (position: Position) => {
      under = circumstances(plain, usual, position.options);
      return plain.chartConfig(position);
    };
    const engine: Engine = (config, ruleFunctions) => {
      const different = under;
      const outline = outlineOf(config);
      const enter = innermost(outline);
      for (const line of linesOf(outline)) {
        const { target } = line.edge;
        this.names.set(line.edge, {
          key: edgeKey(edgeName(line)),
          enters: target === undefined ? undefined : enter(target),
        });
      }
      return compileOutline(outline, ruleFunctions, {
        judged: true,
        edge: (edge) => this.take(edge, different),
        asked: (edge) => this.ask(edge),
        action: (name, before, effect) =>
          this.act(name, before as unknown as Position, effect as unknown as Effect<Position>),
      });
    };
    this.game = runGame({ ...plain, chartConfig }, engine);
  }

  visit(state: string): void {
    this.visits.set(state, (this.visits.get(state) ?? 0) + 1);
  }

  /** From now on, notes which steps make these tests true. */
  watch(tests: Iterable<string>): void {
    const known = this.game.ruleFunctions.tests;
    this.watched = new Map([...tests].flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  }

  private take(edge: ChartEdge, different: readonly string[]): void {
    const { key, enters } = this.nameOf(edge);
    if (enters !== undefined) this.visit(enters);
    const known = this.edges.get(key);
    if (known === undefined) this.isNew = true;
    if (known?.isUsual) return;
    const always = [...different, ...this.besides];
    this.edges.set(key, takenAgain(known, { isUsual: always.length === 0, always }));
  }

  private ask(edge: ChartEdge): void {
    if (edge.guard === undefined) return;
    const { key } = this.nameOf(edge);
    if (!this.edges.has(key)) this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
  }

  private act(step: string, before: Position, { position }: Effect<Position>): void {
    if (!this.watched || position === before) return;
    for (const [name, test] of this.watched) {
      if (isTrueIn(test, before) || !isTrueIn(test, position)) continue;
      const steps = this.madeTrue.get(name) ?? new Map<string, number>();
      this.madeTrue.set(name, steps.set(step, (steps.get(step) ?? 0) + 1));
    }
  }

  private nameOf(edge: ChartEdge) {
    return this.names.get(edge) as { readonly key: string; readonly enters: string | undefined };
  }
}

/** Where the chart would never ask a test, it may find nothing to look at. */
function isTrueIn(test: Test<Position>, position: Position): boolean {
  try {
    return test(position);
  } catch {
    return false;
  }
}

/** The fewest edges from each state to one of some states: what is near is tried first. */
export function distancesTo(goals: ReadonlySet<string>, outline: Outline): ReadonlyMap<string, number> {
  const enter = innermost(outline);
  const leaves = outline.states.filter(({ kind }) => kind !== 'compound').map(({ path }) => path);
  const isWithin = (path: string, outer: string) => outer === '' || path === outer || path.startsWith(`${outer}.`);
  const before = new Map<string, string[]>();
  for (const { state, edge } of linesOf(outline)) {
    if (edge.target === undefined) continue;
    const to = enter(edge.target);
    const from = leaves.filter((leaf) => isWithin(leaf, state));
    before.set(to, [...(before.get(to) ?? []), ...from]);
  }
  const far = new Map<string, number>();
  let layer = leaves.filter((leaf) => [...goals].some((goal) => isWithin(leaf, goal)));
  for (let steps = 0; layer.length > 0; steps++) {
    const fresh = layer.filter((leaf) => !far.has(leaf));
    for (const leaf of fresh) far.set(leaf, steps);
    layer = [...new Set(fresh.flatMap((leaf) => before.get(leaf) ?? []))];
  }
  return far;
}
