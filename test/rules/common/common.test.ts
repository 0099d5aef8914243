// What several games share: grids with walls, routes and their ties, decks drawn lazily, dice.
import { describe, expect, it } from 'vitest';
import { afterDraw, counted, drawable, without } from '../../../src/rules/common/deck.js';
import { rollsOf } from '../../../src/rules/common/dice.js';
import {
  areBeside,
  cellsOf,
  cutOff,
  openGraph,
  placeOf,
  randomWalls,
  sidesOf,
} from '../../../src/rules/common/grid.js';
import { distancesIn, playersChoose, shortestRoutesIn } from '../../../src/rules/common/routes.js';
import { leftAtForks, mostClockwise } from '../../../src/rules/common/route-turns.js';
import { seededRandom } from '../../../src/table/random.js';

const four = { size: 4 };
const five = { size: 5, gap: 'c3' };

describe('a grid', () => {
  it('names its cells row by row and leaves the gap out', () => {
    expect(cellsOf(four).slice(0, 5)).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
    expect(cellsOf(five)).toHaveLength(24);
    expect(sidesOf(four)).toHaveLength(24);
    expect(sidesOf(five)).toHaveLength(36);
  });

  it('knows neighbours by their side, not by their corner', () => {
    expect(areBeside('a1', 'a2')).toBe(true);
    expect(areBeside('a1', 'b2')).toBe(false);
    expect(areBeside('d1', 'a2')).toBe(false);
  });

  it('finds what walls cut off', () => {
    expect(cutOff(four, ['a1-b1', 'a1-a2']).length).toBe(15);
    expect(cutOff(four, ['c4-d4', 'd3-d4'])).toEqual(['d4']);
    expect(cutOff(four, ['a1-b1'])).toEqual([]);
  });

  it.each([
    [four, 8],
    [four, 9],
    [five, 12],
  ] as const)('makes layouts that cut nothing off: %o with %i walls', (grid, count) => {
    for (let seed = 0; seed < 50; seed++) {
      const walls = randomWalls(grid, count, seededRandom(seed));
      expect(new Set(walls).size).toBe(count);
      expect(walls.every((wall) => sidesOf(grid).includes(wall))).toBe(true);
      expect(cutOff(grid, walls)).toEqual([]);
    }
    expect(randomWalls(grid, count, seededRandom(7))).toEqual(randomWalls(grid, count, seededRandom(7)));
  });

  it('says so when there cannot be so many walls', () => {
    expect(() => randomWalls(four, 10, seededRandom(1))).toThrow('10 walls');
  });
});

describe('a tie of routes', () => {
  const graph = openGraph(four, []);
  const routes = shortestRoutesIn(graph, distancesIn(graph));
  const first = (tie: ReturnType<typeof mostClockwise>, from: string, to: string) => tie.settle(routes(from, to), from);

  it.each([
    ['a1', 'd4', ['b1', 'c1', 'd1', 'd2', 'd3', 'd4']],
    ['d1', 'a4', ['d2', 'd3', 'd4', 'c4', 'b4', 'a4']],
    ['d4', 'a1', ['c4', 'b4', 'a4', 'a3', 'a2', 'a1']],
    ['a4', 'd1', ['a3', 'a2', 'a1', 'b1', 'c1', 'd1']],
  ])('goes clockwise on an open floor: %s to %s', (from, to, way) => {
    expect(first(mostClockwise(placeOf), from, to)).toEqual([way]);
    expect(first(leftAtForks(placeOf), from, to)).toEqual([way]);
  });

  it('is left to the players where the game says so', () => {
    expect(first(playersChoose, 'a1', 'b2')).toHaveLength(2);
  });

  it('is settled at once and stays settled when it is worked out anew after each step', () => {
    for (let seed = 0; seed < 40; seed++) {
      const laid = openGraph(four, randomWalls(four, 8, seededRandom(seed)));
      const all = shortestRoutesIn(laid, distancesIn(laid));
      const clockwise = mostClockwise(placeOf);
      for (const from of cellsOf(four))
        for (const to of cellsOf(four)) {
          const kept = clockwise.settle(all(from, to), from);
          expect(kept).toHaveLength(1);
          const [step, ...rest] = kept[0] as string[];
          if (step !== undefined) expect(clockwise.settle(all(step, to), step)).toEqual([rest]);
        }
    }
  });
});

describe('a deck', () => {
  const deck = { unseen: ['a', 'a', 'b', 'c'], left: 3, top: [], bottom: [] };

  it('gives any card that nobody has seen', () => {
    expect(drawable(deck)).toEqual(['a', 'a', 'b', 'c']);
    expect(drawable({ ...deck, left: 0 })).toEqual([]);
  });

  it('gives known cards first or last', () => {
    expect(drawable({ ...deck, top: ['b'] })).toEqual(['b']);
    expect(drawable({ ...deck, bottom: ['a'] })).toEqual(['a', 'b', 'c']);
    expect(drawable({ ...deck, left: 1, bottom: ['a'] })).toEqual(['a']);
  });

  it('forgets what was drawn', () => {
    expect(afterDraw({ left: 3, top: ['b', 'c'], bottom: [] })).toEqual({ left: 2, top: ['c'], bottom: [] });
    expect(afterDraw({ left: 2, top: [], bottom: ['a'] })).toEqual({ left: 1, top: [], bottom: ['a'] });
    expect(afterDraw({ left: 1, top: [], bottom: ['a'] })).toEqual({ left: 0, top: [], bottom: [] });
    expect(without(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b']);
  });

  it('only its first known card can be drawn, and none if the pile is empty', () => {
    expect(drawable({ ...deck, top: ['b', 'c'] })).toEqual(['b']);
    expect(drawable({ ...deck, left: 2, bottom: ['a', 'c'] })).toEqual(['a']);
    expect(drawable({ ...deck, left: 0, top: ['b'] })).toEqual([]);
  });

  it('is counted card by card', () => {
    expect([...counted(['a', 'b', 'a', 'a'])]).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });
});

describe('dice', () => {
  it('lists each multiset once, with its ways', () => {
    expect(rollsOf(1)).toHaveLength(6);
    expect(rollsOf(2)).toHaveLength(21);
    expect(rollsOf(2).find(({ move }) => move === 'roll 1 6')?.weight).toBe(2);
    expect(rollsOf(3).reduce((sum, { weight }) => sum + weight, 0)).toBe(216);
  });
});
