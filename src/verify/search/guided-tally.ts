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
  /** Edges taken in the usual game, and those taken otherwise with what was different every time. */
  readonly edges: readonly string[];
  readonly edgesOtherwise: Readonly<Record<string, readonly string[]>>;
  readonly visits: CountByName;
  /** Edge that was not taken -> how often its guard was asked. */
  readonly asked: CountByName;
  /** Test that kept an edge from being taken -> the steps that made it true in the cases, and how often. */
  readonly madeTrue: Readonly<Record<string, CountByName>>;
  /** `state verb` that was tried and never possible -> the rules that refused it, and how often. */
  readonly refused: Readonly<Record<string, CountByName>>;
  /** Rules that an event named, and rules that were seen to refuse something or were shown by a case. */
  readonly rulesFired: readonly string[];
  readonly rules: readonly string[];
  readonly outcomes: Readonly<Record<string, number>>;
  readonly brokenStarts: number;
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

export type CountByName = Readonly<Record<string, number>>;

export class GuidedTally {
  moves = 0;
  followed = 0;
  brokenStarts = 0;
  private readonly fired = new Set<string>();
  private readonly rules = new Set<string>();
  private readonly refused = new Map<string, Map<string, number>>();
  private readonly outcomes = new Map<string, number>();
  private readonly findings = new Map<string, Finding>();
  private missing: { readonly taken: number; readonly verbs: ReadonlySet<string> } | undefined;

  constructor(
    private readonly game: Game,
    private readonly outline: Outline,
    private readonly coverage: ChartCoverage,
  ) {}

  /** An event names a rule; true when none did before. */
  fire(rule: string): boolean {
    if (this.fired.has(rule)) return false;
    this.fired.add(rule);
    this.rules.add(rule);
    return true;
  }

  /** A rule was seen at work in another way. */
  show(rule: string): void {
    this.rules.add(rule);
  }

  /** Moves with a verb are tried in a state in which it has never been possible. Perhaps there are none. */
  tryVerb(state: string, verb: string): Map<string, number> {
    const key = `${state} ${verb}`;
    const rules = this.refused.get(key) ?? new Map<string, number>();
    this.refused.set(key, rules);
    return rules;
  }

  /** A rule refuses a verb in a state; `isMissing`: it has never been possible there. */
  refuse(rule: string, state: string, verb: string, isMissing: boolean): void {
    this.rules.add(rule);
    if (!isMissing) return;
    const rules = this.tryVerb(state, verb);
    rules.set(rule, (rules.get(rule) ?? 0) + 1);
  }

  end(result: string): void {
    this.outcomes.set(result, (this.outcomes.get(result) ?? 0) + 1);
  }

  note(finding: Finding): void {
    addFinding(this.findings, finding);
  }

  isEveryRuleSeen(): boolean {
    return this.game.catalogue.every(({ id, notCheckable }) => notCheckable !== undefined || this.rules.has(id));
  }

  /** `state verb` of the edges that were never taken, for every state in which they could be. */
  missingVerbs(): ReadonlySet<string> {
    const taken = this.coverage.edges;
    if (this.missing?.taken !== taken.size) {
      const missing = linesOf(this.outline).filter((line) => line.verb !== null && !taken.has(edgeKey(edgeName(line))));
      const verbs = [...restingStates(this.outline).keys()].flatMap((path) =>
        missing
          .filter(({ state, verb }) => this.ownerOf(path, verb) === state)
          .map(({ verb }) => `${path} ${verb as string}`),
      );
      this.missing = { taken: taken.size, verbs: new Set(verbs) };
    }
    return this.missing.verbs;
  }

  /** The state whose line takes a verb where play rests: the innermost one. */
  private ownerOf(path: string, verb: string | null): string | undefined {
    return around(path).findLast((outer) =>
      this.outline.states.some((state) => state.path === outer && verb !== null && verb in state.on),
    );
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
    const { edges, visits, asked, madeTrue } = this.coverage;
    const missing = this.missingVerbs();
    return {
      game: this.game.id,
      ...rest,
      budget,
      moves: this.moves,
      followed: this.followed,
      edges: [...edges].flatMap(([edge, { isUsual }]) => (isUsual ? [edge] : [])).sort(),
      edgesOtherwise: record([...edges].flatMap(([edge, { isUsual, always }]) => (isUsual ? [] : [[edge, always]]))),
      visits: record(visits),
      asked: record([...asked].filter(([edge]) => !edges.has(edge))),
      madeTrue: record([...madeTrue].map(([test, steps]) => [test, record(steps)])),
      refused: record([...this.refused].flatMap(([key, rules]) => (missing.has(key) ? [[key, record(rules)]] : []))),
      rulesFired: [...this.fired].sort(),
      rules: [...this.rules].sort(),
      outcomes: record(this.outcomes),
      brokenStarts: this.brokenStarts,
      findings: [...this.findings.values()],
    };
  }
}

/** In the order of the names: the same whatever came first. */
const record = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Of each kind and name the one with the shortest line of play is kept; how often each was met is added up. */
export function addFinding(found: Map<string, Finding>, finding: Finding): void {
  const key = `${finding.kind} ${finding.name}`;
  const known = found.get(key);
  const length = ({ case: { moves } }: Finding) => moves?.length ?? 0;
  const shorter = known && length(known) <= length(finding) ? known : finding;
  found.set(key, { ...shorter, times: (known?.times ?? 0) + finding.times });
}
