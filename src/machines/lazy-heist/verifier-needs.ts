// What only the verifier and the command ask of Lazy Heist.
import { numbers } from '../../rules/lazy-heist/box.js';
import { dataParts } from '../../rules/lazy-heist/data-parts.js';
import { invariants } from '../../rules/lazy-heist/invariants.js';
import type { Position } from '../../rules/lazy-heist/position.js';
import { score } from '../../rules/lazy-heist/score.js';
import { textBoard } from '../../rules/lazy-heist/text-board.js';
import type { VerifierNeeds } from '../../table/game.js';

export const verifierNeeds: VerifierNeeds<Position> = {
  data: dataParts,
  options: {
    difficulty: 'normal or hard: which side of the helicopter strip to use (default normal)',
    seats: 'the four burglars, clockwise (default anna, bruno, carla, dieter)',
    data:
      'your own data instead of the house data: {burglars, weights, plan, locks, strip, drones, events, diagram}, ' +
      'each part as you need it',
    order: 'another order of the steps: {protocol: the eleven steps, minute: its two parts}',
  },
  numbers,
  invariants,
  score,
  textBoard,
};
