// Every chip, room, gear card, event and finale is at work in a case, and the list in exercised.ts says in which.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { checkCase, parseText, readCase } from '../../../src/verify/index.js';
import { shownIn } from './exercised.js';
import { pieces, piecesIn } from './pieces.js';

const eventsOf = (name: string) => {
  const file = new URL(`../../../cases/burgle-bros-2/${name}.yaml`, import.meta.url);
  const { frames } = checkCase(burgleBros2, readCase(parseText(readFileSync(file, 'utf8')).data));
  return frames.flatMap(({ table }) => table.events);
};

it('no piece is left out', () => {
  expect(Object.keys(shownIn)).toEqual(pieces);
});

it.each(Object.entries(shownIn))('%s: %s', (piece, name) => {
  expect(eventsOf(name).flatMap(piecesIn)).toContain(piece);
});
