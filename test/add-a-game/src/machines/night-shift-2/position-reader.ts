// How written positions and options of Night Shift 2 are read.
import { spaces } from '../../rules/night-shift-2/board.js';
import type { Position } from '../../rules/night-shift-2/position.js';
import { readPosition } from '../../rules/night-shift-2/read.js';
import { rulings } from '../../rules/night-shift-2/rulings.js';
import { optionsSchema, positionSchema } from '../../rules/night-shift-2/schema.js';
import { sides, view } from '../../rules/night-shift-2/view.js';
import type { PositionReader } from '../../table/game.js';
import { pathsOf } from '../chart/outline.js';
import { game } from './game.js';

const paths = pathsOf(game);

export const positionReader: PositionReader<Position> = {
  rulings,
  sides,
  view,
  spaces,
  schema: { position: positionSchema, options: optionsSchema },
  read: (written, options) => readPosition(written, options, paths()),
};
