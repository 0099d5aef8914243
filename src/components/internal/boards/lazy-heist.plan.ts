// The building in section: six floors, stairwells left and right, four lift shafts, the delivery door, the cage, the roof.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BoardWords } from '../../../locales/board-words.js';
import type { Point } from '../board.js';
import { iconAt } from '../icons.js';
import type { HeistPosition, Shaft } from './lazy-heist.position.js';

const left = 34;
const landing = 62;
export const roomWidth = 116;
export const floorHeight = 96;
const top = 86;
export const width = left + 2 * landing + 6 * roomWidth + 14;
const ground = top + 6 * floorHeight;
export const height = ground + 104;

export const floors = [6, 5, 4, 3, 2, 1] as const;
const rooms = [1, 2, 3, 4, 5, 6] as const;

/** Where each shaft opens, floor by floor (the building plan of the kit). */
export const accesses: Readonly<Record<Shaft, Readonly<Record<number, number>>>> = {
  a: { 1: 2, 2: 2, 3: 1, 4: 1 },
  b: { 1: 5, 2: 4, 3: 4, 4: 3, 5: 3 },
  c: { 4: 5, 5: 4, 6: 3 },
  d: { 2: 6, 3: 6, 4: 6, 5: 6, 6: 5 },
};

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A place that does not move: a room, a landing, the start, the cage, the roof. */
export function boxOf(space: string): Box | null {
  if (space === 'roof') return { x: width - 14 - 190, y: 14, width: 190, height: top - 24 };
  if (space === 'start') return { x: left, y: ground + 22, width: landing + roomWidth * 1.3, height: 70 };
  if (space === 'cell')
    return { x: left + landing + 3 * roomWidth, y: ground + 22, width: roomWidth * 1.6, height: 70 };
  const [floor, column] = space.split('.') as [string, string | undefined];
  const y = top + (6 - Number(floor)) * floorHeight;
  if (column === 'L') return { x: left, y, width: landing, height: floorHeight };
  if (column === 'R') return { x: left + landing + 6 * roomWidth, y, width: landing, height: floorHeight };
  const room = Number(column);
  if (!(room >= 1 && room <= 6) || Number.isNaN(y)) return null;
  return { x: left + landing + (room - 1) * roomWidth, y, width: roomWidth, height: floorHeight };
}

/** A cabin stands in the room where its shaft opens. */
export function cabinBox(shaft: Shaft, floor: number): Box {
  const room = boxOf(`${floor}.${accesses[shaft][floor] ?? 1}`) as Box;
  return { x: room.x + roomWidth - 38, y: room.y + 18, width: 34, height: floorHeight - 24 };
}

export const middle = ({ x, y, width: w, height: h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

export const building = (position: HeistPosition, words: BoardWords): SVGTemplateResult => svg`
  <g class="ground" aria-hidden="true">
    ${sky(words)}
    <rect class="room" x=${left} y=${top} width=${width - left - 14} height=${6 * floorHeight} />
    ${vault(position)} ${floors.map((floor) => storey(floor))} ${shaftLines()} ${fixtures(position)}
    <rect class="shell" x=${left} y=${top} width=${width - left - 14} height=${6 * floorHeight} />
    ${below(words)}
  </g>`;

const sky = (words: BoardWords): SVGTemplateResult => {
  const { x, y, width: w, height: h } = boxOf('roof') as Box;
  return svg`
    <path class="thick" d="M${left - 10} ${top - 8}H${width - 4}V${top}H${left - 10}Z" />
    <path class="furniture" d="M${left + 40} ${top - 8}v-26h60v26M${left + 130} ${top - 8}v-14h34v14M${left + 147} ${top - 22}v-26" />
    <circle class="pad" cx=${x + w / 2} cy=${y + h / 2} r="29" />
    <path class="pad" d="M${x + w / 2 - 10} ${y + h / 2 - 13}v26M${x + w / 2 + 10} ${y + h / 2 - 13}v26M${x + w / 2 - 10} ${y + h / 2}h20" />
    <text class="street-name" x=${x + w / 2 - 70} y=${y + h / 2 + 5}>${words.places['roof']}</text>`;
};

function storey(floor: number): SVGTemplateResult {
  const { y } = boxOf(`${floor}.L`) as Box;
  const start = left + landing;
  const end = start + 6 * roomWidth;
  const stairs = (x: number, flip: boolean) => {
    const steps = Array.from({ length: 6 }, () => `h8v-13`).join('');
    return svg`<path class="stairs" transform=${flip ? `translate(${x + landing - 7} 0) scale(-1 1)` : `translate(${x + 7} 0)`}
      d="M0 ${y + floorHeight - 6}${steps}" />`;
  };
  return svg`
    <circle class="bubble" cx=${left - 18} cy=${y + floorHeight / 2} r="12" />
    <text class="bubble-name" x=${left - 18} y=${y + floorHeight / 2 + 5}>${floor}</text>
    ${stairs(left, false)} ${stairs(end, true)}
    <path class="lane-path" d="M${start + 14} ${y + floorHeight - 17}H${end - 14}M${start + 14} ${y + 34}H${end - 14}" />
    <path class="inner" d="M${start} ${y}v34M${start} ${y + 78}v18M${end} ${y}v34M${end} ${y + 78}v18" />
    ${rooms.slice(1).map((room) => svg`<path class="partition" d="M${start + (room - 1) * roomWidth} ${y}v38M${start + (room - 1) * roomWidth} ${y + 80}v16" />`)}
    <path class="slab" d="M${left} ${y + floorHeight}H${width - 14}" />
    ${rooms.map((room) => svg`<text class="room-id" x=${start + (room - 1) * roomWidth + 9} y=${y + 21}>${floor}.${room}</text>`)}`;
}

function vault({ vault: { wall, lasers } }: HeistPosition): SVGTemplateResult {
  const { x, y, width: w, height: h } = boxOf('4.4') as Box;
  return svg`
    ${wall ? svg`<path class="vault-wall" fill-rule="evenodd" d="M${x} ${y}h${w}v${h}h${-w}zM${x + 9} ${y + 9}v${h - 18}h${w - 18}v${18 - h}z" />` : svg`<rect class="vault-open" x=${x + 4} y=${y + 4} width=${w - 8} height=${h - 8} />`}
    ${lasers ? svg`<path class="laser" d="M${x + 16} ${y + 30}L${x + w - 16} ${y + 74}M${x + 16} ${y + 52}H${x + w - 16}M${x + 16} ${y + 74}L${x + w - 16} ${y + 30}" />` : nothing}`;
}

/** Every access of every shaft, dashed: here a cabin may stop. */
const shaftLines = (): SVGTemplateResult[] =>
  (Object.keys(accesses) as Shaft[]).flatMap((shaft) =>
    Object.keys(accesses[shaft]).map((floor) => {
      const { x, y, width: w, height: h } = cabinBox(shaft, Number(floor));
      return svg`<rect class="shaft" x=${x} y=${y} width=${w} height=${h} /><text class="shaft-name" x=${x + w / 2} y=${y + h / 2 + 5}>${shaft.toUpperCase()}</text>`;
    }),
  );

/** What is fixed in a room: guard room, vending machines, switches, locks. */
function fixtures({ guardRoom, vending, switches, locks }: HeistPosition): SVGTemplateResult[] {
  const at = (space: string | null, draw: (x: number, y: number) => SVGTemplateResult) => {
    const box = space === null ? null : boxOf(space);
    return box ? [draw(box.x, box.y)] : [];
  };
  return [
    ...at(
      guardRoom,
      (x, y) =>
        svg`<path class="fixture" d="M${x + 10} ${y + 46}h22v34h-22zM${x + 15.5} ${y + 46}v34M${x + 21} ${y + 46}v34M${x + 26.5} ${y + 46}v34" />${iconAt('badge', x + 58, y + 18, 20, 'symbol')}`,
    ),
    ...Object.values(vending).flatMap(({ at: space, looted }) =>
      at(
        space,
        (x, y) =>
          svg`<path class="fixture ${looted ? 'spent' : ''}" d="M${x + 10} ${y + 42}h24v42h-24zM${x + 14} ${y + 47}h11v16h-11zM${x + 29} ${y + 50}v.1M${x + 29} ${y + 56}v.1M${x + 14} ${y + 72}h16v6h-16z" />`,
      ),
    ),
    ...Object.values(switches).flatMap(({ at: space, active }) =>
      at(
        space,
        (x, y) =>
          svg`<path class="fixture ${active ? 'active' : ''}" d="M${x + 48} ${y + 10}h14v20h-14zM${x + 55} ${y + 20}l${active ? '7 -9' : '7 9'}" />`,
      ),
    ),
    ...Object.entries(locks).flatMap(([colour, space]) =>
      at(
        space,
        (x, y) =>
          svg`<path class="door-lock key-${colour}" d="M${x + roomWidth - 58} ${y + 22}h15v11h-15zM${x + roomWidth - 54} ${y + 22}v-4a3.500 3.500 0 0 1 7 0v4" />`,
      ),
    ),
  ];
}

const below = (words: BoardWords): SVGTemplateResult => svg`
  <path class="earth" d="M4 ${ground + 6}H${width - 4}" />
  ${['start', 'cell'].map((space) => {
    const { x, y, width: w, height: h } = boxOf(space) as Box;
    return svg`<rect class="room side-room" x=${x} y=${y} width=${w} height=${h} rx="3" />
      ${space === 'cell' ? svg`<path class="bars" d=${Array.from({ length: 11 }, (_, i) => `M${x + 8 + i * 16.5} ${y}v${h}`).join('')} />` : svg`<path class="partition" d="M${x + 60} ${y}v-16M${x + 120} ${y}v-16" />`}
      <text class="room-name" x=${x + w + 10} y=${y + 40}>${words.places[space]}</text>`;
  })}`;
