// Everything in the box of Burgle Bros has a name and is explained, in both languages.
import { expect, it } from 'vitest';
import { board as deBoard } from '../../../src/locales/de/burgle-bros/board.js';
import { words as deWords } from '../../../src/locales/de/burgle-bros/words.js';
import { board } from '../../../src/locales/en/burgle-bros/board.js';
import { words } from '../../../src/locales/en/burgle-bros/words.js';
import { characters } from '../../../src/rules/burgle-bros/data.js';
import { events, loot, tileKinds, tools } from '../../../src/rules/burgle-bros/box.js';

it('every tile, character and card has a name and is explained in both languages', () => {
  const pieces = [
    ...Object.keys(tileKinds),
    'safe',
    'plain',
    ...characters,
    ...tools,
    ...loot,
    ...events,
    'lost-visual',
  ];
  for (const { explanations } of [board, deBoard])
    expect(Object.keys(explanations ?? {}).sort()).toEqual([...new Set(pieces)].sort());
  const tiles = Object.entries(tileKinds).flatMap(([kind, [numbers]]) => numbers.map((n) => `${kind}-${n}`));
  for (const id of [...pieces, ...tiles]) for (const { names } of [words, deWords]) expect(names[id], id).toBeTruthy();
});
