// The ways of the guards through the building.
// Facts alone: drawings may import it.
import { distancesIn, shortestRoutesIn, type Graph } from '../common/routes.js';
import { floors, spacesOn, type Space } from './board.js';
import { besideOnFloor, stair } from './building.js';

/** LH-GUARD-2: where guards walk. Rooms, landings and stairs; no cabins, no start. */
const guardGraph: Graph = Object.fromEntries(
  floors.flatMap((floor) =>
    spacesOn(floor).map((space) => [
      space,
      [...(besideOnFloor.get(space) ?? []), stair(space, 1), stair(space, -1)].filter((other) => other !== undefined),
    ]),
  ),
);

/** The spaces where a guard can stand. */
export const guardSpaces: readonly Space[] = Object.keys(guardGraph);
/** Steps of a guard from one space to another; without end where no guard can walk. */
export const guardDistance = distancesIn(guardGraph);
/** LH-GUARD-1: every shortest route of a guard. */
export const guardRoutes = shortestRoutesIn(guardGraph, guardDistance);
