// What each side has to reach.
import { target } from '../../../rules/how-to-rob-a-bank/data.js';
import type { GoalState, Scene } from '../../board/board.js';
import { positionOf } from './position.js';

// RB-END-1 to RB-END-3
export function goals(scene: Scene): GoalState[] {
  const { stolen, options, outcome } = positionOf(scene);
  const of = target(options.players);
  return [
    { goal: 'stolen', done: stolen >= of, count: { value: stolen, of } },
    { goal: 'rounds', done: outcome?.result === 'bank' },
  ];
}
