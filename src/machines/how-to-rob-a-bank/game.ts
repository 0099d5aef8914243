// How to Rob a Bank as a game of the kit: its chart, its rules, its words.
import { words as words } from '../../locales/en/how-to-rob-a-bank/words.js';
import { rooms, streets } from '../../rules/how-to-rob-a-bank/board.js';
import { chanceRules } from '../../rules/how-to-rob-a-bank/chance.js';
import { dataParts, numbers } from '../../rules/how-to-rob-a-bank/data.js';
import { cornerChooser } from '../../rules/how-to-rob-a-bank/explore.js';
import { invariants } from '../../rules/how-to-rob-a-bank/invariants.js';
import { languages } from '../../rules/how-to-rob-a-bank/languages.js';
import { kinds, moves, ruleFunctions } from '../../rules/how-to-rob-a-bank/moves.js';
import type { Position } from '../../rules/how-to-rob-a-bank/position.js';
import { orderOf, procedures } from '../../rules/how-to-rob-a-bank/procedures.js';
import { rulings } from '../../rules/how-to-rob-a-bank/rulings.js';
import { textBoard } from '../../rules/how-to-rob-a-bank/text-board.js';
import { sides, view } from '../../rules/how-to-rob-a-bank/view.js';
import type { Game } from '../../table/game.js';
import { viaXstate } from '../chart/xstate.js';
import { catalogue, rules, rulings as rulingTexts } from './rule-texts.js';
import { machineOf } from './chart.js';
import { optionsSchema, positionSchema, readPosition } from './position-reader.js';
import { perOrder } from '../chart/per-order.js';

const chart = perOrder(
  ({ options }: Position) =>
    (Object.keys(procedures) as (keyof typeof procedures)[]).map((name) => orderOf(options, name)),
  (position) => viaXstate<Position>(machineOf(position)),
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
    data: '{decks: {bank, robbers}}: decks in place of the house decks',
  },
  procedures,
  numbers,
  spaces: [...rooms, ...streets],
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
  actor: (name, position) =>
    name === 'turn' ? position.turn : name === 'corner-chooser' ? cornerChooser(position) : name,
  view,
  textBoard,
};

/** The states' names do not depend on the order of procedures. */
const chartPaths = () => chart({ options: { players: 3, order: [], rulings: {} } } as unknown as Position).paths;
