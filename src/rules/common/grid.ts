// A floor laid out as a square of tiles: cells named by column and row (`a1` is top left), walls between neighbours, and
// perhaps one cell left empty.
import { draw, type Random } from '../../table/random.js';
import type { Graph } from './routes.js';

/** `b3`: second column, third row. */
export type Cell = string;
/** `a1-b1`: the wall between two neighbouring cells, the smaller name first. */
export type Wall = string;

export interface Grid {
  /** Cells in a row, and rows. */
  readonly size: number;
  /** The cell that stays empty: it is like the outside. */
  readonly gap?: Cell | null;
}

/** The cell of a column and a row, counted from 0 at the top left. */
export const cellAt = (x: number, y: number): Cell => String.fromCharCode('a'.charCodeAt(0) + x) + String(y + 1);

/** The column and the row of a cell. */
export const placeOf = (cell: Cell): readonly [x: number, y: number] => [
  cell.charCodeAt(0) - 'a'.charCodeAt(0),
  Number(cell.slice(1)) - 1,
];

/** All cells but the gap, row by row: a1, b1, c1 … */
export const cellsOf = ({ size, gap }: Grid): Cell[] =>
  Array.from({ length: size * size }, (_, i) => cellAt(i % size, Math.floor(i / size))).filter((cell) => cell !== gap);

/** The cells that share a side with each cell; asked for at every move, so each grid is worked out once. */
function neighboursIn(grid: Grid): ReadonlyMap<Cell, readonly Cell[]> {
  const key = `${grid.size} ${grid.gap}`;
  const before = knownGrids.get(key);
  if (before) return before;
  const cells = cellsOf(grid);
  const neighbours = new Map(cells.map((cell) => [cell, cells.filter((other) => areBeside(cell, other))]));
  knownGrids.set(key, neighbours);
  return neighbours;
}
const knownGrids = new Map<string, ReadonlyMap<Cell, readonly Cell[]>>();

/** Whether two cells share a side; a wall may stand on it. */
export function areBeside(one: Cell, other: Cell): boolean {
  const [x1, y1] = placeOf(one);
  const [x2, y2] = placeOf(other);
  return Math.abs(x1 - x2) + Math.abs(y1 - y2) === 1;
}

export const wallBetween = (one: Cell, other: Cell): Wall => (one < other ? `${one}-${other}` : `${other}-${one}`);
export const endsOf = (wall: Wall): [Cell, Cell] => wall.split('-') as [Cell, Cell];

/** Every place where a wall may stand: between two cells, never along the border or the gap. */
export function sidesOf(grid: Grid): Wall[] {
  const cells = cellsOf(grid);
  return cells.flatMap((cell, i) =>
    cells
      .slice(i + 1)
      .filter((other) => areBeside(cell, other))
      .map((other) => wallBetween(cell, other)),
  );
}

/** Which cells lie open to each other. */
export function openGraph(grid: Grid, walls: readonly Wall[]): Graph {
  const standing = new Set(walls);
  const graph: Record<Cell, readonly Cell[]> = {};
  for (const [cell, neighbours] of neighboursIn(grid))
    graph[cell] = neighbours.filter((other) => !standing.has(wallBetween(cell, other)));
  return graph;
}

/** The cells that cannot be reached from the first one. */
export function cutOff(grid: Grid, walls: readonly Wall[]): Cell[] {
  const graph = openGraph(grid, walls);
  const cells = Object.keys(graph);
  const reached = new Set(cells.slice(0, 1));
  for (const cell of reached) for (const other of graph[cell] ?? []) reached.add(other);
  return cells.filter((cell) => !reached.has(cell));
}

/**
 * A random layout in which every cell can be reached. Walls are tried in random order and one that would cut cells off is
 * left out: whatever was laid before, the last wall still finds a place as long as the count leaves a way to every cell.
 */
export function randomWalls(grid: Grid, count: number, random: Random): Wall[] {
  const sides = sidesOf(grid);
  const walls: Wall[] = [];
  for (const side of draw(sides, sides.length, random))
    if (walls.length < count && cutOff(grid, [...walls, side]).length === 0) walls.push(side);
  if (walls.length < count) throw new RangeError(`${count} walls cut every layout of this grid in two`);
  return walls.sort();
}
