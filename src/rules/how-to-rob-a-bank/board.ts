// The bank's floor as a grid of nine rooms, the ring of twelve streets, and what walls do to them.
import { memoize } from '../common/memoize.js';
import type { TileId } from './data.js';

export const columns = ['a', 'b', 'c'] as const;
export const rows = ['1', '2', '3'] as const;
export const rooms = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type Room = (typeof rooms)[number];

export const sides = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof sides)[number];

export const corners = ['a1', 'c1', 'a3', 'c3'] as const satisfies readonly Room[];
export type Corner = (typeof corners)[number];

/** Clockwise; the last one is followed by the first. */
export const streets = ['n-a', 'n-b', 'n-c', 'e-1', 'e-2', 'e-3', 's-c', 's-b', 's-a', 'w-3', 'w-2', 'w-1'] as const;
export type Street = (typeof streets)[number];

/** Columns and rows count from 0, from the top left. */
export const columnOf = (room: Room): number => columns.findIndex((column) => room.startsWith(column));
export const rowOf = (room: Room): number => rows.findIndex((row) => room.endsWith(row));
export const isRoom = (place: unknown): place is Room => (rooms as readonly unknown[]).includes(place);
export const isStreet = (place: unknown): place is Street => (streets as readonly unknown[]).includes(place);

const roomAt = (column: number, row: number): Room | undefined =>
  column < 0 || column > 2 || row < 0 || row > 2 ? undefined : rooms[row * 3 + column];

const steps: Record<Side, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const opposite: Readonly<Record<Side, Side>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** The room on that side, wall or not. */
export const neighbour = (room: Room, side: Side): Room | undefined =>
  roomAt(columnOf(room) + steps[side][0], rowOf(room) + steps[side][1]);

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

/** The room a street runs past, and the side of it. */
export const roomBeside: Readonly<Record<Street, readonly [Room, Side]>> = Object.fromEntries(
  streets.map((street) => {
    const [side, place] = street.split('-') as [Side, string];
    const room = side === 'n' ? `${place}1` : side === 's' ? `${place}3` : side === 'e' ? `c${place}` : `a${place}`;
    return [street, [room, side]];
  }),
) as unknown as Record<Street, readonly [Room, Side]>;

export const streetsBeside = (room: Room): Street[] => streets.filter((street) => roomBeside[street][0] === room);

/** The street right across the bank from an edge room. */
export const streetAcross = (room: Room): Street | undefined =>
  streets.find((street) => {
    const [other, side] = roomBeside[street];
    return (
      other !== room &&
      distance(room, other) === 2 &&
      (columnOf(room) === columnOf(other) || rowOf(room) === rowOf(other)) &&
      streetsBeside(room).some((own) => roomBeside[own][1] === opposite[side])
    );
  });

/** The two streets one step along the ring. */
export function streetsNextTo(street: Street): Street[] {
  const i = streets.indexOf(street);
  return [streets[(i + 11) % 12] as Street, streets[(i + 1) % 12] as Street];
}

/** Room -> `tile` or `tile side`, as a position writes it. */
export type Laid = Readonly<Partial<Record<Room, string>>>;

/** `bag-1 n` is the tile bag-1 with its wall to the north. */
export interface Tile {
  readonly id: TileId;
  readonly side?: Side;
}

/** What lies in each room. The tiles stay the same object for a whole round, so they are read once. */
export const tilesIn = memoize(
  (laid: Laid): ReadonlyMap<Room, Tile> =>
    new Map(
      (Object.entries(laid) as [Room, string][]).map(([room, text]) => {
        const [id, side] = text.split(' ') as [TileId, Side?];
        return [room, { id, ...(side && { side }) }];
      }),
    ),
);

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
