// Boards in plain characters show everything, however much lies in one place.
import { expect, it } from 'vitest';
import { gameNamed } from '../../src/machines/index.js';
import { textRow } from '../../src/rules/common/text-cells.js';
import { Table } from '../../src/table/table.js';

/** Positions with much in one place, and every word that has to be seen. */
const crowded: readonly (readonly [game: string, position: object, words: readonly string[]])[] = [
  [
    'lazy-heist',
    {
      guards: { g1: '4.2', g2: '4.2' },
      drones: { 4: { at: '4.2', active: true } },
      keys: { yellow: '4.2', red: '4.2' },
      batteries: ['4.2'],
      burglars: { anna: { at: '4.2' }, bruno: { at: '4.2' }, carla: { at: '4.2' }, dieter: { at: '4.2' } },
    },
    ['g1', 'g2', '<d<', 'yellow-key', 'red-key', 'battery', 'anna', 'bruno', 'carla', 'dieter'],
  ],
  [
    'how-to-rob-a-bank',
    {
      alarm: { at: 'b2', locked: true },
      bags: { b2: 2 },
      locked: { b2: 1 },
      robbers: { yellow: 'b2', red: { at: 'b2', carries: 2 } },
      guards: { g1: { at: 'b2', out: true }, g2: 'b2' },
    },
    ['2 bag', '1 locked', '(locked)', '(g1)', 'g2', 'yellow', 'red+2'],
  ],
  [
    'burgle-bros',
    { tiles: { '1.a1': 'secret-door-1' }, burglars: { anna: { at: '1.a1' }, ben: { at: '1.a1' } }, alarms: ['1.a1'] },
    ['secret-door-1', 'anna', 'ben'],
  ],
  [
    'burgle-bros-2',
    {
      rooms: { '1.a1': { tile: 'revolving-door-5', cracked: true } },
      crooks: { anna: { at: '1.a1' }, bea: { at: '1.a1' } },
      guards: { 1: { at: '1.a1', target: '1.a1' } },
      tokens: { crow: ['1.a1'], swat: ['1.a1'] },
    },
    ['revolving-door-5*', 'anna', 'bea', 'GUARD', 'crow', 'swat'],
  ],
];

it.each(crowded)('%s', (id, position, words) => {
  const game = gameNamed(id);
  // What goes on in the next line of a cell is read on below.
  const lines = game.textBoard(Table.open(game, { position }).position as never).split('\n');
  const told = lines.join('\n');
  for (const word of words)
    expect(
      told.includes(word) || lines.some((line, i) => brokenAt(word, line, lines[i + 1] ?? '')),
      `${word}\n${told}`,
    ).toBe(true);
});

const brokenAt = (word: string, line: string, next: string): boolean =>
  Array.from({ length: word.length - 1 }, (_, i) => i + 1).some(
    (at) => line.includes(word.slice(0, at)) && next.includes(word.slice(at)),
  );

it('a row is as high as its fullest cell', () => {
  expect(textRow([['4.2', 'g2 <d< yellow-key'], ['4.3', ''], ['abcdefghijklmn']], 11)).toEqual([
    ['4.2        ', '4.3        ', 'abcdefghijk'],
    ['g2 <d<     ', '           ', 'lmn        '],
    ['yellow-key ', '           ', '           '],
  ]);
});
