// Players who look ahead: they win more than those who look one move ahead, the same seed gives the same game, and they
// do not look at hidden cards.
import { describe, expect, it, vi } from 'vitest';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { Game } from '../../../src/table/game.js';
import { moveText } from '../../../src/table/move.js';
import { seededRandom } from '../../../src/table/random.js';
import { Table } from '../../../src/table/table.js';
import { compareRulings, finish, playerBy, simulate, type PolicyName } from '../../../src/verify/index.js';
import { pairedShift } from '../../../src/verify/simulation/wilson.js';
import { toy, type Night } from '../toy.js';

vi.setConfig({ testTimeout: 60_000 });

/** A score that knows only how games end: who looks one move ahead sees nothing in it. */
const shortSighted = {
  ...toy(),
  score: ({ outcome }: Night) => (outcome ? (outcome.result === 'won' ? 1000 : -1000) : 0),
} as unknown as Game;

const played = (policy: PolicyName, seed = 1) =>
  finish(simulate(shortSighted, { games: 60, policy, seed, playouts: 24 }));

describe('--policy search', () => {
  it('wins clearly more than greedy play', () => {
    const wins = (policy: PolicyName) => played(policy).outcomes['won'] ?? 0;
    expect(wins('search')).toBeGreaterThan(1.3 * wins('greedy'));
  });

  it('the same seed and the same number of playouts give the same games', () => {
    const timeless = ({ seconds: _, ...rest }: ReturnType<typeof played>) => rest;
    expect(timeless(played('search'))).toEqual(timeless(played('search')));
    expect(timeless(played('search', 2))).not.toEqual(timeless(played('search')));
    expect(played('search').playouts).toBe(24);
  });

  it('looks at no card that it cannot see', () => {
    const bank = runGame(gameNamed('how-to-rob-a-bank'), compiled);
    const choice = (yellow: string[]) => {
      const position = { flow: 'plan.bank', hands: { ...hands, yellow } };
      const table = Table.open(bank, { position });
      return moveText(playerBy('search', 6)(table, [...table.moves()], seededRandom(3)));
    };
    const eightOfRed = ['walk', 'walk+walk', 'walk+pick', 'walk+pepper', 'walk+unlock', 'pick', 'crawl', 'pepper/pick'];
    const eight = ['walk+walk', 'walk+walk', 'walk+tackle', 'walk+tackle', 'walk+lock', 'walk+lock', 'tackle', 'walk'];
    const hands = { bank: eight, red: eightOfRed };
    const one = ['crawl', 'pick', 'walk', 'walk+walk', 'walk+pick', 'walk+pepper', 'walk+unlock', 'pepper/pick'];
    const other = ['walk', 'walk+walk', 'walk+pick', 'walk+pick', 'walk+pepper', 'walk+unlock', 'unlock/pick', 'pick'];
    // The robbers hold other cards, but for the bank the tables look the same.
    expect(choice(one)).toBe(choice(other));
    const imagined = (yellow: string[]) =>
      bank.imagine?.(
        Table.open(bank, { position: { flow: 'plan.bank', hands: { ...hands, yellow } } }).raw,
        'bank',
        seededRandom(1),
      );
    expect(imagined(one)).toEqual(imagined(other));
  });

  it('measures rulings, paired and with an interval', () => {
    const { rulings, policy } = finish(compareRulings(shortSighted, { games: 150, policy: 'search', playouts: 12 }));
    expect(policy).toBe('search');
    const [guard, colour] = rulings.map(({ flips }) => flips[0]);
    expect(guard?.endedOtherwise.games).toBeGreaterThanOrEqual(guard?.decided.games ?? Infinity);
    expect(guard?.decided.games).toBeGreaterThan(0);
    expect(colour?.shifts['won']).toMatchObject({ rate: 0 });
    const { rate, low, high } = guard?.shifts['won'] ?? { rate: 0, low: 0, high: 0 };
    expect(low < rate && rate < high).toBe(true);
  });

  it('measures only the rulings that are asked for', () => {
    const { rulings } = finish(compareRulings(shortSighted, { games: 1, only: ['colour-of-the-bag'] }));
    expect(rulings.map(({ ruling }) => ruling.replace(/.*RULING-/, ''))).toEqual(['colour-of-the-bag']);
  });

  it('a change that both answers share says nothing', () => {
    // 12 of 100 games came to be won and 4 came to be lost.
    expect(pairedShift(12, 4, 100).rate).toBeCloseTo(0.08);
    expect(pairedShift(12, 4, 100).low).toBeGreaterThan(-0.01);
    expect(pairedShift(0, 0, 100)).toMatchObject({ rate: 0 });
    expect(pairedShift(0, 0, 100).high).toBeLessThan(0.03);
  });
});
