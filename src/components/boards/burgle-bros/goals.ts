// What the burglars have to reach, as far as they have.
import { floorsOf } from '../../../rules/burgle-bros/board.js';
import { kindOf } from '../../../rules/burgle-bros/data.js';
import type { GoalState, Scene } from '../../board/board.js';
import { positionOf } from './position.js';

// BB-END-2, BB-END-6
export function goals(scene: Scene): GoalState[] {
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
}
