// What the rulebook of How to Rob a Bank shows only in pictures: `options.data` puts a publisher's own data in the place of
// any part of it.
// Facts alone: drawings may import it.
import { memoize } from '../common/memoize.js';
import { streets, type Street } from './board.js';
import { tiles, type Floor, type PrintedTile, type TileId } from './data.js';
import type { GuardId, Players, Robber } from './box.js';

/** Card -> how many of it. */
export type CardCounts = Readonly<Record<string, number>>;

export interface GivenTile {
  readonly symbol?: 'mask' | 'alarm' | 'badge' | 'bag' | 'none' | undefined;
  /** Who starts on the badge. */
  readonly guard?: GuardId | undefined;
  readonly walled?: boolean | undefined;
}

/** Decks, the floor and the ring of streets replace ours; of tiles only what is given. */
export interface GivenData {
  readonly decks?: Readonly<Partial<Record<'bank' | 'robbers' | Robber, CardCounts>>>;
  readonly tiles?: Readonly<Partial<Record<TileId, GivenTile>>>;
  readonly floor?: Floor;
  /** Clockwise. */
  readonly streets?: readonly Street[];
}

/** The options of a table, as far as data depends on them. */
export interface DataOptions {
  readonly players: Players;
  readonly data?: GivenData;
}

/** What is printed on the ten tiles. */
export const tileTable = ({ data }: Pick<DataOptions, 'data'>): Readonly<Record<TileId, PrintedTile>> =>
  data?.tiles ? tilesWith(data.tiles) : tiles;
const tilesWith = memoize(
  (given: NonNullable<GivenData['tiles']>) =>
    Object.fromEntries(
      (Object.keys(tiles) as TileId[]).map((id) => [id, tileWith(tiles[id], given[id] ?? {})]),
    ) as Record<TileId, PrintedTile>,
);
function tileWith(own: PrintedTile, { symbol, guard, walled }: GivenTile): PrintedTile {
  const printed = symbol === undefined ? own.symbol : symbol === 'none' ? null : symbol;
  const starts = printed === 'badge' ? (guard ?? own.guard) : undefined;
  return { symbol: printed, ...(starts && { guard: starts }), walled: walled ?? own.walled, players: own.players };
}

/** The streets in the order in which the car drives past them, clockwise. */
export const ringOf = ({ data }: Pick<DataOptions, 'data'>): readonly Street[] => data?.streets ?? streets;
