// The building as a graph: six floors of rooms between two stairwells, four lift shafts, and what adjoins what.

export const floors = ['1', '2', '3', '4', '5', '6'] as const;
export type Floor = (typeof floors)[number];
export const shafts = ['a', 'b', 'c', 'd'] as const;
export type Shaft = (typeof shafts)[number];
/** A room `3.4`, a landing `3.L`, a cabin `lift-a`, or `start`, `cell`, `roof`. */
export type Space = string;

export const vault = '4.4';
/** The room behind the delivery door, which is the start space. */
export const door = '1.1';
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
/** The room with the access of a shaft on a floor; on our plan, if no other is given. */
export const accessOn = (shaft: Shaft, floor: number, rows = accesses): Space | undefined =>
  rows[shaft].find((room) => Number(floorOf(room)) === floor);
export const shaftOfLift = (space: Space): Shaft | undefined =>
  lifts.includes(space) ? (space.slice(5) as Shaft) : undefined;

/** Neighbours on a floor of rooms and landings. */
export const besideOnFloor = new Map<Space, readonly Space[]>(
  floors.flatMap((floor) =>
    spacesOn(floor).map((space, i, all): [Space, readonly Space[]] => [
      space,
      [all[i - 1], all[i + 1]].filter((other) => other !== undefined),
    ]),
  ),
);

/** The landing one stair up (1) or down (-1), in the same stairwell. */
export const stair = (space: Space, by: 1 | -1): Space | undefined => (by === 1 ? above : below).get(space);
const above = new Map(landings.slice(0, -2).map((space, i): [Space, Space] => [space, landings[i + 2] as Space]));
const below = new Map([...above].map(([low, high]): [Space, Space] => [high, low]));

export type Lane = 'lower' | 'upper';

export const otherLane = (lane: Lane): Lane => (lane === 'lower' ? 'upper' : 'lower');

/** The drones' loop turns at both ends of every floor. */
export const droneTurns: Readonly<Record<Floor, readonly number[]>> = {
  '1': [1, 6],
  '2': [1, 6],
  '3': [1, 6],
  '4': [1, 6],
  '5': [1, 6],
  '6': [1, 6],
};

/** What the rulebook shows of the building only in a picture. */
export interface PlanData {
  readonly accesses: Readonly<Record<Shaft, readonly Space[]>>;
  readonly vault: Space;
  readonly door: Space;
  readonly drones: Readonly<Record<Floor, readonly number[]>>;
}

/** The building with its shafts, its door and its drones' loops. */
export interface Plan extends PlanData {
  /** The shaft that a room has an access to. No room has two. */
  readonly shaftAt: (room: Space) => Shaft | undefined;
  readonly accessOn: (shaft: Shaft, floor: number) => Space | undefined;
  readonly lowestFloor: (shaft: Shaft) => number;
  readonly highestFloor: (shaft: Shaft) => number;
  /** Neighbours on the level: rooms, landings, the start. Stairs and cabins are not among them. */
  readonly besideOnLevel: (space: Space) => readonly Space[];
  /** LH-DRONE-2: lower lane left, upper lane right; where the loop turns, the next room lies on the other lane. */
  readonly nextOnLoop: (room: Space, lane: Lane) => { at: Space; lane: Lane };
  readonly isLaneEnd: (room: Space, lane: Lane) => boolean;
}

export function planWith(data: PlanData): Plan {
  const { accesses: rows, door: behind, drones } = data;
  const shaftByRoom = new Map(shafts.flatMap((shaft) => rows[shaft].map((room): [Space, Shaft] => [room, shaft])));
  const beside = new Map(besideOnFloor)
    .set('start', [behind])
    .set(behind, [...(besideOnFloor.get(behind) ?? []), 'start']);
  const isLaneEnd = (room: Space, lane: Lane): boolean => {
    const [left = 1, right = 6] = drones[floorOf(room)];
    const number = Number(room.slice(2));
    return lane === 'lower' ? number <= left : number >= right;
  };
  return {
    ...data,
    shaftAt: (room) => shaftByRoom.get(room),
    accessOn: (shaft, floor) => accessOn(shaft, floor, rows),
    lowestFloor: (shaft) => Number(floorOf(rows[shaft][0] as Space)),
    highestFloor: (shaft) => Number(floorOf(rows[shaft].at(-1) as Space)),
    besideOnLevel: (space) => beside.get(space) ?? [],
    nextOnLoop: (room, lane) => {
      const turns = isLaneEnd(room, lane);
      const to = turns ? otherLane(lane) : lane;
      return { at: `${floorOf(room)}.${Number(room.slice(2)) + (to === 'lower' ? -1 : 1)}`, lane: to };
    },
    isLaneEnd,
  };
}
