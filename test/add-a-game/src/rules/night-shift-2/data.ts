// What is printed on the box, and where it came from.
import type { DataPart } from '../../table/rule.js';

/** Every number of the game. Rules look them up each time, so that `heist mutate` can put one of them off. */
export const numbers = { lastHour: 12 };
/** As printed: for claims and schemas, which stay right when a rule goes wrong. */
export const { lastHour } = numbers;

/** Faces of the guard's die: how far he walks. */
export const faces = ['1', '2'] as const;

export const dataParts: readonly DataPart[] = [
  { name: 'corridor', provenance: 'house', note: 'Five rooms in a row. The game is invented, and so is its board.' },
  { name: 'numbers', provenance: 'house', note: 'Twelve hours, and a die that shows 1 or 2.' },
];
