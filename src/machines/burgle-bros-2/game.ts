// What playing Burgle Bros 2 takes: its chart, its rules, its words.
import { words } from '../../locales/en/burgle-bros-2/words.js';
import { chanceRules } from '../../rules/burgle-bros-2/chance.js';
import { finales, usualPlayers, usualSuspicion } from '../../rules/burgle-bros-2/box.js';
import { bareTable } from '../../rules/burgle-bros-2/bare-table.js';
import { kinds, moves, ruleFunctions } from '../../rules/burgle-bros-2/moves.js';
import type { Position } from '../../rules/burgle-bros-2/position.js';
import { orderOf, procedures, type Procedure } from '../../rules/burgle-bros-2/procedures.js';
import { firstState } from '../../rules/burgle-bros-2/states.js';
import { nextToTake } from '../../rules/burgle-bros-2/setup.js';
import { topOf } from '../../rules/burgle-bros-2/stack.js';
import type { PlayableGame } from '../../table/game.js';
import { chartConfig } from './chart.js';

const options = {
  suspicion: usualSuspicion,
  players: [...usualPlayers],
  finales: [...finales],
  depots: false,
  rulings: {},
};

export const game: PlayableGame<Position> = {
  id: 'burgle-bros-2',
  prefix: 'B2',
  texts: { en: words },
  procedures,
  orderOf: (asked, procedure) => orderOf(asked, procedure as Procedure),
  beginning: { flow: firstState },
  kinds,
  grammar: moves,
  ruleFunctions,
  chanceRules,
  opening: () => ({ flow: firstState, position: bareTable(options) }),
  chartConfig,
  actor(name, position) {
    if (name === 'turn') return position.turn.crook;
    if (name === 'taker') return nextToTake(position);
    return name === 'frame' ? String((topOf(position) as unknown as { crook?: string }).crook) : name;
  },
};
