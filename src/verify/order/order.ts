// Does the order of these steps matter? For each two neighbours of a procedure, or for a whole new order: a proof that
// nothing changes, how much was tried, or the smallest position found that shows a difference, as two cases.
import type { Case } from '../../notation/case.js';
import type { Game } from '../../table/game.js';
import type { Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { now, type Work } from '../search/work.js';
import { playOut, policies, readOptions } from '../simulation/random-play.js';
import { Change } from './compare.js';
import { ProcedureStarts } from './procedure-starts.js';
import { orderInForce } from '../../machines/chart/order-in-force.js';
import { procedureIn, Trail, type Procedure } from './procedure.js';
import { StepPrints } from './proof/proof.js';
import { sameValue } from './same-value.js';
import { tryChange, type OrderVerdict } from './try-change.js';

export interface OrderBounds {
  /** Positions that are searched from the start, breadth-first. */
  readonly states?: number;
  /** Games from which further positions are taken. */
  readonly games?: number;
  /** Positions from search, play and cases that are tried for each pair. */
  readonly positions?: number;
  /** Positions made for each pair. */
  readonly written?: number;
  /** Moves that are made for each pair, all positions together: what bounds the work. */
  readonly moves?: number;
  /** Combinations of values that are tried for a proof, for each rule function. */
  readonly combinations?: number;
  /** Stops early after so many seconds; without it the work alone is bounded, and the result is the same everywhere. */
  readonly seconds?: number;
  readonly seed?: number;
  readonly options?: unknown;
  /** Examples: their positions are tried, too. */
  readonly cases?: readonly Case[];
  /** This machine does the pairs whose number leaves this remainder. */
  readonly shard?: { readonly index: number; readonly of: number };
}

export interface Pair extends OrderVerdict {
  readonly first: string;
  readonly second: string;
}

export interface ProcedureOrder {
  readonly procedure: string;
  /** In the order asked for. */
  readonly steps: readonly string[];
  readonly pairs: readonly Pair[];
}

/** What a whole new order of one procedure changes. */
export interface NewOrder extends OrderVerdict {
  readonly procedure: string;
  readonly steps: readonly string[];
  readonly other: readonly string[];
}

interface OrderReportHead {
  readonly game: string;
  readonly bounds: Omit<Required<OrderBounds>, 'options' | 'cases' | 'seconds' | 'shard'> & {
    readonly seconds: number | null;
  };
  readonly ended: 'complete' | 'time' | 'stopped';
  readonly seconds: number;
}
export interface OrderReport extends OrderReportHead {
  /** Which part of the pairs this is; missing if it is all. */
  readonly shard?: { readonly index: number; readonly of: number };
  readonly procedures: readonly ProcedureOrder[];
}
export interface NewOrderReport extends OrderReportHead {
  readonly change: NewOrder;
}

const usual = {
  states: 4000,
  games: 40,
  positions: 600,
  written: 6000,
  moves: 1_200_000,
  combinations: 400_000,
  seed: 1,
};

/** What is tried: one procedure, and the order of its steps instead. Each can be answered alone. */
export interface OrderUnit {
  readonly procedure: string;
  readonly other: readonly string[];
}

export const swapped = (steps: readonly string[], index: number): string[] => {
  const order = [...steps];
  order.splice(index, 2, steps[index + 1] as string, steps[index] as string);
  return order;
};

/** The order asked for, else the book's. */
export const stepsOf = (game: Game, options: unknown, procedure: string): readonly string[] =>
  orderInForce(game, readOptions(game, options), procedure);

/** Every two neighbours of one procedure, or of all. */
export function orderUnits(game: Game, options: unknown, only?: string): OrderUnit[] {
  return Object.keys(game.procedures)
    .filter((name) => only === undefined || name === only)
    .flatMap((procedure) => {
      const steps = stepsOf(game, options, procedure);
      return steps.slice(1).map((_, index) => ({ procedure, other: swapped(steps, index) }));
    });
}

/** Positions to try, found once for all units. */
export class OrderSearch {
  private readonly trail: Trail;
  private readonly starts: ProcedureStarts;
  private readonly procedures: ReadonlyMap<string, Procedure>;
  private readonly prints = new Map<Procedure, StepPrints>();
  readonly within: typeof usual;
  private readonly options: object;
  private readonly cases: readonly Case[];
  private readonly began = now();
  private isWhole = false;
  private isStopped = false;

  constructor(
    plain: Game,
    { options, cases = [], seconds, shard: _, ...limits }: OrderBounds,
    only?: readonly string[],
  ) {
    this.trail = new Trail(plain);
    this.within = { ...usual, ...limits };
    this.options = (options ?? {}) as object;
    this.cases = cases;
    if (seconds !== undefined) this.trail.until = this.began + seconds * 1000;
    this.bounds = { ...this.within, seconds: seconds ?? null };
    const { game } = this.trail;
    const { outline } = game.chart(this.start.raw);
    const named = Object.keys(game.procedures).filter((name) => !only || only.includes(name));
    this.procedures = new Map(
      named.map((name) => [name, procedureIn(outline, name, stepsOf(game, this.options, name))]),
    );
    this.starts = new ProcedureStarts(this.trail, [...this.procedures.values()], 4 * this.within.positions);
  }
  readonly bounds: OrderReportHead['bounds'];

  private get start(): Table {
    return Table.open(this.trail.game, { options: this.options });
  }

  /** Cases first: they were written to show something. */
  *prepare(): Work<void> {
    const { states, games, seed } = this.within;
    for (const example of this.cases) if (!this.trail.isLate) this.starts.addCase(example, this.options);
    for (let i = 0; i < games && !this.isStopped; i++) {
      const start = Table.open(this.trail.game, { options: this.options, position: this.trail.game.beginning });
      // Every third game is played a little less blindly: it gets further.
      this.starts.addPlay(start, movesIn(playOut(start, seed + i, i % 3 === 2 ? policies.greedy : policies.random)));
      this.isStopped = (yield { what: 'playing', done: i + 1, of: games }) === true || this.trail.isLate;
    }
    if (!this.isStopped) this.isWhole = yield* this.starts.search(this.start, states);
  }

  *answer({ procedure: name, other }: OrderUnit): Work<OrderVerdict> {
    const procedure = this.procedures.get(name) as Procedure;
    const change = new Change(this.trail, procedure, other);
    const verdict = yield* tryChange(
      change,
      this.starts.of(procedure, change.from, change.to),
      (grade) => this.printsOf(procedure).prove(change, grade),
      this.options,
      this.within,
      this.isWhole,
    );
    this.isStopped ||= verdict.early === true;
    return verdict;
  }

  private printsOf(procedure: Procedure): StepPrints {
    let prints = this.prints.get(procedure);
    if (!prints) {
      const { game } = this.trail;
      const asked = readOptions(game, this.options);
      // Positions of cases with other options do not belong to the game that is asked about.
      const probes = this.starts
        .toAnyStep(procedure)
        .filter(({ position, written }) => !written || sameValue(position.options, asked));
      this.prints.set(procedure, (prints = new StepPrints(game, procedure, probes, this.within.combinations)));
    }
    return prints;
  }

  get end(): Pick<OrderReportHead, 'ended' | 'seconds'> {
    const ended = !this.isStopped ? 'complete' : this.trail.isLate ? 'time' : 'stopped';
    return { ended, seconds: (now() - this.began) / 1000 };
  }
}

function* movesIn(game: Iterable<{ readonly move: Move | null }>): Iterable<Move> {
  for (const { move } of game) if (move) yield move;
}

/** Analyses the neighbours of one procedure, or of all the game's. */
export function* order(plain: Game, bounds: OrderBounds = {}, only?: string): Work<OrderReport> {
  const search = new OrderSearch(plain, bounds, only === undefined ? undefined : [only]);
  yield* search.prepare();
  const found = new Map<string, Pair[]>();
  const { index, of } = bounds.shard ?? { index: 0, of: 1 };
  for (const unit of orderUnits(plain, bounds.options, only).filter((_, i) => i % of === index)) {
    const steps = stepsOf(plain, bounds.options, unit.procedure);
    const [first, second] = steps.filter((step, i) => step !== unit.other[i]) as [string, string];
    const verdict = yield* search.answer(unit);
    found.set(unit.procedure, [...(found.get(unit.procedure) ?? []), { first, second, ...verdict }]);
  }
  const procedures = [...found].map(([procedure, pairs]) => ({
    procedure,
    steps: stepsOf(plain, bounds.options, procedure),
    pairs,
  }));
  const shard = bounds.shard && { shard: bounds.shard };
  return { game: plain.id, bounds: search.bounds, ...shard, ...search.end, procedures };
}

/** Compares the order in force with another one. */
export function* newOrder(plain: Game, unit: OrderUnit, bounds: OrderBounds = {}): Work<NewOrderReport> {
  const search = new OrderSearch(plain, bounds, [unit.procedure]);
  yield* search.prepare();
  const verdict = yield* search.answer(unit);
  const steps = stepsOf(plain, bounds.options, unit.procedure);
  return { game: plain.id, bounds: search.bounds, ...search.end, change: { ...unit, steps, ...verdict } };
}
