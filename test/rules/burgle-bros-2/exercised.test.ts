// Every chip, room, gear card, event and finale is at work in at least one case; exercised.md says in which.
// Depot cards and the backs of gear have tests of their own (depots.test.ts, gear-backs.test.ts).
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { checkCase, parseText, readCase } from '../../../src/verify/index.js';
import { pieces, piecesIn } from './pieces.js';

const folder = new URL('../../../cases/burgle-bros-2/', import.meta.url);

/** Piece -> the cases in which it is at work. */
const casesOf = new Map<string, string[]>(pieces.map((piece) => [piece, []]));
for (const file of readdirSync(folder).sort()) {
  const example = readCase(parseText(readFileSync(new URL(file, folder), 'utf8')).data);
  const events = checkCase(burgleBros2, example).frames.flatMap(({ table }) => table.events);
  for (const piece of new Set(events.flatMap(piecesIn))) casesOf.get(piece)?.push(file.replace('.yaml', ''));
}

it('no piece is left out', () => {
  expect(pieces.filter((piece) => casesOf.get(piece)?.length === 0)).toEqual([]);
});

it('the list says in which cases', async () => {
  const lines = [...casesOf].map(([piece, cases]) => `- ${piece}: ${cases.join(', ')}`);
  const head = '# Pieces of Burgle Bros 2 and the cases in which they are at work';
  const rest = [
    'The 24 tasks of the depot cards: one test each in `depots.test.ts`.',
    'The backs of all gear cards: one test each in `gear-backs.test.ts`.',
  ];
  await expect([head, '', ...rest, '', ...lines, ''].join('\n')).toMatchFileSnapshot('exercised.md');
});
