// Elements may not import rules, so the drawing of the building repeats where lifts open. Both must say the same.
import { expect, it } from 'vitest';
import { accesses as drawn, cabinBox, boxOf } from '../../../src/components/boards/lazy-heist/plan.js';
import { accesses, shafts } from '../../../src/rules/lazy-heist/board.js';

it('the building is drawn with the lift accesses of the rules', () => {
  const rooms = Object.fromEntries(
    Object.entries(drawn).map(([shaft, byFloor]) => [
      shaft,
      Object.entries(byFloor).map(([floor, room]) => `${floor}.${room}`),
    ]),
  );
  expect(rooms).toEqual(accesses);
});

it('every cabin is drawn inside the room of its access', () => {
  for (const shaft of shafts)
    for (const room of accesses[shaft]) {
      const cabin = cabinBox(shaft, Number(room.charAt(0)));
      const box = boxOf(room);
      expect(box && cabin.x >= box.x && cabin.x + cabin.width <= box.x + box.width, `${shaft} in ${room}`).toBe(true);
      expect(box && cabin.y >= box.y && cabin.y + cabin.height <= box.y + box.height, `${shaft} in ${room}`).toBe(true);
    }
});
