// Where the building's drawing puts things.
import { expect, it } from 'vitest';
import { boxOf, cabinBox } from '../../../src/components/boards/lazy-heist/plan.js';
import { game } from '../../../src/machines/lazy-heist/game.js';
import { accesses, floorOf, shafts, spaces } from '../../../src/rules/lazy-heist/board.js';

it('every space that does not move has a place', () => {
  expect(spaces.filter((space) => !space.startsWith('lift-') && !boxOf(space))).toEqual([]);
  expect(boxOf('7.1')).toBe(null);
});

const { position } = game.opening();

it('every cabin is drawn inside the room of its access', () => {
  for (const shaft of shafts)
    for (const room of accesses[shaft]) {
      const cabin = cabinBox(shaft, Number(floorOf(room)), position);
      const box = boxOf(room);
      expect(box && cabin.x >= box.x && cabin.x + cabin.width <= box.x + box.width, `${shaft} in ${room}`).toBe(true);
      expect(box && cabin.y >= box.y && cabin.y + cabin.height <= box.y + box.height, `${shaft} in ${room}`).toBe(true);
    }
});
