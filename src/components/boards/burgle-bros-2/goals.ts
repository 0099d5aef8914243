// What the crooks have to reach, as far as they have.
import { numbers } from '../../../rules/burgle-bros-2/data.js';
import type { GoalState, Scene } from '../../board/board.js';
import { crooksIn, positionOf, spacesOfRoom } from './position.js';

// B2-SAFE-1, B2-SAFE-2, B2-SAFE-9, B2-END-1, B2-LEAVE-1
export function goals(scene: Scene): GoalState[] {
  const position = positionOf(scene);
  const { rooms, finale, outcome } = position;
  const cracked = Object.values(rooms).filter((room) => room.cracked).length;
  const crooks = crooksIn(position);
  const left = crooks.filter(([, { at }]) => at === 'left').length;
  return [
    { goal: 'safe', done: spacesOfRoom(position, 'safe').length > 0 },
    { goal: 'office', done: spacesOfRoom(position, 'owners-office').length > 0 },
    {
      goal: 'cracked',
      done: finale.open || cracked >= numbers.crackedRooms,
      count: { value: Math.min(cracked, numbers.crackedRooms), of: numbers.crackedRooms },
    },
    { goal: 'finale', done: outcome?.result === 'won' },
    { goal: 'leave', done: left === crooks.length, count: { value: left, of: crooks.length } },
  ];
}
