// Every chip, room, side of a gear card, event, depot task and finale is at work in a case. `heist coverage burgle-bros-2
// --pieces` prints in which.
import { expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { counted } from '../../../src/rules/common/deck.js';
import { depotCards, eventCards, finales, roomNumbers } from '../../../src/rules/burgle-bros-2/box.js';
import { chips } from '../../../src/rules/burgle-bros-2/data.js';
import { allGear } from '../../../src/rules/burgle-bros-2/gear/data.js';
import { pieces } from '../../../src/rules/burgle-bros-2/pieces.js';
import { heist } from '../../cli/world.js';
import type { Coverage } from '../../../src/verify/index.js';

it('nothing in the box is forgotten', () => {
  const kinds = pieces.map((piece) => piece.split(/[ -]/)[0] as string);
  expect(Object.fromEntries(Array.from(counted(kinds)))).toEqual({
    chip: chips.length,
    // The office and the safe have no number.
    room: Object.keys(roomNumbers).length + 2,
    gear: allGear.length,
    // Macgyver has no back.
    back: allGear.length - 1,
    event: eventCards.length,
    depot: 3 * depotCards.length,
    finale: finales.length,
  });
  expect(new Set(pieces).size).toBe(pieces.length);
});

it('every piece is at work in a case', { timeout: 60_000 }, async () => {
  const { out } = await heist(['coverage', burgleBros2.id, '--json']);
  const found = JSON.parse(out) as Coverage;
  expect(found.failing).toEqual([]);
  expect(found.pieces?.map(({ piece }) => piece)).toEqual(pieces);
  expect(found.pieces?.filter(({ cases }) => cases.length === 0)).toEqual([]);
});
