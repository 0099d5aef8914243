// Does the order of these steps matter? For each two neighbours of a procedure: a proof within the bound that they can
// change places, or the smallest position found that shows why not, as two cases.
import { compiled } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { Game, Position } from '../../table/game.js';
import { Table } from '../../table/table.js';
import { generated } from './generate.js';
import { playOut, policies, readOptions, withOrder } from '../simulation/random-play.js';
import { Probes } from './procedure-starts.js';
import { compare, weightOf, type Comparison, type Grade, type Probe, type Swap } from './swap.js';
import { procedureIn, type Procedure } from './procedure-runs.js';
import { shrunk, type Witness } from './witness.js';
import { now, type Work } from '../search/work.js';

export interface OrderBounds {
  /** Positions that are searched from the start, breadth-first. */
  readonly states?: number;
  /** Games from which further positions are taken. */
  readonly games?: number;
  /** Positions from search and play that are tried for each pair. */
  readonly positions?: number;
  /** Positions generated for each pair from parts of those. */
  readonly written?: number;
  readonly seconds?: number;
  readonly seed?: number;
  readonly options?: unknown;
}

export interface Pair {
  readonly first: string;
  readonly second: string;
  /** `untried`: no position came up in which both steps happen one after the other. */
  readonly verdict: 'commutes' | 'matters' | 'untried';
  readonly grade: Grade;
  /**
   * Positions in which both orders were run: met in search or play, and made up. In `sampled` of them there were too
   * many ways through the two steps to follow all: a few were followed, with the same choices in both orders.
   */
  readonly tried: { readonly met: number; readonly written: number; readonly sampled: number };
  /** Whether that was every reachable position. */
  readonly proved: boolean;
  readonly witness?: Witness;
}

export interface ProcedureOrder {
  readonly procedure: string;
  readonly steps: readonly string[];
  readonly pairs: readonly Pair[];
}

export interface OrderReport {
  readonly game: string;
  readonly bounds: Required<Omit<OrderBounds, 'options'>>;
  readonly ended: 'complete' | 'time' | 'stopped';
  readonly procedures: readonly ProcedureOrder[];
  readonly seconds: number;
}

const usual = { states: 20_000, games: 90, positions: 2000, written: 500, seconds: 90, seed: 1 };

/** Positions in which a sample of ways is followed: each takes long. */
const mostSampled = 150;

/** Positions from search and play that are tried before made-up ones are. */
const fewMet = 300;

/** Positions that are shrunk to find the smallest. */
const mostShown = 4;

/** Analyses one procedure, or all of the game's. */
export function* order(plain: Game, bounds: OrderBounds = {}, only?: string): Work<OrderReport> {
  const { options: given, ...limits } = bounds;
  const within = { ...usual, ...limits };
  const began = now();
  const game = runGame(plain, compiled);
  const options = readOptions(game, given);
  const start = Table.open(game, { options: given });
  const { outline } = game.chart(start.raw);
  const procedures = Object.entries(game.procedures)
    .filter(([name]) => only === undefined || name === only)
    .map(([name, steps]) => procedureIn(outline, name, steps));

  const pairs = procedures.flatMap(({ steps }) => steps).length - procedures.length;
  let isStopped = false;
  let isLate = false;
  const reports: ProcedureOrder[] = [];
  const probes = new Probes(procedures, within.positions);
  const soon = () => now() - began > within.seconds * 100;
  const isWhole = yield* probes.search(start, within.states, soon);
  for (let seed = 0; !isWhole && seed < within.games && !isStopped; seed++) {
    // Every third game is played a little less blindly: it gets further.
    probes.add(playOut(start, within.seed + seed, seed % 3 === 2 ? policies.greedy : policies.random));
    isStopped = (yield { what: 'playing', done: seed + 1, of: within.games }) === true;
    if (now() - began > within.seconds * 300) break;
  }
  let done = 0;
  for (const procedure of procedures) {
    const found: Pair[] = [];
    for (const [index, first] of procedure.steps.slice(0, -1).entries()) {
      const second = procedure.steps[index + 1] as string;
      const swap = swapOf(game, options, procedure, index);
      const met = probes.of(procedure, index);
      const search = new PairSearch(game, swap, met);
      // Each pair gets its share of what is left of the time.
      const share = (began + within.seconds * 1000 - now()) / (pairs - done);
      const [until, shrinkUntil] = [now() + 0.6 * share, now() + share];
      for (const tried of search.run(isWhole ? 0 : within.written, within.seed)) {
        if (isStopped) break;
        if (now() > until) {
          isLate = true;
          break;
        }
        isStopped = (yield { what: `${first} / ${second}, position ${tried}`, done, of: pairs }) === true;
      }
      found.push({ first, second, ...search.verdict(given, isWhole && met.length < within.positions, shrinkUntil) });
      done++;
    }
    reports.push({ procedure: procedure.name, steps: procedure.steps, pairs: found });
  }
  return {
    game: plain.id,
    bounds: within,
    ended: isStopped ? 'stopped' : isLate ? 'time' : 'complete',
    procedures: reports,
    seconds: (now() - began) / 1000,
  };
}

export const swapped = (steps: readonly string[], index: number): string[] => {
  const order = [...steps];
  order.splice(index, 2, steps[index + 1] as string, steps[index] as string);
  return order;
};

function swapOf(game: Game, options: Position['options'], procedure: Procedure, index: number): Swap {
  const other = swapped(procedure.steps, index);
  return {
    procedure,
    index,
    orders: [procedure.steps, other],
    options: [options, readOptions(game, withOrder(options, procedure.name, other))],
  };
}

/** Looks for the position in which the swap of one pair makes the greatest difference. */
class PairSearch {
  private readonly tried = { met: 0, written: 0, sampled: 0 };
  /** The highest grade found, and the first few positions that show it. */
  private grade: Grade = 'same';
  private weight = 0;
  private shown: Probe[] = [];

  constructor(
    private readonly game: Game,
    private readonly swap: Swap,
    private readonly probes: readonly Probe[],
  ) {}

  /** Tries one position after the other; yields how many so far. Made-up ones come in between: they show more. */
  *run(written: number, seed: number): Iterable<number> {
    yield* this.met(0, fewMet);
    if (this.grade !== 'outcome' && this.probes.length > 0) yield* this.madeUp(written, seed);
    yield* this.met(fewMet);
  }

  private *met(from: number, to?: number): Iterable<number> {
    for (const probe of this.probes.slice(from, to)) {
      if (this.tried.sampled >= mostSampled) return;
      this.try(probe, 'met');
      yield this.tried.met + this.tried.written;
    }
  }

  private *madeUp(written: number, seed: number): Iterable<number> {
    const judge = (probe: Probe) => compare(this.game, this.swap, probe)?.grade ?? null;
    for (const probe of generated(this.game, this.swap, this.probes, { written, seed }, judge)) {
      this.try(probe, 'written');
      yield this.tried.met + this.tried.written;
    }
  }

  verdict(options: unknown, isWhole: boolean, until: number): Omit<Pair, 'first' | 'second'> {
    const { tried, grade } = this;
    const [first, ...others] = this.shown;
    const proved = isWhole && tried.met === this.probes.length && tried.sampled === 0;
    if (!first) return { verdict: tried.met + tried.written > 0 ? 'commutes' : 'untried', grade, tried, proved };
    let witness = shrunk(this.game, this.swap, first, options);
    for (const probe of others) {
      if (now() > until) break;
      const other = shrunk(this.game, this.swap, probe, options);
      if (lengthOf(other) < lengthOf(witness)) witness = other;
    }
    return { verdict: 'matters', grade, tried, proved, witness };
  }

  private try(probe: Probe, source: 'met' | 'written'): void {
    const comparison = compare(this.game, this.swap, probe);
    if (!comparison) return;
    this.tried[source]++;
    if (comparison.wishes) this.tried.sampled++;
    const weight = weightOf(comparison);
    if (comparison.grade === 'same' || weight < this.weight) return;
    if (weight > this.weight) this.shown = [];
    this.weight = weight;
    this.grade = comparison.grade;
    if (this.shown.length < mostShown) this.shown.push({ ...probe, ...wishesOf(comparison) });
  }
}

/** Few values count for more than few moves. */
const lengthOf = ({ size, cases: [book] }: Witness): number => 100 * size + (book.moves?.length ?? 0);

/** What a sampled way was found by, so that it is followed again. */
const wishesOf = ({ wishes }: Comparison): Pick<Probe, 'wishes'> => (wishes ? { wishes } : {});
