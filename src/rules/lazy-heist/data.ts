// Burglars, cabins, locks, radio fields, cards and numbers of Lazy Heist, and where they came from. The plan is in board.ts.
import type { DataPart } from '../../table/rule.js';

export type Burglar = 'anna' | 'bruno' | 'carla' | 'dieter';
export type GuardId = 'g1' | 'g2';
export type Colour = 'red' | 'blue' | 'green' | 'yellow';
export type Difficulty = 'normal' | 'hard';
export type Load = 'explosives' | 'ruby';

export interface Profile {
  readonly colour: Colour;
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
  dieter: { colour: 'blue', weight: 100, points: 4, strength: 4 },
};

/** Clockwise. */
export const usualSeats: readonly Burglar[] = ['anna', 'bruno', 'carla', 'dieter'];

export const guardIds: readonly GuardId[] = ['g1', 'g2'];
export const isGuard = (word: string | undefined): boolean => guardIds.some((id) => id === word);
export const colours: readonly Colour[] = ['red', 'blue', 'green', 'yellow'];
export const loads: readonly Load[] = ['explosives', 'ruby'];
export const loadWeight: Readonly<Record<Load, number>> = { explosives: 80, ruby: 100 };

/** Limits of the four cabin cards in kilograms; the limit itself is allowed. */
export const cabinLimits: readonly number[] = [120, 160, 200, 250];

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

export const dataParts: readonly DataPart[] = [
  {
    name: 'numbers',
    provenance: 'rulebook',
    note: 'Components, action costs, thirty minutes, guard steps of three or five, the eleven protocol steps.',
  },
  {
    name: 'building plan',
    provenance: 'house',
    option: 'data.plan',
    note: 'Six floors of six rooms between two stairwells, four shafts, the vault in 4.4. The rulebook only shows a picture.',
  },
  {
    name: 'burglars',
    provenance: 'house',
    option: 'data.burglars',
    note: 'Weights and profiles are ours; seventeen strength markers and three to five action points are in the rulebook.',
  },
  {
    name: 'weights',
    provenance: 'house',
    option: 'data.weights',
    note: 'Explosives 80 kg, ruby 100 kg, cabins for 120, 160, 200 and 250 kg.',
  },
  { name: 'locks', provenance: 'house', option: 'data.locks', note: 'Which access each of the four locks closes.' },
  {
    name: 'helicopter strip',
    provenance: 'house',
    option: 'data.strip',
    note: 'Radio fields of the two sides; that there are thirty minutes is in the rulebook.',
  },
  {
    name: 'drone paths',
    provenance: 'house',
    option: 'data.drones',
    note: 'A loop through all six rooms on every floor. Lanes, directions and stations are in the rulebook.',
  },
  {
    name: 'event cards',
    provenance: 'house',
    option: 'data.events',
    note: 'Twenty cards are in the rulebook; what they say is ours.',
  },
  {
    name: 'protocol back side',
    provenance: 'house',
    option: 'rulings.red-back-side',
    note: 'Steps 2 to 11 under the same numbers. That guards walk five steps is in the rulebook.',
  },
  {
    name: 'donut value',
    provenance: 'house',
    option: 'rulings.donut-value',
    note: 'One point: see the ruling donut-value.',
  },
  { name: 'seats', provenance: 'house', option: 'seats', note: 'Anna, Bruno, Carla, Dieter clockwise.' },
  {
    name: 'diagram table',
    provenance: 'house',
    option: 'data.diagram',
    note: 'Where guards, drones, keys, cabins and machines stand in a diagram that does not say.',
  },
];
