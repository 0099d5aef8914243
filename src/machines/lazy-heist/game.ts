// What playing Lazy Heist takes: its chart, its rules, its words.
import { words } from '../../locales/en/lazy-heist/words.js';
import { chanceRules } from '../../rules/lazy-heist/chance.js';
import { usualSeats } from '../../rules/lazy-heist/data.js';
import { complete } from '../../rules/lazy-heist/defaults.js';
import { kinds, moves, ruleFunctions } from '../../rules/lazy-heist/moves.js';
import type { Position } from '../../rules/lazy-heist/position.js';
import { procedures } from '../../rules/lazy-heist/procedures.js';
import { usualState, type State } from '../../rules/lazy-heist/states.js';
import { rulings } from '../../rules/lazy-heist/rulings.js';
import { sides, view } from '../../rules/lazy-heist/view.js';
import type { PlayableGame } from '../../table/game.js';
import { chartConfig } from './chart.js';

export const game: PlayableGame<Position> = {
  id: 'lazy-heist',
  prefix: 'LH',
  texts: { en: words },
  rulings,
  procedures,
  // The difficulty is an option: the table begins with what the dice decide.
  beginning: { flow: 'setup.cabins' satisfies State },
  kinds,
  grammar: moves,
  ruleFunctions,
  chanceRules,
  sides,
  opening: (flow = usualState) => ({
    flow,
    position: complete({}, flow, { difficulty: 'normal', seats: [...usualSeats], rulings: {} }),
  }),
  chartConfig,
  actor: (name, { turn }) => (name === 'turn' ? turn : name),
  view,
};
