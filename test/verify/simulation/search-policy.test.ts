// Players who look ahead: they win more than those who look one move ahead, the same seed gives the same game, and they
// do not look at hidden cards.
import { describe, expect, it, vi } from 'vitest';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { gameNamed } from '../../../src/machines/index.js';
import { effect, type Effect } from '../../../src/table/event.js';
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

  /** The toy with another way for the guard to walk. */
  const guardWalks = (patrolled: (night: Night, answer: string | undefined) => number): Game => {
    const patrol = (night: Night): Effect<Night> => {
      const guard = patrolled(night, night.options.rulings['guard-turns']);
      return effect({ ...night, guard, roll: 0 }, { type: 'guard-walked', rule: 'TOY-NIGHT-2', to: guard });
    };
    const { ruleFunctions } = shortSighted;
    const steps = { ...ruleFunctions.steps, patrol };
    return { ...shortSighted, ruleFunctions: { ...ruleFunctions, steps } } as unknown as Game;
  };

  it.each(['random', 'search'] as const)('plays the same games with both answers: %s play', (policy) => {
    const answers = new Set<string | undefined>();
    // The question is asked, but the answer makes no difference.
    const game = guardWalks(({ guard, roll }, answer) => {
      answers.add(answer);
      return (guard + roll) % 4;
    });
    const asked = { games: 20, policy, playouts: 6, only: ['guard-turns'] };
    const { rulings } = finish(compareRulings(game, asked));
    expect(answers.size).toBe(2);
    expect(rulings[0]?.flips).toMatchObject([{ games: 20, changed: { games: 0 }, decided: { games: 0 } }]);
  });

  it('works out the interval from pairs of games: those that came to be won, and those that came to be lost', () => {
    const asked = { games: 400, seed: 5, policy: 'random' } as const;
    const game = guardWalks(({ minute }, answer) => ((minute % 2 === 0) === (answer === 'stops') ? 0 : 3));
    const { rulings } = finish(compareRulings(game, { ...asked, only: ['guard-turns'] }));
    const wins = (answer: string) =>
      Array.from({ length: asked.games }, (_, i) => {
        const options = { rulings: { 'guard-turns': answer } };
        const one = finish(simulate(game, { ...asked, games: 1, seed: asked.seed + i, options }));
        return one.outcomes['won'] === 1;
      });
    const [before, after] = [wins('goes-round'), wins('stops')];
    const gained = after.filter((won, i) => won && !before[i]).length;
    const lost = before.filter((won, i) => won && !after[i]).length;
    expect(Math.min(gained, lost)).toBeGreaterThan(0);
    expect(gained).not.toBe(lost);
    expect(rulings[0]?.flips[0]?.shifts['won']).toEqual(pairedShift(gained, lost, asked.games));
  });

  it('is bounded by playouts, not by the clock: the result is the same on a machine that is a thousand times slower', () => {
    const measured = () => {
      const { seconds: _, ...rest } = finish(
        compareRulings(shortSighted, { games: 30, policy: 'search', only: ['guard-turns'] }),
      );
      return rest;
    };
    const usual = measured();
    let time = 0;
    const clocks = [vi.spyOn(performance, 'now'), vi.spyOn(Date, 'now')];
    for (const clock of clocks) clock.mockImplementation(() => (time += 60_000));
    try {
      expect(measured()).toEqual(usual);
    } finally {
      for (const clock of clocks) clock.mockRestore();
    }
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
