// What the burglars have to reach, as far as they have.
import { floorOf, floorsOf } from '../../../rules/burgle-bros/board.js';
import { kindOf } from '../../../rules/burgle-bros/data.js';
import { safesToOpen } from '../../../rules/burgle-bros/turn-facts.js';
import type { GoalState, Scene } from '../../board/board.js';
import { positionOf } from './position.js';

// BB-END-2, BB-END-6. Where there are more safes than floors, the first of every floor is what has to be found.
export function goals(scene: Scene): GoalState[] {
  const position = positionOf(scene);
  const { tiles, safes, burglars, options, order } = position;
  const floors = floorsOf(options.job).length;
  const shown = Object.entries(tiles).flatMap(([at, tile]) => (kindOf(tile) === 'safe' ? [floorOf(at)] : []));
  const found = new Set(shown).size;
  const needed = safesToOpen(position);
  const open = Object.values(safes).filter((safe) => safe.open).length;
  const away = order.filter((name) => burglars[name]?.at === 'roof').length;
  return [
    { goal: 'found', done: found === floors, count: { value: found, of: floors } },
    { goal: 'open', done: open >= needed, count: { value: open, of: needed } },
    { goal: 'roof', done: away === order.length, count: { value: away, of: order.length } },
  ];
}
