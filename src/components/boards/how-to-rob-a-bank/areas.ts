// Which rooms hang together, and how far corners are, for the overlays of the floor. The rules have their own (RB-WALL-1,
// RB-CAR-1), which elements may not import; a test compares both.
import { columns, neighbour, rooms, rows, type Tiles } from './plan.js';

const sides = ['n', 'e', 's', 'w'] as const;
const opposite: Readonly<Record<string, string>> = { n: 's', s: 'n', e: 'w', w: 'e' };

/** Rooms joined directly or through others; a room that is not laid yet counts for nothing. */
export function areasOf(tiles: Tiles): string[][] {
  const found: Set<string>[] = [];
  for (const room of rooms) {
    if (!tiles.has(room) || found.some((area) => area.has(room))) continue;
    const area = new Set([room]);
    for (const reached of area)
      for (const side of sides) {
        const other = neighbour(reached, side);
        const isOpen = tiles.get(reached)?.wall !== side && tiles.get(other ?? '')?.wall !== opposite[side];
        if (other && tiles.has(other) && isOpen) area.add(other);
      }
    found.push(area);
  }
  return found.map((area) => [...area]);
}

/** Room steps as if there were no walls. */
export const roomSteps = (a: string, b: string): number =>
  Math.abs(columns.indexOf(a[0] as 'a') - columns.indexOf(b[0] as 'a')) +
  Math.abs(rows.indexOf(a[1] as '1') - rows.indexOf(b[1] as '1'));

export const cornerRooms = ['a1', 'c1', 'a3', 'c3'];

export function farCorners(room: string): string[] {
  const farthest = Math.max(...cornerRooms.map((corner) => roomSteps(room, corner)));
  return cornerRooms.filter((corner) => roomSteps(room, corner) === farthest);
}
