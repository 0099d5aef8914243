// A piece may be written by its place alone, and a place that looks like a number is still that place.
import { describe, expect, it } from 'vitest';
import { InputError, openTable, pathText, type Problem } from '../../src/index.js';
import { parseText } from '../../src/verify/index.js';

const open = (game: string, position: unknown) => openTable({ game, position }).position;
const problemsOf = (game: string, position: unknown): readonly Problem[] => {
  try {
    open(game, position);
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  return [];
};

const inFull = {
  burglars: { anna: { at: '1.5' }, bruno: { at: 'lift-b' }, carla: { at: '2.3', used: 1 } },
  guards: { g1: '2.5', g2: '3.L' },
  guardRoom: '3.2',
  drones: { '2': { at: '2.6' }, '3': { at: 'maintenance' } },
  explosives: { at: '1.5' },
  switches: { '3': { at: '3.5' }, '6': { at: '6.4' } },
  vending: { '2': { at: '2.1' } },
  lifts: { b: { floor: 1 } },
  keys: { red: '4.2', blue: 'anna' },
  batteries: ['1.4', 'anna'],
  checkpoint: '5.5',
};

describe('Lazy Heist', () => {
  const game = 'lazy-heist';

  it('takes a place for a piece', () => {
    const short = {
      ...inFull,
      burglars: { anna: '1.5', bruno: 'lift-b', carla: { at: '2.3', used: 1 } },
      drones: { '2': '2.6', '3': 'maintenance' },
      explosives: '1.5',
      switches: { '3': '3.5', '6': '6.4' },
      vending: { '2': '2.1' },
    };
    expect(open(game, short)).toEqual(open(game, inFull));
    expect(open(game, { ruby: '4.5' })).toEqual(open(game, { ruby: { at: '4.5' } }));
  });

  it('takes a number for the place that is spelled like it', () => {
    const numbers = {
      ...inFull,
      burglars: { anna: 1.5, bruno: 'lift-b', carla: { at: 2.3, used: 1 } },
      guards: { g1: 2.5, g2: '3.L' },
      guardRoom: 3.2,
      drones: { '2': 2.6, '3': { at: 'maintenance' } },
      explosives: { at: 1.5 },
      switches: { '3': 3.5, '6': { at: 6.4 } },
      vending: { '2': { at: 2.1 } },
      keys: { red: 4.2, blue: 'anna' },
      batteries: [1.4, 'anna'],
      checkpoint: 5.5,
    };
    expect(open(game, numbers)).toEqual(open(game, inFull));
    expect(open(game, JSON.parse('{"burglars": {"anna": 1.5}}'))).toEqual(open(game, { burglars: { anna: '1.5' } }));
    expect(open(game, parseText('burglars: {anna: 1.5}').data)).toEqual(open(game, { burglars: { anna: '1.5' } }));
  });

  it.each([
    ['a room that does not exist', { burglars: { anna: 1.9 } }, 'burglars.anna', /1\.9/, /a space \("3\.4"/],
    ['a whole number', { burglars: { anna: 3 } }, 'burglars.anna', /3/, /a space \("3\.4".*or \{at, used/],
    ['a number in full', { burglars: { anna: { at: 7.1 } } }, 'burglars.anna.at', /7\.1/, /a space: "3\.4"/],
    ['a room on another floor', { drones: { '2': 3.1 } }, 'drones.2.at', /3\.1/, /a room on floor 2/],
    ['a landing for a drone', { drones: { '2': '2.L' } }, 'drones.2', /2\.L/, /a room of the floor/],
    [
      'a room spelt as no number',
      { checkpoint: '1.50' },
      'checkpoint',
      /1\.50/,
      /^a room \("3\.4"\) or a landing \("3\.L"\)$/,
    ],
    ['a number for the explosives', { explosives: 12 }, 'explosives', /12/, /a space or out/],
  ])('says what would be right instead of %s', (_, position, path, found, expected) => {
    const [problem] = problemsOf(game, position);
    expect(problem && pathText(problem.path)).toBe(path);
    expect(problem?.found).toMatch(found);
    expect(problem?.expected).toMatch(expected);
  });
});

describe('How to Rob a Bank', () => {
  const game = 'how-to-rob-a-bank';
  const flow = 'rob.robber.after';

  it('takes a place for a piece', () => {
    const short = { flow, robbers: { yellow: 'c1' }, guards: { g1: 'b2' }, alarm: 'a3' };
    const full = { flow, robbers: { yellow: { at: 'c1' } }, guards: { g1: { at: 'b2' } }, alarm: { at: 'a3' } };
    expect(open(game, short)).toEqual(open(game, full));
    expect(open(game, { flow, alarm: 'edge' })).toEqual(open(game, { flow, alarm: { at: 'edge' } }));
  });

  it.each([
    ['robbers', { yellow: 1.5 }, 'robbers.yellow', /a room \(a1, b1.*or \{at, out, carries\}/],
    ['guards', { g1: 2 }, 'guards.g1', /a room \(a1, b1.*or \{at, out\}/],
  ])('has no place that is a number, and says so of %s', (field, pieces, path, expected) => {
    const [problem] = problemsOf(game, { flow, [field]: pieces });
    expect(problem && pathText(problem.path)).toBe(path);
    expect(problem?.expected).toMatch(expected);
  });
});

describe('Burgle Bros', () => {
  const game = 'burgle-bros';

  it('takes a place for a piece', () => {
    const short = { burglars: { anna: '1.b3', ben: 'outside' }, guards: { 1: '1.d4' } };
    const inFull = { burglars: { anna: { at: '1.b3' }, ben: { at: 'outside' } }, guards: { 1: { at: '1.d4' } } };
    expect(open(game, short)).toEqual(open(game, inFull));
  });

  it.each([
    ['a number', { burglars: { anna: 3 } }, 'burglars.anna', /a space such as "1\.b3".*or \{at, stealth/],
    ['a room of no floor', { guards: { 1: '9.z9' } }, 'guards.1', /a space such as "1\.b3"/],
    [
      'a wrong field',
      { burglars: { anna: { at: '1.b3', stealth: 'much' } } },
      'burglars.anna.stealth',
      /a whole number/,
    ],
  ])('says what would be right instead of %s', (_, position, path, expected) => {
    const [problem] = problemsOf(game, position);
    expect(problem && pathText(problem.path)).toBe(path);
    expect(problem?.expected).toMatch(expected);
  });
});

it('names the tile that was probably meant', () => {
  const [problem] = problemsOf('burgle-bros', { tiles: { '1.a1': 'computer-motion-5' } });
  expect(problem).toMatchObject({ expected: 'a tile of the game, each once' });
  expect(problem?.hint).toMatch(/^computer-motion/);
});

describe('Burgle Bros 2', () => {
  const game = 'burgle-bros-2';

  it('takes a place for a piece', () => {
    const short = { crooks: { anna: '1.a1', bea: 'outside' }, guards: { 1: '1.d4' } };
    const inFull = { crooks: { anna: { at: '1.a1' }, bea: { at: 'outside' } }, guards: { 1: { at: '1.d4' } } };
    expect(open(game, short)).toEqual(open(game, inFull));
  });

  it('takes a guard for one who has reached his target, unless he is alerted or the table is still being set', () => {
    const guardsOf = (position: object) => (open(game, position) as unknown as { guards: object }).guards;
    const rest = { at: '1.d4', alerted: false, skip: false };
    expect(guardsOf({ guards: { 1: '1.d4' } })).toEqual({ 1: { ...rest, target: '1.d4' } });
    expect(guardsOf({ guards: { 1: { at: '1.d4', target: '1.a1' } } })).toEqual({ 1: { ...rest, target: '1.a1' } });
    const alerted = { guards: { 1: { at: '1.d4', alerted: true } } };
    expect(guardsOf(alerted)).toEqual({ 1: { ...rest, alerted: true, target: null } });
    expect(guardsOf({ flow: 'setup.guard-2', guards: { 1: '1.d4' } })).toEqual({ 1: { ...rest, target: null } });
  });

  it.each([
    ['a number', { crooks: { anna: 3, bea: '1.a1' } }, 'crooks.anna', /a room such as 1\.a1.*or \{at, stress/],
    ['a room of no floor', { crooks: { anna: '9.z9' } }, 'crooks.anna', /a room such as 1\.a1, outside or left/],
    ['a number for a guard', { guards: { 1: 3 } }, 'guards.1', /a room such as 1\.a1; or \{at, target/],
    ['a guard on another floor', { guards: { 1: '2.a1' } }, 'guards.1.at', /a room of floor 1/],
  ])('says what would be right instead of %s', (_, position, path, expected) => {
    const [problem] = problemsOf(game, position);
    expect(problem && pathText(problem.path)).toBe(path);
    expect(problem?.expected).toMatch(expected);
  });
});
