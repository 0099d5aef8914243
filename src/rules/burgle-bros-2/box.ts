// What lies in the box of Burgle Bros 2, as lists: tiles, chips, cards, finales. A page that only shows a board does without.
// Facts alone: drawings may import it.
import { cells, type Cell, type Floor, type Space } from './board.js';
import type { Room, Tile } from './data.js';

/** Rooms with the numbers of their tiles; the office and the safe have none. */
export const roomNumbers = {
  'crows-nest': [1, 2],
  slots: [3, 4],
  buffet: [5, 5],
  'revolving-door': [5, 5],
  cashier: [5, 6],
  lounge: [3, 4],
  pool: [1, 2],
  'table-games': [5, 6],
  surveillance: [3, 4],
  'count-room': [1, 2],
  'pit-boss': [6, 6],
  'front-desk': [1, 2],
  'magic-show': [3, 4],
  monorail: [1, 2],
  escalator: [3, 4],
} as const satisfies Record<string, readonly [number, number]>;

const tilesOf = (room: keyof typeof roomNumbers): Tile[] => roomNumbers[room].map((number) => `${room}-${number}`);

/** One of each pair lies on each floor. */
export const pairedTiles = { monorail: tilesOf('monorail'), escalator: tilesOf('escalator') } as const;
export const loneTile = { '1': 'owners-office', '2': 'safe' } as const satisfies Record<Floor, Tile>;
/** The 26 tiles that are mixed and shared out between the floors; twins are listed twice. */
export const mixedTiles: readonly Tile[] = (Object.keys(roomNumbers) as (keyof typeof roomNumbers)[])
  .filter((room) => !(room in pairedTiles))
  .flatMap(tilesOf);
export const tiles: readonly Tile[] = [
  ...new Set([...mixedTiles, ...Object.values(pairedTiles).flat(), ...Object.values(loneTile)]),
];
export const mixedPerFloor = 13;

export const countedRooms: ReadonlySet<Room> = new Set<Room>(['buffet', 'cashier', 'surveillance']);

export const distracted = 'distracted';
/** A patrol card is named after its red room; the others are `distracted`. */
export type PatrolCard = Space;

/** House table: the dots of a card lie this far behind its red room, counted a1, b1 … d4 and round again. */
const dotsBehind: Readonly<Record<Floor, readonly number[]>> = {
  '1': [1, 3, 4, 6, 9, 10, 12, 15],
  '2': [2, 3, 5, 7, 8, 11, 13, 14],
};

/** Somebody's own data in place of ours; what is left out stays as it is. */
export interface GivenData {
  /** Floor -> red room of a card -> its rooms with a dot. */
  readonly dots?: Readonly<Partial<Record<Floor, Readonly<Record<Cell, readonly Cell[]>>>>>;
  /** What heist 1 to 9 brings. */
  readonly rewards?: readonly Reward[];
  readonly loot?: readonly Loot[];
}

export const dotsPerCard = 8;
/** The rooms with a dot on a card of this floor, a1 to d4. */
export function dotsOf(given: GivenData | undefined, floor: Floor, cell: Cell): Cell[] {
  const own = given?.dots?.[floor]?.[cell];
  const dots = own ?? dotsBehind[floor].map((behind) => cells[(cells.indexOf(cell) + behind) % cells.length]);
  return cells.filter((each) => dots.includes(each));
}

/** The back of the diary: distracted cards that join each deck, or patrol cards that leave it unseen. */
export const suspicionTable: Readonly<Record<Floor, readonly number[]>> = {
  '1': [3, 3, 2, 2, 1, 1, -1, -1, -2, -2],
  '2': [3, 3, 2, 1, 1, 0, 0, -1, -1, -2],
};

export const leastSuspicion = 1;
export const mostSuspicion = 10;
export const usualSuspicion = 6;
export const usualPlayers = ['anna', 'bea'] as const;
export const fewestPlayers = 2;
export const mostPlayers = 4;
export const usualEntrances: readonly Space[] = ['1.a1', '1.d1'];

export const poolEvents = [
  'splash-zone',
  'cannonball',
  'pool-prank',
  'trade-shifts',
  'identity-theft',
  'go-for-a-swim',
  'lifeguard-tip',
  'no-running',
] as const;
export const loungeEvents = [
  'directions',
  'happy-hour',
  'chatterbox',
  'espresso-bar',
  'share-a-drink',
  'tipsy',
  'thirsty',
  'dubious-meeting',
] as const;
export const eventDecks = { pool: poolEvents, lounge: loungeEvents } as const;
export type EventDeck = keyof typeof eventDecks;
export type EventCard = (typeof poolEvents)[number] | (typeof loungeEvents)[number];
export const eventCards: readonly EventCard[] = [...poolEvents, ...loungeEvents];
export const deckOfEvent = (card: EventCard): EventDeck =>
  (poolEvents as readonly string[]).includes(card) ? 'pool' : 'lounge';

export const depotCards = ['1', '2', '3', '4', '5', '6', '7', '8'].map((n) => `depot-${n}`);

export const finales = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type FinaleNumber = (typeof finales)[number];
/** Finales whose preparation begins with fake orders; the others begin with new clothes. */
export const withFakeOrders: ReadonlySet<number> = new Set([1, 3, 4, 6, 9]);
export const fakeOrders = 2;
/** By the number of crooks. */
export const fingerprints: Readonly<Record<number, readonly number[]>> = { 2: [1, 4], 3: [1, 2, 4], 4: [1, 2, 3, 4] };
export const chipsToDiscard: Readonly<Record<number, number>> = { 2: 6, 3: 3, 4: 0 };
export const wallsToSmash: Readonly<Record<number, number>> = { 2: 5, 3: 4, 4: 3 };

/** House order: heist 1 to 9. */
export const rewards = [
  'crybaby',
  'double-flip',
  'all-in',
  'stacked-deck',
  'folding-ladder',
  'air-ducts',
  'hack',
  'body-double',
  'altered-id-badge',
] as const;
export type Reward = (typeof rewards)[number];
export const loot = [
  'handbag',
  'car-key',
  'clean-shirt',
  'fingerprint-card',
  'boots',
  'necklace',
  'football',
  'badge',
  'brick',
] as const;
export type Loot = (typeof loot)[number];
export const lastHeist = 9;
/** What each heist brings, by its number. */
export const rewardsOf = (given?: GivenData): readonly Reward[] => given?.rewards ?? rewards;
export const lootOf = (given?: GivenData): readonly Loot[] => given?.loot ?? loot;
