// What the pieces and signs mean.
import { svg } from 'lit';
import type { Signs } from '../../board/board.js';
import { actor, guard } from '../../board/pieces.js';
import { droneBody, things } from './drawing.js';

export const signs: Signs = [
  ['burglar', actor('yellow', 'A', false)],
  ['lying', actor('red', 'B', true)],
  ['sitting', svg`<g class="sitting">${actor('green', 'C', false)}<path class="seat-line" d="M-24 27H24" /></g>`],
  ['guard', guard('1', false)],
  [
    'checkpoint',
    svg`<g class="checkpoint"><path d="M0-14 14 0 0 14-14 0Z" /><path class="sign" d="M0-7V2M0 6.5V7" /></g>`,
  ],
  ['drone', svg`<g transform="translate(0 -16)">${droneBody(true)}</g>`],
  ['asleep', droneBody(false)],
  [
    'lift',
    svg`<g class="cabin" transform="scale(.8)"><rect x="-23" y="-36" width="46" height="72" rx="2" /><path d="M0-16V36M-23-16H23" /><text class="cabin-name" y="-21">160</text></g>`,
  ],
  ['key', things.key('blue')],
  [
    'lock',
    svg`<path class="door-lock key-blue" transform="scale(1.5)" d="M-9-3h18v14h-18zM-5-3v-5a5 5 0 0 1 10 0v5" />`,
  ],
  ['battery', things.battery],
  ['explosives', things.explosives],
  ['ruby', things.ruby],
];
