// What the pieces and signs mean.
import type { Signs } from '../../board/board.js';
import { actor, guard } from '../../board/pieces.js';
import { bag, bell, car } from './pieces.js';

export const signs: Signs = [
  ['robber', actor('yellow', 'Y', false)],
  ['out', actor('red', 'R', true)],
  ['guard', guard('1', false)],
  ['bag', bag(false)],
  ['locked', bag(true)],
  ['bell', bell(false)],
  ['car', car(0)],
];
