// Burgle Bros 2 as a game of the kit: its chart, its rules, its words.
import { words } from '../../locales/en/burgle-bros-2/words.js';
import { spaces } from '../../rules/burgle-bros-2/board.js';
import { chanceRules } from '../../rules/burgle-bros-2/chance.js';
import { dataParts, numbers } from '../../rules/burgle-bros-2/data.js';
import { invariants } from '../../rules/burgle-bros-2/invariants.js';
import { kinds, moves, ruleFunctions } from '../../rules/burgle-bros-2/moves.js';
import type { Position } from '../../rules/burgle-bros-2/position.js';
import { orderOf, procedures, type Procedure } from '../../rules/burgle-bros-2/procedures.js';
import { rulings } from '../../rules/burgle-bros-2/rulings.js';
import { nextToTake } from '../../rules/burgle-bros-2/setup.js';
import { topOf } from '../../rules/burgle-bros-2/stack.js';
import { textBoard } from '../../rules/burgle-bros-2/text-board.js';
import { sides, view } from '../../rules/burgle-bros-2/view.js';
import type { Game } from '../../table/game.js';
import { perOrder } from '../chart/per-order.js';
import { viaXstate } from '../chart/xstate.js';
import { machineOf } from './chart.js';
import { optionsSchema, positionSchema, readPosition } from './position-reader.js';
import { catalogue, rules, rulings as rulingTexts } from './rule-texts.js';

const chart = perOrder(
  ({ options }: Position) => Object.keys(procedures).map((name) => orderOf(options, name as Procedure)),
  (position) => viaXstate<Position>(machineOf(position)),
);

export const burgleBros2: Game<Position> = {
  id: 'burgle-bros-2',
  prefix: 'B2',
  catalogue,
  rulings,
  data: dataParts,
  options: {
    suspicion: '1 to 10: how suspicious the casino is, outside a campaign (default 6)',
    players: 'two to four names, clockwise (default anna, bea)',
    finales: 'the random finales that may be drawn (default 1 to 9)',
    depots: 'true: gear comes from tasks (default false)',
    order: 'a map {entering, campaign}: what happens on entering a room, or after a heist, in another order',
  },
  procedures,
  numbers,
  beginning: { flow: 'setup' },
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
  actor(name, position) {
    if (name === 'turn') return position.turn.crook;
    if (name === 'taker') return nextToTake(position);
    return name === 'frame' ? String((topOf(position) as unknown as { crook?: string }).crook) : name;
  },
  view,
  textBoard,
};

/** The states' names do not depend on the order of procedures. */
const chartPaths = () => chart({ options: {} } as Position).paths;
