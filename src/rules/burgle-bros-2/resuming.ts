// Where play may go on after an interruption, as the chart writes it on the stack and reads it from there.
import { effect } from '../../table/event.js';
import type { Position, Step } from './position.js';
import { goingOnAt, topOf } from './stack.js';

/** States that a frame may go on in. */
export const framePaths: readonly string[] = [
  ...[
    'chip',
    'chip-window',
    'chip-effect',
    'choose',
    'guard',
    'room',
    'room-window',
    'room-effect',
    'offer',
    'leave',
    'over',
  ].map((part) => `resolve.entering.${part}`),
  ...['chip', 'chip-window', 'chip-effect', 'room'].map((part) => `resolve.exploring.${part}`),
  ...['roll', 'window'].map((part) => `resolve.dice.${part}`),
  ...['window', 'step-window', 'chase', 'choose', 'step', 'meeting-window'].map((part) => `resolve.commotion.${part}`),
  ...['step-window', 'chase', 'choose', 'step', 'meeting-window'].map((part) => `resolve.walk.${part}`),
  ...['card', 'choose', 'window'].map((part) => `resolve.draw.${part}`),
  ...['draw', 'window', 'choose', 'card', 'carry-out'].map((part) => `resolve.event.${part}`),
  'resolve.gear.choose',
  ...['draw', 'keep'].map((part) => `resolve.depot.${part}`),
  ...['open', 'draw', 'orders', 'cards', 'prepare', 'choose', 'chip', 'tiger'].map((part) => `finale.${part}`),
];
/** States in which play itself may go on. */
export const basePaths: readonly string[] = [
  'turn.enter',
  'turn.act',
  'turn.ending',
  'turn.over',
  'guard.window',
  'guard.meeting-window',
];

/** The step that writes where things go on, and the test that reads it. */
export const at = (path: string): string => `goes on at ${path}`;
export const isAt = (path: string): string => `is at ${path}`;

const paths = [...basePaths, ...framePaths];
export const goOnAt: Readonly<Record<string, Step>> = Object.fromEntries(
  paths.map((path) => [at(path), (position: Position) => effect(goingOnAt(position, path))]),
);
export const goesOn: Readonly<Record<string, (position: Position) => boolean>> = Object.fromEntries(
  paths.map((path) => [isAt(path), (position: Position) => topOf(position)?.flow === path]),
);
