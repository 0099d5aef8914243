// Guards, keys, loads, costs, cards and the other numbers of Lazy Heist, as printed. A page that only shows a board does
// without.
// Facts alone: drawings may import it.
import { lastField, profiles, radioFields, type Difficulty } from './data.js';

export const difficulties = ['normal', 'hard'] as const satisfies readonly Difficulty[];

export const guardIds = ['g1', 'g2'] as const;
export type GuardId = (typeof guardIds)[number];
/** Of keys and their locks. */
export const colours = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof colours)[number];
export const loads = ['explosives', 'ruby'] as const;
export type Load = (typeof loads)[number];

export const isGuard = (word: string | undefined): boolean => guardIds.some((id) => id === word);

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

/** As many as the box holds. */
export const strengthMarkers = 17;
export const eventCards = Object.values(deck).reduce((sum, count) => sum + count, 0);

/** Every number of the game. Rules look them up each time, so that `heist mutate` can change one of them. */
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
