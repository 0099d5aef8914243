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

const roomNumbers = ['1', '2', '3', '4', '5', '6'] as const;
export const roomsOn = (floor: string): Space[] => roomNumbers.map((room) => `${floor}.${room}`);
/** A whole floor, from stairwell to stairwell. */
export const spacesOn = (floor: string): Space[] => [`${floor}.L`, ...roomsOn(floor), `${floor}.R`];

export const rooms: readonly Space[] = floors.flatMap(roomsOn);
export const lifts: readonly Space[] = shafts.map((shaft) => `lift-${shaft}`);
/** Every space, for marks and arrows. */
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

/** The numbers of the rooms in which the drones' loop turns, left and right: at both ends of every floor. */
export const droneTurns: Readonly<Record<Floor, readonly number[]>> = {
  '1': [1, 6],
  '2': [1, 6],
  '3': [1, 6],
  '4': [1, 6],
  '5': [1, 6],
  '6': [1, 6],
};
