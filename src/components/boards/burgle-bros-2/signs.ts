// What the pieces and signs mean.
import type { Signs } from '../../board/board.js';
import { actor } from '../../board/pieces.js';
import { badge, chip, guardPiece, target } from './pieces.js';

export const signs: Signs = [
  ['crook', actor('yellow', 'A', false)],
  ['guard', guardPiece('1', false, false)],
  ['alerted', guardPiece('1', true, false)],
  ['target', target('1', false)],
  ['chip', chip(null)],
  ['red', chip('drunk')],
  ['yellow', chip('detective')],
  ['blue', chip('crowd')],
  ['dice', badge.dice(3).body],
];
