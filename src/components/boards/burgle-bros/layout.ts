// Where everything lies on the sheet: floors beside each other, each with its patrol cards, the street and the roof.
import { cellOf, floorOf, floorsOf, spaceAt, type Floor, type Space } from '../../../rules/burgle-bros/board.js';
import { jobs } from '../../../rules/burgle-bros/data.js';
import type { Position } from '../../../rules/burgle-bros/position.js';
import type { Box, BoardRoom, Layout, Point, Scene } from '../../board/board.js';
import { busyFloor, positionOf } from './position.js';

export const room = 130;
/** Around the rooms of a floor: its name and the letters of the columns above, row numbers to the left. */
export const margin = { left: 46, top: 76, right: 20, bottom: 104 };

export interface Sheet {
  readonly position: Position;
  readonly floors: readonly Floor[];
  /** Rooms in a row. */
  readonly size: number;
  /** Floors in a row. */
  readonly columns: number;
}

export const sheetOf = (position: Position, at: BoardRoom = 'sheet'): Sheet => {
  const floors = floorsOf(position.options.job);
  return { position, floors, size: jobs[position.options.job].size, columns: at === 'wide' ? floors.length : 2 };
};
export const sheetIn = (scene: Scene): Sheet => sheetOf(positionOf(scene), scene.room);

const floorWidth = ({ size }: Sheet): number => margin.left + size * room + margin.right;
const floorHeight = ({ size }: Sheet): number => margin.top + size * room + margin.bottom;

/** One floor with its margins; a place behind the last floor is free. */
export function floorBox(sheet: Sheet, index: number): Box {
  const [width, height] = [floorWidth(sheet), floorHeight(sheet)];
  return { x: (index % sheet.columns) * width, y: Math.floor(index / sheet.columns) * height, width, height };
}

/** Where the rooms of a floor begin. */
export function cornerOf(sheet: Sheet, floor: Floor): Point {
  const { x, y } = floorBox(sheet, sheet.floors.indexOf(floor));
  return { x: x + margin.left, y: y + margin.top };
}

/** Below a floor: where its patrol cards lie. */
export function patrolCorner(sheet: Sheet, floor: Floor): Point {
  const { x, y } = cornerOf(sheet, floor);
  return { x, y: y + sheet.size * room + 20 };
}

const besideWidth = 268;

export function boxOf(sheet: Sheet, space: Space): Box {
  if (space === 'outside' || space === 'roof') {
    const floor = (space === 'roof' ? sheet.floors.at(-1) : sheet.floors[0]) ?? '1';
    const { x, y } = patrolCorner(sheet, floor);
    return { x: x + sheet.size * room - besideWidth, y, width: besideWidth, height: 68 };
  }
  const { x, y } = cornerOf(sheet, floorOf(space));
  const cell = cellOf(space);
  const [column, row] = [cell.charCodeAt(0) - 'a'.charCodeAt(0), Number(cell.slice(1)) - 1];
  return { x: x + column * room, y: y + row * room, width: room, height: room };
}

export const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The cells of a row of a floor, the gap left out. */
function rowOf({ size, position: { gap } }: Sheet, floor: Floor, row: number): string[] {
  return Array.from({ length: size }, (_, i) => `${String.fromCharCode(97 + i)}${row + 1}`).map((cell) =>
    cell === gap ? '' : spaceAt(floor, cell),
  );
}

/** Every space of the building, and street and roof, as arrow keys walk them. */
export function gridOf(sheet: Sheet): string[][] {
  const { floors, size, columns } = sheet;
  const bands = Array.from({ length: Math.ceil(floors.length / columns) }, (_, i) =>
    floors.slice(i * columns, (i + 1) * columns),
  );
  const below = (floor: Floor): string[] =>
    Array.from({ length: size }, (_, i) =>
      i < size - 1 ? '' : floor === floors.at(-1) ? 'roof' : floor === floors[0] ? 'outside' : '',
    );
  return bands.flatMap((band) => [
    ...Array.from({ length: size }, (_, row) => band.flatMap((floor) => rowOf(sheet, floor, row))),
    band.flatMap(below),
  ]);
}

export function layout(scene: Scene): Layout {
  const sheet = sheetIn(scene);
  const { floors, columns } = sheet;
  return {
    width: columns * floorWidth(sheet),
    height: Math.ceil(floors.length / columns) * floorHeight(sheet),
    grid: gridOf(sheet),
    floors: Object.fromEntries(floors.map((floor, i) => [floor, floorBox(sheet, i)])),
    busyFloor: busyFloor(sheet.position, scene.flow),
  };
}
