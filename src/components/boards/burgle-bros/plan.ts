// The floors as an architect draws them: rooms, openings, walls, what is printed on a tile and what lies on it for good.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BoardWords } from '../../../locales/board-words.js';
import { spaceAt, wallBetween, type Floor, type Space } from '../../../rules/burgle-bros/board.js';
import { kindOf, numberOf } from '../../../rules/burgle-bros/data.js';
import type { Position } from '../../../rules/burgle-bros/position.js';
import { check, iconAt } from '../../base/icons.js';
import type { Point, Scene } from '../../board/board.js';
import { phrase } from '../../board/phrase.js';
import { boxOf, centre, cornerOf, floorBox, margin, patrolCorner, room, sheetIn, type Sheet } from './layout.js';
import { badges } from './pieces.js';
import { comingOf } from './position.js';
import { roomIcons, signOf } from './rooms.js';
import { legend } from './legend.js';

export function ground(scene: Scene): SVGTemplateResult {
  const sheet = sheetIn(scene);
  const { floors, columns } = sheet;
  return svg`<g class="ground size-${sheet.size}" aria-hidden="true">
    ${floors.map((floor) => storey(sheet, floor, scene))}
    ${floors.length % columns === 0 ? nothing : legend(floorBox(sheet, floors.length), scene)}
  </g>`;
}

const letters = (size: number): string[] => Array.from({ length: size }, (_, i) => String.fromCharCode(97 + i));

function storey(sheet: Sheet, floor: Floor, scene: Scene): SVGTemplateResult {
  const { size, position } = sheet;
  const { x, y } = cornerOf(sheet, floor);
  const whole = size * room;
  const cells = letters(size).flatMap((column) => letters(size).map((_, row) => `${column}${row + 1}`));
  return svg`
    <text class="floor-name" x=${x} y=${y - margin.top + 36}>${phrase(scene.words.places['floor'] ?? '', { floor })}</text>
    ${letters(size).map((column, i) => bubble({ x: x + (i + 0.5) * room, y: y - 20 }, column))}
    ${letters(size).map((_, i) => bubble({ x: x - 23, y: y + (i + 0.5) * room }, String(i + 1)))}
    ${cells.map((cell) => (cell === position.gap ? gap(sheet, spaceAt(floor, cell), scene.words) : tile(sheet, spaceAt(floor, cell), scene)))}
    <path class="opening" d=${sides(sheet, floor, false)} />
    <path class="wall" d=${sides(sheet, floor, true)} />
    <rect class="shell" x=${x} y=${y} width=${whole} height=${whole} />
    <path class="pane" d=${panes(x, y, size)} />
    ${coming(sheet, floor, scene.flow)} ${patrol(sheet, floor, scene)}
    ${floor === sheet.floors[0] ? beside(sheet, 'outside', scene.words) : nothing}
    ${floor === sheet.floors.at(-1) ? beside(sheet, 'roof', scene.words) : nothing}`;
}

const bubble = ({ x, y }: Point, name: string): SVGTemplateResult =>
  svg`<circle class="bubble" cx=${x} cy=${y} r="14" /><text class="bubble-name" x=${x} y=${y + 6}>${name}</text>`;

/** Between neighbours: a wall from end to end, or two stubs with an opening. */
function sides(sheet: Sheet, floor: Floor, isWall: boolean): string {
  const { size, position } = sheet;
  const standing = new Set(position.walls[floor]);
  const { x: left, y: top } = cornerOf(sheet, floor);
  const side = (one: string, other: string, x: number, y: number, way: 'h' | 'v'): string => {
    const isByGap = one === position.gap || other === position.gap;
    if ((standing.has(wallBetween(one, other)) || isByGap) !== isWall) return '';
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
const stub = 36;

/** Windows in the outer walls. */
function panes(x: number, y: number, size: number): string {
  const whole = size * room;
  return Array.from({ length: size }, (_, i) => (i + 0.5) * room - 26)
    .map((at) => `M${x + at} ${y}h52M${x + at} ${y + whole}h52M${x} ${y + at}v52M${x + whole} ${y + at}v52`)
    .join('');
}

const gap = (sheet: Sheet, space: Space, words: BoardWords): SVGTemplateResult => {
  const { x, y } = boxOf(sheet, space);
  return svg`<rect class="gap" x=${x} y=${y} width=${room} height=${room} />
    <text class="room-name" x=${x + room / 2} y=${y + room / 2 + 5}>${words.places['gap']}</text>`;
};

function tile(sheet: Sheet, space: Space, scene: Scene): SVGTemplateResult {
  const { position } = sheet;
  const { x, y } = boxOf(sheet, space);
  const laid = position.tiles[space];
  if (laid === undefined)
    return svg`<g transform="translate(${x} ${y})"><rect class="room" width=${room} height=${room} />
      <rect class="face-down" x="11" y="11" width=${room - 22} height=${room - 22} rx="5" /></g>`;
  const kind = kindOf(laid);
  const sign = signOf(kind);
  return svg`<g class="tile ${position.disabled.includes(space) ? 'disabled' : ''}" transform="translate(${x} ${y})">
    <rect class="room" width=${room} height=${room} />
    ${iconAt(roomIcons[kind], 32, 33, 40, 'room-icon')}
    ${sign ? iconAt(sign.path, 80, 23, 19, `sign ${sign.name}`) : nothing}
    ${number(numberOf(laid), position.cracked.includes(space))} ${marks(position, space)}
    <text class="room-name" x=${room / 2} y=${room - 10}>${scene.words.places[kind] ?? ''}</text>
  </g>`;
}

/** The number of the combination, or the marker on it. */
const number = (value: number, isCracked: boolean): SVGTemplateResult | typeof nothing =>
  Number.isNaN(value)
    ? nothing
    : svg`<circle class="number ${isCracked ? 'cracked' : ''}" cx="107" cy="23" r="14" />
      ${isCracked ? iconAt(check, 107, 23, 19, 'tick') : svg`<text class="number-name" x="107" y="29">${value}</text>`}`;

/** What lies on a tile and stays: below the number, one under the other. */
const marks = (position: Position, space: Space): SVGTemplateResult[] =>
  badges(position, space).map(({ body }, i) => svg`<g transform="translate(109 ${53 + i * 25})">${body}</g>`);

/** Where the guard is about to go: as far as his steps take him, and the rest of the way. */
function coming(sheet: Sheet, floor: Floor, flow: string): SVGTemplateResult | typeof nothing {
  const way = comingOf(sheet.position, floor, flow);
  const spaces = way?.ways[0];
  if (!way || !spaces) return nothing;
  const reached = spaces.slice(0, way.steps + 1);
  const line = (part: readonly Space[]): string =>
    `M${part
      .map((space) => centre(boxOf(sheet, space)))
      .map(({ x, y }) => `${x} ${y + 11}`)
      .join('L')}`;
  const tone = way.toAlarm ? 'urgent' : '';
  return svg`<path class="coming later ${tone}" d=${line(spaces.slice(reached.length - 1))} />
    ${reached.length > 1 ? svg`<path class="coming ${tone}" marker-end=${way.toAlarm ? 'url(#arrow-urgent)' : 'url(#arrow)'} d=${line(reached)} />` : nothing}`;
}

/** The pile, with the cards left in it, and the last card drawn. */
function patrol(sheet: Sheet, floor: Floor, { words }: Scene): SVGTemplateResult {
  const { x, y } = patrolCorner(sheet, floor);
  const { left = 0, discard = [] } = sheet.position.patrol[floor] ?? {};
  const last = discard.at(-1);
  return svg`<g class="patrol" transform="translate(${x} ${y})">
    ${left > 1 ? svg`<rect class="card-under" x="5" y="4" width="48" height="64" rx="5" />` : nothing}
    <rect class="card-face" width="48" height="64" rx="5" /><text class="card-name" x="24" y="38">${left}</text>
    <rect class=${last === undefined ? 'card-slot' : 'card-face open'} x="64" width="48" height="64" rx="5" />
    ${last === undefined ? nothing : svg`<text class="card-name" x="88" y="38">${last === 'lost-visual' ? '?' : last}</text>`}
    <text class="side-name" x="124" y="37">${words.places['patrol']}</text>
  </g>`;
}

/** The street below the first floor, the roof below the plan of the last. */
function beside(sheet: Sheet, place: 'outside' | 'roof', words: BoardWords): SVGTemplateResult {
  const { x, y, width, height } = boxOf(sheet, place);
  return svg`<rect class="beside" x=${x} y=${y} width=${width} height=${height} rx="5" />
    <text class="side-name" x=${x + 14} y=${y + 37}>${words.places[place]}</text>`;
}
