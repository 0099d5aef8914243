// Burgle Bros as a game of the kit: its chart, its rules, its words.
import { rules } from '../../locales/en/burgle-bros/rules.js';
import { rulings as rulingTexts } from '../../locales/en/burgle-bros/rulings.js';
import { words } from '../../locales/en/burgle-bros/words.js';
import { allSpaces } from '../../rules/burgle-bros/board.js';
import { catalogue } from '../../rules/burgle-bros/catalogue.js';
import { chanceRules } from '../../rules/burgle-bros/chance.js';
import { dataParts, numbers } from '../../rules/burgle-bros/data.js';
import { invariants } from '../../rules/burgle-bros/invariants.js';
import { actorOf, kinds, rulebook, written } from '../../rules/burgle-bros/moves.js';
import type { Position } from '../../rules/burgle-bros/position.js';
import { orderOf, procedures, type Procedure } from '../../rules/burgle-bros/procedures.js';
import { readPosition } from '../../rules/burgle-bros/read.js';
import { rulings } from '../../rules/burgle-bros/rulings.js';
import { optionsSchema, positionSchema } from '../../rules/burgle-bros/schema.js';
import { sketch } from '../../rules/burgle-bros/sketch.js';
import { sides, view } from '../../rules/burgle-bros/view.js';
import type { Game } from '../../table/game.js';
import { chartOf } from '../chart.js';
import { perOrder } from '../per-order.js';
import { machineOf } from './chart.js';

const chart = perOrder(
  ({ options }: Position) => Object.keys(procedures).map((name) => orderOf(options, name as Procedure)),
  (position) => chartOf<Position>(machineOf(position)),
);

export const burgleBros: Game<Position> = {
  id: 'burgle-bros',
  prefix: 'BB',
  catalogue,
  rulings,
  data: dataParts,
  options: {
    job: 'bank, office or fort-knox (default bank)',
    variants: 'a list of lost-visual and own-walls (default none)',
    order: `a map {${Object.keys(procedures).join(', ')}}: the steps of a procedure in another order`,
  },
  procedures,
  numbers,
  beginning: { flow: 'setup.guard' },
  spaces: allSpaces,
  eventTypes: Object.keys(words.events),
  texts: { en: { ...words, rules, rulings: rulingTexts } },
  schema: { position: positionSchema, options: optionsSchema },
  kinds,
  grammar: written,
  moveRules: rulebook.moves,
  chanceRules,
  invariants,
  sides,
  read: (start, options) => readPosition(start, options, chartPaths()),
  chart,
  actor: actorOf,
  view,
  sketch,
};

/** The states' names do not depend on the order of procedures. */
const chartPaths = () => chart({ options: {} } as Position).paths;
