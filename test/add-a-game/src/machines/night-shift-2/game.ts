// What playing Night Shift 2 takes: its chart, its rules, its words.
import { words } from '../../locales/en/night-shift-2/words.js';
import { chanceRules } from '../../rules/night-shift-2/chance.js';
import { complete } from '../../rules/night-shift-2/defaults.js';
import { moves, ruleFunctions } from '../../rules/night-shift-2/moves.js';
import type { Position } from '../../rules/night-shift-2/position.js';
import { procedures } from '../../rules/night-shift-2/procedures.js';
import { usualState } from '../../rules/night-shift-2/states.js';
import type { PlayableGame } from '../../table/game.js';
import { chartConfig } from './chart.js';

export const game: PlayableGame<Position> = {
  id: 'night-shift-2',
  prefix: 'NS',
  texts: { en: words },
  procedures,
  kinds: {},
  grammar: moves,
  ruleFunctions,
  chanceRules,
  opening: () => ({ flow: usualState, position: complete({}, usualState, { rulings: {} }) }),
  chartConfig,
  actor: (name) => name,
};
