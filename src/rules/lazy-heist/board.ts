// The building as a graph: six floors of rooms between two stairwells, four lift shafts, and what adjoins what.
import { distancesIn, shortestRoutesIn, type Graph } from '../common/routes.js';

export const floors = ['1', '2', '3', '4', '5', '6'] as const;
export type Floor = (typeof floors)[number];
export const shafts = ['a', 'b', 'c', 'd'] as const;
export type Shaft = (typeof shafts)[number];
/** A room `3.4`, a landing `3.L`, a cabin `lift-a`, or `start`, `cell`, `roof`. */
export type Space = string;

export const vault = '4.4';
/** The landing under the roof (LH-GOAL-5). */
export const topLanding = '6.R';

const roomNumbers = ['1', '2', '3', '4', '5', '6'] as const;
export const roomsOn = (floor: string): Space[] => roomNumbers.map((room) => `${floor}.${room}`);
/** A whole floor, from stairwell to stairwell. */
export const spacesOn = (floor: string): Space[] => [`${floor}.L`, ...roomsOn(floor), `${floor}.R`];

export const rooms: readonly Space[] = floors.flatMap(roomsOn);
export const landings: readonly Space[] = floors.flatMap((floor) => [`${floor}.L`, `${floor}.R`]);
export const lifts: readonly Space[] = shafts.map((shaft) => `lift-${shaft}`);
export const spaces: readonly Space[] = [...floors.flatMap(spacesOn), ...lifts, 'start', 'cell', 'roof'];

export const isRoom = (space: Space): boolean => roomSet.has(space);
const roomSet: ReadonlySet<Space> = new Set(rooms);
export const floorOf = (space: Space): Floor => space.charAt(0) as Floor;

/** Access rooms of each shaft, bottom to top. */
export const accesses: Readonly<Record<Shaft, readonly Space[]>> = {
  a: ['1.2', '2.2', '3.1', '4.1'],
  b: ['1.5', '2.4', '3.4', '4.3', '5.3'],
  c: ['4.5', '5.4', '6.3'],
  d: ['2.6', '3.6', '4.6', '5.6', '6.5'],
};
const shaftByRoom = new Map(shafts.flatMap((shaft) => accesses[shaft].map((room): [Space, Shaft] => [room, shaft])));

/** The shaft that a room has an access to. No room has two. */
export const shaftAt = (room: Space): Shaft | undefined => shaftByRoom.get(room);
export const accessOn = (shaft: Shaft, floor: number): Space | undefined =>
  accesses[shaft].find((room) => Number(floorOf(room)) === floor);
export const lowestFloor = (shaft: Shaft): number => Number(floorOf(accesses[shaft][0] as Space));
export const highestFloor = (shaft: Shaft): number => Number(floorOf(accesses[shaft].at(-1) as Space));
export const shaftOfLift = (space: Space): Shaft | undefined =>
  lifts.includes(space) ? (space.slice(5) as Shaft) : undefined;

const level = new Map<Space, readonly Space[]>(
  floors.flatMap((floor) =>
    spacesOn(floor).map((space, i, all): [Space, readonly Space[]] => [
      space,
      [all[i - 1], all[i + 1]].filter((other) => other !== undefined),
    ]),
  ),
);
level.set('start', ['1.1']);
level.set('1.1', [...(level.get('1.1') ?? []), 'start']);

/** The landing one stair up (1) or down (-1), in the same stairwell. */
export const stair = (space: Space, by: 1 | -1): Space | undefined => (by === 1 ? above : below).get(space);
const above = new Map(landings.slice(0, -2).map((space, i): [Space, Space] => [space, landings[i + 2] as Space]));
const below = new Map([...above].map(([low, high]): [Space, Space] => [high, low]));

/** Neighbours on the level: rooms, landings, the start. Stairs and cabins are not among them. */
export const besideOnLevel = (space: Space): readonly Space[] => level.get(space) ?? [];

/** LH-GUARD-2: where guards walk. Rooms, landings and stairs; no cabins, no start. */
const guardGraph: Graph = Object.fromEntries(
  floors.flatMap((floor) =>
    spacesOn(floor).map((space) => [
      space,
      [...besideOnLevel(space).filter((other) => other !== 'start'), stair(space, 1), stair(space, -1)].filter(
        (other) => other !== undefined,
      ),
    ]),
  ),
);

/** The spaces where a guard can stand. */
export const guardSpaces: readonly Space[] = Object.keys(guardGraph);
/** Steps of a guard from one space to another; without end where no guard can walk. */
export const guardDistance = distancesIn(guardGraph);
/** LH-GUARD-1: every shortest route of a guard. */
export const guardRoutes = shortestRoutesIn(guardGraph, guardDistance);

export type Lane = 'lower' | 'upper';

/** The drones' loop (LH-DRONE-2): lower lane left, upper lane right; at the end of a lane the next room lies on the other lane. */
export function nextOnLoop(room: Space, lane: Lane): { at: Space; lane: Lane } {
  const [floor, number] = room.split('.') as [Floor, string];
  const heads = (lane === 'lower' && number !== '1') || (lane === 'upper' && number === '6') ? -1 : 1;
  const isEnd = number === (lane === 'lower' ? '1' : '6');
  return { at: `${floor}.${Number(number) + heads}`, lane: isEnd ? otherLane(lane) : lane };
}
export const isLaneEnd = (room: Space, lane: Lane): boolean => room.endsWith(lane === 'lower' ? '.1' : '.6');
export const otherLane = (lane: Lane): Lane => (lane === 'lower' ? 'upper' : 'lower');
