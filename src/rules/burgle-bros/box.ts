// What lies in the box of Burgle Bros, as lists: tiles, walls, cards. A page that only shows a board does without.
// Facts alone: drawings may import it.
import type { Wall } from '../common/grid.js';
import type { JobId } from './data.js';

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

/** As printed: for claims and schemas, which stay right when a rule goes wrong. */
export const wallsPerFloor: Readonly<Record<JobId, number>> = { bank: 8, office: 8, 'fort-knox': 12 };

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
