// What the rulebook of How to Rob a Bank shows only in pictures: `options.data` puts a publisher's own data in the place of
// any part of it.
import { memoize } from '../common/memoize.js';
import { roomBeside, rooms, streets, type Room, type Side, type Street } from './board.js';
import {
  bankDeck,
  diagramFloor,
  robberDeck,
  tiles,
  type Actor,
  type Floor,
  type GuardId,
  type LaidTile,
  type Players,
  type Robber,
  type Tile,
  type TileId,
} from './data.js';

/** Card -> how many of it. */
export type Deck = Readonly<Record<string, number>>;

export interface GivenTile {
  readonly symbol?: 'mask' | 'alarm' | 'badge' | 'bag' | 'none' | undefined;
  /** Who starts on the badge. */
  readonly guard?: GuardId | undefined;
  readonly walled?: boolean | undefined;
}

/** Decks, the floor and the ring of streets replace ours; of tiles only what is given. */
export interface GivenData {
  readonly decks?: Readonly<Partial<Record<'bank' | 'robbers' | Robber, Deck>>>;
  readonly tiles?: Readonly<Partial<Record<TileId, GivenTile>>>;
  readonly floor?: Floor;
  /** Clockwise. */
  readonly streets?: readonly Street[];
}

interface Played {
  readonly players: Players;
  readonly data?: GivenData;
}

/** The fifteen cards of an actor: those of the own colour, or of all robbers. */
export function deckOf({ data }: Pick<Played, 'data'>, actor: Actor): Deck {
  if (actor === 'bank') return data?.decks?.bank ?? houseDecks.bank;
  return data?.decks?.[actor] ?? data?.decks?.robbers ?? houseDecks.robbers;
}
const counts = (deck: Readonly<Record<string, { readonly count: number }>>): Deck =>
  Object.fromEntries(Object.entries(deck).map(([id, { count }]) => [id, count]));
const houseDecks = { bank: counts(bankDeck), robbers: counts(robberDeck) };

/** What is printed on the ten tiles. */
export const tileTable = ({ data }: Pick<Played, 'data'>): Readonly<Record<TileId, Tile>> =>
  data?.tiles ? tilesWith(data.tiles) : tiles;
const tilesWith = memoize(
  (given: NonNullable<GivenData['tiles']>) =>
    Object.fromEntries(
      (Object.keys(tiles) as TileId[]).map((id) => [id, tileWith(tiles[id], given[id] ?? {})]),
    ) as Record<TileId, Tile>,
);
function tileWith(own: Tile, { symbol, guard, walled }: GivenTile): Tile {
  const printed = symbol === undefined ? own.symbol : symbol === 'none' ? null : symbol;
  const starts = printed === 'badge' ? (guard ?? own.guard) : undefined;
  const { players, provenance } = own;
  return { symbol: printed, ...(starts && { guard: starts }), walled: walled ?? own.walled, players, provenance };
}

/** The streets in the order in which the car drives past them, clockwise. */
export const ringOf = ({ data }: Pick<Played, 'data'>): readonly Street[] => data?.streets ?? streets;

/** The floor of a diagram that names no tiles; with other walls than ours they face the street where they can. */
export function floorOf({ players, data }: Played): Floor {
  if (data?.floor) return data.floor;
  const floor = diagramFloor(players);
  if (!data?.tiles) return floor;
  const table = tileTable({ data });
  return Object.fromEntries(rooms.map((room) => [room, faced(floor[room], table, room)])) as Floor;
}

function faced(laid: LaidTile, table: Readonly<Record<TileId, Tile>>, room: Room): LaidTile {
  const [id, side] = laid.split(' ') as [TileId, Side?];
  return table[id].walled ? `${id} ${side ?? toTheStreet(room)}` : id;
}
const toTheStreet = (room: Room): Side =>
  streets.map((street) => roomBeside[street]).find((beside) => beside?.[0] === room)?.[1] ?? 'n';
