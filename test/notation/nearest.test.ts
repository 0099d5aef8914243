// "Did you mean": a slip of the finger has an answer, another word has none.
import { expect, it } from 'vitest';
import { gameNamed } from '../../src/machines/index.js';
import { nearest } from '../../src/notation/nearest.js';

const { catalogue, rulings, spaces, chart, opening } = gameNamed('lazy-heist');
const ids = [...catalogue, ...rulings].map(({ id }) => id);
const { paths } = chart(opening().position);

it.each([
  ['LH-CILMB-1', ids, 'LH-CLIMB-1'],
  ['lh-climb-1', ids, 'LH-CLIMB-1'],
  ['LH-RULING-donut-valu', ids, 'LH-RULING-donut-value'],
  ['LH-CLIMB-11', ids, 'LH-CLIMB-1'],
  ['minute.trun', paths, 'minute.turn'],
  ['1.l', spaces, '1.L'],
  ['wlak', ['walk', 'wait'], 'walk'],
  ['wno', ['won', 'lost'], 'won'],
  ['crowbarr', ['crowbar', 'dynamite'], 'crowbar'],
  ['foyer 2', ['foyer-1', 'foyer-2'], 'foyer-2'],
])('%s is a slip', (word, known, meant) => {
  expect(nearest(word, known)).toBe(meant);
});

it.each([
  ['LH-NOPE-9', ids],
  ['LH-NOPE-1', ids],
  ['LH-CLIMB-7', ids],
  ['minute.nope', paths],
  ['9.9', spaces],
  ['1.9', spaces],
  ['foo', ['you', 'goal', 'loot', 'log']],
  ['move', ['mole', 'walk']],
  ['g7', ['g1', 'g2']],
  ['', ['g1']],
])('%s is another word', (word, known) => {
  expect(nearest(word, known)).toBeUndefined();
});
