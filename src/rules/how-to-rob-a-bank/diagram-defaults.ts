// The floor of a diagram that names no tiles. All its walls face the street.
import { roomBeside, rooms, streets, type Room, type Side } from './board.js';
import type { Floor, LaidTile, PrintedTile, TileId } from './data.js';
import type { Players } from './box.js';
import { tileTable, type DataOptions } from './house-data.js';

const floorForThree: Floor = {
  a1: 'mask',
  b1: 'bag-1 n',
  c1: 'alarm',
  a2: 'guard-1 w',
  b2: 'bag-3',
  c2: 'bag-2 e',
  a3: 'extra-bag',
  b3: 'plain s',
  c3: 'guard-2',
};

const floorForFour: Floor = { ...floorForThree, a3: 'extra-guard' };

/** The floor of a diagram that names no tiles. All its walls face the street. */
export const diagramFloor = (players: Players): Floor => (players === 4 ? floorForFour : floorForThree);

/** The floor of a diagram that names no tiles; with other walls than ours they face the street where they can. */
export function floorOf({ players, data }: DataOptions): Floor {
  if (data?.floor) return data.floor;
  const floor = diagramFloor(players);
  if (!data?.tiles) return floor;
  const table = tileTable({ data });
  return Object.fromEntries(rooms.map((room) => [room, faced(floor[room], table, room)])) as Floor;
}

function faced(laid: LaidTile, table: Readonly<Record<TileId, PrintedTile>>, room: Room): LaidTile {
  const [id, side] = laid.split(' ') as [TileId, Side?];
  return table[id].walled ? `${id} ${side ?? toTheStreet(room)}` : id;
}
const toTheStreet = (room: Room): Side =>
  streets.map((street) => roomBeside[street]).find((beside) => beside?.[0] === room)?.[1] ?? 'n';
