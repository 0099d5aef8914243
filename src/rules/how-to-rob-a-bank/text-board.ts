// The floor in plain characters, for a terminal: walls thick, passages open, the car on its street.
import { textRow } from '../common/text-cells.js';
import { columns, rooms, type Room, type Side, type Street } from './board.js';
import { ringOf } from './house-data.js';
import { guard, guardsOf, robber, robbersOf, tileIn, type Position } from './position.js';

const width = 18;

export function textBoard(position: Position): string {
  const ring = ringOf(position.options);
  const street = (id: Street): string => (position.car === id ? '[CAR]' : ring.includes(id) ? id : '');
  const across = (side: 'n' | 's'): string => {
    const between = columns.map((column) => center(street(`${side}-${column}`), width));
    return [street(`${side}w`).padEnd(6), ...between, street(`${side}e`)].join(' ');
  };
  const lines = [across('n')];
  for (const row of [0, 1, 2]) {
    const inRow = rooms.slice(row * 3, row * 3 + 3);
    lines.push(`      +${inRow.map((room) => edge(position, room, 'n')).join('+')}+`);
    const cells = inRow.map((room) => cell(position, room));
    for (const [line, texts] of textRow(cells, width - 1).entries()) {
      const [west, east] = line === 1 ? [street(`w-${row + 1}` as Street), street(`e-${row + 1}` as Street)] : ['', ''];
      const body = inRow.map((room, i) => `${upright(position, room, 'w')} ${texts[i] ?? ''}`).join('');
      lines.push(`${west.padEnd(6)}${body}${upright(position, inRow[2] as Room, 'e')} ${east}`.trimEnd());
    }
  }
  lines.push(
    `      +${rooms
      .slice(6)
      .map((room) => edge(position, room, 's'))
      .join('+')}+`,
    across('s'),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}

const neighbour = (room: Room, columns: number, rows: number): Room | undefined =>
  rooms.find(
    (other) => other.charCodeAt(0) === room.charCodeAt(0) + columns && Number(other[1]) === Number(room[1]) + rows,
  );

const hasWall = (position: Position, room: Room | undefined, side: Side): boolean =>
  room !== undefined && tileIn(position, room)?.side === side;

function edge(position: Position, room: Room, side: 'n' | 's'): string {
  const other = neighbour(room, 0, side === 'n' ? -1 : 1);
  const walled = hasWall(position, room, side) || hasWall(position, other, side === 'n' ? 's' : 'n');
  return walled ? '#'.repeat(width) : other ? center('.  .', width) : '-'.repeat(width);
}

function upright(position: Position, room: Room, side: 'w' | 'e'): string {
  const other = neighbour(room, side === 'w' ? -1 : 1, 0);
  const walled = hasWall(position, room, side) || hasWall(position, other, side === 'w' ? 'e' : 'w');
  return walled ? '#' : other ? ':' : '|';
}

function cell(position: Position, room: Room): string[] {
  const tokens = [
    position.bags[room] > 0 ? `${position.bags[room]} bag` : '',
    position.locked[room] > 0 ? `${position.locked[room]} locked` : '',
    position.alarm.at === room ? (position.alarm.locked ? 'alarm (locked)' : 'alarm') : '',
  ];
  const guards = guardsOf(position.options)
    .filter((id) => guard(position, id).at === room)
    .map((id) => (guard(position, id).out ? `(${id})` : id));
  const robbers = robbersOf(position.options)
    .filter((id) => robber(position, id).at === room)
    .map(
      (id) =>
        `${robber(position, id).out ? `(${id})` : id}${robber(position, id).carries ? `+${robber(position, id).carries}` : ''}`,
    );
  return [
    `${room} ${tileIn(position, room)?.id ?? ''}`,
    tokens.filter(Boolean).join(', '),
    guards.join(' '),
    robbers.join(' '),
  ];
}

const center = (text: string, size: number): string => text.padStart(Math.floor((size + text.length) / 2)).padEnd(size);
