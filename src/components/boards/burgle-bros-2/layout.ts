// Where everything lies on the sheet: two floors beside each other, the street below the first, the way out below the second.
import {
  cellOf,
  cells,
  floorOf,
  floors,
  grid as floorGrid,
  type Floor,
  type Space,
} from '../../../rules/burgle-bros-2/board.js';
import type { Position } from '../../../rules/burgle-bros-2/position.js';
import type { Box, Layout, Point, Scene } from '../../board/board.js';
import {
  besideSlot,
  floorBox,
  floorHeight,
  floorWidth,
  patrolCorner,
  pieceSlot,
  room,
  roomBox,
  type FloorGrid,
} from '../../board/floors/floor-grid.js';
import { busyFloor, positionOf } from './position.js';

const { size } = floorGrid;
export const sheet: FloorGrid = { floors, size, columns: 2 };

const besideWidth = 268;
const besideFloor: Readonly<Record<string, Floor | undefined>> = { outside: '1', left: '2' };
const placesBeside = Object.keys(besideFloor);
export const isBeside = (space: string): boolean => Object.hasOwn(besideFloor, space);

export function boxOf(space: Space): Box {
  const floor = besideFloor[space];
  if (floor === undefined) return roomBox(sheet, floorOf(space), cellOf(space));
  const { x, y } = patrolCorner(sheet, floor);
  return { x: x + sheet.size * room - besideWidth, y, width: besideWidth, height: 68 };
}

/** Every room of both floors, and the places beside them, as arrow keys walk them. */
export const grid: readonly (readonly string[])[] = [
  ...Array.from({ length: size }, (_, row) =>
    floors.flatMap((floor) => cells.slice(row * size, (row + 1) * size).map((cell) => `${floor}.${cell}`)),
  ),
  placesBeside.flatMap((place) => [...Array<string>(size - 1).fill(''), place]),
];
export const places: readonly string[] = grid.flat().filter(Boolean);

export const layout = (scene: Scene): Layout => ({
  width: sheet.columns * floorWidth(sheet),
  height: floorHeight(sheet),
  grid,
  floors: Object.fromEntries(floors.map((floor, i) => [floor, floorBox(sheet, i)])),
  busyFloor: busyFloor(positionOf(scene), scene.flow),
});

/** Where a piece stands among those at its place. On a tile that nobody has seen they stand in the middle. */
export function slot({ rooms }: Position, at: Space, index: number, count: number, hasMarks: boolean): Point {
  const box = boxOf(at);
  if (isBeside(at)) return besideSlot(box, index, count);
  const { x, y } = pieceSlot(hasMarks ? { ...box, width: room - 24 } : box, index, count);
  return { x, y: rooms[at] || count > 3 ? y : y - 13 };
}
