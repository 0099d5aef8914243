// Tiles, decks, seats and numbers of How to Rob a Bank, and where they came from. Rooms and streets are in board.ts.

import type { DataPart, Provenance } from '../../table/rule.js';

export type Players = 2 | 3 | 4;
export type Robber = 'yellow' | 'red' | 'green';
export type Actor = 'bank' | Robber;
export type GuardId = 'g1' | 'g2' | 'g3';

export type TileId =
  'mask' | 'alarm' | 'guard-1' | 'guard-2' | 'bag-1' | 'bag-2' | 'bag-3' | 'plain' | 'extra-bag' | 'extra-guard';

export interface Tile {
  /** What is printed on the tile: where the robbers start, the alarm, a guard's badge, a money bag. */
  readonly symbol: 'mask' | 'alarm' | 'badge' | 'bag' | null;
  /** The guard who starts on the badge. */
  readonly guard?: GuardId;
  /** Whether one side of the tile is a thick wall. */
  readonly walled: boolean;
  readonly players: 'all' | '2-3' | '4';
  readonly provenance: Provenance;
}

// The rulebook gives the number of tiles, of guards and of walls; which symbol shares a tile with a wall is ours.
export const tiles: Readonly<Record<TileId, Tile>> = {
  mask: { symbol: 'mask', walled: false, players: 'all', provenance: 'house' },
  alarm: { symbol: 'alarm', walled: false, players: 'all', provenance: 'house' },
  'guard-1': { symbol: 'badge', guard: 'g1', walled: true, players: 'all', provenance: 'house' },
  'guard-2': { symbol: 'badge', guard: 'g2', walled: false, players: 'all', provenance: 'house' },
  'bag-1': { symbol: 'bag', walled: true, players: 'all', provenance: 'house' },
  'bag-2': { symbol: 'bag', walled: true, players: 'all', provenance: 'house' },
  'bag-3': { symbol: 'bag', walled: false, players: 'all', provenance: 'house' },
  plain: { symbol: null, walled: true, players: 'all', provenance: 'house' },
  'extra-bag': { symbol: 'bag', walled: false, players: '2-3', provenance: 'house' },
  'extra-guard': { symbol: 'badge', guard: 'g3', walled: false, players: '4', provenance: 'house' },
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

export interface DeckEntry {
  readonly count: number;
  readonly provenance: Provenance;
}

export const bankDeck: Readonly<Record<BankCardId, DeckEntry>> = {
  walk: { count: 1, provenance: 'house' },
  'walk+walk': { count: 4, provenance: 'house' },
  'walk+tackle': { count: 4, provenance: 'house' },
  'walk+lock': { count: 2, provenance: 'house' },
  'walk+tackle/lock': { count: 2, provenance: 'house' },
  tackle: { count: 1, provenance: 'house' },
  'tackle/lock': { count: 1, provenance: 'house' },
};

/** The three robber decks are alike. */
export const robberDeck: Readonly<Record<RobberCardId, DeckEntry>> = {
  walk: { count: 1, provenance: 'house' },
  'walk+walk': { count: 3, provenance: 'house' },
  'walk+pick': { count: 2, provenance: 'house' },
  'walk+pepper': { count: 2, provenance: 'house' },
  'walk+unlock': { count: 1, provenance: 'house' },
  'walk+pepper/pick': { count: 1, provenance: 'house' },
  'walk+unlock/pick': { count: 1, provenance: 'house' },
  pick: { count: 1, provenance: 'house' },
  'pepper/pick': { count: 1, provenance: 'house' },
  'unlock/pick': { count: 1, provenance: 'house' },
  crawl: { count: 1, provenance: 'house' },
};

/** A tile as a position writes it: with the side of its wall if it has one. */
export type LaidTile = TileId | `${TileId} ${'n' | 'e' | 's' | 'w'}`;

/** A tile in each of the nine rooms. */
export type Floor = Readonly<Record<'a1' | 'b1' | 'c1' | 'a2' | 'b2' | 'c2' | 'a3' | 'b3' | 'c3', LaidTile>>;

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

/** Who sits at the table, clockwise from the bank. */
export const seats = (players: Players): readonly Actor[] =>
  players === 4 ? ['bank', 'yellow', 'red', 'green'] : ['bank', 'yellow', 'red'];

export const tokens = { bags: 7 } as const;

/** The numbers of the rulebook. Rules look them up each time, so that `heist mutate` can put one of them off. */
export const numbers = { handSize: 8, stackSize: 5, lastRound: 3, bagsToWin: 4, bagsToWinWithFour: 5 };
/** As printed: for claims and schemas, which stay right when a rule goes wrong. */
export const { handSize, stackSize, lastRound } = numbers;

/** How many stolen bags win the game for the robbers. */
export const target = (players: Players): number => (players === 4 ? numbers.bagsToWinWithFour : numbers.bagsToWin);

export const dataParts: readonly DataPart[] = [
  {
    name: 'numbers',
    provenance: 'rulebook',
    note: 'Seven bags, hands of eight, stacks of five, three rounds, four or five bags to win.',
  },
  {
    name: 'rooms',
    provenance: 'rulebook',
    note: 'Nine rooms in a square of three by three; public reviews confirm it.',
  },
  {
    name: 'streets',
    provenance: 'house',
    option: 'data.streets',
    note:
      'A ring of twelve. That a corner room has two streets is in the rulebook; that no street lies on the corner ' +
      'itself is ours.',
  },
  {
    name: 'tile symbols',
    provenance: 'house',
    option: 'data.tiles',
    note: 'Derived from the number of tiles, guards and bags in the rulebook, which shows the tiles only in pictures.',
  },
  {
    name: 'walls',
    provenance: 'house',
    option: 'data.tiles',
    note: 'Four walled tiles are in the rulebook; which ones, and one wall on each, is ours.',
  },
  {
    name: 'outer walls',
    provenance: 'public',
    note: 'A wall may face the street: a review says so (spacebiff.com), and a wall can stop a throw by the rulebook.',
  },
  {
    name: 'turning tiles',
    provenance: 'public',
    option: 'rulings.rotate-when',
    note: 'Only while rooms are shut in (ludorium.at). Another review turns them freely: see the ruling rotate-when.',
  },
  {
    name: 'bank deck',
    provenance: 'house',
    option: 'data.decks',
    note: 'Fifteen cards with the four icons of the rulebook. Reviews tell of and-cards and or-cards, none lists them.',
  },
  {
    name: 'robber decks',
    provenance: 'house',
    option: 'data.decks',
    note: 'Fifteen cards with the seven icons of the rulebook, the same for all three colours; no list is public.',
  },
  {
    name: 'seats',
    provenance: 'house',
    option: 'order',
    note: 'Yellow, red, green clockwise from the bank: the order in which the contents name the colours.',
  },
  {
    name: 'diagram floor',
    provenance: 'house',
    option: 'data.floor',
    note: 'The floor of a diagram that names no tiles: every wall faces the street.',
  },
];
