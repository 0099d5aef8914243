// `options.data`: whatever a rulebook shows only in pictures can be replaced, and what does not fit is reported.
import { describe, expect, it } from 'vitest';
import { games, InputError, openTable, pathText, Table, type Problem } from '../../src/index.js';
import { brokenInvariants, playAtRandom } from '../table/random-play.js';
import type { OwnData, WrongData } from './own-data.js';

const problemsOf = (game: string, options: unknown): readonly Problem[] => {
  try {
    openTable({ game, options });
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  return [];
};

/** `data.decks` with a value: `{data: {decks: value}}`. */
const under = (option: string, value: unknown): object =>
  option.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;

const told = (game: string) =>
  import(`./${game}/own-data.ts`) as Promise<{ readonly ownData: OwnData; readonly wrongData: readonly WrongData[] }>;

describe.each(games)('$id', (game) => {
  const house = game.data.filter(({ provenance }) => provenance === 'house');

  it.each(house)('$name: an option replaces it, and says so when it cannot', ({ option = '' }) => {
    expect(option).not.toBe('');
    const found = problemsOf(game.id, under(option, 'nonsense')).map(({ path }) => pathText(path));
    expect(
      found.some((path) => path.startsWith(`options.${option}`)),
      found.join(),
    ).toBe(true);
  });
});

const replaceable = games.filter(({ data }) => data.some(({ option }) => option?.startsWith('data.')));

describe.each(replaceable)('$id', (game) => {
  it('says which part of the data it does not know', () => {
    const [problem] = problemsOf(game.id, { data: { nonsense: 1 } });
    expect(problem?.found).toBe('the unknown field "nonsense"');
    expect(problem?.expected).toMatch(/^one of \w/);
  });

  it('plays with other data from the beginning to the end, and keeps every invariant', async () => {
    const { ownData: options } = await told(game.id);
    for (let seed = 1; seed <= 12; seed++)
      playAtRandom(game, { options, position: game.beginning }, seed, (after, before) => {
        const broken = brokenInvariants(after, before);
        if (broken.length) throw new Error(broken.join('\n'));
      });
  });

  it('carries the data along: what was written down opens as the same table', async () => {
    const { ownData: options } = await told(game.id);
    playAtRandom(game, { options, position: game.beginning }, 1, (after) => {
      const again = Table.open(game, { position: JSON.parse(JSON.stringify(after.position)) as unknown });
      expect({ flow: again.flow, position: again.position }).toEqual({ flow: after.flow, position: after.position });
    });
  });

  it('refuses data that does not fit', async () => {
    const { wrongData } = await told(game.id);
    expect(wrongData.length).toBeGreaterThan(0);
    for (const [what, data, path, found, expected] of wrongData) {
      const [problem, ...more] = problemsOf(game.id, { data });
      expect(more, what).toEqual([]);
      expect(problem && pathText(problem.path), what).toBe(`options.data.${path}`);
      expect(problem?.found, what).toMatch(found);
      expect(problem?.expected, what).toMatch(expected);
    }
  });
});
