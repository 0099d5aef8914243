// The games of the kit in all their languages, and with what simulated players think of a position. A further game is one
// line here. Who imports a game by itself, as pages do, gets it in English and without players.
import { rules as burgleBros2RulesDe } from '../locales/de/burgle-bros-2/rules.js';
import { rulings as burgleBros2RulingsDe } from '../locales/de/burgle-bros-2/rulings.js';
import { words as burgleBros2De } from '../locales/de/burgle-bros-2/words.js';
import { howToRobABank as howToRobABankDe } from '../locales/de/how-to-rob-a-bank/words.js';
import { lazyHeist as lazyHeistDe } from '../locales/de/lazy-heist/words.js';
import { withTexts } from '../notation/with-texts.js';
import { nearest } from '../notation/nearest.js';
import { InputError } from '../table/errors.js';
import { score as howToRobABankScore } from '../rules/how-to-rob-a-bank/score.js';
import { score as lazyHeistScore } from '../rules/lazy-heist/score.js';
import type { Game } from '../table/game.js';
import { burgleBros2 } from './burgle-bros-2/game.js';
import { howToRobABank } from './how-to-rob-a-bank/game.js';
import { lazyHeist } from './lazy-heist/game.js';

export const games: readonly Game[] = [
  { ...withTexts(lazyHeist, { de: lazyHeistDe }), score: lazyHeistScore },
  { ...withTexts(howToRobABank, { de: howToRobABankDe }), score: howToRobABankScore },
  withTexts(burgleBros2, { de: { ...burgleBros2De, rules: burgleBros2RulesDe, rulings: burgleBros2RulingsDe } }),
];

export function gameNamed(id: unknown): Game {
  const game = games.find((known) => known.id === id);
  if (game) return game;
  const known = games.map((each) => each.id);
  const hint = nearest(String(id), known);
  throw new InputError([
    {
      path: ['game'],
      found: id === undefined ? 'nothing' : JSON.stringify(id),
      expected: known.join(', '),
      ...(hint && { hint }),
    },
  ]);
}
