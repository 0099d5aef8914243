// How do games go? Many seeded games, counted. Counts of several machines (or workers) are added up.
import { compiled } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { Game } from '../../table/game.js';
import { firstOf } from '../reports/same-run.js';
import { playerBy, type PolicyName } from './policies.js';
import { openGame, playOut } from './random-play.js';
import { usualPlayouts } from './search-policy.js';
import { wilson, type Interval } from './wilson.js';
import { now, type Work } from '../search/work.js';

export interface SimulateBounds {
  readonly games?: number;
  readonly policy?: PolicyName;
  /** Lines that a player who searches tries for each decision. */
  readonly playouts?: number;
  readonly seed?: number;
  readonly options?: unknown;
  /** This machine plays the games whose number leaves this remainder. */
  readonly shard?: { readonly index: number; readonly of: number };
}

/** What was counted: nothing but sums, so that tallies can be added. */
export interface Tally {
  readonly game: string;
  readonly policy: PolicyName;
  /** Only for players who search. */
  readonly playouts?: number;
  readonly seed: number;
  readonly options: unknown;
  readonly games: number;
  /** Result -> games. `unfinished`: stuck, or longer than any game should be. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** `result rule` -> games. */
  readonly causes: Readonly<Record<string, number>>;
  /** Moves of a game -> games of that length. */
  readonly lengths: Readonly<Record<string, number>>;
  /** Rule -> games in which an event cited it. */
  readonly rules: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export interface Simulation extends Tally {
  readonly rates: readonly ({ readonly result: string; readonly games: number } & Interval)[];
  readonly length: {
    readonly mean: number;
    readonly median: number;
    readonly shortest: number;
    readonly longest: number;
  };
  readonly rulesNeverFired: readonly string[];
  readonly wanted: number;
}

type Counts = Record<string, number>;
const add = (counts: Counts, key: string, more = 1): void => {
  counts[key] = (counts[key] ?? 0) + more;
};

export function* simulate(plain: Game, bounds: SimulateBounds = {}): Work<Tally> {
  const {
    games = 1000,
    policy = 'random',
    playouts = usualPlayouts,
    seed = 1,
    options,
    shard = { index: 0, of: 1 },
  } = bounds;
  const began = now();
  const start = openGame(runGame(plain, compiled), options);
  const tally = { outcomes: {} as Counts, causes: {} as Counts, lengths: {} as Counts, rules: {} as Counts };
  let played = 0;
  for (let number = shard.index; number < games; number += shard.of) {
    const fired = new Set<string>();
    let moves = -1;
    let last = start;
    for (const { table } of playOut(start, seed + number, playerBy(policy, playouts))) {
      for (const { rule } of table.events) fired.add(rule);
      last = table;
      moves++;
    }
    const { outcome } = last;
    add(tally.outcomes, outcome?.result ?? 'unfinished');
    add(tally.causes, outcome ? `${outcome.result} ${outcome.rule}` : `unfinished ${last.flow}`);
    add(tally.lengths, String(moves));
    for (const rule of fired) add(tally.rules, rule);
    played++;
    if (yield { what: `${policy} play`, done: played, of: Math.ceil((games - shard.index) / shard.of) }) break;
  }
  return {
    game: plain.id,
    policy,
    ...(policy === 'search' && { playouts }),
    seed,
    options: options ?? {},
    games: played,
    ...tally,
    seconds: (now() - began) / 1000,
  };
}

/** Adds the tallies of several workers or machines. They must be about the same thing. */
export function merge(tallies: readonly Tally[]): Tally {
  const first = firstOf(tallies, ['game', 'policy', 'playouts', 'seed', 'options']);
  const sum = (key: 'outcomes' | 'causes' | 'lengths' | 'rules'): Counts => {
    const counts: Counts = {};
    for (const tally of tallies) for (const [name, more] of Object.entries(tally[key])) add(counts, name, more);
    // In the order of the names: the same whatever came first.
    return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return {
    ...first,
    games: tallies.reduce((all, { games }) => all + games, 0),
    outcomes: sum('outcomes'),
    causes: sum('causes'),
    lengths: sum('lengths'),
    rules: sum('rules'),
    seconds: Math.max(...tallies.map(({ seconds }) => seconds)),
  };
}

/** What the counts say. `wanted` is how many games were asked for. */
export function evaluate(game: Game, tally: Tally, wanted = tally.games): Simulation {
  const lengths = Object.entries(tally.lengths)
    .map(([moves, games]) => [Number(moves), games] as const)
    .sort(([a], [b]) => a - b);
  let half = tally.games / 2;
  const median = lengths.find(([, games]) => (half -= games) <= 0)?.[0] ?? 0;
  return {
    ...tally,
    wanted,
    rates: Object.entries(tally.outcomes)
      .sort(([, a], [, b]) => b - a)
      .map(([result, games]) => ({ result, games, ...wilson(games, tally.games) })),
    length: {
      mean: tally.games ? lengths.reduce((sum, [moves, games]) => sum + moves * games, 0) / tally.games : 0,
      median,
      shortest: lengths[0]?.[0] ?? 0,
      longest: lengths.at(-1)?.[0] ?? 0,
    },
    rulesNeverFired: game.catalogue
      .filter(({ id, notCheckable }) => notCheckable === undefined && !(id in tally.rules))
      .map(({ id }) => id),
  };
}
