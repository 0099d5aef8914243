// Floors of square rooms as an architect draws them: where they lie on the sheet, openings and walls, tiles, the next way
// of a guard, his pile of cards. Games whose building is such a grid share this.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { check, iconAt } from '../../base/icons.js';
import type { Box, Point } from '../board.js';

export const room = 130;
/** Around the rooms of a floor: its name and the letters of the columns above, row numbers to the left. */
export const margin = { left: 40, top: 76, right: 13, bottom: 104 };

/** Floors on a sheet: how many rooms in a row of a floor, how many floors in a row of the sheet. */
export interface FloorGrid {
  readonly floors: readonly string[];
  readonly size: number;
  readonly columns: number;
}

export const floorWidth = ({ size }: FloorGrid): number => margin.left + size * room + margin.right;
export const floorHeight = ({ size }: FloorGrid): number => margin.top + size * room + margin.bottom;

/** One floor with its margins; a place behind the last floor is free. */
export function floorBox(grid: FloorGrid, index: number): Box {
  const [width, height] = [floorWidth(grid), floorHeight(grid)];
  return { x: (index % grid.columns) * width, y: Math.floor(index / grid.columns) * height, width, height };
}

/** Where the rooms of a floor begin. */
export function cornerOf(grid: FloorGrid, floor: string): Point {
  const { x, y } = floorBox(grid, grid.floors.indexOf(floor));
  return { x: x + margin.left, y: y + margin.top };
}

/** Below a floor: where its patrol cards lie. */
export function patrolCorner(grid: FloorGrid, floor: string): Point {
  const { x, y } = cornerOf(grid, floor);
  return { x, y: y + grid.size * room + 20 };
}

/** The room of a cell such as `b3`. */
export function roomBox(grid: FloorGrid, floor: string, cell: string): Box {
  const { x, y } = cornerOf(grid, floor);
  const [column, row] = [cell.charCodeAt(0) - 'a'.charCodeAt(0), Number(cell.slice(1)) - 1];
  return { x: x + column * room, y: y + row * room, width: room, height: room };
}

export const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
export const letters = (size: number): string[] => Array.from({ length: size }, (_, i) => String.fromCharCode(97 + i));

/** The name of a floor, and the letters and numbers at its edges. */
export const floorHead = (grid: FloorGrid, floor: string, name: string): SVGTemplateResult => {
  const { x, y } = cornerOf(grid, floor);
  return svg`<text class="floor-name" x=${x} y=${y - margin.top + 36}>${name}</text>
    ${letters(grid.size).map((column, i) => bubble({ x: x + (i + 0.5) * room, y: y - 20 }, column))}
    ${letters(grid.size).map((_, i) => bubble({ x: x - 21, y: y + (i + 0.5) * room }, String(i + 1)))}`;
};
const bubble = ({ x, y }: Point, name: string): SVGTemplateResult =>
  svg`<circle class="bubble" cx=${x} cy=${y} r="14" /><text class="bubble-name" x=${x} y=${y + 6}>${name}</text>`;

/** Openings, walls and the shell with its windows. `isClosed` says of two cells that one cannot pass between them. */
export const floorWalls = (
  grid: FloorGrid,
  floor: string,
  isClosed: (one: string, other: string) => boolean,
): SVGTemplateResult => {
  const { x, y } = cornerOf(grid, floor);
  const whole = grid.size * room;
  return svg`<path class="opening" d=${sides(grid, floor, (one, other) => !isClosed(one, other), false)} />
    <path class="wall" d=${sides(grid, floor, isClosed, true)} />
    <rect class="shell" x=${x} y=${y} width=${whole} height=${whole} />
    <path class="pane" d=${panes(x, y, grid.size)} />`;
};

const stub = 36;
/** Between neighbours: a wall from end to end, or two stubs with an opening. */
function sides(
  grid: FloorGrid,
  floor: string,
  isDrawn: (one: string, other: string) => boolean,
  isWall: boolean,
): string {
  const { size } = grid;
  const { x: left, y: top } = cornerOf(grid, floor);
  const side = (one: string, other: string, x: number, y: number, way: 'h' | 'v'): string => {
    if (!isDrawn(one, other)) return '';
    const move = way === 'h' ? `${room - 2 * stub} 0` : `0 ${room - 2 * stub}`;
    return `M${x} ${y}${way}${isWall ? room : `${stub}m${move}${way}${stub}`}`;
  };
  return letters(size)
    .flatMap((column, i) =>
      letters(size).map((_, row) => {
        const cell = `${column}${row + 1}`;
        const [x, y] = [left + i * room, top + row * room];
        const right = i < size - 1 ? side(cell, `${letters(size)[i + 1] ?? ''}${row + 1}`, x + room, y, 'v') : '';
        const below = row < size - 1 ? side(cell, `${column}${row + 2}`, x, y + room, 'h') : '';
        return right + below;
      }),
    )
    .join('');
}

/** Windows in the outer walls. */
function panes(x: number, y: number, size: number): string {
  const whole = size * room;
  return Array.from({ length: size }, (_, i) => (i + 0.5) * room - 26)
    .map((at) => `M${x + at} ${y}h52M${x + at} ${y + whole}h52M${x} ${y + at}v52M${x + whole} ${y + at}v52`)
    .join('');
}

export const faceDownTile = ({ x, y }: Point): SVGTemplateResult =>
  svg`<g transform="translate(${x} ${y})"><rect class="room" width=${room} height=${room} />
    <rect class="face-down" x="11" y="11" width=${room - 22} height=${room - 22} rx="5" /></g>`;

/** The number in the corner of a tile, or the marker on it. */
export const tileNumber = (value: number, isCracked: boolean): SVGTemplateResult =>
  svg`<circle class="number ${isCracked ? 'cracked' : ''}" cx="103" cy="27" r="14" />
    ${isCracked ? iconAt(check, 103, 27, 19, 'tick') : svg`<text class="number-name" x="103" y="33">${value}</text>`}`;

/** Something that lies on a tile and stays. */
export interface Badge {
  /** The words for it (`things`), and the count in them. */
  readonly says: string;
  readonly count?: number;
  readonly body: SVGTemplateResult;
}

/** What lies on a tile and stays: below the number, one under the other. */
export const tileMarks = (bodies: readonly SVGTemplateResult[]): SVGTemplateResult[] =>
  bodies.map((body, i) => svg`<g transform="translate(106 ${55 + i * 24})">${body}</g>`);

/** A room whose patrol card has been drawn. */
export const drawnMark = ({ x, y }: Point): SVGTemplateResult =>
  svg`<path class="drawn" d="M${x + 9} ${y + 121}l16-16M${x + 9} ${y + 105}l16 16" />`;

/** Where a guard is about to go: as far as his steps take him, and the rest of the way. */
export function comingWay(boxes: readonly Box[], steps: number, isUrgent: boolean): SVGTemplateResult {
  const reached = boxes.slice(0, steps + 1);
  const tone = isUrgent ? 'urgent' : '';
  const head = isUrgent ? 'url(#arrow-urgent)' : 'url(#arrow)';
  return svg`<path class="coming later ${tone}" d=${wayLine(boxes.slice(reached.length - 1))} />
    ${reached.length > 1 ? svg`<path class="coming ${tone}" marker-end=${head} d=${wayLine(reached)} />` : nothing}`;
}
/** A way from room to room runs where the pieces stand. */
const wayLine = (boxes: readonly Box[]): string =>
  `M${boxes
    .map(centre)
    .map(({ x, y }) => `${x} ${y + 11}`)
    .join('L')}`;

/** Where the icon and the sign of a tile are drawn. */
export const tileIcon = { x: 34, y: 35, size: 40 };
export const tileSign = { x: 77, y: 26, size: 19 };
export const tileNameY = room - 16;

/** The pile of patrol cards, with how many are left in it, and the last card drawn. */
export const patrolPile = (
  { x, y }: Point,
  left: number,
  last: string | undefined,
  name: string | undefined,
): SVGTemplateResult => svg`<g class="patrol" transform="translate(${x} ${y})">
    ${left > 1 ? svg`<rect class="card-under" x="5" y="4" width="48" height="64" rx="5" />` : nothing}
    <rect class="card-face" width="48" height="64" rx="5" /><text class="card-name" x="24" y="38">${left}</text>
    <rect class=${last === undefined ? 'card-slot' : 'card-face open'} x="64" width="48" height="64" rx="5" />
    ${last === undefined ? nothing : svg`<text class="card-name" x="88" y="38">${last}</text>`}
    ${name === undefined ? nothing : svg`<text class="side-name" x="124" y="37">${name}</text>`}
  </g>`;

/** A place beside the rooms: the street, the roof. */
export const besidePlace = ({ x, y, width, height }: Box, name: string | undefined): SVGTemplateResult =>
  svg`<rect class="beside" x=${x} y=${y} width=${width} height=${height} rx="5" />
    <text class="side-name" x=${x + 14} y=${y + 37}>${name}</text>`;

/** Pieces that share a room get smaller. */
export const pieceScale = (count: number, hasMarks: boolean): number =>
  count > 3 ? 0.66 : count > (hasMarks ? 1 : 2) ? 0.8 : 0.92;

/** Pieces stand side by side below the icon of the room; from the fourth on in two ranks. */
export function pieceSlot({ x, y, width }: Box, index: number, count: number): Point {
  const perRank = count > 3 ? Math.ceil(count / 2) : count;
  const rank = Math.floor(index / perRank);
  const inRank = rank === 0 ? perRank : count - perRank;
  const gap = Math.min(47, (width - 14) / inRank);
  return {
    x: x + width / 2 + ((index % perRank) - (inRank - 1) / 2) * gap,
    y: y + (count > 3 ? 60 + rank * 34 : 77),
  };
}

/** Beside the rooms pieces stand in a row that ends at the right. */
export const besideSlot = ({ x, y, width, height }: Box, index: number, count: number): Point => ({
  x: x + width - 28 - (count - 1 - index) * 40,
  y: y + height / 2,
});
