// The two floors in plain characters, for a terminal: the upper one first.
import { textRow } from '../common/text-cells.js';
import { cellOf, edgeBetween, floorOf, floors, type Floor, type Space } from './board.js';
import { chipAt } from './chips.js';
import { crook, crooksIn, guardOn, names, type Position } from './position.js';
import { roomAt } from './rooms.js';

const width = 16;
const rows = [1, 2, 3, 4];
const columns = ['a', 'b', 'c', 'd'];

export function textBoard(position: Position): string {
  const lines = [...floors].reverse().flatMap((floor) => [`floor ${floor}`, ...floorLines(position, floor), '']);
  const away = names(position)
    .filter((name) => ['outside', 'left'].includes(crook(position, name).at))
    .map((name) => `${name} ${crook(position, name).at}`);
  const stress = names(position).map((name) => `${name} ${crook(position, name).stress}`);
  const { office, safe } = position.dice;
  return [
    ...lines,
    `stress: ${stress.join(', ')}${away.length ? `   ${away.join(', ')}` : ''}`,
    `dice: ${office} in the office, ${safe} in the safe`,
  ].join('\n');
}

/** Walls are drawn as `#`, open edges are left out. */
function floorLines(position: Position, floor: Floor): string[] {
  const has = (one: Space, other: Space) => position.walls.includes(edgeBetween(one, other));
  const lines = [border()];
  for (const row of rows) {
    const spaces = columns.map((column) => `${floor}.${column}${row}`);
    const cells = spaces.map((space) => cell(position, space));
    const sides = spaces.map((space, i) => {
      const next = spaces[i + 1];
      return next === undefined ? '|' : has(space, next) ? '#' : ' ';
    });
    for (const line of textRow(cells, width)) lines.push(`|${line.map((text, i) => text + (sides[i] ?? '')).join('')}`);
    const below = row === rows.length ? null : columns.map((column) => `${floor}.${column}${row + 1}`);
    lines.push(
      below
        ? `|${spaces.map((space, i) => (has(space, below[i] as Space) ? '#' : ' ').repeat(width)).join('+')}|`
        : border(),
    );
  }
  return lines;
}
const border = (): string => `+${columns.map(() => '-'.repeat(width)).join('-')}+`;

function cell(position: Position, space: Space): string[] {
  const room = roomAt(position, space);
  const guard = guardOn(position, floorOf(space));
  const laid = position.chips[space];
  const chip = laid === 'down' ? '(?)' : laid ? `(${chipAt(position, space)?.chip ?? ''})` : '';
  const { finale, tokens, entrances } = position;
  const marks = [
    guard?.at === space ? 'GUARD' : '',
    guard?.target === space ? 'X' : '',
    tokens.crow.includes(space) ? 'crow' : '',
    tokens.swat.includes(space) ? 'swat' : '',
    finale.car === space ? 'car' : '',
    finale.tiger === space ? 'tiger' : '',
    finale.ball === space ? 'ball' : '',
    finale.steaksOn.includes(space) ? 'steak' : '',
    entrances.includes(space) ? 'in' : '',
    chip,
  ];
  const counters = room && room.counters > 0 ? ` ${room.counters}` : '';
  return [
    `${cellOf(space)} ${room ? `${room.tile}${room.cracked ? '*' : ''}${counters}` : '.....'}`,
    marks.filter(Boolean).join(' '),
    crooksIn(position, space).join(' '),
  ];
}
