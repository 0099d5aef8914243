// How written positions and options of Lazy Heist are read.
import { spaces } from '../../rules/lazy-heist/board.js';
import type { Position } from '../../rules/lazy-heist/position.js';
import { readPosition } from '../../rules/lazy-heist/read.js';
import { rulings } from '../../rules/lazy-heist/rulings.js';
import { optionsSchema, positionSchema } from '../../rules/lazy-heist/schema.js';
import { sides, view } from '../../rules/lazy-heist/view.js';
import type { PositionReader } from '../../table/game.js';
import { pathsOf } from '../chart/outline.js';
import { game } from './game.js';

const paths = pathsOf(game);

export const positionReader: PositionReader<Position> = {
  rulings,
  sides,
  view,
  spaces,
  otherDetails: ['routes', 'chosen', 'away', 'name', 'side', 'cabin'],
  otherFields: ['card'],
  schema: { position: positionSchema, options: optionsSchema },
  read: (written, options) => readPosition(written, options, paths()),
};
