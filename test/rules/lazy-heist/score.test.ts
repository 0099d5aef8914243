// Burglars who look one move ahead, by the game's own score, get clearly further than those who play at random.
import { expect, it } from 'vitest';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { Position } from '../../../src/rules/lazy-heist/position.js';
import { score } from '../../../src/rules/lazy-heist/score.js';
import { distancesIn } from '../../../src/rules/lazy-heist/travel-cost.js';
import { Table } from '../../../src/table/table.js';
import { openGame, playOut, policies } from '../../../src/verify/simulation/random-play.js';

const game = runGame(gameNamed('lazy-heist'), compiled);
type PolicyName = keyof typeof policies;

/** The ends of a few games. */
const ends = (policy: PolicyName): Position[] =>
  [1, 2, 3, 4].map((seed) => {
    let last = openGame(game);
    for (const { table } of playOut(last, seed, policies[policy])) last = table;
    return last.raw as unknown as Position;
  });

it('they hold out more than twice as long', { timeout: 120_000 }, () => {
  const minutes = (policy: PolicyName) => ends(policy).reduce((sum, { minute }) => sum + minute, 0);
  expect(minutes('greedy')).toBeGreaterThan(2 * minutes('random'));
});

const positionOf = (start: object): Position => Table.open(game, { position: start }).raw as unknown as Position;
const better = (start: object, than: object) => {
  expect(score(positionOf(start))).toBeGreaterThan(score(positionOf(than)));
};

it('a covered radio field, a friend out of the cage and a load nearer to its goal are worth something', () => {
  better({ minute: 3, radio: 6 }, { minute: 3 });
  better({}, { burglars: { anna: { at: 'cell' } } });
  better({ explosives: { at: '1.2' } }, {});
  better({ alert: 'red' }, {});
});

it('ways are counted in points, with cabins that have to be fetched and without locked accesses', () => {
  const far = (start: object, from: string, to: string, weight: number, stairs: boolean) =>
    distancesIn(positionOf(start))(from, to, { weight, stairs, patient: false });
  expect(far({}, '1.1', '1.4', 60, true)).toBe(3);
  // Down by the stairs; up costs strength as well.
  expect(far({}, '2.L', '1.L', 60, true)).toBe(1);
  expect(far({}, '1.L', '2.L', 60, true)).toBe(2);
  // Cabin a stands on floor 4: three points to fetch it, one to step in, one floor up, one to step out.
  expect(far({}, '1.2', '2.2', 140, false)).toBe(6);
  expect(far({ lifts: { a: { floor: 1 } } }, '1.2', '2.2', 140, false)).toBe(3);
  // 200 kg are too much for it, and the access of shaft b on floor 1 is locked.
  expect(far({}, '1.2', '2.2', 200, false)).toBe(Infinity);
});
