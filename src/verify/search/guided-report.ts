// What all parts of a guided search have seen together, and why the rest was not seen.
import { linesOf } from '../../machines/chart/outline.js';
import { InputError } from '../../table/errors.js';
import type { Outline } from '../../table/chart.js';
import type { Game, Position } from '../../table/game.js';
import { readOptions } from '../simulation/random-play.js';
import { edgeKey, edgeName, type EdgeName } from './chart-coverage.js';
import type { Finding } from './findings.js';
import { addFinding, type GuidedPart } from './guided-tally.js';

export interface GuidedExploration {
  readonly search: 'guided';
  readonly game: string;
  readonly options: unknown;
  readonly seed: number;
  /** Moves that each part was meant to try. */
  readonly budget: number;
  /** How many parts there are, and what each of those done here has seen. */
  readonly parts: number;
  readonly done: readonly GuidedPart[];
  readonly ended: GuidedPart['ended'] | 'some-parts';
  readonly moves: number;
  readonly followed: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  /** Starts of cases that break a claim themselves: nothing that follows from them is held against the rules. */
  readonly brokenStarts: number;
  readonly edges: number;
  readonly edgesTaken: number;
  readonly edgesNeverTaken: readonly (EdgeName & { readonly why: string })[];
  readonly rules: number;
  readonly rulesSeen: number;
  readonly rulesNeverSeen: readonly string[];
  readonly seconds: number;
}

/** Adds up parts, in whatever order they come. */
export function guidedReport(game: Game, parts: readonly GuidedPart[], options?: unknown): GuidedExploration {
  const done = [...parts].sort((a, b) => a.part - b.part);
  const [first] = done;
  if (!first) throw new InputError([{ path: [], found: 'no results', expected: 'at least one result to merge' }]);
  const { outline } = game.chart({ options: readOptions(game, options) } as Position);
  const sum = (count: (part: GuidedPart) => number) => done.reduce((all, part) => all + count(part), 0);
  const rules = game.catalogue.filter(({ notCheckable }) => notCheckable === undefined).map(({ id }) => id);
  const seen = new Set(done.flatMap((part) => part.rules));
  const neverTaken = edgesNeverTaken(outline, done);
  const findings = new Map<string, Finding>();
  for (const part of done) for (const finding of part.findings) addFinding(findings, finding);
  const edges = linesOf(outline).length;
  return {
    search: 'guided',
    game: game.id,
    options: options ?? {},
    seed: first.seed,
    budget: first.budget,
    parts: first.parts,
    done,
    ended:
      done.find(({ ended }) => ended !== 'complete')?.ended ?? (done.length < first.parts ? 'some-parts' : 'complete'),
    moves: sum(({ moves }) => moves),
    followed: sum(({ followed }) => followed),
    outcomes: added(done.map(({ outcomes }) => outcomes)),
    findings: [...findings.values()],
    brokenStarts: sum(({ brokenStarts }) => brokenStarts),
    edges,
    edgesTaken: edges - neverTaken.length,
    edgesNeverTaken: neverTaken,
    rules: rules.length,
    rulesSeen: rules.filter((id) => seen.has(id)).length,
    rulesNeverSeen: rules.filter((id) => !seen.has(id)),
    seconds: Math.max(...done.map(({ seconds }) => seconds)),
  };
}

function added(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const each of counts) for (const [name, more] of Object.entries(each)) sums[name] = (sums[name] ?? 0) + more;
  return sums;
}

function edgesNeverTaken(outline: Outline, done: readonly GuidedPart[]): GuidedExploration['edgesNeverTaken'] {
  const taken = new Set(done.flatMap(({ edges }) => edges));
  const otherwise = new Set(done.flatMap(({ edgesOfOtherOrders }) => edgesOfOtherOrders));
  const visits = added(done.map((part) => part.visits));
  const passed = (state: string) =>
    Object.entries(visits)
      .filter(([path]) => state === '' || path === state || path.startsWith(`${state}.`))
      .reduce((all, [, times]) => all + times, 0);
  return linesOf(outline)
    .map(edgeName)
    .filter((edge) => !taken.has(edgeKey(edge)))
    .map((edge) => ({
      ...edge,
      why: otherwise.has(edgeKey(edge))
        ? 'taken only when the steps come in another order'
        : whyNot(edge, passed(edge.state)),
    }));
}

function whyNot({ verb, guard }: EdgeName, times: number): string {
  if (times === 0) return 'its state was never entered';
  const often = `${times.toLocaleString('en')} time${times === 1 ? '' : 's'}`;
  if (verb !== null) return `its state was entered ${often}, and "${verb}" was never possible there`;
  return guard === undefined
    ? `its state was entered ${often}, and an edge above it was always taken first`
    : `its state was entered ${often}, and "${guard}" was never true when it was asked`;
}
