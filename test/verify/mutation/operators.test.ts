// Bugs in dice, decks, hidden hands and effects: the cases of the kit catch those that once got through.
import { describe, expect, it, vi } from 'vitest';
import { gameNamed } from '../../../src/machines/index.js';
import type { Game } from '../../../src/table/game.js';
import { checkCase, finish, mergeMutations, mutate, type Case, type Mutation } from '../../../src/verify/index.js';
import { shippedCases } from '../../shipped-cases.js';
import { claims } from '../../../src/table/invariant.js';
import { toy, type Night } from '../toy.js';

vi.setConfig({ testTimeout: 60_000 });

const fatesIn = (id: string, files: RegExp, only: string) => {
  const game = gameNamed(id);
  const cases = shippedCases(id).filter(({ name }) => files.test(name));
  const { mutants } = finish(mutate(game, cases, { only, positions: 50, games: 1 }));
  return mutants.map(({ what, fate }) => `${fate}: ${what}`);
};

describe('the cases of the kit catch', () => {
  it.each([
    ['6-6 is never rolled', 'lazy-heist', /a-new-checkpoint/, 'rollCheckpoint: the last outcome never comes'],
    ['the event deck is uniform', 'lazy-heist', /how-often-each/, 'draw: every outcome is equally likely'],
    ['all hands are dealt alike', 'how-to-rob-a-bank', /hand-that-is-dealt/, 'deal: every outcome is equally likely'],
    ['the bank sees the robbers’ hands', 'how-to-rob-a-bank', /nobody-sees/, 'bank sees all of hands'],
    ['a cabin ends one floor too high', 'lazy-heist', /power-cut/, 'draw makes lifts.a.floor one too high'],
    ['the drone of floor 6 stays on', 'lazy-heist', /short-circuit/, 'draw leaves drones.6.active as it was'],
    ['donut points stay', 'lazy-heist', /step-9/, 'resetMarkers leaves burglars.anna.extra as it was'],
  ])('%s', (_, id, files, what) => {
    expect(fatesIn(id, files, what)).toEqual([`killed: ${what}`]);
  });

  it('and without these cases they survive', () => {
    const what = 'draw: every outcome is equally likely';
    expect(fatesIn('lazy-heist', /event-power-cut\.yaml/, what)).toEqual([`survived: ${what}`]);
    expect(fatesIn('how-to-rob-a-bank', /hand-that-is-dealt|bank-plans-first/, 'bank sees all of hands')).toEqual([
      'survived: bank sees all of hands',
    ]);
  });
});

const game = toy() as unknown as Game;
const named = (...cases: Omit<Case, 'game'>[]) =>
  cases.map((example, i) => ({ name: `case ${i + 1}`, example: { game: 'toy', ...example } }));
const waits = { start: { flow: 'die' } };

describe('mutants of chance and effects', () => {
  it('a wrong die survives a case that says nothing of it, with a case that would', () => {
    const [mutant] = finish(mutate(game, named(waits), { only: 'roll: every outcome is equally likely' })).mutants;
    expect(mutant).toMatchObject({ fate: 'survived', kind: 'chance-wrong' });
    const suggestion = mutant?.suggestion as Case;
    expect(suggestion.expect).toEqual({ chances: { 'roll 1': 2, 'roll 2': 1 } });
    expect(checkCase(game, suggestion).holds).toBe(true);
    const killed = finish(mutate(game, named(suggestion), { only: 'roll: ' })).mutants;
    expect(killed.map(({ fate }) => fate)).toEqual(['killed', 'killed', 'killed']);
  });

  it('a forgotten effect is caught by who looks at it, or by a claim about every position', () => {
    const ticks = { start: { flow: 'night.clock', minute: 3 }, moves: ['next'] };
    const only = 'clock makes minute one too high';
    expect(finish(mutate(game, named(ticks), { only })).mutants).toMatchObject([{ fate: 'survived' }]);
    const looked = { ...ticks, expect: { position: { minute: 4 } } };
    expect(finish(mutate(game, named(looked), { only })).mutants).toMatchObject([{ fate: 'killed', by: 'case 1' }]);
    const minutes = claims<Night, string>().always(
      'a night has four minutes',
      ['TOY-NIGHT-5'],
      ['minute'],
      ({ minute }) => (minute > 4 ? 'it has more' : null),
    );
    const invariants = [...game.invariants, minutes];
    expect(finish(mutate({ ...game, invariants }, named(ticks), { only })).mutants).toMatchObject([{ fate: 'killed' }]);
  });
});

describe('parts', () => {
  const all = (bounds: object) => finish(mutate(game, named(waits), { positions: 100, games: 2, ...bounds }));
  const timeless = ({ seconds: _, ...rest }: Mutation) => rest;

  it('done by several add up to the whole, in any order', () => {
    const parts = [0, 1, 2].map((part) => all({ parts: 3, part }));
    const merged = mergeMutations(parts.toReversed());
    expect(timeless(merged)).toEqual(timeless(mergeMutations(parts)));
    expect(merged.done).toEqual([0, 1, 2]);
    // The same bugs with the same fate as in one go.
    const fates = ({ mutants }: Mutation) => mutants.map(({ what, fate }) => `${what}: ${fate}`);
    expect(fates(merged)).toEqual(fates(all({})));
  });

  it('are refused if one is there twice, or if something else was asked for', () => {
    const [one, other] = [0, 1].map((part) => all({ parts: 2, part })) as [Mutation, Mutation];
    expect(() => mergeMutations([one, other, one])).toThrow(/part 1 twice/);
    expect(() => mergeMutations([one, all({ parts: 2, part: 1, seed: 2 })])).toThrow(/asked/);
  });
});
