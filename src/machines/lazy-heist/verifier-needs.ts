// What only the verifier and the command ask of Lazy Heist.
import { dataParts, numbers } from '../../rules/lazy-heist/data.js';
import { invariants } from '../../rules/lazy-heist/invariants.js';
import type { Position } from '../../rules/lazy-heist/position.js';
import { score } from '../../rules/lazy-heist/score.js';
import { textBoard } from '../../rules/lazy-heist/text-board.js';
import type { VerifierNeeds } from '../../table/game.js';

export const verifierNeeds: VerifierNeeds<Position> = {
  data: dataParts,
  options: {
    difficulty: 'normal or hard: the side of the helicopter strip (default normal)',
    seats: 'the four burglars clockwise (default anna, bruno, carla, dieter)',
    order: 'a map {protocol, minute}: the eleven steps, or the two parts of a minute, in another order',
  },
  numbers,
  invariants,
  score,
  textBoard,
};
