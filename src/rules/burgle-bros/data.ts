// Jobs, tiles, walls, cards and numbers of Burgle Bros, and where they came from. How they lie together is in board.ts.
import type { DataPart } from '../../table/rule.js';
import type { Cell, Wall } from '../common/grid.js';

export type JobId = 'bank' | 'office' | 'fort-knox';
export const jobIds: readonly JobId[] = ['bank', 'office', 'fort-knox'];
export const variants = ['lost-visual', 'own-walls'] as const;
export type Variant = (typeof variants)[number];
export const mostPlayers = 4;

/** Tile kinds with their numbers, and those of them with the white circle of the Office Job. A safe has no number. */
export const tileKinds = {
  atrium: [[3, 4], []],
  camera: [
    [1, 2, 3, 6],
    [2, 3, 6],
  ],
  'computer-fingerprint': [[4], [4]],
  'computer-laser': [[5], [5]],
  'computer-motion': [[6], [6]],
  deadbolt: [
    [1, 2, 3],
    [2, 3],
  ],
  detector: [[4, 5, 6], []],
  fingerprint: [
    [4, 5, 6],
    [4, 5],
  ],
  foyer: [
    [1, 2],
    [1, 2],
  ],
  keypad: [
    [4, 5, 6],
    [4, 6],
  ],
  laboratory: [[3, 4], [3]],
  laser: [
    [1, 2, 3],
    [1, 2],
  ],
  lavatory: [[5], [5]],
  motion: [
    [1, 2, 3],
    [1, 3],
  ],
  'secret-door': [
    [1, 2],
    [1, 2],
  ],
  'service-duct': [
    [5, 6],
    [5, 6],
  ],
  stairs: [
    [4, 5, 6],
    [4, 5],
  ],
  thermo: [
    [1, 2, 3],
    [1, 2],
  ],
  walkway: [
    [1, 2, 3],
    [1, 3],
  ],
} as const satisfies Readonly<Record<string, readonly [readonly number[], readonly number[]]>>;

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

/** What the printed pictures show, floor by floor. */
export const printedWalls: Readonly<Record<JobId, Readonly<Record<string, readonly Wall[]>>>> = {
  bank: {
    '1': ['a1-b1', 'a2-a3', 'a4-b4', 'b2-b3', 'b4-c4', 'c1-c2', 'c2-d2', 'd3-d4'],
    '2': ['a1-b1', 'a4-b4', 'b1-c1', 'b2-b3', 'b4-c4', 'c1-d1', 'c2-c3', 'c4-d4'],
    '3': ['a2-a3', 'a2-b2', 'a3-b3', 'b3-c3', 'c1-c2', 'c2-c3', 'c2-d2', 'c4-d4'],
  },
  office: {
    '1': ['a1-b1', 'a2-b2', 'b1-c1', 'b3-b4', 'b3-c3', 'c2-d2', 'd1-d2', 'd3-d4'],
    '2': ['a2-a3', 'a2-b2', 'a3-b3', 'b2-c2', 'b3-c3', 'c2-d2', 'd1-d2', 'd3-d4'],
  },
  'fort-knox': {
    '1': [
      ...['a2-a3', 'a2-b2', 'a4-a5', 'b3-b4', 'c1-c2', 'c1-d1'],
      ...['c4-c5', 'c5-d5', 'd1-e1', 'd2-e2', 'd4-d5', 'e3-e4'],
    ],
    '2': [
      ...['a1-a2', 'a3-b3', 'a5-b5', 'b1-c1', 'b3-b4', 'b5-c5'],
      ...['c1-d1', 'c4-d4', 'd2-e2', 'd4-d5', 'e2-e3', 'e3-e4'],
    ],
  },
};

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

/** Every number of the game. Rules look them up each time, so that `heist mutate` can put one of them off. */
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
export const wallsPerFloor: Readonly<Record<JobId, number>> = { bank: 8, office: 8, 'fort-knox': 12 };

export const characters = [
  ...['acrobat', 'hacker', 'hawk', 'juicer', 'peterman', 'raven', 'rigger', 'rook', 'spotter'].flatMap((id) => [
    id,
    `${id}-trained`,
  ]),
];

export const tools = [
  'blueprints',
  'crowbar',
  'crystal-ball',
  'donuts',
  'dynamite',
  'emp',
  'invisible-suit',
  'makeup-kit',
  'rollerskates',
  'smoke-bomb',
  'stethoscope',
  'thermal-bomb',
  'virus',
] as const;

/** The gold bar is there twice. */
export const loot = [
  'bust',
  'chihuahua',
  'cursed-goblet',
  'gemstone',
  'gold-bar',
  'gold-bar',
  'isotope',
  'keycard',
  'mirror',
  'painting',
  'persian-kitty',
  'stamp',
  'tiara',
] as const;

export const events = [
  'brown-out',
  'buddy-system',
  'change-of-plans',
  'crash',
  'daydreaming',
  'dead-drop',
  'espresso',
  'freight-elevator',
  'go-with-your-gut',
  'gymnastics',
  'heads-up',
  'jump-the-gun',
  'jury-rig',
  'keycode-change',
  'lampshade',
  'lost-grip',
  'peekhole',
  'reboot',
  'shift-change',
  'shoplifting',
  'squeak',
  'switch-signs',
  'throw-voice',
  'time-lock',
  'video-loop',
  'where-is-he',
] as const;

/** Events that lie beside their player until they end. */
export const lastingEvents: ReadonlySet<string> = new Set([
  ...['gymnastics', 'time-lock', 'video-loop'],
  ...['daydreaming', 'espresso', 'shift-change'],
  ...['heads-up', 'jump-the-gun'],
]);

export const isTool = (card: string): boolean => tools.some((tool) => tool === card);
export const isLoot = (card: string): boolean => loot.some((each) => each === card);

export const dataParts: readonly DataPart[] = [
  {
    name: 'numbers',
    provenance: 'rulebook',
    note: 'Floors, wall counts, patrol decks, start numbers of the guard dice, actions and costs, cards set aside.',
  },
  {
    name: 'tiles',
    provenance: 'public',
    note: 'Copies and combination numbers, and which tiles carry the white circle. The rulebook gives the totals.',
  },
  {
    name: 'walls',
    provenance: 'public',
    note: 'The printed layouts of Bank Job and Office Job, and a layout for Fort Knox, which the rulebook leaves to the players.',
  },
  { name: 'patrol cards', provenance: 'public', note: 'Each space once per floor: sixteen cards in a deck.' },
  {
    name: 'patrol cards of Fort Knox',
    provenance: 'house',
    note: 'Each of the twenty-five spaces once per deck. The rulebook gives fifty cards in two decks.',
  },
  {
    name: 'cards',
    provenance: 'public',
    note: 'Nine characters with two sides, thirteen tools, thirteen pieces of loot, twenty-six events, in our own words.',
  },
  {
    name: 'timing of cards',
    provenance: 'house',
    note: 'When a card takes effect and who chooses, where the card does not say it.',
  },
];
