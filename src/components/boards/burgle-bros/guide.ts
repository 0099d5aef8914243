// What the burglars have to reach, as far as they have, and what the signs on the plan mean.
import { svg } from 'lit';
import { floorsOf } from '../../../rules/burgle-bros/board.js';
import { kindOf } from '../../../rules/burgle-bros/data.js';
import { check, iconAt } from '../../base/icons.js';
import type { BoardGuide, GoalState } from '../../board/board.js';
import { actor, guard } from '../../board/pieces.js';
import { bell, die } from './pieces.js';
import { positionOf } from './position.js';

export const guide: BoardGuide = {
  // BB-END-2, BB-END-6
  goals(scene): GoalState[] {
    const { tiles, safes, burglars, options, order } = positionOf(scene);
    const floors = floorsOf(options.job).length;
    const found = Object.values(tiles).filter((tile) => kindOf(tile) === 'safe').length;
    const open = Object.values(safes).filter((safe) => safe.open).length;
    const away = order.filter((name) => burglars[name]?.at === 'roof').length;
    return [
      { goal: 'found', done: found === floors, count: { value: found, of: floors } },
      { goal: 'open', done: open === floors, count: { value: open, of: floors } },
      { goal: 'roof', done: away === order.length, count: { value: away, of: order.length } },
    ];
  },

  signs: [
    ['burglar', actor('yellow', 'A', false)],
    ['guard', guard('1', false)],
    ['die', die(2, false)],
    ['alarm', bell],
    ['down', svg`<rect class="face-down" x="-20" y="-20" width="40" height="40" rx="4" />`],
    ['number', svg`<circle class="number" r="14" /><text class="number-name" y="6">4</text>`],
    ['cracked', svg`<circle class="number cracked" r="14" />${iconAt(check, 0, 0, 19, 'tick')}`],
  ],
};
