// How to Rob a Bank as a game of the kit: its chart, its rules, its words.
import { howToRobABankWords as words } from '../locales/en/how-to-rob-a-bank.words.js';
import { rooms, streets } from '../rules/how-to-rob-a-bank/board.js';
import { chanceRules } from '../rules/how-to-rob-a-bank/chance.js';
import { dataParts, numbers } from '../rules/how-to-rob-a-bank/data.js';
import { cornerChooser } from '../rules/how-to-rob-a-bank/explore.js';
import { invariants } from '../rules/how-to-rob-a-bank/invariants.js';
import { languages } from '../rules/how-to-rob-a-bank/languages.js';
import { kinds, moves, rulebook } from '../rules/how-to-rob-a-bank/moves.js';
import type { Position } from '../rules/how-to-rob-a-bank/position.js';
import { orderOf, procedures } from '../rules/how-to-rob-a-bank/procedures.js';
import { rulings } from '../rules/how-to-rob-a-bank/rulings.js';
import { sketch } from '../rules/how-to-rob-a-bank/sketch.js';
import { sides, view } from '../rules/how-to-rob-a-bank/view.js';
import type { Game } from '../table/game.js';
import { chartOf } from './chart.js';
import { catalogue, rules, rulings as rulingTexts } from './how-to-rob-a-bank.book.js';
import { machineOf } from './how-to-rob-a-bank.chart.js';
import { optionsSchema, positionSchema, readPosition } from './how-to-rob-a-bank.reading.js';
import { perOrder } from './per-order.js';

const chart = perOrder(
  ({ options }: Position) =>
    (Object.keys(procedures) as (keyof typeof procedures)[]).map((name) => orderOf(options, name)),
  (position) => chartOf<Position>(machineOf(position)),
);

export const howToRobABank: Game<Position> = {
  id: 'how-to-rob-a-bank',
  prefix: 'RB',
  catalogue,
  rulings,
  languages,
  data: dataParts,
  options: {
    players: '2, 3 or 4 (default 3)',
    order: 'seats clockwise, bank first; or a map {seats, placing, round-end, robber-turn} that reorders procedures',
    data: 'your own data in place of house data: a map {decks, tiles, floor, streets}, each part as you need it',
  },
  procedures,
  numbers,
  spaces: [...rooms, ...streets],
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
  actor: (name, position) =>
    name === 'turn' ? position.turn : name === 'corner-chooser' ? cornerChooser(position) : name,
  view,
  sketch,
};

/** The states' names do not depend on the order of procedures. */
const chartPaths = () => chart({ options: { players: 3, order: [], rulings: {} } } as unknown as Position).paths;
