// What the crooks have to reach, as far as they have, and what the signs on the plan mean.
import { numbers } from '../../../rules/burgle-bros-2/data.js';
import type { BoardGuide, GoalState } from '../../board/board.js';
import { actor } from '../../board/pieces.js';
import { badge, chip, guardPiece, target } from './pieces.js';
import { crooksIn, positionOf, spacesOfRoom } from './position.js';

export const guide: BoardGuide = {
  // B2-SAFE-1, B2-SAFE-2, B2-SAFE-9, B2-END-1, B2-LEAVE-1
  goals(scene): GoalState[] {
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
  },

  signs: [
    ['crook', actor('yellow', 'A', false)],
    ['guard', guardPiece('1', false, false)],
    ['alerted', guardPiece('1', true, false)],
    ['target', target('1', false)],
    ['chip', chip(null)],
    ['red', chip('drunk')],
    ['yellow', chip('detective')],
    ['blue', chip('crowd')],
    ['dice', badge.dice(3).body],
  ],
};
