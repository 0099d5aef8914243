// What the burglars have to reach, as far as they have.
import { usualSeats } from '../../../rules/lazy-heist/data.js';
import type { GoalState, Scene } from '../../board/board.js';
import { isBurglar, positionOf } from './position.js';

// LH-GOAL-1, LH-GOAL-4
export function goals(scene: Scene): GoalState[] {
  const { vault, ruby, burglars, radio } = positionOf(scene);
  const onRoof = usualSeats.filter((id) => burglars[id].at === 'roof').length;
  return [
    { goal: 'radio', done: radio !== null },
    { goal: 'lasers', done: !vault.lasers },
    { goal: 'wall', done: !vault.wall },
    { goal: 'ruby', done: isBurglar(ruby.at) || ruby.at === 'roof' },
    {
      goal: 'roof',
      done: onRoof === usualSeats.length,
      count: { value: onRoof, of: usualSeats.length },
    },
  ];
}
