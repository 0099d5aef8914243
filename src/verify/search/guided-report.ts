// What all parts of a guided search have seen together, and why the rest was not seen.
import { linesOf } from '../../machines/chart/outline.js';
import { InputError } from '../../table/errors.js';
import type { Game, Position } from '../../table/game.js';
import { readOptions } from '../simulation/random-play.js';
import type { Finding } from './findings.js';
import { addFinding, type GuidedPart } from './guided-tally.js';
import { added, missedEdges, missedRules, type MissedEdge, type MissedRule } from './why-not.js';

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
  /** Edges that were taken, but not in the usual game: what was different every time. */
  readonly edgesTakenOtherwise: readonly MissedEdge[];
  readonly edgesNeverTaken: readonly MissedEdge[];
  /** Rules that an event or a refusal can cite, and how many of them did something. */
  readonly rules: number;
  readonly rulesSeen: number;
  readonly rulesNeverSeen: readonly string[];
  /** Rules of the whole catalogue that no event named. */
  readonly rulesNeverFired: readonly MissedRule[];
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
  const missed = missedEdges(game, outline, done);
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
    edgesTaken: edges - missed.never.length,
    edgesTakenOtherwise: missed.otherwise,
    edgesNeverTaken: missed.never,
    rules: rules.length,
    rulesSeen: rules.filter((id) => seen.has(id)).length,
    rulesNeverSeen: rules.filter((id) => !seen.has(id)),
    rulesNeverFired: missedRules(game, outline, done),
    seconds: Math.max(...done.map(({ seconds }) => seconds)),
  };
}
