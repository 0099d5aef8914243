// `options.data`: whatever a rulebook shows only in pictures can be replaced, and what does not fit is reported.
import { describe, expect, it } from 'vitest';
import { games, InputError, openTable, pathText, Table, type Problem } from '../../src/index.js';
import { brokenInvariants, playAtRandom } from '../table/random-play.js';
import { ownData } from './own-data.js';

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

  const hasOwnData = house.some(({ option }) => option?.startsWith('data.'));
  it.runIf(hasOwnData)('says which part of the data it does not know', () => {
    const [problem] = problemsOf(game.id, { data: { nonsense: 1 } });
    expect(problem?.found).toBe('the unknown field "nonsense"');
    expect(problem?.expected).toMatch(/^one of \w/);
  });

  it('plays with other data from the beginning to the end, and keeps every invariant', () => {
    const { options } = ownData[game.id] ?? { options: {} };
    for (let seed = 1; seed <= 12; seed++)
      playAtRandom(game, { options, position: game.beginning }, seed, (after, before) => {
        const broken = brokenInvariants(after, before);
        if (broken.length) throw new Error(broken.join('\n'));
      });
  });

  it('carries the data along: what was written down opens as the same table', () => {
    const { options } = ownData[game.id] ?? { options: {} };
    playAtRandom(game, { options, position: game.beginning }, 1, (after) => {
      const again = Table.open(game, { position: JSON.parse(JSON.stringify(after.position)) as unknown });
      expect({ flow: again.flow, position: again.position }).toEqual({ flow: after.flow, position: after.position });
    });
  });
});

type Row = readonly [what: string, data: object, path: string, found: RegExp, expected: RegExp];

const wrongData: Readonly<Record<string, readonly Row[]>> = {
  'lazy-heist': [
    ['a colour twice', { burglars: { anna: { colour: 'red' } } }, 'burglars', /red, red/, /each of .* once/],
    [
      'strength that is not in the box',
      { burglars: { anna: { strength: 5 } } },
      'burglars',
      /19 strength/,
      /17, as many/,
    ],
    [
      'two who are heaviest',
      { burglars: { anna: { weight: 130 } } },
      'burglars',
      /anna and bruno/,
      /one who is heaviest/,
    ],
    ['points beyond the book', { burglars: { anna: { points: 9 } } }, 'burglars.anna.points', /9/, /3, 4 or 5/],
    ['a weightless ruby', { weights: { loads: { ruby: 0 } } }, 'weights.loads.ruby', /0/, /from 1 to 1000/],
    ['equal cabins', { weights: { cabins: [100, 100, 200, 300] } }, 'weights.cabins', /100,100/, /four different/],
    ['three cabins', { weights: { cabins: [100, 200, 300] } }, 'weights.cabins', /100,200,300/, /one for each cabin/],
    [
      'a shaft with a gap',
      { plan: { accesses: { c: ['4.5', '6.3'] } } },
      'plan.accesses.c',
      /6\.3/,
      /one room on each floor/,
    ],
    [
      'two shafts in a room',
      { plan: { accesses: { c: ['4.3', '5.4', '6.3'] } } },
      'plan.accesses',
      /4\.3/,
      /one shaft a room/,
    ],
    ['a vault on another floor', { plan: { vault: '5.4' } }, 'plan.vault', /5\.4/, /on floor 4/],
    ['a lock without an access', { locks: { red: '1.1' } }, 'locks.red', /1\.1/, /access to a lift: 1\.2/],
    ['two locks on one access', { locks: { red: '4.1' } }, 'locks', /4\.1/, /of its own/],
    ['radio fields in disorder', { strip: { normal: [12, 6] } }, 'strip.normal', /12,6/, /the lowest first/],
    ['a radio field beyond the strip', { strip: { hard: [30] } }, 'strip.hard[0]', /30/, /from 1 to 29/],
    ['a loop without a way', { drones: { '2': [4, 4] } }, 'drones.2', /4,4/, /the left one first/],
    ['nineteen event cards', { events: { donut: 3 } }, 'events', /19 cards/, /20, as in the box/],
    ['an unknown card', { events: { dount: 3 } }, 'events.dount', /unknown field/, /one of donut/],
    ['a drone in room 7', { diagram: { droneRoom: 7 } }, 'diagram.droneRoom', /7/, /1 to 6/],
  ],
  'burgle-bros': [
    ['a place that is not there', { patrol: ['e5'] }, 'patrol', /e5/, /a1, b1, .*d4/],
    ['a place twice', { patrol: ['a1', 'a1'] }, 'patrol', /a1/, /at most once/],
    ['a deck that is too small', { patrol: ['a1', 'b1'] }, 'patrol', /2 cards/, /at least 10/],
  ],
  'burgle-bros-2': [
    ['seven dots', { dots: { '1': { a1: ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'] } } }, 'dots.1.a1', /b1/, /8 diff/],
    [
      'a dot on the red room',
      { dots: { '2': { b1: ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3'] } } },
      'dots.2.b1',
      /b1/,
      /other than b1/,
    ],
    ['a reward twice', { rewards: Array(9).fill('hack') }, 'rewards', /hack/, /crybaby, .*exactly once/],
    ['eight pieces of loot', { loot: ['brick'] }, 'loot', /brick/, /handbag, .*exactly once/],
  ],
  'how-to-rob-a-bank': [
    ['a deck that is too small', { decks: { bank: { walk: 3 } } }, 'decks.bank', /3 cards/, /at least 15/],
    ['a card of the other side', { decks: { red: { tackle: 15 } } }, 'decks.red.tackle', /tackle/, /walk, crawl/],
    ['two masks', { tiles: { plain: { symbol: 'mask' } } }, 'tiles', /2 masks .*mask, plain/, /one: all robbers/],
    ['no alarm', { tiles: { alarm: { symbol: 'none' } } }, 'tiles', /0 alarms/, /one/],
    ['too many bags', { tiles: { plain: { symbol: 'bag' } } }, 'tiles', /5 money bags/, /4, so that seven/],
    ['three walls', { tiles: { plain: { walled: false } } }, 'tiles', /3 walled/, /4, as the rulebook/],
    ['a guard twice', { tiles: { 'guard-1': { guard: 'g2' } } }, 'tiles', /badges of g2, g2/, /each of g1, g2/],
    ['a floor with holes', { floor: { a1: 'mask' } }, 'floor', /1 tile$/, /b1, c1/],
    ['streets that jump', { streets: ['n-a', 'e-1'] }, 'streets', /n-a/, /clockwise, each once/],
    ['a street that is none', { streets: ['n-a', 'north'] }, 'streets[1]', /north/, /n-b/],
  ],
};

describe.each(Object.entries(wrongData))('%s refuses', (game, rows) => {
  it.each(rows)('%s', (_, data, path, found, expected) => {
    const [problem, ...more] = problemsOf(game, { data });
    expect(more.map((each) => pathText(each.path))).toEqual([]);
    expect(problem && pathText(problem.path)).toBe(`options.data.${path}`);
    expect(problem?.found).toMatch(found);
    expect(problem?.expected).toMatch(expected);
  });
});
