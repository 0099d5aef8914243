// What playing How to Rob a Bank takes: its chart, its rules, its words.
import { words } from '../../locales/en/how-to-rob-a-bank/words.js';
import { bareTable } from '../../rules/how-to-rob-a-bank/bare-table.js';
import { chanceRules } from '../../rules/how-to-rob-a-bank/chance.js';
import { usualSeats } from '../../rules/how-to-rob-a-bank/data.js';
import { cornerChooser } from '../../rules/how-to-rob-a-bank/explore.js';
import { kinds, moves, ruleFunctions } from '../../rules/how-to-rob-a-bank/moves.js';
import type { Position } from '../../rules/how-to-rob-a-bank/position.js';
import { procedures } from '../../rules/how-to-rob-a-bank/procedures.js';
import { usualState } from '../../rules/how-to-rob-a-bank/states.js';
import type { PlayableGame } from '../../table/game.js';
import { chartConfig } from './chart.js';

export const game: PlayableGame<Position> = {
  id: 'how-to-rob-a-bank',
  prefix: 'RB',
  texts: { en: words },
  procedures,
  kinds,
  grammar: moves,
  ruleFunctions,
  chanceRules,
  opening: () => ({
    flow: usualState,
    position: bareTable({ players: 3, order: [...usualSeats(3)], rulings: {} }),
  }),
  chartConfig,
  actor: (name, position) =>
    name === 'turn' ? position.turn : name === 'corner-chooser' ? cornerChooser(position) : name,
};
