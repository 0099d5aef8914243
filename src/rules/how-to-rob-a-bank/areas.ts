// What is near what on the bank's floor, and what walls do to it. A page that only shows a floor does without.
// Facts alone: drawings may import it.
import { memoize } from '../common/memoize.js';
import {
  columnOf,
  neighbour,
  opposite,
  roomBeside,
  rooms,
  rowOf,
  sides,
  streets,
  tilesIn,
  type Laid,
  type Room,
  type Side,
  type Street,
} from './board.js';

export const corners = ['a1', 'c1', 'a3', 'c3'] as const satisfies readonly Room[];
export type Corner = (typeof corners)[number];

/** Rooms that share a side, walls or not. */
export const beside: Readonly<Record<Room, ReadonlyMap<Room, Side>>> = Object.fromEntries(
  rooms.map((room) => [
    room,
    new Map(
      sides.flatMap((side): [Room, Side][] => {
        const other = neighbour(room, side);
        return other ? [[other, side]] : [];
      }),
    ),
  ]),
) as unknown as Record<Room, ReadonlyMap<Room, Side>>;

/** Room steps between two rooms when no wall is in the way. */
export const distance = (a: Room, b: Room): number =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

export const isDiagonal = (a: Room, b: Room): boolean =>
  Math.abs(columnOf(a) - columnOf(b)) === 1 && Math.abs(rowOf(a) - rowOf(b)) === 1;

export const isCorner = (room: Room): room is Corner => (corners as readonly Room[]).includes(room);

/** Corner rooms as many room steps away as any. One for a corner, two for an edge, four for the centre. */
export function farCorners(room: Room): Corner[] {
  const farthest = Math.max(...corners.map((corner) => distance(room, corner)));
  return corners.filter((corner) => distance(room, corner) === farthest);
}

export const streetsBeside = (room: Room): Street[] => streets.filter((street) => roomBeside[street]?.[0] === room);

/** The street right across the bank from an edge room. */
export const streetAcross = (room: Room): Street | undefined =>
  streets.find((street) => {
    const [other, side] = roomBeside[street] as [Room, Side];
    return (
      other !== room &&
      distance(room, other) === 2 &&
      (columnOf(room) === columnOf(other) || rowOf(room) === rowOf(other)) &&
      streetsBeside(room).some((own) => roomBeside[own]?.[1] === opposite[side])
    );
  });

/** The two streets one step along a ring. */
export function streetsNextTo(ring: readonly Street[], street: Street): Street[] {
  const i = ring.indexOf(street);
  return [ring.at(i - 1) as Street, ring[(i + 1) % ring.length] as Street];
}

/** On which side of each room its tile has its wall. Rooms without a wall are missing. */
export type Walls = Readonly<Partial<Record<Room, Side>>>;

export const wallsIn = memoize((laid: Laid): Walls =>
  Object.fromEntries(
    rooms.flatMap((room) => {
      const side = tilesIn(laid).get(room)?.side;
      return side ? [[room, side]] : [];
    }),
  ),
);

/** Neighbours with no wall between. One wall, on either tile, is enough to part them. */
export function areJoined(walls: Walls, a: Room, b: Room): boolean {
  const side = beside[a].get(b);
  return side !== undefined && walls[a] !== side && walls[b] !== opposite[side];
}

export const joinedRooms = (walls: Walls, room: Room): readonly Room[] => joinedBy(walls).get(room) ?? [];
const joinedBy = memoize(
  (walls: Walls) =>
    new Map(rooms.map((room) => [room, [...beside[room].keys()].filter((other) => areJoined(walls, room, other))])),
);

/** All rooms that can be walked to from a room, itself included. */
export function areaOf(walls: Walls, room: Room, laid: readonly Room[] = rooms): Set<Room> {
  const area = new Set([room]);
  for (const reached of area)
    for (const other of joinedRooms(walls, reached)) if (laid.includes(other)) area.add(other);
  return area;
}

/** The floor's areas: rooms joined directly or through others; of a floor that is not wholly laid, as far as it lies. */
export function areas(walls: Walls, laid: readonly Room[] = rooms): Set<Room>[] {
  const found: Set<Room>[] = [];
  for (const room of laid) if (!found.some((area) => area.has(room))) found.push(areaOf(walls, room, laid));
  return found;
}
