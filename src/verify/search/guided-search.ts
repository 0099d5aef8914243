// Looks where something new may be: the positions of the cases and of random games are the seeds, and a position that
// met a new edge, rule or kind of position is followed further. Breadth-first search proves; this one gets far.
// One search is one part of the work. Parts share nothing, so it does not matter which thread or machine does which.
import type { Case } from '../../notation/case.js';
import { rulingName } from '../../notation/schema-problems.js';
import { linesOf } from '../../machines/chart/outline.js';
import type { Game, Position } from '../../table/game.js';
import type { Move } from '../../table/move.js';
import { pick, seededRandom, type Random } from '../../table/random.js';
import { Table } from '../../table/table.js';
import { checkCase, openCase } from '../cases/check-case.js';
import { coverage, type NamedCase } from '../cases/coverage.js';
import { greedily, nextMove, otherOrders, readOptions, withRuling } from '../simulation/random-play.js';
import { distancesTo, edgeKey, edgeName } from './chart-coverage.js';
import { entryAt, GuidedPlay, positionKey, type KnownPosition } from './guided-play.js';
import type { GuidedPart } from './guided-tally.js';
import { otherAnswers, variedPosition, type Asked } from './varied-positions.js';
import { finish, now, type Work } from './work.js';

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

export const guidedDefaults = { moves: 30_000, parts: 4, seed: 1 } as const;

/** Moves of a walk that starts at an entry. */
const walkLength = 40;
/** The shares of the work: up to here other answers, games and what is new, other orders, positions put together. */
const until = { otherAnswers: 0.3, play: 0.75, otherOrders: 0.9, varied: 1 } as const;
/** Edges, and not more, from where a position is varied to the edge that it is meant for. */
const nearEnough = 2;

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
  private readonly play: GuidedPlay;
  private readonly game: Game;
  /** Distances to the edges that are still missing; worked out again when one of them was taken. */
  private nearness: { readonly taken: number; readonly far: ReadonlyMap<string, number> } | undefined;

  constructor(
    plain: Game,
    private readonly random: Random,
    private readonly budget: number,
    private readonly options: unknown,
  ) {
    this.play = new GuidedPlay(plain, random, options);
    this.game = this.play.game;
  }

  get tally() {
    return this.play.tally;
  }

  private isLeft(share: number): boolean {
    return this.tally.moves < this.budget * share;
  }

  /** Follows cases and games, which begin as `starts` say; yields now and then. */
  *run(cases: readonly NamedCase[], starts?: readonly Case[]): Generator<undefined, void> {
    const met: KnownPosition[] = [];
    for (const { example } of cases) {
      met.push(...this.followCase(example));
      yield;
    }
    for (const { rule } of finish(coverage(this.game, cases)).rules.filter(({ shown }) => shown)) this.tally.show(rule);
    yield;
    if (!starts) yield* this.tryOtherAnswers(met);
    const variants = starts ?? this.beginnings();
    let idle = 0;
    // Where every start is an end, there is nothing to play.
    for (let round = 0; this.isLeft(until.play) && idle < 100; round++) {
      const before = this.tally.moves;
      if (round % 4 === 0) this.playGame(variants, round / 4);
      const entry = this.nextEntry();
      if (entry) this.follow(entry);
      idle = this.tally.moves > before ? 0 : idle + 1;
      yield;
    }
    if (!starts) {
      yield* this.tryOtherOrders(met);
      // Last: what follows from such a position must not be taken for something that happened in play.
      yield* this.tryVariations();
      this.play.coverage.besides = [];
    }
    yield* this.seeWhatIsAsked(cases);
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

  /** Every position of a case is a start of its own: its moves are in the case. What is new is kept. */
  private followCase(example: Case): KnownPosition[] {
    const isSound = this.play.isSound(openCase(this.game, example));
    if (!isSound) this.tally.brokenStarts++;
    const { frames } = checkCase(this.game, example);
    this.tally.moves += frames.length;
    if (isSound) this.play.judgeCase(example, frames);
    return [...new Set(frames.map(({ table }) => table))].map((table) => {
      const entry = entryAt(table, this.play.seedAt(table, isSound));
      return this.play.look(table) ? this.play.keep(entry) : entry;
    });
  }

  /** Each position of the cases again, with every other answer to the open questions that its moves ask. */
  private *tryOtherAnswers(met: readonly KnownPosition[]): Generator<undefined, void> {
    for (const { table } of met) {
      if (!this.isLeft(until.otherAnswers)) return;
      if (table.waitsFor === 'nobody') continue;
      const { rulings } = this.play.askedAt(table, this.play.someMoves(table));
      for (const other of otherAnswers(table, rulings))
        // What was begun with one answer cannot always go on with another one: claims are not judged.
        this.play.tryMoves(entryAt(other, this.play.seedAt(other, false)));
      yield;
    }
  }

  /** One whole game, random or greedy by turns. */
  private playGame(variants: readonly Case[], round: number): void {
    const written = variants[round % 2 === 0 ? 0 : this.random.below(variants.length)] as Case;
    this.walk(this.opened(written, true), 1500, round % 4 < 2 ? 'random' : 'greedy');
  }

  private opened(written: Case, isJudged: boolean): KnownPosition {
    const table = openCase(this.game, written);
    return entryAt(table, { written, isSound: isJudged && this.play.isSound(table) });
  }

  /** What is new comes first; then what lies near an edge that was never taken, and has not been followed often. */
  private nextEntry(): KnownPosition | undefined {
    const { entries, fresh } = this.play;
    const first = fresh.pop();
    if (first) return first;
    const far = this.distances();
    let best: KnownPosition | undefined;
    let least = Infinity;
    for (let i = 0; i < 24 && entries.length > 0; i++) {
      const entry = pick(entries, this.random);
      const cost = (far.get(entry.table.flow) ?? 30) + entry.followed;
      if (cost < least) [best, least] = [entry, cost];
    }
    return best;
  }

  private missing() {
    const { outline, coverage: seen } = this.play;
    return linesOf(outline).filter((line) => !seen.edges.has(edgeKey(edgeName(line))));
  }

  private distances(): ReadonlyMap<string, number> {
    const taken = this.play.coverage.edges.size;
    if (this.nearness?.taken !== taken) {
      const goals = new Set(this.missing().map(({ state }) => state));
      this.nearness = { taken, far: distancesTo(goals, this.play.outline) };
    }
    return this.nearness.far;
  }

  /** Tries every move of a new position; walks on from one that was tried before. */
  private follow(entry: KnownPosition): void {
    if (entry.followed++ > 0) this.walk(entry, walkLength, this.random.below(4) === 0 ? 'greedy' : 'near');
    else {
      this.play.tryRefusals(entry.table);
      this.play.tryMoves(entry);
    }
  }

  private walk(from: KnownPosition, length: number, how: 'random' | 'greedy' | 'near'): void {
    let { table } = from;
    let before = from;
    let moves: Move[] = [];
    const passed = new PassedPositions(table);
    for (let i = 0; i < length && this.isLeft(1); i++) {
      const move = this.choose(table, how);
      if (!move) break;
      const after = this.play.take(before, table, move, moves);
      if (!after) return;
      moves = [...moves, move];
      ({ table } = after);
      const round = passed.roundTo(table);
      if (round && this.play.lookForTrap({ table, seed: from.seed, before, moves, followed: 0 }, round)) return;
      if (!after.isNew) continue;
      before = this.play.keep({ table, seed: from.seed, before, moves, followed: 0 });
      moves = [];
    }
  }

  private choose(table: Table, how: 'random' | 'greedy' | 'near'): Move | null {
    // In a position that was put together, nothing may be left to come up.
    const [some] = table.chances();
    if (table.waitsFor === 'chance' && !some) return null;
    return nextMove(
      table,
      (at, moves, random) => {
        // Now and then something else than the best: the best alone goes round in circles.
        if (how === 'greedy' && random.below(6) > 0) return greedily(at, moves, random);
        return how === 'near' ? this.nearest(at, moves) : pick(moves, random);
      },
      this.random,
    );
  }

  /** A move by an edge that was never taken, if there is one; any verb as likely as another. */
  private nearest(table: Table, moves: readonly Move[]): Move {
    const verbs = [...new Set(moves.map(({ verb }) => verb))];
    const untaken = verbs.filter((verb) => this.tally.missingVerbs().has(`${table.flow} ${verb}`));
    const verb = untaken.length > 0 ? pick(untaken, this.random) : pick(verbs, this.random);
    return pick(
      moves.filter((move) => move.verb === verb),
      this.random,
    );
  }

  /** Positions near an edge that nothing has led to, with other values in what their moves read. */
  private *tryVariations(): Generator<undefined, void> {
    const { entries, outline } = this.play;
    const asked = new Map<KnownPosition, Asked>();
    this.play.coverage.besides = ['from a position that was put together'];
    // Not every proposal is a position: without an end to the tries, a game that accepts none would try for ever.
    for (let tries = 0; this.isLeft(until.varied) && tries < this.budget / 4; tries++) {
      const goals = this.missing().filter(({ verb }) => verb === null);
      if (goals.length === 0) return;
      const { state } = pick(goals, this.random);
      const far = distancesTo(new Set([state]), outline);
      const near = entries.filter(({ table }) => (far.get(table.flow) ?? Infinity) <= nearEnough);
      for (let i = 0; i < 40 && near.length > 0; i++, tries++) {
        const entry = pick(near, this.random);
        const known = asked.get(entry) ?? this.play.askedAt(entry.table, this.play.someMoves(entry.table).slice(0, 8));
        asked.set(entry, known);
        if (known.fields.length === 0) continue;
        const other = pick(entries, this.random).table;
        const varied = variedPosition(this.game, entry.table, known, other, this.random);
        if (!varied) continue;
        this.play.tryMoves(entryAt(varied, this.play.seedAt(varied, false)));
      }
      yield;
    }
  }

  /** Known positions, and now and then a whole game, with two steps swapped or one moved further. Claims are about the book's order. */
  private *tryOtherOrders(met: readonly KnownPosition[]): Generator<undefined, void> {
    const options = readOptions(this.game, this.options);
    const swapped = otherOrders(this.game, options, 'swapped');
    const moved = otherOrders(this.game, options, 'moved');
    if (swapped.length === 0) return;
    const known = [...met, ...this.play.entries].map(({ table }) => table).filter(isGoingOn);
    // Where a game is about to end, the order matters most.
    const brinks = [...this.play.brinks.values()].flat().filter(isGoingOn);
    this.play.fresh.length = 0;
    for (let round = 0; this.isLeft(until.otherOrders); round++) {
      const fresh = this.play.fresh.pop();
      if (fresh) this.follow(fresh);
      const order = pick(round % 3 === 1 && moved.length > 0 ? moved : swapped, this.random) as Case['options'];
      const written: Case = { game: this.game.id, options: order, start: this.game.beginning as Case['start'] };
      const from = round % 3 === 0 && brinks.length > 0 ? brinks : known;
      if (round % 20 === 0 || from.length === 0) this.walk(this.opened(written, false), 1500, 'greedy');
      else this.tryInOrder(pick(from, this.random), order);
      yield;
    }
  }

  private tryInOrder({ flow, raw }: Table, options: Case['options']): void {
    const { order } = options as Position['options'];
    const table = Table.at(this.game, flow, { ...raw, options: { ...raw.options, order } });
    this.walk(entryAt(table, this.play.seedAt(table, false)), 8, 'near');
  }

  /** Plays the cases once more and notes what keeps edges from being taken: tests that are not true, rules that refuse. */
  private *seeWhatIsAsked(cases: readonly NamedCase[]): Generator<undefined, void> {
    this.play.coverage.watch(this.missing().flatMap(({ edge: { guard } }) => guard ?? []));
    for (const { example } of cases) {
      for (const { table } of checkCase(this.game, example).frames) this.play.tryRefusals(table, true);
      yield;
    }
  }
}

/** The positions of a walk, to see when it comes back to one of them. */
class PassedPositions {
  private readonly flows: string[] = [];
  private readonly last = new Map<string, number>();

  constructor(first: Table) {
    this.roundTo(first);
  }

  /** The states through which the walk went since it was in this position; undefined if it never was. */
  roundTo(table: Table): ReadonlySet<string> | undefined {
    const key = positionKey(table);
    const last = this.last.get(key);
    this.last.set(key, this.flows.length);
    this.flows.push(table.flow);
    return last === undefined ? undefined : new Set(this.flows.slice(last));
  }
}

/** In the order of the book, and with something left to do. */
const isGoingOn = ({ waitsFor, raw }: Table): boolean => waitsFor !== 'nobody' && raw.options.order === undefined;
