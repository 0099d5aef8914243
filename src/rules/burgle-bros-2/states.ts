// The states of the chart that rules and drawings speak of. A test finds each of them in the chart.
import { statesNamed } from '../common/states.js';
import type { EnteringPart } from './procedures.js';

const inside = <S extends string, P extends string>(state: S, ...parts: readonly P[]): `${S}.${P}`[] =>
  parts.map((part): `${S}.${P}` => `${state}.${part}`);

/** States in which play itself may go on after an interruption. */
export const basePaths = [
  'turn.enter',
  'turn.act',
  'turn.ending',
  'turn.over',
  'guard.window',
  'guard.meeting-window',
] as const;

/** The states of each part of coming into a room. */
export const pathsOfParts = {
  chip: inside('resolve.entering', 'chip', 'chip-window', 'chip-effect'),
  guard: inside('resolve.entering', 'guard', 'choose'),
  room: inside('resolve.entering', 'room', 'room-window', 'room-effect'),
  offer: inside('resolve.entering', 'offer'),
  leave: inside('resolve.entering', 'leave'),
} as const satisfies Record<EnteringPart, readonly string[]>;

/** States that a frame on the stack may go on in, by the kind of frame. */
export const pathsOfFrames = {
  entering: [...Object.values(pathsOfParts).flat(), ...inside('resolve.entering', 'over')],
  exploring: inside('resolve.exploring', 'chip', 'chip-window', 'chip-effect', 'room'),
  dice: inside('resolve.dice', 'roll', 'window'),
  commotion: inside('resolve.commotion', 'window', 'step-window', 'chase', 'choose', 'step', 'meeting-window'),
  walk: inside('resolve.walk', 'step-window', 'chase', 'choose', 'step', 'meeting-window'),
  draw: inside('resolve.draw', 'card', 'choose', 'window'),
  event: inside('resolve.event', 'draw', 'window', 'choose', 'card', 'carry-out'),
  gear: inside('resolve.gear', 'choose'),
  depot: inside('resolve.depot', 'draw', 'keep'),
  finale: inside('finale', 'open', 'draw', 'orders', 'cards', 'prepare', 'choose', 'chip', 'tiger'),
} as const;
export type FrameKind = keyof typeof pathsOfFrames;
export const framePaths = Object.values(pathsOfFrames).flat();

export const states = [
  'setup',
  'setup.walls',
  'setup.guard-2',
  'setup.entrances',
  'setup.first',
  'turn',
  'guard',
  'guard.chase',
  'guard.choose',
  'guard.step',
  'resolve',
  'resolve.entering',
  'resolve.commotion',
  'resolve.walk',
  'finale',
  'campaign',
  'over',
  'over.won',
  'over.lost',
  ...basePaths,
  ...framePaths,
] as const;
export type State = (typeof states)[number];

/** Where play stands in a position that does not say. */
export const usualState: State = 'turn.act';
/** The same for a crook who is still outside. */
export const enteringState: State = 'turn.enter';
export const firstState: State = 'setup';

/** States in which everybody may react with gear (B2-GEAR-4). */
export const windows: readonly State[] = states.filter((state) => state.endsWith('window'));

export const { isIn, isAt } = statesNamed<State>();
