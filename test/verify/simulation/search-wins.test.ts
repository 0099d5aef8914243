// Players who search win games that greedy ones lose. `npm test` plays one game; `npm run test:long` plays the same games
// with both.
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../../../src/machines/index.js';
import { finish, simulate, type PolicyName } from '../../../src/verify/index.js';
import { isLong } from '../../long.js';

/** Whether this game is won. */
const isWon = (id: string, policy: PolicyName, seed: number, playouts: number, options: object = {}): boolean =>
  finish(simulate(gameNamed(id), { games: 1, policy, seed, playouts, options })).outcomes['won'] === 1;

it('search wins a game of Lazy Heist that greedy players lose', { timeout: 120_000 }, () => {
  expect(isWon('lazy-heist', 'greedy', 2, 8)).toBe(false);
  expect(isWon('lazy-heist', 'search', 2, 8)).toBe(true);
});

describe.runIf(isLong)('the same games with both', () => {
  it('search wins some games of Lazy Heist, greedy play none of the same', { timeout: 600_000 }, () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const wins = (policy: PolicyName) => seeds.filter((seed) => isWon('lazy-heist', policy, seed, 8)).length;
    expect(wins('greedy')).toBe(0);
    expect(wins('search')).toBeGreaterThanOrEqual(2);
  });

  it('search wins a game of the Office Job in Burgle Bros', { timeout: 300_000 }, () => {
    const office = { job: 'office' };
    expect(isWon('burgle-bros', 'greedy', 1, 24, office)).toBe(false);
    expect(isWon('burgle-bros', 'search', 1, 24, office)).toBe(true);
  });
});
