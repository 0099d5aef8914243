// What the parts of a guided search have seen, and what they add up to: sums and unions, so that it does not matter which
// thread or machine did which part.
import { linesOf, restingStates, around } from '../../machines/chart/outline.js';
import type { Outline } from '../../table/chart.js';
import type { Game } from '../../table/game.js';
import { edgeKey, edgeName, type ChartCoverage } from './chart-coverage.js';
import type { Finding } from './findings.js';

/** One part of the search. */
export interface GuidedPart {
  readonly game: string;
  readonly seed: number;
  readonly part: number;
  readonly parts: number;
  /** Moves that it was meant to try, and moves that it tried. */
  readonly budget: number;
  readonly moves: number;
  /** Positions that were followed because something about them was new. */
  readonly followed: number;
  readonly ended: 'complete' | 'time' | 'stopped';
  readonly edges: readonly string[];
  readonly edgesOfOtherOrders: readonly string[];
  readonly visits: Readonly<Record<string, number>>;
  readonly rules: readonly string[];
  readonly outcomes: Readonly<Record<string, number>>;
  readonly brokenStarts: number;
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

export class GuidedTally {
  moves = 0;
  followed = 0;
  brokenStarts = 0;
  /** Rules that made something happen or refused something. */
  readonly rules = new Set<string>();
  private readonly outcomes = new Map<string, number>();
  private readonly findings = new Map<string, Finding>();
  private edgesOfBook: ReadonlySet<string> | undefined;
  private missing: { readonly taken: number; readonly verbs: ReadonlySet<string> } | undefined;

  constructor(
    private readonly game: Game,
    private readonly outline: Outline,
    private readonly coverage: ChartCoverage,
  ) {}

  end(result: string): void {
    this.outcomes.set(result, (this.outcomes.get(result) ?? 0) + 1);
  }

  note(finding: Finding): void {
    addFinding(this.findings, finding);
  }

  isEveryRuleSeen(): boolean {
    return this.game.catalogue.every(({ id, notCheckable }) => notCheckable !== undefined || this.rules.has(id));
  }

  /** What is taken from now on is taken in another order of the steps. */
  bookIsDone(): void {
    this.edgesOfBook = new Set(this.coverage.edges);
  }

  /** `state verb` of the edges that were never taken, for every state in which they could be. */
  missingVerbs(taken: ReadonlySet<string>): ReadonlySet<string> {
    if (this.missing?.taken !== taken.size) {
      const resting = [...restingStates(this.outline).keys()];
      const verbs = linesOf(this.outline)
        .filter((line) => line.verb !== null && !taken.has(edgeKey(edgeName(line))))
        .flatMap(({ state, verb }) =>
          resting.filter((path) => around(path).includes(state)).map((path) => `${path} ${verb as string}`),
        );
      this.missing = { taken: taken.size, verbs: new Set(verbs) };
    }
    return this.missing.verbs;
  }

  result(about: {
    part: number;
    parts: number;
    seed: number;
    moves: number;
    ended: GuidedPart['ended'];
    seconds: number;
  }): GuidedPart {
    const { moves: budget, ...rest } = about;
    const edges = this.edgesOfBook ?? this.coverage.edges;
    return {
      game: this.game.id,
      ...rest,
      budget,
      moves: this.moves,
      followed: this.followed,
      edges: [...edges].sort(),
      edgesOfOtherOrders: [...this.coverage.edges].filter((edge) => !edges.has(edge)).sort(),
      visits: Object.fromEntries([...this.coverage.visits].sort(([a], [b]) => (a < b ? -1 : 1))),
      rules: [...this.rules].sort(),
      outcomes: Object.fromEntries([...this.outcomes].sort(([a], [b]) => (a < b ? -1 : 1))),
      brokenStarts: this.brokenStarts,
      findings: [...this.findings.values()],
    };
  }
}

/** Of each kind and name the one with the shortest line of play is kept; how often it was met is added up. */
export function addFinding(found: Map<string, Finding>, finding: Finding): void {
  const key = `${finding.kind} ${finding.name}`;
  const known = found.get(key);
  const length = ({ case: { moves } }: Finding) => moves?.length ?? 0;
  const shorter = known && length(known) <= length(finding) ? known : finding;
  found.set(key, { ...shorter, times: (known?.times ?? 0) + finding.times });
}
