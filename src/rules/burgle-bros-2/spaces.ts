// Which rooms and walls there are, and what lies near what. A page that only shows a board does without.
// Facts alone: drawings may import it.
import { areBeside, cutOff, endsOf, sidesOf } from '../common/grid.js';
import {
  beyond,
  cellOf,
  compass,
  coordinates,
  floorOf,
  floors,
  grid,
  isSpace,
  spaces,
  spacesOn,
  wallsOn,
  type Direction,
  type Floor,
  type FloorNumber,
  type Space,
  type FloorWall,
} from './board.js';

export const corners: readonly Space[] = ['a1', 'd1', 'a4', 'd4'].map((cell) => `1.${cell}`);

export const isFloor = (word: unknown): word is Floor => word === '1' || word === '2';
export const floorNumber = (floor: Floor): FloorNumber => Number(floor) as FloorNumber;
export const otherFloor = (floor: Floor): Floor => (floor === '1' ? '2' : '1');
/** The same place on the other floor. */
export const mirrored = (space: Space): Space => `${otherFloor(floorOf(space))}.${cellOf(space)}`;
export const inOrder = (list: Iterable<Space>): Space[] => {
  const wanted = new Set(list);
  return spaces.filter((space) => wanted.has(space));
};

/** The direction from one room to another along a row, a column or an exact diagonal of one floor; else none. */
export function lineTo(from: Space, to: Space): Direction | null {
  if (!isSpace(from) || !isSpace(to) || floorOf(from) !== floorOf(to) || from === to) return null;
  const [x1, y1] = coordinates(from);
  const [x2, y2] = coordinates(to);
  const [dx, dy] = [x2 - x1, y2 - y1];
  return dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy) ? [Math.sign(dx), Math.sign(dy)] : null;
}

const around = (steps: readonly Direction[]) => {
  const found = Object.fromEntries(
    spaces.map((space) => [space, inOrder(steps.flatMap((step) => beyond(space, step) ?? []))]),
  );
  return (space: Space): readonly Space[] => found[space] ?? [];
};
/** Rooms that share an edge, walls or not. */
export const touching = around(Object.values(compass));
export const diagonal = around([
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]);
/** Rooms in the same row or column of the floor, the room itself left out. */
export const inLine = (space: Space): Space[] =>
  spacesOn(floorOf(space)).filter((other) => other !== space && isSameLine(space, other));
export const isSameLine = (one: Space, other: Space): boolean => {
  const [x1, y1] = coordinates(one);
  const [x2, y2] = coordinates(other);
  return floorOf(one) === floorOf(other) && (x1 === x2 || y1 === y2);
};
/** Every row and every column of a floor. */
export const linesOn = (floor: Floor): Space[][] =>
  [0, 1, 2, 3].flatMap((n) => [
    spacesOn(floor).filter((space) => coordinates(space)[0] === n),
    spacesOn(floor).filter((space) => coordinates(space)[1] === n),
  ]);

export const isWall = (word: unknown): word is FloorWall => typeof word === 'string' && knownEdges.has(word);
export const edgesOn = (floor: Floor): FloorWall[] => sidesOf(grid).map((side) => `${floor}.${side}`);
export const edges: readonly FloorWall[] = floors.flatMap(edgesOn);
const knownEdges: ReadonlySet<string> = new Set(edges);
export const endsOfWall = (wall: FloorWall): [Space, Space] =>
  endsOf(wall.slice(2)).map((cell) => `${wall.slice(0, 1)}.${cell}`) as [Space, Space];
export const areTouching = (one: Space, other: Space): boolean =>
  floorOf(one) === floorOf(other) && areBeside(cellOf(one), cellOf(other));

/** B2-SETUP-5: every room of the floor can be reached. */
export const isConnected = (walls: readonly FloorWall[], floor: Floor): boolean =>
  cutOff(
    grid,
    wallsOn(walls, floor).map((wall) => wall.slice(2)),
  ).length === 0;
