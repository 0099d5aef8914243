// Where play may go on after an interruption, as the chart writes it on the stack and reads it from there.
import { effect } from '../../table/event.js';
import type { Position, RuleStep } from './position.js';
import { goingOnAt, topOf } from './stack.js';
import { basePaths, framePaths, isAt as standsAt } from './states.js';

/** The step that writes where things go on, and the test that reads it. */
export const at = (path: string): string => `goes on at ${path}`;
export const isAt = (path: string): string => `is at ${path}`;

const paths = [...basePaths, ...framePaths];
export const goOnAt: Readonly<Record<string, RuleStep>> = Object.fromEntries(
  paths.map((path) => [at(path), (position: Position) => effect(goingOnAt(position, path))]),
);
export const goesOn: Readonly<Record<string, (position: Position) => boolean>> = Object.fromEntries(
  paths.map((path) => [isAt(path), (position: Position) => standsAt(topOf(position)?.flow ?? '', path)]),
);
