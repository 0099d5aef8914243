// The bank's floor as a grid of nine rooms, the ring of streets around it, and what walls do to them.
import { memoize } from '../common/memoize.js';
import type { TileId } from './data.js';

export const columns = ['a', 'b', 'c'] as const;
export const rows = ['1', '2', '3'] as const;
export const rooms = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type Room = (typeof rooms)[number];

export const sides = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof sides)[number];

const ring = [
  ['n-a', 'n-b', 'n-c', 'ne'],
  ['e-1', 'e-2', 'e-3', 'se'],
  ['s-c', 's-b', 's-a', 'sw'],
  ['w-3', 'w-2', 'w-1', 'nw'],
] as const;
/** Every street that a board can have, clockwise; on a corner the car is beside no room. */
export const allStreets = ring.flat();
export type Street = (typeof allStreets)[number];
export const isCornerStreet = (street: Street): boolean => !street.includes('-');
/** Our ring: twelve streets, none of them on a corner. The last one is followed by the first. */
export const streets: readonly Street[] = allStreets.filter((street) => !isCornerStreet(street));

/** Every space of every board, for marks and arrows. */
export const spaces: readonly string[] = [...rooms, ...allStreets];

/** Columns and rows count from 0, from the top left. */
export const columnOf = (room: Room): number => columns.findIndex((column) => room.startsWith(column));
export const rowOf = (room: Room): number => rows.findIndex((row) => room.endsWith(row));
export const isRoom = (place: unknown): place is Room => (rooms as readonly unknown[]).includes(place);
export const isStreet = (place: unknown): place is Street => (allStreets as readonly unknown[]).includes(place);

const roomAt = (column: number, row: number): Room | undefined =>
  column < 0 || column > 2 || row < 0 || row > 2 ? undefined : rooms[row * 3 + column];

const steps: Record<Side, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const opposite: Readonly<Record<Side, Side>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** The room on that side, wall or not. */
export const neighbour = (room: Room, side: Side): Room | undefined =>
  roomAt(columnOf(room) + steps[side][0], rowOf(room) + steps[side][1]);

/** The room a street runs past, and the side of it; none on a corner. */
export const roomBeside: Readonly<Partial<Record<Street, readonly [Room, Side]>>> = Object.fromEntries(
  streets.map((street) => {
    const [side, place] = street.split('-') as [Side, string];
    const room = side === 'n' ? `${place}1` : side === 's' ? `${place}3` : side === 'e' ? `c${place}` : `a${place}`;
    return [street, [room, side]];
  }),
);

/** Room -> `tile` or `tile side`, as a position writes it. */
export type Laid = Readonly<Partial<Record<Room, string>>>;

/** `bag-1 n` is the tile bag-1 with its wall to the north. */
export interface PlacedTile {
  readonly id: TileId;
  readonly side?: Side;
}

/** What lies in each room. The tiles stay the same object for a whole round, so they are read once. */
export const tilesIn = memoize(
  (laid: Laid): ReadonlyMap<Room, PlacedTile> =>
    new Map(
      (Object.entries(laid) as [Room, string][]).map(([room, text]) => {
        const [id, side] = text.split(' ') as [TileId, Side?];
        return [room, { id, ...(side && { side }) }];
      }),
    ),
);
