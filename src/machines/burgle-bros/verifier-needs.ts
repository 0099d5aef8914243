// What only the verifier and the command ask of Burgle Bros.
import { dataParts } from '../../rules/burgle-bros/data-parts.js';
import { numbers } from '../../rules/burgle-bros/data.js';
import { invariants } from '../../rules/burgle-bros/invariants.js';
import type { Position } from '../../rules/burgle-bros/position.js';
import { procedures } from '../../rules/burgle-bros/procedures.js';
import { score } from '../../rules/burgle-bros/score.js';
import { textBoard } from '../../rules/burgle-bros/text-board.js';
import type { VerifierNeeds } from '../../table/game.js';

export const verifierNeeds: VerifierNeeds<Position> = {
  data: dataParts,
  options: {
    job: 'bank, office or fort-knox (default bank)',
    variants: 'a list of lost-visual and own-walls (default none)',
    data: 'your own data instead of the house data: {patrol}, the spaces on the patrol cards',
    order: `another order of the steps: {${Object.keys(procedures).join(', ')}}`,
  },
  numbers,
  invariants,
  score,
  plansByTurn: true,
  textBoard,
};
