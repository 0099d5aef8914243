// Lazy Heist as a game of the kit: its chart, its rules, its words.
import { lazyHeistWords as words } from '../locales/en/lazy-heist.words.js';
import { spaces } from '../rules/lazy-heist/board.js';
import { chanceRules } from '../rules/lazy-heist/chance.js';
import { dataParts, numbers } from '../rules/lazy-heist/data.js';
import { invariants } from '../rules/lazy-heist/invariants.js';
import { kinds, moves, rulebook } from '../rules/lazy-heist/moves.js';
import type { Position } from '../rules/lazy-heist/position.js';
import { orderOf, procedures, type Procedure } from '../rules/lazy-heist/procedures.js';
import { rulings } from '../rules/lazy-heist/rulings.js';
import { sketch } from '../rules/lazy-heist/sketch.js';
import { sides, view } from '../rules/lazy-heist/view.js';
import type { Game } from '../table/game.js';
import { chartOf } from './chart.js';
import { catalogue, rules, rulings as rulingTexts } from './lazy-heist.book.js';
import { machineOf } from './lazy-heist.chart.js';
import { optionsSchema, positionSchema, readPosition } from './lazy-heist.reading.js';
import { perOrder } from './per-order.js';

const chart = perOrder(
  ({ options }: Position) => Object.keys(procedures).map((name) => orderOf(options, name as Procedure)),
  (position) => chartOf<Position>(machineOf(position)),
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
    data:
      'your own data in place of house data: a map {burglars, weights, plan, locks, strip, drones, events, diagram}, ' +
      'each part as you need it',
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
  moveRules: rulebook.moves,
  chanceRules,
  invariants,
  sides,
  read: (written, options) => readPosition(written, options, chartPaths()),
  chart,
  actor: (name, { turn }) => (name === 'turn' ? turn : name),
  view,
  sketch,
};

/** The states' names do not depend on the order of procedures. */
const chartPaths = () => chart({ options: {} } as Position).paths;
