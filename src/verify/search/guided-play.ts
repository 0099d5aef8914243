// The single moves of a guided search: what each shows that is new, what is wrong with it, and what refuses others.
import type { Case } from '../../notation/case.js';
import { compiled } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import { linesOf, restingStates } from '../../machines/chart/outline.js';
import { InputError, messageOf } from '../../table/errors.js';
import type { Outline } from '../../table/chart.js';
import type { Game, Position } from '../../table/game.js';
import { brokenClaims, type Invariant } from '../../table/invariant.js';
import { chanceMove, moveText, type Move } from '../../table/move.js';
import type { Random } from '../../table/random.js';
import { Table } from '../../table/table.js';
import { openCase, type Frame } from '../cases/check-case.js';
import { readOptions } from '../simulation/random-play.js';
import { ChartCoverage } from './chart-coverage.js';
import { explore, type Exploration } from './explore.js';
import { caseOf, type Finding } from './findings.js';
import { GuidedTally } from './guided-tally.js';
import { kindsOf } from './kinds-of-position.js';
import { askedBy, type Asked } from './varied-positions.js';
import { finish } from './work.js';

/** Where a line of play began, and whether claims are judged on it: a start that breaks one cannot come up in play. */
export interface Seed {
  readonly written: Case;
  readonly isSound: boolean;
}

/** A position worth following, and how it was reached. */
export interface KnownPosition {
  readonly table: Table;
  readonly seed: Seed;
  readonly before: KnownPosition | null;
  readonly moves: readonly Move[];
  followed: number;
}

export const entryAt = (table: Table, seed: Seed): KnownPosition => ({
  table,
  seed,
  before: null,
  moves: [],
  followed: 0,
});

/** The same for the same position, or nearly always: enough to see that play comes back. */
export const positionKey = ({ flow, raw }: Table): string => flow + JSON.stringify(raw);

/** Moves of a position that are all tried when it is new. */
const mostMoves = 60;
/** Outcomes of chance among which the rarest are looked for. */
const mostOutcomes = 400;
/** Moves with one verb that are tried in vain in one position. */
const mostRefusals = 12;
/** Positions that are tried to see whether play goes round among them; the more only if it stays where it was seen to. */
const trapSizes = [100, 3000];
/** Of all moves, how many are tried to look for traps. */
const shareForTraps = 0.2;
/** Positions that are kept for each way in which a game ends. */
const mostBrinks = 20;

export class GuidedPlay {
  readonly coverage: ChartCoverage;
  readonly game: Game;
  readonly tally: GuidedTally;
  readonly outline: Outline;
  readonly entries: KnownPosition[] = [];
  /** Entries whose moves have not all been tried, the newest last. */
  readonly fresh: KnownPosition[] = [];
  /** Rule that ends the game -> positions one move before it did. */
  readonly brinks = new Map<string, readonly Table[]>();
  private readonly kinds = new Set<string>();
  private readonly verbs: readonly string[];
  private readonly claimsOnPositions: readonly Invariant<Position>[];
  /** The game without anybody who hears which edges are taken. */
  private readonly unheard: Game;
  private movesForTraps = 0;
  /** Positions that were looked at for traps. */
  private readonly looked = new Set<string>();

  constructor(
    plain: Game,
    private readonly random: Random,
    options: unknown,
  ) {
    const usual = readOptions(plain, options);
    this.coverage = new ChartCoverage(plain, usual);
    this.game = this.coverage.game;
    this.unheard = runGame(plain, compiled);
    this.outline = this.game.chart({ options: usual } as Position).outline;
    this.tally = new GuidedTally(this.game, this.outline, this.coverage);
    this.verbs = [...new Set(linesOf(this.outline).flatMap(({ verb }) => verb ?? []))];
    this.claimsOnPositions = this.game.invariants.filter(({ about }) => about !== 'move');
  }

  /** The position of a table as a start of its own. */
  seedAt(table: Table, isSound: boolean): Seed {
    const { options, ...start } = table.position;
    const written = { game: this.game.id, options: options as Case['options'], start: start as Case['start'] };
    return { written, isSound: isSound && this.isSound(table) };
  }

  isSound(table: Table): boolean {
    return brokenClaims(this.claimsOnPositions, table).length === 0;
  }

  keep(entry: KnownPosition): KnownPosition {
    this.entries.push(entry);
    this.fresh.push(entry);
    this.tally.followed++;
    return entry;
  }

  /** Tries every move of a position; where one shows something new, it is followed further. */
  tryMoves(entry: KnownPosition): void {
    const { table } = entry;
    let isLeft = table.waitsFor !== 'player';
    for (const move of this.someMoves(table)) {
      const after = this.take(entry, table, move, []);
      isLeft ||= after?.table.flow !== table.flow;
      if (after?.isNew) this.keep({ ...entry, table: after.table, before: entry, moves: [move], followed: 0 });
    }
    if (!isLeft) this.lookForTrap(entry, new Set([table.flow]));
  }

  /** Play that comes back to where it was, by the states of `round`, may never end: everything is tried from there. */
  lookForTrap(entry: KnownPosition, round: ReadonlySet<string>): boolean {
    if (!entry.seed.isSound || this.movesForTraps > this.tally.moves * shareForTraps) return false;
    const key = positionKey(entry.table);
    if (this.looked.has(key)) return false;
    this.looked.add(key);
    const trap = this.trapFrom(entry.table, round);
    if (trap) this.tally.note(isAtStart(trap) ? this.withWayIn(trap, entry, round) : trap);
    return trap !== undefined;
  }

  /** A trap that this position is in, or that a shortest way leads into. */
  private trapFrom(table: Table, round: ReadonlySet<string>): Finding | undefined {
    const seed = this.seedAt(table, true);
    if (!this.isReadable(seed)) return undefined;
    for (const states of trapSizes) {
      const seen = finish(explore(this.game, { states }, [seed.written]));
      this.movesForTraps += seen.moves;
      const trap = seen.findings.find(({ kind }) => kind === 'trap');
      if (trap || this.leaves(round, seen)) return trap;
    }
    return undefined;
  }

  /** Whether a search came to a state in which play could rest outside these. */
  private leaves(round: ReadonlySet<string>, { statesNeverEntered }: Exploration): boolean {
    return [...restingStates(this.outline).keys()].some(
      (path) => !round.has(path) && !statesNeverEntered.includes(path),
    );
  }

  /** The same trap, reported at the last position on the way there that is not in it. */
  private withWayIn(inside: Finding, entry: KnownPosition, round: ReadonlySet<string>): Finding {
    const way = wayTo(entry);
    const tables = [openCase(this.game, entry.seed.written)];
    for (const move of way) tables.push((tables.at(-1) as Table).after(move));
    let trap = inside;
    for (let i = way.length - 1; i >= 0; i--) {
      const table = tables[i] as Table;
      const before = this.trapFrom(table, round);
      if (!before || !isAtStart(before)) {
        const { written } = this.seedAt(table, true);
        return { ...trap, case: caseOf(this.game.id, trap, written, [moveText(way[i] as Move)]) };
      }
      trap = before;
    }
    return trap;
  }

  /** Takes a move and judges where it leads; null where play breaks. */
  take(from: KnownPosition, table: Table, move: Move, line: readonly Move[]): { table: Table; isNew: boolean } | null {
    this.tally.moves++;
    try {
      const after = table.after(move);
      const isNew = this.look(after, table);
      this.judge(from, [...line, move], after, table);
      return { table: after, isNew };
    } catch (error) {
      const message = messageOf(error);
      if (from.seed.isSound || this.isReadable(from.seed))
        this.note(from, [...line, move], { kind: 'crash', name: message, message, flow: table.flow });
      return null;
    }
  }

  /** Whether a position shows anything that was not there before. */
  look(table: Table, before?: Table): boolean {
    let { isNew } = this.coverage;
    this.coverage.isNew = false;
    this.coverage.visit(table.flow);
    for (const { rule } of table.events) if (this.tally.fire(rule)) isNew = true;
    for (const kind of kindsOf(table, before))
      if (!this.kinds.has(kind)) {
        this.kinds.add(kind);
        isNew = true;
      }
    if (table.outcome && before && !before.outcome) {
      this.tally.end(table.outcome.result);
      const brinks = this.brinks.get(table.outcome.rule) ?? [];
      if (brinks.length < mostBrinks) this.brinks.set(table.outcome.rule, [...brinks, before]);
    }
    return isNew;
  }

  private judge(from: KnownPosition, line: readonly Move[], table: Table, before: Table): void {
    if (!from.seed.isSound) return;
    const { flow } = table;
    for (const broken of brokenClaims(this.game.invariants, table, { flow: before.flow, position: before.raw }))
      this.note(from, line, { kind: 'broken-invariant', ...broken, flow });
    const isStuck = table.waitsFor === 'nobody' ? table.outcome === null : firstOf(table.moves()) === undefined;
    if (!isStuck) return;
    const message = `no move is legal in ${flow}, although the game is not over`;
    this.note(from, line, { kind: 'dead-end', name: flow, message, flow });
  }

  /** What a case itself plays must break no claim either; side lines are judged where they are followed. */
  judgeCase(example: Case, frames: readonly Frame[]): void {
    const moves: string[] = [];
    for (const { table, move, depth } of frames) {
      if (depth > 0 || move === undefined) continue;
      moves.push(move);
      const { flow } = table;
      for (const broken of brokenClaims(this.claimsOnPositions, table)) {
        const found = { kind: 'broken-invariant', ...broken, flow } as const;
        this.tally.note({ ...found, times: 1, case: caseOf(this.game.id, found, example, moves) });
      }
    }
  }

  /** The rules must not break even in an impossible position, but somebody must be able to write it down. */
  private isReadable({ written }: Seed): boolean {
    try {
      openCase(this.game, written);
      return true;
    } catch (error) {
      if (error instanceof InputError) return false;
      throw error;
    }
  }

  private note(from: KnownPosition, line: readonly Move[], found: Omit<Finding, 'times' | 'case'>): void {
    const moves = [...wayTo(from), ...line].map(moveText);
    this.tally.note({ ...found, times: 1, case: caseOf(this.game.id, found, from.seed.written, moves) });
  }

  /** Moves that rules refuse here show that the rules are there, and why an edge is never taken. */
  tryRefusals(table: Table, onlyMissing = this.tally.isEveryRuleSeen()): void {
    if (table.waitsFor === 'nobody') return;
    const missing = this.tally.missingVerbs();
    for (const verb of this.verbs) {
      const isMissing = missing.has(`${table.flow} ${verb}`);
      if (onlyMissing && !isMissing) continue;
      if (isMissing) this.tally.tryVerb(table.flow, verb);
      let tried = 0;
      for (const move of this.game.grammar.candidates(verb, table.raw)) {
        const rule = table.why(move)?.rule;
        if (rule) this.tally.refuse(rule, table.flow, verb, isMissing);
        else if (isMissing) this.take(entryAt(table, this.seedAt(table, false)), table, move, []);
        if (++tried >= mostRefusals) break;
      }
    }
  }

  /** What the moves of a position ask. They are only looked at: an edge that they take is still new when play takes it. */
  askedAt({ flow, raw }: Table, moves: readonly Move[]): Asked {
    return askedBy(Table.at(this.unheard, flow, raw), moves);
  }

  /** The first moves of a player; of chance the rarest outcomes, which play hardly ever meets, and some by their weights. */
  someMoves(table: Table): readonly Move[] {
    if (table.waitsFor !== 'chance') return firstOnes(table.moves(), mostMoves);
    const outcomes = firstOnes(table.chances(), mostOutcomes);
    // Of an impossible position that was put together.
    if (outcomes.length === 0) return [];
    const rarest = outcomes.toSorted((a, b) => a.weight - b.weight).slice(0, mostMoves / 2);
    const texts = new Set(rarest.map(({ move }) => move));
    for (let tries = 0; tries < mostMoves / 2; tries++) texts.add(table.chance(this.random) as string);
    return [...texts].map(chanceMove);
  }
}

function firstOnes<T>(items: Iterable<T>, count: number): T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length >= count) break;
    found.push(item);
  }
  return found;
}

const firstOf = <T>(items: Iterable<T>): T | undefined => firstOnes(items, 1)[0];

/** No move leads there: the search began inside. */
const isAtStart = ({ case: { moves = [] } }: Finding): boolean => !moves.some((step) => typeof step === 'string');

/** The moves from the start of its seed. */
function wayTo(entry: KnownPosition): Move[] {
  const parts: (readonly Move[])[] = [];
  for (let at: KnownPosition | null = entry; at; at = at.before) parts.push(at.moves);
  return parts.reverse().flat();
}
