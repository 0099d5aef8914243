// Weights, costs, cards and the other numbers of Lazy Heist, as printed. A page that only shows a board does without.
import type { Floor } from './board.js';
import { lastField, profiles, radioFields, type Colour, type GuardId, type Load } from './data.js';

export const loadWeight: Readonly<Record<Load, number>> = { explosives: 80, ruby: 100 };

/** Limits of the four cabin cards in kilograms; the limit itself is allowed. */
export const cabinLimits: readonly number[] = [120, 160, 200, 250];

/** The access each lock closes at first. */
export const lockedAccess: Readonly<Record<Colour, string>> = { red: '1.5', blue: '4.1', green: '6.3', yellow: '4.6' };

export const tiles = { batteries: 6, donuts: 4 };
/** Steps of a guard in one walk, by alert. */
export const guardSteps = { green: 3, red: 5 };

export interface Cost {
  readonly points: number;
  readonly strength?: number;
}

/** What the actions of the rulebook cost. */
export const costs = {
  walk: { points: 1 },
  climb: { points: 1, strength: 1 },
  carry: { points: 1, strength: 1 },
  /** For each of the four. */
  escape: { points: 1, strength: 1 },
  sneak: { points: 2 },
  knockOut: { points: 2 },
  lift: { points: 1 },
  unlock: { points: 1 },
  rest: { points: 3 },
  loot: { points: 2 },
  radio: { points: 2 },
  free: { points: 2 },
  switch: { points: 2 },
  ignite: { points: 2 },
  wait: { points: 1 },
};

export type CardId =
  | 'donut'
  | 'second-wind'
  | 'cramp'
  | 'short-circuit'
  | 'false-alarm'
  | 'loud-crash'
  | 'quick-repair'
  | 'power-cut'
  | 'coffee-break'
  | 'all-quiet';

/** Event cards: how many of each. */
export const deck: Readonly<Record<CardId, number>> = {
  donut: 4,
  'second-wind': 2,
  cramp: 2,
  'short-circuit': 2,
  'false-alarm': 2,
  'loud-crash': 2,
  'quick-repair': 2,
  'power-cut': 2,
  'coffee-break': 1,
  'all-quiet': 1,
};

/** Every number of the game. Rules look them up each time, so that `heist mutate` can put one of them off. */
export const numbers = {
  lastField,
  itemPlaces: 2,
  strengthOfRest: 1,
  costs,
  profiles,
  loadWeight,
  cabinLimits,
  guardSteps,
  radioFields,
  tiles,
  deck,
};
/** As printed: for claims and schemas, which stay right when a rule goes wrong. */
export const { itemPlaces } = numbers;

/** The drones' loop turns at both ends of every floor. */
export const droneTurns: Readonly<Record<Floor, readonly number[]>> = {
  '1': [1, 6],
  '2': [1, 6],
  '3': [1, 6],
  '4': [1, 6],
  '5': [1, 6],
  '6': [1, 6],
};

/** Where a diagram finds what setup would have rolled for. */
export interface Diagram {
  readonly guards: Readonly<Record<GuardId, string>>;
  readonly guardRoom: string;
  /** The number of the room in which every drone stands. */
  readonly droneRoom: number;
  readonly cabins: Readonly<Record<'a' | 'b' | 'c' | 'd', number>>;
  readonly keys: Readonly<Record<Colour, string>>;
  readonly batteries: readonly string[];
  readonly switches: Readonly<Record<'3' | '6', string>>;
  readonly vending: Readonly<Record<'2' | '5', string>>;
}

export const diagram: Diagram = {
  guards: { g1: '1.6', g2: '6.1' },
  guardRoom: '3.3',
  droneRoom: 6,
  cabins: { a: 160, b: 200, c: 250, d: 120 },
  keys: { red: '2.1', blue: '3.2', green: '5.1', yellow: '6.4' },
  batteries: ['1.3'],
  switches: { '3': '3.5', '6': '6.2' },
  vending: { '2': '2.3', '5': '5.2' },
};
