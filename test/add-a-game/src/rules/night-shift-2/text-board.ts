// The corridor in plain characters, for a terminal.
import { rooms, type Room } from './board.js';
import type { Position } from './position.js';

export function textBoard(position: Position): string {
  const { hour, bag } = position;
  const cells = rooms.map((room) => [room, ...piecesIn(position, room)].join(' '));
  return `| ${cells.join(' | ')} |\nhour ${hour}${bag === 'thief' ? ', the thief has the bag' : ''}`;
}

const piecesIn = ({ thief, hidden, guard, bag }: Position, room: Room): string[] => [
  ...(thief === room ? [hidden ? '(T)' : 'T'] : []),
  ...(guard === room ? ['G'] : []),
  ...(bag === room ? ['$'] : []),
];
