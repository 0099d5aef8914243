// Where everything lies on the sheet: floors beside each other, each with its patrol cards, the street and the roof.
import { cellOf, floorOf, floorsOf, spaceAt, type Floor, type Space } from '../../../rules/burgle-bros/board.js';
import { jobs } from '../../../rules/burgle-bros/data.js';
import type { Position } from '../../../rules/burgle-bros/position.js';
import type { Box, BoardRoom, Layout, Scene } from '../../board/board.js';
import {
  floorBox,
  floorHeight,
  floorWidth,
  letters,
  patrolCorner,
  room,
  roomBox,
  type FloorGrid,
} from '../../board/floors/floor-grid.js';
import { busyFloor, positionOf } from './position.js';

export interface BuildingSheet extends FloorGrid {
  readonly position: Position;
  readonly floors: readonly Floor[];
}

export const sheetOf = (position: Position, at: BoardRoom = 'sheet'): BuildingSheet => {
  const floors = floorsOf(position.options.job);
  return { position, floors, size: jobs[position.options.job].size, columns: at === 'wide' ? floors.length : 2 };
};
export const sheetIn = (scene: Scene): BuildingSheet => sheetOf(positionOf(scene), scene.room);

const besideWidth = 268;

export function boxOf(sheet: BuildingSheet, space: Space): Box {
  if (space === 'outside' || space === 'roof') {
    const floor = (space === 'roof' ? sheet.floors.at(-1) : sheet.floors[0]) ?? '1';
    const { x, y } = patrolCorner(sheet, floor);
    return { x: x + sheet.size * room - besideWidth, y, width: besideWidth, height: 68 };
  }
  return roomBox(sheet, floorOf(space), cellOf(space));
}

/** The cells of a row of a floor, the gap left out. */
function rowOf({ size, position: { gap } }: BuildingSheet, floor: Floor, row: number): string[] {
  return letters(size)
    .map((letter) => `${letter}${row + 1}`)
    .map((cell) => (cell === gap ? '' : spaceAt(floor, cell)));
}

/** Every space of the building, and street and roof, as arrow keys walk them. */
export function gridOf(sheet: BuildingSheet): string[][] {
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
