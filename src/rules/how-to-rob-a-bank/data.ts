// Tiles, decks, seats and numbers of How to Rob a Bank, as printed. Rooms and streets are in board.ts, where
// everything came from in data-parts.ts.

import type { Options } from './position.js';
import type { Actor, GuardId, Players } from './box.js';

export type TileId =
  'mask' | 'alarm' | 'guard-1' | 'guard-2' | 'bag-1' | 'bag-2' | 'bag-3' | 'plain' | 'extra-bag' | 'extra-guard';

export interface PrintedTile {
  /** What is printed on the tile: where the robbers start, the alarm, a guard's badge, a money bag. */
  readonly symbol: 'mask' | 'alarm' | 'badge' | 'bag' | null;
  /** The guard who starts on the badge. */
  readonly guard?: GuardId;
  /** Whether one side of the tile is a thick wall. */
  readonly walled: boolean;
  readonly players: 'all' | '2-3' | '4';
}

// The rulebook gives the number of tiles, of guards and of walls; which symbol shares a tile with a wall is ours.
export const tiles: Readonly<Record<TileId, PrintedTile>> = {
  mask: { symbol: 'mask', walled: false, players: 'all' },
  alarm: { symbol: 'alarm', walled: false, players: 'all' },
  'guard-1': { symbol: 'badge', guard: 'g1', walled: true, players: 'all' },
  'guard-2': { symbol: 'badge', guard: 'g2', walled: false, players: 'all' },
  'bag-1': { symbol: 'bag', walled: true, players: 'all' },
  'bag-2': { symbol: 'bag', walled: true, players: 'all' },
  'bag-3': { symbol: 'bag', walled: false, players: 'all' },
  plain: { symbol: null, walled: true, players: 'all' },
  'extra-bag': { symbol: 'bag', walled: false, players: '2-3' },
  'extra-guard': { symbol: 'badge', guard: 'g3', walled: false, players: '4' },
};

export type BankCardId =
  'walk' | 'walk+walk' | 'walk+tackle' | 'walk+lock' | 'walk+tackle/lock' | 'tackle' | 'tackle/lock';

export type RobberCardId =
  | 'walk'
  | 'walk+walk'
  | 'walk+pick'
  | 'walk+pepper'
  | 'walk+unlock'
  | 'walk+pepper/pick'
  | 'walk+unlock/pick'
  | 'pick'
  | 'pepper/pick'
  | 'unlock/pick'
  | 'crawl';

/** A card is named by its actions: `+` is and, `/` is or, and `/` binds closer. */
export type CardId = BankCardId | RobberCardId;

/** A tile as a position writes it: with the side of its wall if it has one. */
export type LaidTile = TileId | `${TileId} ${'n' | 'e' | 's' | 'w'}`;

/** A tile in each of the nine rooms. */
export type Floor = Readonly<Record<'a1' | 'b1' | 'c1' | 'a2' | 'b2' | 'c2' | 'a3' | 'b3' | 'c3', LaidTile>>;

export const usualSeats = (players: Players): readonly Actor[] =>
  players === 4 ? ['bank', 'yellow', 'red', 'green'] : ['bank', 'yellow', 'red'];
/** Who sits at the table, clockwise from the bank: another order can be asked for. */
export const seats = ({ players, order }: Options): readonly Actor[] =>
  'seats' in order ? order.seats : order.length ? order : usualSeats(players);

/** The numbers of the rulebook. Rules look them up each time, so that `heist mutate` can change one of them. */
export const numbers = { handSize: 8, stackSize: 5, lastRound: 3, bagsToWin: 4, bagsToWinWithFour: 5 };
/** As printed: for claims and schemas, which stay right when a rule goes wrong. */
export const { handSize, stackSize, lastRound, bagsToWinWithFour } = numbers;

/** How many stolen bags win the game for the robbers. */
export const target = (players: Players): number => (players === 4 ? numbers.bagsToWinWithFour : numbers.bagsToWin);
