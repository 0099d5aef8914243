// The floors side by side, plainly: a square for each space, with what stands there.
import { css, svg } from 'lit';

import type { BoardDrawing, Scene, Space } from '../../board/board.js';

const side = 60;
const floorWidth = 5 * side + 20;

/** What the drawing asks of a position. */
interface Position {
  readonly options: { readonly job: string };
  readonly gap: string | null;
  readonly tiles: Readonly<Record<string, string>>;
  readonly order: readonly string[];
  readonly active: string;
  readonly burglars: Readonly<Record<string, { readonly at: string }>>;
}
export const positionOf = ({ position }: Scene): Position => position as unknown as Position;

/** The spaces of the building: three floors of four by four, two of them, or two of five by five with a gap. */
const isIn = ({ options: { job }, gap }: Position, id: string): boolean =>
  id.slice(2) !== gap && (job === 'bank' || !id.startsWith('3')) && (job === 'fort-knox' || !/e|5$/.test(id));

function spaceOf(position: Position, id: string): Space {
  const floor = Number(id.charAt(0)) - 1;
  const [x, y] = [id.charCodeAt(2) - 'a'.charCodeAt(0), Number(id.charAt(3)) - 1];
  const says = [id, position.tiles[id] ?? '', ...position.order.filter((who) => position.burglars[who]?.at === id)];
  return { id, x: floor * floorWidth + x * side, y: y * side, width: side, height: side, says: says.join(' ').trim() };
}

const grid = Array.from({ length: 5 }, (_, row) =>
  ['1', '2', '3'].flatMap((floor) => ['a', 'b', 'c', 'd', 'e'].map((column) => `${floor}.${column}${row + 1}`)),
);

export const drawing: BoardDrawing = {
  width: 3 * floorWidth,
  height: 5 * side,
  styles: css``,
  grid,
  title: () => '',
  draw(scene) {
    const position = positionOf(scene);
    const spaces = grid
      .flat()
      .filter((id) => isIn(position, id))
      .map((id) => spaceOf(position, id));
    return {
      ground: svg`${spaces.map(
        ({ x, y, width, height, says }) =>
          svg`<rect x=${x} y=${y} width=${width} height=${height} fill="none" stroke="currentColor"></rect>
            <text x=${x + 4} y=${y + 14} font-size="9">${says}</text>`,
      )}`,
      spaces,
      pieces: [],
    };
  },
  travels: () => [],
  flashes: () => [],
  label: (move) => move,
  counters: () => [],
  cards: () => [],
};
