// What only the verifier and the command ask of Burgle Bros 2.
import { campaignBook } from '../../rules/burgle-bros-2/campaign-document.js';
import { numbers } from '../../rules/burgle-bros-2/data.js';
import { dataParts } from '../../rules/burgle-bros-2/data-parts.js';
import { invariants } from '../../rules/burgle-bros-2/invariants.js';
import { pieces, piecesIn } from '../../rules/burgle-bros-2/pieces.js';
import type { Position } from '../../rules/burgle-bros-2/position.js';
import { score } from '../../rules/burgle-bros-2/score.js';
import { textBoard } from '../../rules/burgle-bros-2/text-board.js';
import type { VerifierNeeds } from '../../table/game.js';

export const verifierNeeds: VerifierNeeds<Position> = {
  data: dataParts,
  options: {
    suspicion: '1 to 10: how suspicious the casino is, outside a campaign (default 6)',
    players: 'two to four names, clockwise (default anna, bea)',
    finales: 'the random finales that may be drawn (default 1 to 9)',
    depots: 'true if gear comes from tasks (default false)',
    order: 'another order of the steps: {entering, campaign}, for coming into a room and for the end of a heist',
    data: 'your own data instead of the house data: {dots, rewards, loot}',
  },
  numbers,
  invariants,
  score,
  plansByTurn: true,
  textBoard,
  campaign: campaignBook,
  pieces: { all: pieces, shownBy: piecesIn },
};
