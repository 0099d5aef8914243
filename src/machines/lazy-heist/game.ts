// What playing Lazy Heist takes: its chart, its rules, its words.
import { words } from '../../locales/en/lazy-heist/words.js';
import { bareTable } from '../../rules/lazy-heist/bare-table.js';
import { chanceRules } from '../../rules/lazy-heist/chance.js';
import { usualSeats } from '../../rules/lazy-heist/data.js';
import { kinds, moves, ruleFunctions } from '../../rules/lazy-heist/moves.js';
import type { Position } from '../../rules/lazy-heist/position.js';
import { procedures } from '../../rules/lazy-heist/procedures.js';
import type { State } from '../../rules/lazy-heist/states.js';
import type { PlayableGame } from '../../table/game.js';
import { chartConfig } from './chart.js';

/** The difficulty is an option: the table begins with what the dice decide. */
const beginning = { flow: 'setup.cabins' satisfies State };

export const game: PlayableGame<Position> = {
  id: 'lazy-heist',
  prefix: 'LH',
  texts: { en: words },
  procedures,
  beginning,
  kinds,
  grammar: moves,
  ruleFunctions,
  chanceRules,
  opening: () => ({
    ...beginning,
    position: bareTable({ difficulty: 'normal', seats: [...usualSeats], rulings: {} }),
  }),
  chartConfig,
  actor: (name, { turn }) => (name === 'turn' ? turn : name),
};
