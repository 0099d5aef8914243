// Players who search win games that greedy ones lose. `npm test` plays one game of Lazy Heist and the last turns of one of
// Burgle Bros 2; `npm run test:long` plays more.
import { describe, expect, it } from 'vitest';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { gameNamed } from '../../../src/machines/index.js';
import { Table } from '../../../src/table/table.js';
import { finish, playerBy, simulate, type PolicyName } from '../../../src/verify/index.js';
import { openGame, playOut } from '../../../src/verify/simulation/random-play.js';
import { isLong } from '../../long-run.js';

/** Whether this game is won. */
const isWon = (id: string, policy: PolicyName, seed: number, playouts: number, options: object = {}): boolean =>
  finish(simulate(gameNamed(id), { games: 1, policy, seed, playouts, options })).outcomes['won'] === 1;

/** Who wins a bank robbery in which the two sides play differently. */
function winner(seed: number, bank: PolicyName, robbers: PolicyName): string | undefined {
  const [ofBank, ofRobbers] = [playerBy(bank), playerBy(robbers)];
  const start = openGame(runGame(gameNamed('how-to-rob-a-bank'), compiled));
  let result: string | undefined;
  for (const { table } of playOut(start, seed, (at, moves, random) =>
    (moves[0]?.by === 'bank' ? ofBank : ofRobbers)(at, moves, random),
  ))
    result = table.outcome?.result;
  return result;
}
const wonBy = (side: string, seeds: readonly number[], bank: PolicyName, robbers: PolicyName): number =>
  seeds.filter((seed) => winner(seed, bank, robbers) === side).length;
const seedsTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

it('search wins a game of Lazy Heist that greedy players lose', { timeout: 120_000 }, () => {
  expect(isWon('lazy-heist', 'greedy', 2, 8)).toBe(false);
  expect(isWon('lazy-heist', 'search', 2, 8)).toBe(true);
});

/** The end of a heist of Burgle Bros 2, as one policy plays it from here. */
function endOf(position: object, policy: PolicyName): string | undefined {
  const game = runGame(gameNamed('burgle-bros-2'), compiled);
  let result: string | undefined;
  for (const { table } of playOut(Table.open(game, { position }), 1, playerBy(policy))) result = table.outcome?.result;
  return result;
}

it('search wins the last turns of a heist of Burgle Bros 2', { timeout: 120_000 }, () => {
  // The car is two rooms from the edge; the other crook comes up over the escalator, and the guard is on his way.
  const car = {
    crooks: { anna: { at: '2.b2' }, bea: { at: '1.d2' } },
    turn: { crook: 'bea' },
    rooms: { '1.b1': 'owners-office', '1.d2': 'slots-3', '1.c2': 'escalator-3', '2.c2': 'pool-1', '2.b2': 'safe' },
    guards: { 1: { at: '1.a4', target: '1.a1' }, 2: { at: '2.d4', target: null, alerted: true } },
    finale: { number: 2, open: true, car: '2.b2', inside: ['anna'] },
  };
  expect(endOf(car, 'search')).toBe('won');
});

it.runIf(isLong)(
  'either side of How to Rob a Bank wins by searching most of what it loses greedily',
  { timeout: 120_000 },
  () => {
    const robbed = seedsTo(20).filter((seed) => winner(seed, 'greedy', 'greedy') === 'robbers');
    const kept = seedsTo(5).filter((seed) => !robbed.includes(seed));
    expect(robbed.length).toBeGreaterThan(1);
    expect(kept.length).toBeGreaterThan(3);
    expect(wonBy('bank', robbed, 'search', 'greedy')).toBeGreaterThan(robbed.length / 2);
    expect(wonBy('robbers', kept, 'greedy', 'search')).toBeGreaterThan(kept.length / 2);
  },
);

describe.runIf(isLong)('the same games with both', () => {
  it('search wins some games of Lazy Heist, greedy play none of the same', { timeout: 600_000 }, () => {
    const wins = (policy: PolicyName) => seedsTo(8).filter((seed) => isWon('lazy-heist', policy, seed, 8)).length;
    expect(wins('greedy')).toBe(0);
    expect(wins('search')).toBeGreaterThanOrEqual(2);
  });

  it('search wins a game of the Office Job in Burgle Bros', { timeout: 300_000 }, () => {
    const office = { job: 'office' };
    expect(isWon('burgle-bros', 'greedy', 207, 24, office)).toBe(false);
    expect(isWon('burgle-bros', 'search', 207, 24, office)).toBe(true);
  });

  it('search wins a game of the Bank Job in Burgle Bros', { timeout: 300_000 }, () => {
    expect(isWon('burgle-bros', 'greedy', 2005, 24)).toBe(false);
    expect(isWon('burgle-bros', 'search', 2005, 24)).toBe(true);
  });

  it('search wins a heist of Burgle Bros 2 where the casino suspects least', { timeout: 300_000 }, () => {
    const trusting = { suspicion: 1 };
    expect(isWon('burgle-bros-2', 'greedy', 50_009, 24, trusting)).toBe(false);
    expect(isWon('burgle-bros-2', 'search', 50_009, 24, trusting)).toBe(true);
  });
});
