// What each side has to reach, and what the pieces mean.
import { target } from '../../../rules/how-to-rob-a-bank/data.js';
import type { BoardGuide, GoalState } from '../../board/board.js';
import { actor, guard } from '../../board/pieces.js';
import { bag, bell, car } from './pieces.js';
import { positionOf } from './position.js';

export const guide: BoardGuide = {
  // RB-END-1 to RB-END-3
  goals(scene): GoalState[] {
    const { stolen, options, outcome } = positionOf(scene);
    const of = target(options.players);
    return [
      { goal: 'stolen', done: stolen >= of, count: { value: stolen, of } },
      { goal: 'rounds', done: outcome?.result === 'bank' },
    ];
  },

  signs: [
    ['robber', actor('yellow', 'Y', false)],
    ['out', actor('red', 'R', true)],
    ['guard', guard('1', false)],
    ['bag', bag(false)],
    ['locked', bag(true)],
    ['bell', bell(false)],
    ['car', car(0)],
  ],
};
