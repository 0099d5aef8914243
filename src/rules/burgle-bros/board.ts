// The building: spaces such as `2.b3`, what lies above, below and beside them, and the ways on one floor.
import { areBeside, cellAt, cellsOf, placeOf, wallBetween, openGraph, type Cell, type Wall } from '../common/grid.js';
import {
  distancesIn,
  playersChoose,
  shortestRoutesIn,
  type Graph,
  type Routes,
  type TieBreak,
} from '../common/routes.js';
import { leftAtForks, mostClockwise } from '../common/route-turns.js';
import { jobs, type JobId } from './data.js';

/** `1.a1` is the top left space of the first floor; further places are `outside` and `roof`. */
export type Space = string;
export type Floor = string;

export const floorOf = (space: Space): Floor => space.slice(0, space.indexOf('.'));
export const cellOf = (space: Space): Cell => space.slice(space.indexOf('.') + 1);
export const spaceAt = (floor: Floor, cell: Cell): Space => `${floor}.${cell}`;

/** Every space of every job, for marks and arrows. */
export const spaces: readonly Space[] = [
  ...new Set(
    Object.values(jobs).flatMap(({ floors, size }) =>
      floors.flatMap((floor) => cellsOf({ size }).map((cell) => spaceAt(floor, cell))),
    ),
  ),
  'outside',
  'roof',
];

export const floorsOf = (job: JobId): readonly Floor[] => jobs[job].floors;
/** A publisher's data in the place of house data. */
export interface GivenData {
  /** The spaces on the patrol cards of every floor. */
  readonly patrol?: readonly Cell[];
}

/** The same place so many floors higher (or lower), whether or not there is such a floor. */
export const shifted = (space: Space, by: number): Space => spaceAt(String(Number(floorOf(space)) + by), cellOf(space));

/** A floor as its walls leave it. */
export interface Plan {
  readonly graph: Graph;
  readonly distance: (from: Cell, to: Cell) => number;
  readonly routes: (from: Cell, to: Cell) => Routes;
}

const plans = new WeakMap<readonly Wall[], Map<string, Plan>>();

/** Walls stand as they stand for many moves: what was worked out for a list of them is kept. */
export function planOf(job: JobId, gap: Cell | null, walls: readonly Wall[]): Plan {
  let known = plans.get(walls);
  if (!known) plans.set(walls, (known = new Map<string, Plan>()));
  const key = `${job} ${gap}`;
  let plan = known.get(key);
  if (!plan) {
    const graph = openGraph({ size: jobs[job].size, gap }, walls);
    const distance = distancesIn(graph);
    known.set(key, (plan = { graph, distance, routes: shortestRoutesIn(graph, distance) }));
  }
  return plan;
}

/** BB-ROUTE-2 and its readings: which of several shortest ways a guard takes. */
export const tieBreaks: Readonly<Record<string, TieBreak>> = {
  'max-clockwise-area': mostClockwise(placeOf),
  'left-at-first-fork': leftAtForks(placeOf),
  'players-choose': playersChoose,
};

export { areBeside, cellAt, placeOf, wallBetween };
