// Two floors of four by four rooms, and the walls between them.
import { cellsOf, openGraph, placeOf, wallBetween } from '../common/grid.js';
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
export type FloorWall = string;

export const grid = { size: 4 };
export const floors: readonly Floor[] = ['1', '2'];
export const cells: readonly Cell[] = cellsOf(grid);
export const spacesOn = (floor: Floor): Space[] => cells.map((cell) => `${floor}.${cell}`);
export const spaces: readonly Space[] = floors.flatMap(spacesOn);
const known: ReadonlySet<string> = new Set(spaces);
export const isSpace = (word: unknown): word is Space => typeof word === 'string' && known.has(word);
export const floorOf = (space: Space): Floor => space.slice(0, 1) as Floor;
export const cellOf = (space: Space): Cell => space.slice(2);
export const floorNumbered = (floor: FloorNumber): Floor => String(floor) as Floor;
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

export const edgeBetween = (one: Space, other: Space): FloorWall =>
  `${floorOf(one)}.${wallBetween(cellOf(one), cellOf(other))}`;
/** What a lay-out of walls makes of the floors. */
interface Layout {
  readonly open: (space: Space) => readonly Space[];
  readonly distance: (from: Space, to: Space) => number;
  readonly routes: (from: Space, to: Space) => Routes;
}

const layout = memoize((walls: readonly FloorWall[]): Layout => {
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
  readonly walls: readonly FloorWall[];
}
/** B2-MOVE-2: rooms that share an edge without a wall. */
export const adjacent = ({ walls }: Walled, space: Space): readonly Space[] => layout(walls).open(space);
export const areAdjacent = (walled: Walled, one: Space, other: Space): boolean => adjacent(walled, one).includes(other);
export const distanceBetween = ({ walls }: Walled, from: Space, to: Space): number => layout(walls).distance(from, to);
export const routesBetween = ({ walls }: Walled, from: Space, to: Space): Routes => layout(walls).routes(from, to);
export const isWallBetween = ({ walls }: Walled, one: Space, other: Space): boolean =>
  walls.includes(edgeBetween(one, other));

export const wallsOn = (walls: readonly FloorWall[], floor: Floor): FloorWall[] =>
  walls.filter((wall) => wall.startsWith(`${floor}.`));
/** B2-GUARD-3 and its readings: which of several shortest ways a guard takes. */
export const tieBreaks = {
  'largest-turn': mostClockwise(coordinates),
  'left-hand-first-step': leftAtForks(coordinates),
  'team-chooses': playersChoose,
};
