// Tries everything: breadth-first over moves and chance, so that the first way found to anything is a shortest one.
import { compiledWith } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import { innermost, linesOf } from '../../machines/chart/outline.js';
import type { Case } from '../../notation/case.js';
import { inLanguage } from '../../notation/sentence.js';
import type { ChartEdge, Outline } from '../../table/chart.js';
import type { Game, Opening, Position } from '../../table/game.js';
import { brokenClaims, type Invariant } from '../../table/invariant.js';
import { chanceMove, type Move } from '../../table/move.js';
import { seededRandom } from '../../table/random.js';
import { Table } from '../../table/table.js';
import { openCase } from '../cases/check-case.js';
import { edgeName, type EdgeName } from './chart-coverage.js';
import { Findings, type Finding, type Found } from './findings.js';
import { PositionEncoding, type Numbered } from './position-encoding.js';
import { Successors, type Endings } from './traps.js';
import { ExactSeen, HashedSeen, ShortestWays } from './visited.js';
import { now, type Work } from './work.js';
import { messageOf } from '../../table/errors.js';

/** Where to stop. What is missing does not stop the search. */
export interface ExploreBounds {
  readonly depth?: number;
  readonly states?: number;
  readonly seconds?: number;
  /** How many outcomes of each die, draw or deal are tried at most, picked by their weights. */
  readonly chances?: number;
  /** Remember 64 bits of each position instead of all of it. */
  readonly hashed?: boolean;
}

export type Ended = 'complete' | 'depth' | 'states' | 'time' | 'stopped';

/** A start that breaks a claim itself: it cannot come up in play, so what follows from it is not a finding. */
export interface BrokenStart {
  /** The title of the case, where it has one. */
  readonly title: string;
  /** What is wrong with it. */
  readonly claims: readonly string[];
}

export interface Depth {
  readonly depth: number;
  /** Positions met here for the first time. */
  readonly states: number;
  /** Moves tried from them. */
  readonly moves: number;
}

export interface Exploration {
  readonly game: string;
  readonly starts: number;
  readonly bounds: ExploreBounds;
  readonly ended: Ended;
  readonly states: number;
  readonly moves: number;
  readonly depths: readonly Depth[];
  readonly outcomes: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  readonly brokenStarts: readonly BrokenStart[];
  /** What was found only from broken starts. */
  readonly followsFromBrokenStarts: readonly Finding[];
  /** From how many positions the game can still end. */
  readonly endings: Endings;
  readonly statesNeverEntered: readonly string[];
  readonly edgesNeverTaken: readonly EdgeName[];
  readonly rulesFired: readonly string[];
  readonly seconds: number;
  /** With `hashed`: the chance that two positions were taken for one. */
  readonly collisionChance?: number;
}

/** How many positions are opened between two looks at the clock. */
const slice = 32;

/** Explores a game from its start, or from the starts of the given cases. */
export function* explore(
  plain: Game,
  bounds: ExploreBounds = {},
  starts: readonly Case[] = [{ game: plain.id }],
): Work<Exploration> {
  const began = now();
  const taken = new Set<ChartEdge>();
  const game = runGame(plain, compiledWith({ edge: (edge) => taken.add(edge) }));
  const search = new Search(game, bounds);
  for (const start of starts) search.start(openCase(game, start), start);

  const depths: Depth[] = [];
  let ended: Ended | null = null;
  let opened = 0;
  while (ended === null && search.frontier.length > 0) {
    if (depths.length > (bounds.depth ?? Infinity)) {
      ended = 'depth';
      break;
    }
    const layer = search.frontier;
    const first = search.ways.size - layer.length;
    search.frontier = [];
    const movesBefore = search.moves;
    for (const [i, key] of layer.entries()) {
      // The last layer is looked at (its dead ends count) but not gone beyond.
      search.open(key, first + i, depths.length < (bounds.depth ?? Infinity));
      if (search.size >= (bounds.states ?? Infinity)) ended = 'states';
      else if (++opened % slice === 0) {
        if (now() - began > (bounds.seconds ?? Infinity) * 1000) ended = 'time';
        else if (
          yield { what: `depth ${depths.length}`, done: search.size, ...(bounds.states && { of: bounds.states }) }
        )
          ended = 'stopped';
      }
      if (ended) break;
    }
    depths.push({ depth: depths.length, states: layer.length, moves: search.moves - movesBefore });
  }
  if (search.frontier.length > 0 && ended !== null)
    depths.push({ depth: depths.length, states: search.frontier.length, moves: 0 });

  const { outline } = game.chart(openCase(game, starts[0] as Case).position);
  return {
    game: plain.id,
    starts: starts.length,
    bounds,
    ended: ended ?? (search.wasCut ? 'depth' : 'complete'),
    states: search.size,
    moves: search.moves,
    depths,
    outcomes: Object.fromEntries(search.outcomes),
    ...search.found(),
    ...neverEntered(outline, search.flows, taken),
    rulesFired: [...search.rules].sort(),
    seconds: (now() - began) / 1000,
    ...(search.seen instanceof HashedSeen && { collisionChance: search.seen.collisionChance }),
  };
}

class Search {
  /** Keys of the positions still to be opened; the last one has the last place among the ways. */
  frontier: string[] = [];
  moves = 0;
  wasCut = false;
  readonly flows = new Set<string>();
  readonly rules = new Set<string>();
  readonly outcomes = new Map<string, number>();
  readonly seen: ExactSeen | HashedSeen;
  private readonly keys = new PositionEncoding<Position>();
  readonly ways = new ShortestWays();
  /** The state of each position, by its number. */
  private readonly flowOf: string[] = [];
  /** The written start of each position that was a start, by its number. */
  private readonly starts = new Map<number, Case>();
  private readonly brokenStarts = new Map<number, string[]>();
  private readonly successors = new Successors();
  private readonly findings = new Findings();
  private readonly fromBrokenStarts = new Findings();
  private readonly random = seededRandom(1);
  /** Claims that look at what a move did are judged on every move, the others once for each position. */
  private readonly claims: { readonly onMoves: Invariant<Position>[]; readonly onPositions: Invariant<Position>[] };

  constructor(
    private readonly game: Game,
    private readonly bounds: ExploreBounds,
  ) {
    this.seen = bounds.hashed ? new HashedSeen() : new ExactSeen();
    this.claims = {
      onMoves: game.invariants.filter(({ about }) => about === 'move'),
      onPositions: game.invariants.filter(({ about }) => about !== 'move'),
    };
  }

  get size(): number {
    return this.seen.size;
  }

  start(table: Table, written: Case): void {
    const at = this.keys.number(table.flow, table.raw);
    const known = this.size;
    if (this.seen.number(at.key) < known) return;
    const index = this.ways.add();
    this.starts.set(index, written);
    const broken = brokenClaims(this.claims.onPositions, table).map(({ message }) => message);
    if (broken.length > 0) this.brokenStarts.set(index, broken);
    this.enter(at, table, index);
  }

  /** Tries every move from a position. */
  open(key: string, index: number, further: boolean): void {
    const from = this.keys.read(key);
    const table = Table.at(this.game, from.flow, from.position);
    this.successors.open();
    let moves = 0;
    try {
      for (const move of this.movesOf(table)) {
        moves++;
        if (!further) {
          this.wasCut = true;
          this.successors.leaveOut(index);
          break;
        }
        this.take(from, table, index, move);
      }
    } catch (error) {
      this.crash({ name: messageOf(error), flow: table.flow, index });
      return;
    }
    if (this.bounds.chances !== undefined && table.waitsFor === 'chance') this.successors.leaveOut(index);
    if (moves > 0) return;
    // Where nobody can move, nothing is left to try: that is not a trap.
    this.successors.end(index);
    if (table.waitsFor !== 'nobody' || table.outcome === null)
      this.note({
        kind: 'dead-end',
        name: table.flow,
        message: `no move is legal in ${table.flow}, although the game is not over`,
        flow: table.flow,
        index,
      });
  }

  found(): Pick<Exploration, 'findings' | 'brokenStarts' | 'followsFromBrokenStarts' | 'endings'> {
    const endings = this.noteTraps();
    const wayTo = (index: number) => {
      const { start, moves } = this.ways.back(index);
      return { start: this.starts.get(start) as Case, moves };
    };
    return {
      findings: this.findings.list(this.game.id, wayTo),
      brokenStarts: [...this.brokenStarts].map(([index, claims]) => ({
        title: inLanguage(this.starts.get(index)?.title ?? 'the start', 'en'),
        claims,
      })),
      followsFromBrokenStarts: this.fromBrokenStarts.list(this.game.id, wayTo),
      endings,
    };
  }

  /** A trap is reported where play walks into it; what lies inside is counted with it. */
  private noteTraps(): Endings {
    const { isTrap, counts } = this.successors.endings(this.size);
    if (counts.trapped === 0) return counts;
    for (let index = 0; index < this.size; index++) {
      const parent = this.ways.parentOf(index);
      if (!isTrap(index) || (parent >= 0 && isTrap(parent))) continue;
      const flow = this.flowOf[index] as string;
      const around = this.successors.sizeBelow(index);
      const message =
        `no end of the game can be reached from ${flow} any more, although moves remain: ` +
        `they lead round and round among ${around} position${around === 1 ? '' : 's'}`;
      this.note({ kind: 'trap', name: flow, message, flow, index });
    }
    return counts;
  }

  private take(from: Numbered<Position>, table: Table, index: number, move: Move): void {
    this.moves++;
    let after: Table;
    try {
      after = table.after(move);
    } catch (error) {
      this.crash({ name: messageOf(error), flow: table.flow, index, last: move });
      return;
    }
    for (const { rule } of after.events) this.rules.add(rule);
    const at = this.keys.number(after.flow, after.raw, from);
    const known = this.size;
    const reached = this.seen.number(at.key);
    this.successors.add(reached);
    if (reached === known) this.enter(at, after, this.ways.add(index, move), from);
    else this.judge(this.claims.onMoves, after, { index, last: move }, from);
  }

  private enter(at: Numbered<Position>, table: Table, index: number, before?: Opening<Position>): void {
    this.flows.add(at.flow);
    if (table.outcome) this.outcomes.set(table.outcome.result, (this.outcomes.get(table.outcome.result) ?? 0) + 1);
    this.judge(this.claims.onPositions, table, { index }, before);
    if (before) this.judge(this.claims.onMoves, table, { index }, before);
    this.frontier.push(at.key);
    this.flowOf.push(at.flow);
  }

  private judge(
    claims: readonly Invariant<Position>[],
    table: Table,
    place: { readonly index: number; readonly last?: Move },
    before?: Opening<Position>,
  ): void {
    for (const broken of brokenClaims(claims, table, before))
      this.note({ kind: 'broken-invariant', ...broken, flow: table.flow, ...place });
  }

  private crash(found: Omit<Found, 'kind' | 'message'>): void {
    // What would come after it is not known.
    this.successors.leaveOut(found.index);
    // The rules must not break even in an impossible position.
    this.findings.note({ ...found, kind: 'crash', message: found.name });
  }

  private note(found: Found): void {
    const isBroken = this.brokenStarts.has(this.ways.startOf(found.index));
    (isBroken ? this.fromBrokenStarts : this.findings).note(found);
  }

  private *movesOf(table: Table): Iterable<Move> {
    const { chances = Infinity } = this.bounds;
    if (chances === Infinity || table.waitsFor !== 'chance') {
      yield* table.moves();
      return;
    }
    const texts = new Set<string>();
    for (let tries = 0; tries < 4 * chances && texts.size < chances; tries++)
      texts.add(table.chance(this.random) as string);
    for (const text of texts) yield chanceMove(text);
  }
}

/** What the search never reached. */
function neverEntered(outline: Outline, flows: ReadonlySet<string>, taken: ReadonlySet<ChartEdge>) {
  const enter = innermost(outline);
  const entered = new Set(flows);
  for (const { target } of taken) if (target !== undefined) entered.add(enter(target));
  return {
    statesNeverEntered: outline.states
      .filter(({ kind, path }) => kind !== 'compound' && !entered.has(path))
      .map(({ path }) => path),
    edgesNeverTaken: linesOf(outline)
      .filter(({ edge }) => !taken.has(edge))
      .map(edgeName),
  };
}
