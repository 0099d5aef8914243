// Burglars, cabins, locks, radio fields, cards and numbers of Lazy Heist, as printed. The plan is in board.ts, where
// everything came from in data-parts.ts.

/** Clockwise. */
export const usualSeats = ['anna', 'bruno', 'carla', 'dieter'] as const;
export type Burglar = (typeof usualSeats)[number];
export const guardIds = ['g1', 'g2'] as const;
export type GuardId = (typeof guardIds)[number];
/** Of keys and their locks. */
export const colours = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof colours)[number];
export const difficulties = ['normal', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];
export const loads = ['explosives', 'ruby'] as const;
export type Load = (typeof loads)[number];

export interface Profile {
  /** Of the figure and its markers. Guards are blue. */
  readonly colour: 'yellow' | 'red' | 'green' | 'purple';
  /** Kilograms. */
  readonly weight: number;
  /** Action points in a minute. */
  readonly points: number;
  /** Strength markers: together the seventeen of the box. */
  readonly strength: number;
}

export const profiles: Readonly<Record<Burglar, Profile>> = {
  anna: { colour: 'yellow', weight: 60, points: 5, strength: 3 },
  bruno: { colour: 'red', weight: 130, points: 3, strength: 6 },
  carla: { colour: 'green', weight: 80, points: 4, strength: 4 },
  dieter: { colour: 'purple', weight: 100, points: 4, strength: 4 },
};

/** LH-TURN-1: who begins the game. */
export const heaviest: Burglar = [...usualSeats].reduce((a, b) => (profiles[b].weight > profiles[a].weight ? b : a));

export const isGuard = (word: string | undefined): boolean => guardIds.some((id) => id === word);
export const loadWeight: Readonly<Record<Load, number>> = { explosives: 80, ruby: 100 };

/** Limits of the four cabin cards in kilograms; the limit itself is allowed. */
export const cabinLimits = [120, 160, 200, 250] as const;

/** The access each lock closes at first. */
export const lockedAccess: Readonly<Record<Colour, string>> = { red: '1.5', blue: '4.1', green: '6.3', yellow: '4.6' };

/** Fields of the helicopter strip that need the radio marker, by the side of the strip. */
export const radioFields: Readonly<Record<Difficulty, readonly number[]>> = {
  normal: [6, 12, 18, 24],
  hard: [5, 10, 15, 20, 25],
};
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
  lastField: 30,
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
export const { lastField, itemPlaces } = numbers;

/** Where a diagram finds what setup would have rolled for. */
export const diagram = {
  guards: { g1: '1.6', g2: '6.1' },
  guardRoom: '3.3',
  droneRoom: '6',
  cabins: { a: 160, b: 200, c: 250, d: 120 },
  keys: { red: '2.1', blue: '3.2', green: '5.1', yellow: '6.4' },
  batteries: ['1.3'],
  switches: { '3': '3.5', '6': '6.2' },
  vending: { '2': '2.3', '5': '5.2' },
} as const;
