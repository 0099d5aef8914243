// Burglars and the helicopter strip of Lazy Heist, as printed. The plan is in board.ts, what only play takes in box.ts,
// where everything came from in data-parts.ts.

/** Clockwise. */
export const usualSeats = ['anna', 'bruno', 'carla', 'dieter'] as const;
export type Burglar = (typeof usualSeats)[number];
export type Difficulty = 'normal' | 'hard';

export interface Profile {
  /** Of the figure and its markers. Guards are blue. */
  readonly colour: 'yellow' | 'red' | 'green' | 'blue';
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

/** Fields of the helicopter strip that need the radio marker, by the side of the strip. */
export const radioFields: Readonly<Record<Difficulty, readonly number[]>> = {
  normal: [6, 12, 18, 24],
  hard: [5, 10, 15, 20, 25],
};

/** The last field of the helicopter strip, as printed: it stays right when a rule goes wrong. */
export const lastField = 30;
