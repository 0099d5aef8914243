// What only the verifier and the command ask of How to Rob a Bank.
import { numbers } from '../../rules/how-to-rob-a-bank/data.js';
import { dataParts } from '../../rules/how-to-rob-a-bank/data-parts.js';
import { imagine } from '../../rules/how-to-rob-a-bank/imagined-hands.js';
import { invariants } from '../../rules/how-to-rob-a-bank/invariants.js';
import { languages } from '../../rules/how-to-rob-a-bank/languages.js';
import type { Position } from '../../rules/how-to-rob-a-bank/position.js';
import { score } from '../../rules/how-to-rob-a-bank/score.js';
import { textBoard } from '../../rules/how-to-rob-a-bank/text-board.js';
import type { VerifierNeeds } from '../../table/game.js';

export const verifierNeeds: VerifierNeeds<Position> = {
  languages,
  data: dataParts,
  options: {
    players: '2, 3 or 4 (default 3)',
    order:
      'the seats, clockwise from the bank; or {seats, placing, round-end, robber-turn} to reorder procedures as well',
    data: 'your own data instead of the house data: {decks, tiles, floor, streets}, each part as you need it',
  },
  numbers,
  invariants,
  score,
  imagine,
  textBoard,
};
