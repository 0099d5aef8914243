// Which edges of the chart were taken, how often each state was passed, and which rules came up: what a guided search
// tries to make more of. Edges are told apart by their names, since each order of steps has a chart of its own.
import { compileOutline } from '../../machines/chart/compiled.js';
import { innermost, linesOf, outlineOf, type OutlineLine } from '../../machines/chart/outline.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { ChartEdge, Engine, Outline } from '../../table/chart.js';
import type { Game } from '../../table/game.js';

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

export class ChartCoverage {
  readonly game: Game;
  /** Keys of the edges that were taken. */
  readonly edges = new Set<string>();
  /** State -> how often play came by or rested in it. */
  readonly visits = new Map<string, number>();
  /** Whether an edge was taken for the first time since this was last set to false. */
  isNew = false;
  private readonly names = new WeakMap<ChartEdge, { readonly key: string; readonly enters: string | undefined }>();

  constructor(plain: Game) {
    const engine: Engine = (config, ruleFunctions) => {
      const outline = outlineOf(config);
      const enter = innermost(outline);
      for (const line of linesOf(outline)) {
        const { target } = line.edge;
        this.names.set(line.edge, {
          key: edgeKey(edgeName(line)),
          enters: target === undefined ? undefined : enter(target),
        });
      }
      return compileOutline(outline, ruleFunctions, { judged: true, edge: (edge) => this.take(edge) });
    };
    this.game = runGame(plain, engine);
  }

  visit(state: string): void {
    this.visits.set(state, (this.visits.get(state) ?? 0) + 1);
  }

  private take(edge: ChartEdge): void {
    const { key, enters } = this.names.get(edge) as { key: string; enters: string | undefined };
    if (enters !== undefined) this.visit(enters);
    if (this.edges.has(key)) return;
    this.edges.add(key);
    this.isNew = true;
  }
}

/** How many edges it is, at the least, from each state to one of some states: what is near is tried first. */
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
