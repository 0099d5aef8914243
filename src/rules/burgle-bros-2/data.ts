// What is printed on the pieces of Burgle Bros 2, as far as boards show it. The lists of all pieces are in box.ts, where
// each part comes from in data-parts.ts.
import type { roomNumbers } from './box.js';

export type Room = keyof typeof roomNumbers | 'owners-office' | 'safe';
/** `slots-3`; `owners-office` and `safe` without a number. */
export type Tile = string;

export const roomOf = (tile: Tile): Room => tile.replace(/-\d$/, '') as Room;
export const numberOf = (tile: Tile): number | null => {
  const [, number] = /-(\d)$/.exec(tile) ?? [];
  return number === undefined ? null : Number(number);
};

/** Rooms in which something happens to whoever enters. */
export const enterEffects: ReadonlySet<Room> = new Set<Room>([
  'slots',
  'buffet',
  'cashier',
  'lounge',
  'pool',
  'table-games',
  'pit-boss',
  'front-desk',
]);

export const chipCounts = {
  drunk: 4,
  saleswoman: 2,
  'prima-donna': 3,
  detective: 2,
  crowd: 2,
  mole: 4,
} as const;
export type Chip = keyof typeof chipCounts;
export const chips = Object.keys(chipCounts) as Chip[];
export const chipColours: Readonly<Record<Chip, 'red' | 'yellow' | 'blue'>> = {
  drunk: 'red',
  saleswoman: 'red',
  'prima-donna': 'yellow',
  detective: 'yellow',
  crowd: 'blue',
  mole: 'blue',
};

/** Tasks on a depot card. */
export const tasksPerCard = 3;

/** Numbers that the rules look up each time they need one. */
export const numbers = {
  actions: 4,
  guardSteps: 3,
  noRunningSteps: 2,
  espressoSteps: 2,
  buffetSteps: 3,
  buffetLimit: 3,
  cashierLimit: 5,
  surveillanceLimit: 4,
  meetingStress: 2,
  crowStress: 1,
  surveillanceStress: 2,
  deskStress: 1,
  swatStress: 2,
  pitBossNerve: 4,
  frontDeskNerve: 3,
  stressLimit: 6,
  safeDice: 5,
  spinCost: 2,
  moleCost: 2,
  wallsPerFloor: 8,
  crackedRooms: 6,
  counters: 22,
  crows: 4,
  crowds: 3,
  throwRange: 3,
  steaks: 4,
  primaDonnas: 2,
  laundryNumber: 5,
};
