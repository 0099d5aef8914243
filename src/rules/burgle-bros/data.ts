// Jobs, kinds of tiles and numbers of Burgle Bros. How they lie together is in board.ts, the lists of tiles, walls and
// cards in box.ts.
import type { Cell } from '../common/grid.js';
import type { tileKinds } from './box.js';

export type JobId = 'bank' | 'office' | 'fort-knox';

/** A tile's kind; `plain` stands for a face-up tile that a diagram does not care about. */
export type Kind = keyof typeof tileKinds | 'safe' | 'plain';
/** `laser-2`, `safe` or `plain`. */
export type Tile = string;

export const kindOf = (tile: Tile): Kind => tile.replace(/-\d$/, '') as Kind;
/** The combination number; NaN for a safe. */
export const numberOf = (tile: Tile): number => Number(/-(\d)$/.exec(tile)?.[1]);

/** Tiles whose instruction can raise an alarm. */
export const alarmKinds: ReadonlySet<Kind> = new Set([
  'motion',
  'detector',
  'fingerprint',
  'camera',
  'laser',
  'thermo',
]);

/** Alarms that a computer room prevents: the kinds of hack markers. */
export const hackKinds = ['fingerprint', 'laser', 'motion'] as const;
export type HackKind = (typeof hackKinds)[number];
export const isHackKind = (cause: string): cause is HackKind => hackKinds.some((kind) => kind === cause);

export interface Job {
  readonly floors: readonly string[];
  /** Cells in a row, and rows. */
  readonly size: number;
  readonly gap: Cell | null;
}

export const jobs: Readonly<Record<JobId, Job>> = {
  bank: { floors: ['1', '2', '3'], size: 4, gap: null },
  office: { floors: ['1', '2'], size: 4, gap: null },
  'fort-knox': { floors: ['1', '2'], size: 5, gap: 'c3' },
};

/** Every number of the game. Rules look them up each time, so that `heist mutate` can change one of them. */
export const numbers = {
  actions: 4,
  /** An event comes after so many used actions or fewer; for who holds the stamp after so many. */
  event: { usual: 2, stamp: 3 },
  costs: {
    peek: 1,
    walk: 1,
    /** On top of the walk. */
    gemstone: 1,
    deadbolt: 2,
    laser: 1,
    hack: 1,
    addDie: 2,
    crack: 1,
    climb: 3,
    laptop: 1,
    order: 1,
    swap: 1,
    foresee: 1,
  },
  keypadOpensAt: 6,
  petermanDice: 1,
  hackMarkers: { room: 6, laptop: 1 },
  fastestGuard: 6,
  /** The guard dice at the start, floor by floor. */
  guardDice: { bank: [2, 3, 4], office: [2, 3], 'fort-knox': [3, 4] },
  safes: { bank: 3, office: 2, 'fort-knox': 3 },
  /** Patrol cards that lie aside after a shuffle, by the number of players. */
  setAside: { '1': 9, '2': 6, '3': 3, '4': 0 },
  /** Tokens on the lavatory, in a smoke bomb. */
  tokens: { lavatory: 3, smoke: 3 },
  virusMarkers: 3,
  extraActions: { suit: 1, skates: 2, headsUp: 1, mirror: -1 },
  eventSteps: { daydreaming: -1, espresso: 1 },
  crowSteps: 1,
  crystalBall: 3,
  reach: { crow: 2, enhance: 2 },
  chihuahuaBarksAt: 6,
  kittyRunsUpTo: 2,
};
/** As printed: for claims and schemas, which stay right when a rule goes wrong. */
export const fullStealth = 3;

export const characters = [
  ...['acrobat', 'hacker', 'hawk', 'juicer', 'peterman', 'raven', 'rigger', 'rook', 'spotter'].flatMap((id) => [
    id,
    `${id}-trained`,
  ]),
];
