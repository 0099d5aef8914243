// How written positions and options of Burgle Bros are read.
import { tieBreaks } from '../../rules/burgle-bros/board.js';
import { spaces } from '../../rules/burgle-bros/board.js';
import type { Position } from '../../rules/burgle-bros/position.js';
import { readPosition } from '../../rules/burgle-bros/read.js';
import { rulings } from '../../rules/burgle-bros/rulings.js';
import { optionsSchema, positionSchema } from '../../rules/burgle-bros/schema.js';
import { sides, view } from '../../rules/burgle-bros/view.js';
import type { PositionReader } from '../../table/game.js';
import { pathsOf } from '../chart/outline.js';
import { game } from './game.js';

const paths = pathsOf(game);

export const positionReader: PositionReader<Position> = {
  rulings,
  sides,
  view,
  spaces,
  otherDetails: ['target', 'routes', 'chosen', 'tie', 'turns', 'stealth', 'setAside'],
  otherValues: ['guard-there', 'fall', 'gut', 'wall', ...Object.values(tieBreaks).map(({ name }) => name)],
  schema: { position: positionSchema, options: optionsSchema },
  read: (written, options) => readPosition(written, options, paths()),
};
