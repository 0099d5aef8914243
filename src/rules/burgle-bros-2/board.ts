// Two floors of four by four rooms, and the walls between them.
import { areBeside, cellsOf, cutOff, endsOf, openGraph, placeOf, sidesOf, wallBetween } from '../common/grid.js';
import { memoize } from '../common/memoize.js';
import { distancesIn, playersChoose, shortestRoutesIn, type Routes } from '../common/routes.js';
import { leftAtForks, mostClockwise } from '../common/route-turns.js';

export type Floor = '1' | '2';
/** A floor as it is written in lists and events; as the key of a map it is a text. */
export type FloorNumber = 1 | 2;
/** `b3`: second column, third row. */
export type Cell = string;
/** `2.b3`; crooks may also be `outside`, or have `left`. */
export type Space = string;
/** `1.a1-b1` */
export type Wall = string;

const grid = { size: 4 };
export const floors: readonly Floor[] = ['1', '2'];
export const cells: readonly Cell[] = cellsOf(grid);
export const spacesOn = (floor: Floor): Space[] => cells.map((cell) => `${floor}.${cell}`);
export const spaces: readonly Space[] = floors.flatMap(spacesOn);
export const corners: readonly Space[] = ['a1', 'd1', 'a4', 'd4'].map((cell) => `1.${cell}`);

export const isFloor = (word: unknown): word is Floor => word === '1' || word === '2';
const known: ReadonlySet<string> = new Set(spaces);
export const isSpace = (word: unknown): word is Space => typeof word === 'string' && known.has(word);
export const floorOf = (space: Space): Floor => space.slice(0, 1) as Floor;
export const cellOf = (space: Space): Cell => space.slice(2);
export const floorNumber = (floor: Floor): FloorNumber => Number(floor) as FloorNumber;
export const floorNumbered = (floor: FloorNumber): Floor => String(floor) as Floor;
export const otherFloor = (floor: Floor): Floor => (floor === '1' ? '2' : '1');
/** The same place on the other floor. */
export const mirrored = (space: Space): Space => `${otherFloor(floorOf(space))}.${cellOf(space)}`;
export const inOrder = (list: Iterable<Space>): Space[] => {
  const wanted = new Set(list);
  return spaces.filter((space) => wanted.has(space));
};

/** Column and row from 0, rows downwards. */
export const coordinates = (space: Space): readonly [x: number, y: number] => placeOf(cellOf(space));

export type Direction = readonly [dx: number, dy: number];
export const compass = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const satisfies Record<string, Direction>;

/** The room that lies so many rooms further on, if the floor goes that far. */
export function beyond(space: Space, [dx, dy]: Direction, rooms = 1): Space | undefined {
  const [x, y] = coordinates(space);
  const cell = cells.find((each) => {
    const [cx, cy] = placeOf(each);
    return cx === x + dx * rooms && cy === y + dy * rooms;
  });
  return cell && `${floorOf(space)}.${cell}`;
}

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

export const isWall = (word: unknown): word is Wall => typeof word === 'string' && knownEdges.has(word);
export const edgesOn = (floor: Floor): Wall[] => sidesOf(grid).map((side) => `${floor}.${side}`);
export const edges: readonly Wall[] = floors.flatMap(edgesOn);
const knownEdges: ReadonlySet<string> = new Set(edges);
export const edgeBetween = (one: Space, other: Space): Wall =>
  `${floorOf(one)}.${wallBetween(cellOf(one), cellOf(other))}`;
export const endsOfWall = (wall: Wall): [Space, Space] =>
  endsOf(wall.slice(2)).map((cell) => `${wall.slice(0, 1)}.${cell}`) as [Space, Space];
export const areTouching = (one: Space, other: Space): boolean =>
  floorOf(one) === floorOf(other) && areBeside(cellOf(one), cellOf(other));

/** What a lay-out of walls makes of the floors. */
interface Layout {
  readonly open: (space: Space) => readonly Space[];
  readonly distance: (from: Space, to: Space) => number;
  readonly routes: (from: Space, to: Space) => Routes;
}

const layout = memoize((walls: readonly Wall[]): Layout => {
  const graph = Object.fromEntries(
    floors.flatMap((floor) =>
      Object.entries(
        openGraph(
          grid,
          wallsOn(walls, floor).map((wall) => wall.slice(2)),
        ),
      ).map(([cell, others]) => [`${floor}.${cell}`, others.map((other) => `${floor}.${other}`)]),
    ),
  );
  const distance = distancesIn(graph);
  return { open: (space) => graph[space] ?? [], distance, routes: shortestRoutesIn(graph, distance) };
});

interface Walled {
  readonly walls: readonly Wall[];
}
/** B2-MOVE-2: rooms that share an edge without a wall. */
export const adjacent = ({ walls }: Walled, space: Space): readonly Space[] => layout(walls).open(space);
export const areAdjacent = (walled: Walled, one: Space, other: Space): boolean => adjacent(walled, one).includes(other);
export const distanceBetween = ({ walls }: Walled, from: Space, to: Space): number => layout(walls).distance(from, to);
export const routesBetween = ({ walls }: Walled, from: Space, to: Space): Routes => layout(walls).routes(from, to);
export const isWallBetween = ({ walls }: Walled, one: Space, other: Space): boolean =>
  walls.includes(edgeBetween(one, other));

export const wallsOn = (walls: readonly Wall[], floor: Floor): Wall[] =>
  walls.filter((wall) => wall.startsWith(`${floor}.`));
/** B2-SETUP-5: every room of the floor can be reached. */
export const isConnected = (walls: readonly Wall[], floor: Floor): boolean =>
  cutOff(
    grid,
    wallsOn(walls, floor).map((wall) => wall.slice(2)),
  ).length === 0;

/** B2-GUARD-3 and its readings: which of several shortest ways a guard takes. */
export const tieBreaks = {
  'largest-turn': mostClockwise(coordinates),
  'left-hand-first-step': leftAtForks(coordinates),
  'team-chooses': playersChoose,
};
