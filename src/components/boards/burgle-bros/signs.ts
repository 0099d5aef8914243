// What the pieces and signs mean.
import { svg } from 'lit';
import { check, iconAt } from '../../base/icons.js';
import type { Signs } from '../../board/board.js';
import { actor, guard } from '../../board/pieces.js';
import { bell, die } from './pieces.js';

export const signs: Signs = [
  ['burglar', actor('yellow', 'A', false)],
  ['guard', guard('1', false)],
  ['die', die(2, false)],
  ['alarm', bell],
  ['down', svg`<rect class="face-down" x="-20" y="-20" width="40" height="40" rx="4" />`],
  ['number', svg`<circle class="number" r="14" /><text class="number-name" y="6">4</text>`],
  ['cracked', svg`<circle class="number cracked" r="14" />${iconAt(check, 0, 0, 19, 'tick')}`],
];
