// What a reader means by pointing at a space.
import type { BoardPointing } from '../../board/board.js';
import { drawing, positionOf } from './drawing.js';

const spaces = new Set(drawing.grid.flat());

export const pointing: BoardPointing = {
  spacesOf: (event) =>
    ['at', 'from', 'to'].flatMap((key) => {
      const where = event[key];
      return typeof where === 'string' && spaces.has(where) ? [where] : [];
    }),
  target: (move) => move.split(' ').find((word) => spaces.has(word)) ?? null,
  meant(space, scene) {
    const { active } = positionOf(scene);
    return [`${active} walk ${space}`, `${active} peek ${space}`];
  },
  wishes: () => [],
  icon: () => null,
};
