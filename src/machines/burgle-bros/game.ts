// What playing Burgle Bros takes: its chart, its rules, its words.
import { words } from '../../locales/en/burgle-bros/words.js';
import { chanceRules } from '../../rules/burgle-bros/chance.js';
import { bareTable } from '../../rules/burgle-bros/bare-table.js';
import { actorOf, kinds, moves, ruleFunctions } from '../../rules/burgle-bros/moves.js';
import type { Position } from '../../rules/burgle-bros/position.js';
import { procedures } from '../../rules/burgle-bros/procedures.js';
import { firstState } from '../../rules/burgle-bros/states.js';
import type { PlayableGame } from '../../table/game.js';
import { chartConfig } from './chart.js';

export const game: PlayableGame<Position> = {
  id: 'burgle-bros',
  prefix: 'BB',
  texts: { en: words },
  procedures,
  beginning: { flow: firstState },
  kinds,
  grammar: moves,
  ruleFunctions,
  chanceRules,
  opening: () => ({ flow: firstState, position: bareTable({ job: 'bank', variants: [], rulings: {} }) }),
  chartConfig,
  actor: actorOf,
};
