// Looks where something new may be: the positions of the cases and of random games are the seeds, and a position that
// came by a new edge, rule or kind of position is followed further. Breadth-first search proves; this one gets about.
// One search is one part of the work. Parts share nothing, so it does not matter which thread or machine does which.
import type { Case } from '../../notation/case.js';
import type { Game, Position } from '../../table/game.js';
import { brokenClaims, type Invariant } from '../../table/invariant.js';
import { chanceMove, moveText, next, type Move } from '../../table/move.js';
import { pick, seededRandom, type Random } from '../../table/random.js';
import type { Table } from '../../table/table.js';
import { checkCase, openCase } from '../cases/check-case.js';
import { coverage, type NamedCase } from '../cases/coverage.js';
import { greedily, readOptions, swappedOrders, withRuling } from '../simulation/random-play.js';
import { ChartCoverage, distancesTo, edgeKey, edgeName } from './chart-coverage.js';
import type { Finding } from './findings.js';
import { caseOf, messageOf } from './findings.js';
import { GuidedTally, type GuidedPart } from './guided-tally.js';
import { kindsOf } from './kinds-of-position.js';
import { finish, now, type Work } from './work.js';
import { linesOf } from '../../machines/chart/outline.js';
import { rulingName } from '../../notation/schema-problems.js';

export interface GuidedBounds {
  /** Moves that each part may try. The result depends on nothing else, unless the time was up before. */
  readonly moves?: number;
  readonly seconds?: number;
  readonly seed?: number;
  readonly options?: unknown;
  /** Into how many independent parts the work is split, and which of them is done here. */
  readonly parts?: number;
  readonly part?: number;
}

export const guidedDefaults = { moves: 60_000, parts: 4, seed: 1 } as const;

/** Where a line of play began, and whether claims are judged on it: a start that breaks one cannot come up in play. */
interface Seed {
  readonly written: Case;
  readonly isSound: boolean;
}

/** A position worth following, and how it was reached. */
interface Entry {
  readonly table: Table;
  readonly seed: Seed;
  readonly before: Entry | null;
  readonly moves: readonly Move[];
  followed: number;
}

/** Moves of a walk that starts at an entry. */
const walkLength = 40;
/** Moves of a position that are all tried when it is new. */
const mostMoves = 60;
/** The share of the work that goes into other orders of the steps. */
const otherOrders = 0.1;

/** One part of the search, from the cases and from random games; with `--from`, from these cases alone. */
export function* guidedSearch(
  plain: Game,
  cases: readonly NamedCase[],
  bounds: GuidedBounds = {},
  onlyFromCases = false,
): Work<GuidedPart> {
  const { moves, parts, seed } = { ...guidedDefaults, ...bounds };
  const { part = 0, seconds = Infinity } = bounds;
  const began = now();
  const own = cases.filter((_, i) => i % parts === part);
  const search = new GuidedSearch(plain, seededRandom(Math.imul(seed, 0x9e3779b1) + part), moves, bounds.options);
  const steps = search.run(own, onlyFromCases ? cases.map(({ example }) => example) : undefined);
  let ended: GuidedPart['ended'] = 'complete';
  for (let slice = steps.next(); !slice.done; slice = steps.next()) {
    if (now() - began > seconds * 1000) ended = 'time';
    else if (yield { what: 'moves', done: search.tally.moves, of: moves }) ended = 'stopped';
    if (ended !== 'complete') break;
  }
  return search.tally.result({ part, parts, seed, moves, ended, seconds: (now() - began) / 1000 });
}

class GuidedSearch {
  readonly tally: GuidedTally;
  private readonly coverage: ChartCoverage;
  private readonly game: Game;
  private readonly entries: Entry[] = [];
  /** Entries whose moves have not all been tried, the newest last. */
  private readonly fresh: Entry[] = [];
  private readonly kinds = new Set<string>();
  private readonly verbs: readonly string[];
  private readonly claimsOnPositions: readonly Invariant<Position>[];
  /** Distances to the edges that are still missing; worked out again when one of them was taken. */
  private nearness: { readonly taken: number; readonly far: ReadonlyMap<string, number> } | undefined;

  constructor(
    plain: Game,
    private readonly random: Random,
    private readonly budget: number,
    private readonly options: unknown,
  ) {
    this.coverage = new ChartCoverage(plain);
    this.game = this.coverage.game;
    const { outline } = this.chart();
    this.tally = new GuidedTally(this.game, outline, this.coverage);
    this.verbs = [...new Set(linesOf(outline).flatMap(({ verb }) => verb ?? []))];
    this.claimsOnPositions = this.game.invariants.filter(({ about }) => about !== 'move');
  }

  private chart() {
    return this.game.chart({ options: readOptions(this.game, this.options) } as Position);
  }

  /** Follows cases and games, which begin as `starts` say; yields now and then. */
  *run(cases: readonly NamedCase[], starts?: readonly Case[]): Generator<undefined, void> {
    for (const { example } of cases) {
      this.followCase(example);
      yield;
    }
    for (const { rule } of finish(coverage(this.game, cases)).rules.filter(({ shown }) => shown))
      this.tally.rules.add(rule);
    yield;
    const variants = starts ?? this.beginnings();
    let idle = 0;
    // Where every start is an end, there is nothing to play.
    for (let round = 0; this.tally.moves < this.budget * (1 - otherOrders) && idle < 100; round++) {
      const before = this.tally.moves;
      if (round % 4 === 0) this.playGame(variants, round / 4);
      const entry = this.nextEntry();
      if (entry) this.follow(entry);
      idle = this.tally.moves > before ? 0 : idle + 1;
      yield;
    }
    if (!starts) yield* this.tryOtherOrders();
  }

  /** Games as they begin: with the usual answers to open questions, and with each other answer. */
  private beginnings(): Case[] {
    const options = readOptions(this.game, this.options);
    const usual: Case = { game: this.game.id, start: this.game.beginning as Case['start'] };
    const others = this.game.rulings.flatMap(({ id, alternatives }) =>
      alternatives.slice(1).map((each) => withRuling(options, rulingName(id), each)),
    );
    const given = this.options === undefined ? {} : { options: this.options as Case['options'] };
    return [{ ...usual, ...given }, ...others.map((each) => ({ ...usual, options: each as Case['options'] }))];
  }

  private followCase(example: Case): void {
    const seed = this.seedOf(example);
    const { frames } = checkCase(this.game, example);
    this.tally.moves += frames.length;
    let before: Entry | null = null;
    for (const { table, move } of frames) {
      // A side line starts somewhere else: what is reached there is followed from its own position.
      const isNew = this.look(table);
      if (move === undefined && before !== null) continue;
      if (!isNew) continue;
      before = this.keep({ table, seed: this.seedAt(seed, table), before: null, moves: [], followed: 0 });
    }
  }

  /** A position in the middle of a case is a start of its own: its moves are in the case. */
  private seedAt(seed: Seed, table: Table): Seed {
    const { options, ...start } = table.position;
    const written = { game: this.game.id, options: options as Case['options'], start: start as Case['start'] };
    return { written, isSound: seed.isSound && this.isSound(table) };
  }

  private seedOf(written: Case): Seed {
    const isSound = this.isSound(openCase(this.game, written));
    if (!isSound) this.tally.brokenStarts++;
    return { written, isSound };
  }

  private isSound(table: Table): boolean {
    return brokenClaims(this.claimsOnPositions, table).length === 0;
  }

  /** One whole game, random or greedy by turns. */
  private playGame(variants: readonly Case[], round: number): void {
    const written = variants[round % 2 === 0 ? 0 : this.random.below(variants.length)] as Case;
    const start: Entry = {
      table: openCase(this.game, written),
      seed: { written, isSound: this.isSound(openCase(this.game, written)) },
      before: null,
      moves: [],
      followed: 0,
    };
    this.walk(start, 1500, round % 4 < 2 ? 'random' : 'greedy');
  }

  /** What is new comes first; then what lies near an edge that was never taken, and has not been followed often. */
  private nextEntry(): Entry | undefined {
    const fresh = this.fresh.pop();
    if (fresh) return fresh;
    const far = this.distances();
    let best: Entry | undefined;
    let least = Infinity;
    for (let i = 0; i < 24 && this.entries.length > 0; i++) {
      const entry = pick(this.entries, this.random);
      const cost = (far.get(entry.table.flow) ?? 30) + entry.followed;
      if (cost < least) [best, least] = [entry, cost];
    }
    return best;
  }

  private distances(): ReadonlyMap<string, number> {
    const { outline } = this.chart();
    const taken = this.coverage.edges.size;
    if (this.nearness?.taken !== taken) {
      const missing = linesOf(outline).filter((line) => !this.coverage.edges.has(edgeKey(edgeName(line))));
      const goals = new Set(missing.map(({ state }) => state));
      this.nearness = { taken, far: distancesTo(goals, outline) };
    }
    return this.nearness.far;
  }

  /** Tries every move of a new position; walks on from one that was tried before. */
  private follow(entry: Entry): void {
    if (entry.followed++ > 0) {
      this.walk(entry, walkLength, this.random.below(4) === 0 ? 'greedy' : 'near');
      return;
    }
    this.tryRefusals(entry.table);
    for (const move of this.someMoves(entry.table)) {
      const after = this.take(entry, entry.table, move, []);
      if (after?.isNew) this.keep({ ...entry, table: after.table, before: entry, moves: [move], followed: 0 });
    }
  }

  private walk(from: Entry, length: number, how: 'random' | 'greedy' | 'near'): void {
    let { table } = from;
    let before = from;
    let moves: Move[] = [];
    for (let i = 0; i < length && this.tally.moves < this.budget; i++) {
      const move = this.choose(table, how);
      if (!move) break;
      const after = this.take(before, table, move, moves);
      if (!after) return;
      moves = [...moves, move];
      ({ table } = after);
      if (!after.isNew) continue;
      before = this.keep({ table, seed: from.seed, before, moves, followed: 0 });
      moves = [];
    }
  }

  private choose(table: Table, how: 'random' | 'greedy' | 'near'): Move | null {
    switch (table.waitsFor) {
      case 'nobody':
        return null;
      case 'next':
        return next;
      case 'chance': {
        const text = table.chance(this.random);
        return text === null ? null : chanceMove(text);
      }
      case 'player': {
        const moves = [...table.moves()];
        if (moves.length === 0) return null;
        // Now and then something else than the best: the best alone goes round in circles.
        if (how === 'greedy' && this.random.below(6) > 0) return greedily(table, moves, this.random);
        return how === 'near' ? this.nearest(table, moves) : pick(moves, this.random);
      }
    }
  }

  /** A move whose edge leads nearer to one that was never taken, every other time; any verb as likely as another. */
  private nearest(table: Table, moves: readonly Move[]): Move {
    const verbs = [...new Set(moves.map(({ verb }) => verb))];
    const untaken = verbs.filter((verb) => this.isUntaken(table.flow, verb));
    const verb = untaken.length > 0 ? pick(untaken, this.random) : pick(verbs, this.random);
    return pick(
      moves.filter((move) => move.verb === verb),
      this.random,
    );
  }

  private isUntaken(flow: string, verb: string): boolean {
    return this.tally.missingVerbs(this.coverage.edges).has(`${flow} ${verb}`);
  }

  /** Takes a move and judges where it leads; null where play breaks. */
  private take(from: Entry, table: Table, move: Move, line: readonly Move[]): { table: Table; isNew: boolean } | null {
    this.tally.moves++;
    let after: Table;
    try {
      after = table.after(move);
      const isNew = this.look(after, table);
      this.judge(from, [...line, move], after, table);
      return { table: after, isNew };
    } catch (error) {
      const message = messageOf(error);
      this.note(from, [...line, move], { kind: 'crash', name: message, message, flow: table.flow });
      return null;
    }
  }

  /** Whether a position shows anything that was not there before. */
  private look(table: Table, before?: Table): boolean {
    let isNew = this.coverage.isNew;
    this.coverage.isNew = false;
    this.coverage.visit(table.flow);
    for (const { rule } of table.events)
      if (!this.tally.rules.has(rule)) {
        this.tally.rules.add(rule);
        isNew = true;
      }
    for (const kind of kindsOf(table, before))
      if (!this.kinds.has(kind)) {
        this.kinds.add(kind);
        isNew = true;
      }
    if (table.outcome && before && !before.outcome) this.tally.end(table.outcome.result);
    return isNew;
  }

  private judge(from: Entry, line: readonly Move[], table: Table, before: Table): void {
    if (!from.seed.isSound) return;
    const { flow } = table;
    for (const broken of brokenClaims(this.game.invariants, table, { flow: before.flow, position: before.raw }))
      this.note(from, line, { kind: 'broken-invariant', ...broken, flow });
    const isStuck = table.waitsFor === 'nobody' ? table.outcome === null : firstOf(table.moves()) === undefined;
    if (!isStuck) return;
    const message = `no move is legal in ${flow}, although the game is not over`;
    this.note(from, line, { kind: 'dead-end', name: flow, message, flow });
  }

  private note(from: Entry, line: readonly Move[], found: Omit<Finding, 'times' | 'case'>): void {
    const moves = [...wayTo(from), ...line].map(moveText);
    this.tally.note({ ...found, times: 1, case: caseOf(this.game.id, found, from.seed.written, moves) });
  }

  private keep(entry: Entry): Entry {
    this.entries.push(entry);
    this.fresh.push(entry);
    this.tally.followed++;
    return entry;
  }

  /** Moves that rules refuse here show that the rules are there. */
  private tryRefusals(table: Table): void {
    if (table.waitsFor === 'nobody' || this.tally.isEveryRuleSeen()) return;
    for (const verb of this.verbs) {
      let tried = 0;
      for (const move of this.game.grammar.candidates(verb, table.raw)) {
        const rule = table.why(move)?.rule;
        if (rule) this.tally.rules.add(rule);
        if (++tried >= 12) break;
      }
    }
  }

  private *someMoves(table: Table): Iterable<Move> {
    if (table.waitsFor !== 'chance') {
      let tried = 0;
      for (const move of table.moves()) if (tried++ < mostMoves) yield move;
      return;
    }
    const texts = new Set<string>();
    for (let tries = 0; tries < mostMoves / 2; tries++) texts.add(table.chance(this.random) as string);
    for (const text of texts) yield chanceMove(text);
  }

  /** Edges that only another order of the steps leads over are told apart. */
  private *tryOtherOrders(): Generator<undefined, void> {
    this.tally.bookIsDone();
    const orders = swappedOrders(this.game, readOptions(this.game, this.options));
    if (orders.length === 0) return;
    while (this.tally.moves < this.budget) {
      const options = pick(orders, this.random) as Case['options'];
      const written: Case = { game: this.game.id, options, start: this.game.beginning as Case['start'] };
      // Claims are about the book's order.
      const seed = { written, isSound: false };
      const table = openCase(this.game, written);
      this.walk({ table, seed, before: null, moves: [], followed: 0 }, 1500, 'greedy');
      yield;
    }
  }
}

const firstOf = <T>(items: Iterable<T>): T | undefined => {
  for (const item of items) return item;
  return undefined;
};

/** The moves from the start of its seed. */
function wayTo(entry: Entry): Move[] {
  const parts: (readonly Move[])[] = [];
  for (let at: Entry | null = entry; at; at = at.before) parts.push(at.moves);
  return parts.reverse().flat();
}
