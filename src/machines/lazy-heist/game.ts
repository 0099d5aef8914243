// Lazy Heist as a game of the kit: its chart, its rules, its words.
import { words as words } from '../../locales/en/lazy-heist/words.js';
import { spaces } from '../../rules/lazy-heist/board.js';
import { chanceRules } from '../../rules/lazy-heist/chance.js';
import { dataParts, numbers } from '../../rules/lazy-heist/data.js';
import { invariants } from '../../rules/lazy-heist/invariants.js';
import { kinds, moves, ruleFunctions } from '../../rules/lazy-heist/moves.js';
import type { Position } from '../../rules/lazy-heist/position.js';
import { orderOf, procedures, type Procedure } from '../../rules/lazy-heist/procedures.js';
import { rulings } from '../../rules/lazy-heist/rulings.js';
import { textBoard } from '../../rules/lazy-heist/text-board.js';
import { sides, view } from '../../rules/lazy-heist/view.js';
import type { Game } from '../../table/game.js';
import { viaXstate } from '../chart/xstate.js';
import { catalogue, rules, rulings as rulingTexts } from './rule-texts.js';
import { machineOf } from './chart.js';
import { optionsSchema, positionSchema, readPosition } from './position-reader.js';
import { perOrder } from '../chart/per-order.js';

const chart = perOrder(
  ({ options }: Position) => Object.keys(procedures).map((name) => orderOf(options, name as Procedure)),
  (position) => viaXstate<Position>(machineOf(position)),
);

export const lazyHeist: Game<Position> = {
  id: 'lazy-heist',
  prefix: 'LH',
  catalogue,
  rulings,
  data: dataParts,
  options: {
    difficulty: 'normal or hard: the side of the helicopter strip (default normal)',
    seats: 'the four burglars clockwise (default anna, bruno, carla, dieter)',
    order: 'a map {protocol, minute}: the eleven steps, or the two parts of a minute, in another order',
  },
  procedures,
  numbers,
  // The difficulty is an option: the table begins with what the dice decide.
  beginning: { flow: 'setup.cabins' },
  spaces,
  eventTypes: Object.keys(words.events),
  texts: { en: { ...words, rules, rulings: rulingTexts } },
  schema: { position: positionSchema, options: optionsSchema },
  kinds,
  grammar: moves,
  moveRules: ruleFunctions.moves,
  chanceRules,
  invariants,
  sides,
  read: (written, options) => readPosition(written, options, chartPaths()),
  chart,
  actor: (name, { turn }) => (name === 'turn' ? turn : name),
  view,
  textBoard,
};

/** The states' names do not depend on the order of procedures. */
const chartPaths = () => chart({ options: {} } as Position).paths;
