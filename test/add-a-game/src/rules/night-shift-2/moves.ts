// Every move of the game as it is written, and the rule function behind each.
import { grammar } from '../../notation/moves/grammar.js';
import { rooms } from './board.js';
import { faces } from './data.js';
import { nightMoves, nightSteps, nightTests } from './night.js';
import type { Position } from './position.js';
import { thiefMoves } from './thief.js';

export const moves = grammar<Position>({
  players: ['thief walk <room>', 'thief hide', 'thief take', 'thief leave'],
  chance: ['roll <face>'],
  words: { room: () => rooms, face: () => faces },
});

/** The rules layer as the chart names it. */
export const ruleFunctions = { moves: { ...thiefMoves, ...nightMoves }, steps: nightSteps, tests: nightTests };
