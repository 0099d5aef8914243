// The bank as an architect draws it: nine rooms, walls with doors and windows, the ring road around.
// Where everything lies on the sheet; nothing here knows a position beyond the tiles.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BoardWords } from '../../../locales/board-words.js';
import {
  columnOf,
  columns,
  isCornerStreet,
  isRoom,
  neighbour,
  opposite,
  roomBeside,
  rooms,
  rowOf,
  rows,
  sides,
  tilesIn,
  type Room,
  type Side,
  type PlacedTile,
  type Street,
} from '../../../rules/how-to-rob-a-bank/board.js';
import { ringOf, tileTable } from '../../../rules/how-to-rob-a-bank/house-data.js';
import type { Position } from '../../../rules/how-to-rob-a-bank/position.js';
import type { Box, Point } from '../../board/board.js';
import { iconAt } from '../../base/icons.js';
import { alarm, badge, bag, mask } from '../../base/icons.things.js';

export const width = 654;
export const height = 734;
const road = { start: 30, end: 640, width: 80 };
export const roomSize = 150;
const floor = road.start + road.width;

/** The top left corner of a room. */
export const corner = (room: Room): Point => ({
  x: floor + columnOf(room) * roomSize,
  y: floor + rowOf(room) * roomSize,
});

export function boxOf(space: Room | Street): Box {
  if (isRoom(space)) return { ...corner(space), width: roomSize, height: roomSize };
  const beside = roomBeside[space];
  const far = floor + 3 * roomSize;
  if (!beside) {
    // A corner of the ring: the board of another publisher may have streets there.
    const [y, x] = [space.charAt(0) === 'n' ? road.start : far, space.charAt(1) === 'w' ? road.start : far];
    return { x, y, width: road.width, height: road.width };
  }
  const [room, side] = beside;
  const { x, y } = corner(room);
  return side === 'n' || side === 's'
    ? { x, y: side === 'n' ? road.start : far, width: roomSize, height: road.width }
    : { x: side === 'w' ? road.start : far, y, width: road.width, height: roomSize };
}

export const centre = (space: Room | Street): Point => {
  const { x, y, width: w, height: h } = boxOf(space);
  return { x: x + w / 2, y: y + h / 2 };
};

/** The bend of the road between two streets round a corner, or null when they lie in line or one is on the corner itself. */
export function bend(from: Street, to: Street): Point | null {
  const [a, b] = [from[0], to[0]];
  if (a === b || isCornerStreet(from) || isCornerStreet(to)) return null;
  const across = [from, to].find((street) => street.startsWith('n') || street.startsWith('s')) as Street;
  const along = across === from ? to : from;
  return { x: centre(along).x, y: centre(across).y };
}

/** Where stolen bags lie, and the alarm once it has rung. */
export const edge = (slot: number): Point => ({ x: 53 + slot * 52, y: 702 });
export const edgeAlarm: Point = { x: 335, y: 702 };

type Tiles = ReadonlyMap<Room, PlacedTile>;

type Symbol = 'mask' | 'alarm' | 'badge' | 'bag' | 'plain' | 'unknown';
export const symbolOf = (tile: PlacedTile | undefined, options: Position['options']): Symbol =>
  tile ? (tileTable(options)[tile.id].symbol ?? 'plain') : 'unknown';
const symbolIcons: Partial<Record<Symbol, string>> = { mask, alarm, badge, bag };

export function ground(
  { tiles: laid, options }: Pick<Position, 'tiles' | 'options'>,
  goal: number,
  words: BoardWords,
  title: string,
  storey: string,
): SVGTemplateResult {
  const tiles = tilesIn(laid);
  return svg`
  <g class="ground" aria-hidden="true">
    ${axes()} ${ringRoad(options)} ${rooms.map((room) => roomPlan(room, tiles.get(room), words, options))} ${walls(tiles)}
    ${roadEdge(goal, words)} ${titleBlock(words, title, storey)}
  </g>`;
}

/** Axis lines with bubbles, as on a building plan: they name the columns and rows. */
const axes = (): SVGTemplateResult => svg`
  ${columns.map((column) => bubble(centre(`${column}1`).x, 15, column, true))}
  ${rows.map((row) => bubble(15, centre(`a${row}`).y, row, false))}`;

const bubble = (x: number, y: number, name: string, down: boolean): SVGTemplateResult => svg`
  <path class="axis" d=${down ? `M${x} ${y + 11}V${road.end + 6}` : `M${x + 11} ${y}H${road.end + 6}`} />
  <circle class="bubble" cx=${x} cy=${y} r="11.5" />
  <text class="bubble-name" x=${x} y=${y + 5}>${name}</text>`;

/** Where the name of a street stands, from its middle. */
const beside: Readonly<Record<string, [dx: number, dy: number]>> = {
  n: [-44, -16],
  s: [-44, 28],
  w: [-14, -45],
  e: [14, -45],
};

function ringRoad(options: Position['options']): SVGTemplateResult {
  const size = road.end - road.start;
  const middle = road.start + road.width / 2;
  const far = floor + 3 * roomSize;
  const cuts = [0, 1, 2, 3].map((i) => floor + i * roomSize);
  return svg`
    <path class="road" fill-rule="evenodd"
      d="M${road.start + 44} ${road.start}h${size - 88}a44 44 0 0 1 44 44v${size - 88}a44 44 0 0 1-44 44h${88 - size}a44 44 0 0 1-44-44v${88 - size}a44 44 0 0 1 44-44zM${floor} ${floor}V${far}H${far}V${floor}z" />
    <rect class="lane" x=${middle} y=${middle} width=${size - road.width} height=${size - road.width} rx="22" />
    <rect class="kerb" x=${floor - 7} y=${floor - 7} width=${3 * roomSize + 14} height=${3 * roomSize + 14} rx="3" />
    ${cuts.map((at) => svg`<path class="cut" d="M${at} ${road.start + 2}v${road.width - 12}M${at} ${far + 10}v${road.width - 12}M${road.start + 2} ${at}h${road.width - 12}M${far + 10} ${at}h${road.width - 12}" />`)}
    ${ringOf(options).map((street) => {
      const { x, y } = centre(street);
      const [dx, dy] = beside[street.charAt(0)] as [number, number];
      return svg`<text class="street-name" x=${x + (isCornerStreet(street) ? 0 : dx)} y=${y + dy}>${street}</text>`;
    })}`;
}

function roomPlan(
  room: Room,
  tile: PlacedTile | undefined,
  words: BoardWords,
  options: Position['options'],
): SVGTemplateResult {
  const { x, y } = corner(room);
  const symbol = symbolOf(tile, options);
  const icon = symbolIcons[symbol];
  return svg`
    <g transform="translate(${x} ${y})">
      <rect class="room ${tile ? '' : 'unlaid'}" width=${roomSize} height=${roomSize} />
      <g class="furniture">${furniture[symbol]}</g>
      <text class="room-id" x="14" y="28">${room}</text>
      ${tile ? set('room-name', 42, 28, words.places[symbol] ?? '', 9, 75) : nothing}
      ${icon ? iconAt(icon, 129, 23, 22, 'symbol') : nothing}
    </g>`;
}

/** What stands in a room, in thin lines. */
const furniture: Record<Symbol, SVGTemplateResult> = {
  bag: svg`<circle cx="75" cy="82" r="45" /><circle cx="75" cy="82" r="37" /><circle cx="75" cy="82" r="13" />
    <path d="M75 69V52M86 89l15 9M64 89l-15 9" />
    ${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => svg`<circle cx="75" cy="41" r="2" transform="rotate(${turn} 75 82)" />`)}
    <path d="M120 70h10v24h-10" />`,
  badge: svg`<path d="M26 62A50 50 0 0 0 124 62L110 58A36 36 0 0 1 40 58Z" /><circle cx="75" cy="64" r="13" /><path d="M64 71a13 13 0 0 0 22 0" />
    <path d="M38 84l9-7 5 6-9 7zM112 84l-9-7-5 6 9 7zM66 98h18v9H66z" /><path d="M18 128h114v8H18zM46 128v8M75 128v8M104 128v8" />`,
  alarm: svg`<g transform="translate(0 9)"><path d="M20 44h110v15H20zM42 44v15M64 44v15M86 44v15M108 44v15M26 51h8M48 51h8M70 51h8M92 51h8M114 51h8" />
    <path d="M32 122h86l-9-22H41z" /><path d="M46 112h8M60 112h8M74 112h8M88 112h8M102 112h4" /><circle cx="75" cy="80" r="10" />
    <path d="M58 92a22 22 0 0 1 0-24M92 92a22 22 0 0 0 0-24M51 97a32 32 0 0 1 0-34M99 97a32 32 0 0 0 0-34" /></g>`,
  mask: svg`<path d="M43 50h64v64H43zM50 57h50v50H50z" /><path d="M62 57v50M88 57v50M62 66h26M62 77h26M62 88h26M62 99h26" /><path d="M43 50l-9-9M107 50l9-9M43 114l-9 9M107 114l9 9" stroke-dasharray="4 3" />`,
  plain: svg`<path d="M34 52h40v22H34zM78 52h40v22H78z" /><path d="M46 56h16v10H46zM90 56h16v10H90z" /><circle cx="54" cy="86" r="9" /><circle cx="98" cy="86" r="9" />
    <circle cx="28" cy="124" r="11" /><path d="M28 113v22M17 124h22M20 116l16 16M36 116l-16 16" /><path d="M60 116h66v18H60zM60 122h66M82 122v12M104 122v12" />`,
  unknown: svg``,
};

/** Every side of every room once: a door between joined rooms, a window to the street, or a thick wall. */
function walls(tiles: Tiles): SVGTemplateResult[] {
  return rooms.flatMap((room) =>
    sides.flatMap((side) => {
      const other = neighbour(room, side);
      const isWalled = tiles.get(room)?.side === side;
      const facing = other ? tiles.get(other)?.side === opposite[side] : false;
      const drawn: SVGTemplateResult[] = [];
      if (!other) drawn.push(isWalled ? onSide(room, side, outerWall) : onSide(room, side, windowWall));
      else if ((side === 'e' || side === 's') && !isWalled && !facing) drawn.push(onSide(room, side, doorWall));
      if (isWalled) drawn.push(onSide(room, side, thickWall));
      return drawn;
    }),
  );
}

/** Draws along a side as if it were the north one: from 0,0 to 150,0 with the room below. */
const onSide = (room: Room, side: Side, drawing: SVGTemplateResult): SVGTemplateResult => {
  const { x, y } = corner(room);
  const turn = sides.indexOf(side) * 90;
  return svg`<g transform="translate(${x} ${y}) rotate(${turn} ${roomSize / 2} ${roomSize / 2})">${drawing}</g>`;
};

const thickWall = svg`<path class="thick" d="M-2 0H152V10H-2Z" /><path class="thick-hatch" d="M6 9l8-8m8 8l8-8m8 8l8-8m8 8l8-8m8 8l8-8m8 8l8-8m8 8l8-8m8 8l8-8m8 8l8-8" />`;
const outerWall = svg`<path class="outer" d="M0 0H150" />`;
const windowWall = svg`<path class="outer" d="M0 0H40M110 0H150" /><path class="window" d="M40-3H110V3H40ZM40 0H110" />`;
const doorWall = svg`<path class="inner" d="M0 0H52M98 0H150" /><path class="door" d="M52 0V30A46 30 0 0 0 98 0" />`;

const roadEdge = (goal: number, words: BoardWords): SVGTemplateResult => svg`
  <text class="edge-name" x="32" y="671">${words.places['edge']}</text>
  ${Array.from({ length: goal }, (_, i) => svg`<circle class="slot" cx=${edge(i).x} cy=${edge(i).y} r="21" />`)}
  <circle class="slot" cx=${edgeAlarm.x} cy=${edgeAlarm.y} r="21" />`;

/**
 * A text of more than `most` letters is set closer, so that it keeps off what stands beside it. So many fill the room at
 * the smallest size of these letters: with fewer, the text would be stretched.
 */
const set = (name: string, x: number, y: number, text: string, most: number, room: number): SVGTemplateResult =>
  text.length > most
    ? svg`<text class=${name} x=${x} y=${y} textLength=${room} lengthAdjust="spacingAndGlyphs">${text}</text>`
    : svg`<text class=${name} x=${x} y=${y}>${text}</text>`;

/** As on every sheet of an architect: what is drawn, of which moment, and where north is. */
const titleBlock = (words: BoardWords, title: string, storey: string): SVGTemplateResult => svg`<g class="title-block">
  <path class="frame" d="M378 656H640V724H378ZM378 690H572M572 656V724" />
  ${set('room-id', 392, 679, title, 18, 166)}
  ${set('room-name', 392, 712, `${words.places['sheet'] ?? ''} · ${storey}`, 27, 166)}
  <path class="symbol" d="M606 666V716M606 664 594 690M606 664 618 690M596 686H616" />
</g>`;
