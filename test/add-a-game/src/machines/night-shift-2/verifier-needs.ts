// What only the verifier and the command ask of Night Shift 2.
import { numbers } from '../../rules/night-shift-2/data.js';
import { dataParts } from '../../rules/night-shift-2/data-parts.js';
import { invariants } from '../../rules/night-shift-2/invariants.js';
import type { Position } from '../../rules/night-shift-2/position.js';
import { score } from '../../rules/night-shift-2/score.js';
import { textBoard } from '../../rules/night-shift-2/text-board.js';
import type { VerifierNeeds } from '../../table/game.js';

export const verifierNeeds: VerifierNeeds<Position> = {
  data: dataParts,
  options: {
    order: 'a map {night}: the steps of the night in another order',
    data: 'a map {guard}: the room where the guard begins',
  },
  numbers,
  invariants,
  score,
  textBoard,
};
