// Every gate on the toy, whose answers are known: what is planted is found, and nothing else is claimed.
import { describe, expect, it, vi } from 'vitest';
import { games } from '../../../src/index.js';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { Game } from '../../../src/table/game.js';
import {
  checkCase,
  coverage,
  evaluate,
  compareRulings,
  finish,
  merge,
  mutate,
  simulate,
  wilson,
  type Case,
} from '../../../src/verify/index.js';
import { toy } from '../toy.js';

vi.setConfig({ testTimeout: 60_000 });

const game = toy() as unknown as Game;
const named = (...cases: Omit<Case, 'game'>[]) =>
  cases.map((example, i) => ({ name: `case ${i + 1}`, example: { game: 'toy', ...example } }));

const loots = {
  rules: ['TOY-NIGHT-1'],
  start: { flow: 'night.loot', thief: 3, guard: 0 },
  moves: ['next'],
  expect: { events: ['bag-taken'], position: { bag: true } },
};
const lootsNothing = { rules: ['TOY-NIGHT-1'], start: { flow: 'night.loot', thief: 1 }, moves: ['next'] };
/** Shaft a has an access in 3.1, so the guard room cannot be there. */
const again = { game: 'lazy-heist', start: { flow: 'setup.guard-room' }, moves: ['roll 1'] };
const lazyHeist = gameNamed('lazy-heist');
const refusesALeap = { start: { flow: 'turn', thief: 0 }, expect: { illegal: { 'thief walk 2': 'TOY-WALK-1' } } };

describe('coverage', () => {
  const rowOf = (cases: ReturnType<typeof named>, id: string) =>
    finish(coverage(game, cases)).rules.find(({ rule }) => rule === id);

  it('a rule that changed something is shown', () => {
    expect(rowOf(named(loots), 'TOY-NIGHT-1')).toMatchObject({ shown: true, cases: ['case 1'], events: ['case 1'] });
  });

  it('a rule that is only mentioned, or runs without an effect, is not', () => {
    expect(rowOf(named(lootsNothing), 'TOY-NIGHT-1')).toMatchObject({ shown: false, cases: ['case 1'], events: [] });
  });

  it('a refusal shows the rule that refuses', () => {
    expect(rowOf(named(refusesALeap), 'TOY-WALK-1')).toMatchObject({ shown: true, refusals: ['case 1'] });
  });

  it('a roll that is refused shows the rule that asks for another', () => {
    const rerolls = { start: { flow: 'die', roll: 0 }, moves: ['roll 2'] };
    expect(rowOf(named(rerolls), 'TOY-ROLL-1')).toMatchObject({ events: ['case 1'], refusals: [] });
    const [guardRoom] = finish(coverage(lazyHeist, [{ name: 'setup', example: again }])).rules.filter(
      ({ rule }) => rule === 'LH-SETUP-10',
    );
    expect(guardRoom).toMatchObject({ shown: true, refusals: ['setup'], events: [] });
  });

  it('the column of claims is that of the game', () => {
    expect(rowOf(named(loots), 'TOY-NIGHT-5')?.invariants).toEqual(['time does not run backwards']);
  });

  it('a case that fails shows nothing, and is named', () => {
    const wrong = { ...loots, expect: { position: { bag: false } } };
    expect(finish(coverage(game, named(wrong)))).toMatchObject({ failing: ['case 1'], shown: 0, percent: 0 });
  });
});

describe('mutate', () => {
  const fates = (only: string, ...cases: Omit<Case, 'game'>[]) =>
    finish(mutate(game, named(...cases), { only })).mutants;

  it('a mutant is killed by the case that shows the step', () => {
    expect(fates('loot is left out', loots)).toMatchObject([{ fate: 'killed', by: 'case 1' }]);
  });

  it('a mutant that no case notices survives, with a case that would', () => {
    const [mutant] = fates('loot is left out', refusesALeap);
    expect(mutant).toMatchObject({ fate: 'survived', kind: 'step-dropped' });
    const suggestion = mutant?.suggestion as Case;
    expect(checkCase(game, suggestion).failures).toEqual([]);
    expect(fates('loot is left out', suggestion)).toMatchObject([{ fate: 'killed' }]);
  });

  it('a mutant without a difference is no failure of the cases', () => {
    // Looting and the patrol commute.
    expect(fates('patrol before loot', refusesALeap)[0]).toMatchObject({ kind: 'neighbours-swapped' });
    const onlyForOtherOrders = fates('not isOver (night.done', refusesALeap)[0];
    expect(onlyForOtherOrders?.fate).toBe('survived');
    expect(fates('isDawn is tested before isOver', refusesALeap)[0]).toMatchObject({ fate: 'equivalent' });
  });

  it('numbers are put off by one, and put right again', () => {
    const mutants = fates('vault is', refusesALeap);
    expect(mutants.map(({ what, fate }) => `${what}: ${fate}`)).toEqual([
      'vault is 2 instead of 3: survived',
      'vault is 4 instead of 3: survived',
    ]);
    expect(fates('vault is', loots).every(({ fate }) => fate === 'killed')).toBe(true);
    expect(game.numbers).toEqual({ lastMinute: 12, vault: 3 });
  });

  it('a rule that refuses nothing is noticed by a refusal', () => {
    expect(fates('walk is never refused', refusesALeap)).toMatchObject([{ fate: 'killed', kind: 'guard-negated' }]);
    expect(fates('walk is never refused', loots)).toMatchObject([{ fate: 'survived' }]);
  });

  it('says so when no mistake is called like that', () => {
    expect(() => fates('loots nothing at all', loots)).toThrow(
      /found "loots nothing at all", expected text from the description of a planted bug/,
    );
  });

  it('refuses to begin with a case that fails', () => {
    expect(() => fates('', { ...loots, expect: { position: { bag: false } } })).toThrow(/case 1/);
  });
});

describe('simulate', () => {
  it('the same seed gives the same games, in one go or in shards', () => {
    const whole = finish(simulate(game, { games: 60, seed: 5 }));
    const shards = [0, 1, 2].map((index) => finish(simulate(game, { games: 60, seed: 5, shard: { index, of: 3 } })));
    const { seconds: _a, ...sum } = merge(shards);
    const { seconds: _b, ...expected } = whole;
    expect(sum).toEqual(expected);
  });

  it('does not add up results of different things', () => {
    const [a, b] = [1, 2].map((seed) => finish(simulate(game, { games: 3, seed })));
    expect(() => merge([a, b] as [typeof a & object, typeof b & object])).toThrow(/seed/);
  });

  it('counts games, causes, lengths, and rules that never fired', () => {
    const result = evaluate(game, finish(simulate(game, { games: 600 })));
    expect(result.games).toBe(600);
    const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
    for (const counts of [result.outcomes, result.causes, result.lengths]) expect(sum(counts)).toBe(600);
    // It only refuses moves, which nobody makes.
    expect(result.rulesNeverFired).toEqual(['TOY-TURN-1']);
    for (const { rate, low, high } of result.rates) expect(low <= rate && rate <= high).toBe(true);
  });

  it('play that looks ahead wins more often', () => {
    const winner = { ...game, score: ({ thief, bag }: { thief: number; bag: boolean }) => (bag ? 10 - thief : thief) };
    const wins = (policy: 'random' | 'greedy') =>
      finish(simulate(winner as unknown as Game, { games: 100, policy })).outcomes['won'] ?? 0;
    expect(wins('greedy')).toBeGreaterThan(2 * wins('random'));
  });

  it('intervals are those of Wilson', () => {
    // Wilson 1927, as tabulated: 5 of 10.
    expect(wilson(5, 10).low).toBeCloseTo(0.2366, 3);
    expect(wilson(5, 10).high).toBeCloseTo(0.7634, 3);
    expect(wilson(0, 10)).toMatchObject({ rate: 0, low: 0 });
  });
});

describe('rulings', () => {
  it('a ruling that changes play is told from one that changes nothing', () => {
    const { rulings, games: played } = finish(compareRulings(game, { games: 300 }));
    expect(played).toBe(300);
    const [guard, colour] = rulings.map(({ flips }) => flips[0]);
    expect(guard).toMatchObject({ alternative: 'stops' });
    expect(guard?.changed.games).toBeGreaterThan(20);
    expect(guard?.decided.games).toBeGreaterThan(0);
    expect(colour).toMatchObject({ changed: { games: 0 }, decided: { games: 0 } });
  });

  it('being stopped leaves what was measured', () => {
    const work = compareRulings(game, { games: 10 });
    for (let i = 0; i < 14; i++) work.next();
    let slice = work.next(true);
    while (!slice.done) slice = work.next(true);
    expect(slice.value).toMatchObject({ ended: 'stopped', games: 10 });
  });
});

describe.each(games.map((each) => [each.id, each] as const))('%s', (_, each) => {
  it('is played by both policies to the end', () => {
    for (const policy of ['random', 'greedy'] as const) {
      const { outcomes } = finish(simulate(each, { games: 2, policy }));
      expect(outcomes['unfinished']).toBeUndefined();
    }
  });

  it('names the rules from which each of its claims follows', () => {
    const known = each.catalogue.map(({ id }) => id);
    for (const { name, rules } of each.invariants) {
      expect(rules.length, name).toBeGreaterThan(0);
      expect(
        rules.filter((id) => !known.includes(id)),
        name,
      ).toEqual([]);
    }
  });

  it('has mutants of every kind that its chart allows', () => {
    const example = { game: each.id };
    const { mutants } = finish(mutate(runGame(each, compiled), [{ name: 'empty', example }], { seconds: 0 }));
    const kinds = new Set(mutants.map(({ kind }) => kind));
    for (const kind of ['step-dropped', 'neighbours-swapped', 'guard-negated', 'number-off'])
      expect(kinds).toContain(kind);
  });
});
