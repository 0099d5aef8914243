// Tries everything: breadth-first over moves and chance, so that the first way found to anything is a shortest one.
import { compiledWith } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import { innermost, linesOf, type OutlineLine } from '../../machines/chart/outline.js';
import type { Case } from '../../notation/case.js';
import type { ChartEdge, Outline } from '../../table/chart.js';
import type { Game, Invariant, Opening, Position } from '../../table/game.js';
import { chanceMove, moveText, type Move } from '../../table/move.js';
import { seededRandom } from '../../table/random.js';
import { Table } from '../../table/table.js';
import { openCase } from '../cases/check-case.js';
import { PositionEncoding, type Numbered } from './position-encoding.js';
import { ExactSeen, HashedSeen, ShortestWays } from './visited.js';
import { now, type Work } from './work.js';

/** Where to stop. What is missing does not stop the search. */
export interface ExploreBounds {
  readonly depth?: number;
  readonly states?: number;
  readonly seconds?: number;
  /** At most so many outcomes of each die, draw or deal, picked by their weights. */
  readonly chances?: number;
  /** Remember 64 bits of each position instead of all of it. */
  readonly hashed?: boolean;
}

export type Ended = 'complete' | 'depth' | 'states' | 'time' | 'stopped';

/** Something that should not be, and the shortest way there. */
export interface Finding {
  readonly kind: 'dead-end' | 'broken-invariant' | 'crash';
  /** The invariant's name, the state of the dead end, the error. */
  readonly name: string;
  readonly message: string;
  readonly flow: string;
  /** How often it was met. */
  readonly times: number;
  readonly case: Case;
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
  readonly statesNeverEntered: readonly string[];
  readonly edgesNeverTaken: readonly EdgeName[];
  readonly rulesFired: readonly string[];
  readonly seconds: number;
  /** With `hashed`: the chance that two positions were taken for one. */
  readonly collisionChance?: number;
}

export interface EdgeName {
  readonly state: string;
  readonly verb: string | null;
  readonly guard?: string;
  readonly target?: string;
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
    findings: search.findings(),
    ...neverEntered(outline, search.flows, taken),
    rulesFired: [...search.rules].sort(),
    seconds: (now() - began) / 1000,
    ...(search.seen instanceof HashedSeen && { collisionChance: search.seen.collisionChance }),
  };
}

interface Found {
  readonly kind: Finding['kind'];
  readonly name: string;
  readonly message: string;
  readonly flow: string;
  readonly index: number;
  readonly last?: Move;
  times: number;
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
  private readonly starts: Case[] = [];
  private readonly found = new Map<string, Found>();
  private readonly random = seededRandom(1);
  /** Claims that look at what a move did are judged on every move, the others once for each position. */
  private readonly claims: { readonly onMoves: Invariant<Position>[]; readonly onPositions: Invariant<Position>[] };

  constructor(
    private readonly game: Game,
    private readonly bounds: ExploreBounds,
  ) {
    this.seen = bounds.hashed ? new HashedSeen() : new ExactSeen();
    // eslint-disable-next-line @typescript-eslint/unbound-method -- only its number of parameters is read
    const looksAtMove = ({ broken }: Invariant<Position>) => broken.length > 2;
    this.claims = {
      onMoves: game.invariants.filter(looksAtMove),
      onPositions: game.invariants.filter((claim) => !looksAtMove(claim)),
    };
  }

  get size(): number {
    return this.seen.size;
  }

  start(table: Table, written: Case): void {
    const at = this.keys.number(table.flow, table.raw);
    const isNew = this.seen.add(at.key);
    if (!isNew) return;
    this.starts.push(written);
    this.enter(at, table, this.ways.add());
  }

  /** Tries every move from a position. */
  open(key: string, index: number, further: boolean): void {
    const from = this.keys.read(key);
    const table = Table.at(this.game, from.flow, from.position);
    let moves = 0;
    try {
      for (const move of this.movesOf(table)) {
        moves++;
        if (!further) {
          this.wasCut = true;
          break;
        }
        this.take(from, table, index, move);
      }
    } catch (error) {
      this.note({ kind: 'crash', name: messageOf(error), message: messageOf(error), flow: table.flow, index });
      return;
    }
    if (moves === 0 && (table.waitsFor !== 'nobody' || table.outcome === null))
      this.note({
        kind: 'dead-end',
        name: table.flow,
        message: `no move is legal in ${table.flow}, although the game is not over`,
        flow: table.flow,
        index,
      });
  }

  findings(): Finding[] {
    return [...this.found.values()].map(({ kind, name, message, flow, index, last, times }) => {
      const { start, moves } = this.ways.back(index);
      const written = this.starts[start] as Case;
      return {
        kind,
        name,
        message,
        flow,
        times,
        case: {
          game: this.game.id,
          title: `${{ 'dead-end': 'Dead end', 'broken-invariant': 'Broken', crash: 'Crash' }[kind]}: ${name}`,
          ...(written.options && { options: written.options }),
          ...(written.start && { start: written.start }),
          moves: [...moves, ...(last ? [moveText(last)] : []), { say: message }],
          ...(kind !== 'crash' && { expect: { flow } }),
        },
      };
    });
  }

  private take(from: Numbered<Position>, table: Table, index: number, move: Move): void {
    this.moves++;
    let after: Table;
    try {
      after = table.after(move);
    } catch (error) {
      const message = messageOf(error);
      this.note({ kind: 'crash', name: message, message, flow: table.flow, index, last: move });
      return;
    }
    for (const { rule } of after.events) this.rules.add(rule);
    const at = this.keys.number(after.flow, after.raw, from);
    if (this.seen.add(at.key)) this.enter(at, after, this.ways.add(index, move), from);
    else this.judge(this.claims.onMoves, after, { index, last: move }, from);
  }

  private enter(at: Numbered<Position>, table: Table, index: number, before?: Opening<Position>): void {
    this.flows.add(at.flow);
    if (table.outcome) this.outcomes.set(table.outcome.result, (this.outcomes.get(table.outcome.result) ?? 0) + 1);
    this.judge(this.claims.onPositions, table, { index }, before);
    if (before) this.judge(this.claims.onMoves, table, { index }, before);
    this.frontier.push(at.key);
  }

  private judge(
    claims: readonly Invariant<Position>[],
    table: Table,
    place: { readonly index: number; readonly last?: Move },
    before?: Opening<Position>,
  ): void {
    for (const claim of claims) {
      const wrong = claim.broken(table.raw, table.flow, table.events, before);
      if (wrong !== null)
        this.note({
          kind: 'broken-invariant',
          name: claim.name,
          message: `${claim.name}: ${wrong}`,
          flow: table.flow,
          ...place,
        });
    }
  }

  /** The first of its kind and name is the one with the shortest way; the others are counted. */
  private note(found: Omit<Found, 'times'>): void {
    const key = `${found.kind} ${found.name}`;
    const known = this.found.get(key);
    if (known) known.times++;
    else this.found.set(key, { ...found, times: 1 });
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the search never came by. */
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

export const edgeName = ({ state, verb, edge: { guard, target } }: OutlineLine): EdgeName => ({
  state,
  verb,
  ...(guard !== undefined && { guard }),
  ...(target !== undefined && { target }),
});
