// How written positions and options of How to Rob a Bank are read.
import { spaces } from '../../rules/how-to-rob-a-bank/board.js';
import type { Position } from '../../rules/how-to-rob-a-bank/position.js';
import { readPosition } from '../../rules/how-to-rob-a-bank/read.js';
import { rulings } from '../../rules/how-to-rob-a-bank/rulings.js';
import { optionsSchema, positionSchema } from '../../rules/how-to-rob-a-bank/schema.js';
import { sides, view } from '../../rules/how-to-rob-a-bank/view.js';
import type { PositionReader } from '../../table/game.js';
import { pathsOf } from '../chart/outline.js';
import { game } from './game.js';

const paths = pathsOf(game);

export const positionReader: PositionReader<Position> = {
  rulings,
  sides,
  view,
  spaces,
  otherDetails: [],
  schema: { position: positionSchema, options: optionsSchema },
  read: (written, options) => readPosition(written, options, paths()),
};
