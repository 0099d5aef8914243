// The building in plain characters, for a terminal: the floors one below the other, the top one first.
import { placeOf } from '../common/grid.js';
import { textRow } from '../common/text-cells.js';
import { cellOf, floorsOf, spaceAt, wallBetween, type Floor } from './board.js';
import { allCells } from './spaces.js';
import { jobs } from './data.js';
import { burglarsAt, type Position } from './position.js';

const width = 12;

export function textBoard(position: Position): string {
  const floors = [...floorsOf(position.options.job)].reverse().flatMap((floor) => floorLines(position, floor));
  const off = ['outside', 'roof'].map((place) => `${place}: ${burglarsAt(position, place).join(' ') || '-'}`);
  const people = position.order.map((id) => {
    const { stealth, character, tools, loot } = position.burglars[id] as Position['burglars'][string];
    return `${id}${character ? ` (${character})` : ''}: stealth ${stealth}${[...tools, ...loot].map((card) => `, ${card}`).join('')}`;
  });
  return [...floors, ...off, ...people].map((line) => line.trimEnd()).join('\n');
}

function floorLines(position: Position, floor: Floor): string[] {
  const { size } = jobs[position.options.job];
  const cells = allCells(position.options.job);
  const { die, target } = position.guards[floor] as Position['guards'][string];
  const walls = new Set(position.walls[floor]);
  const isWall = (one: string, other: string | undefined) => other !== undefined && walls.has(wallBetween(one, other));
  const lines = [
    `floor ${floor}: guard ${die}, target ${target ?? '-'}, patrol cards ${position.patrol[floor]?.left ?? 0}`,
  ];
  for (let row = 0; row < size; row++) {
    const inRow = cells.filter((cell) => placeOf(cell)[1] === row);
    const above = row === 0 ? [] : cells.filter((cell) => placeOf(cell)[1] === row - 1);
    lines.push(
      `+${inRow.map((cell, x) => (row === 0 || isWall(cell, above[x]) ? '=' : '-').repeat(width)).join('+')}+`,
    );
    const cellsInRow = inRow.map((cell) => cellTexts(position, spaceAt(floor, cell)));
    const sides = inRow.map((cell, x) => (x === size - 1 ? '|' : isWall(cell, inRow[x + 1]) ? '#' : ':'));
    for (const line of textRow(cellsInRow, width))
      lines.push(`|${line.map((text, x) => text + (sides[x] ?? '')).join('')}`);
  }
  return [...lines, `+${Array.from({ length: size }, () => '='.repeat(width)).join('+')}+`];
}

function cellTexts(position: Position, space: string): [string, string] {
  const { tiles, gap, alarms, guards, cracked } = position;
  if (cellOf(space) === gap) return ['', ''];
  const isGuard = Object.values(guards).some(({ at }) => at === space);
  const marks = [alarms.includes(space) ? '!' : '', cracked.includes(space) ? '*' : ''].join('');
  return [
    `${cellOf(space)} ${tiles[space] ?? '?'}${marks}`,
    [isGuard ? 'GUARD' : '', ...burglarsAt(position, space)].filter(Boolean).join(' '),
  ];
}
