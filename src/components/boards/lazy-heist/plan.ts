// The building in section: six floors, stairwells left and right, four lift shafts, the delivery door, the cage, the roof.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BoardWords } from '../../../locales/board-words.js';
import {
  accessOn,
  floorOf,
  floors,
  roomsOn,
  shafts,
  type Floor,
  type Shaft,
  type Space,
} from '../../../rules/lazy-heist/board.js';
import { lastField } from '../../../rules/lazy-heist/data.js';
import { shownDataOf } from '../../../rules/lazy-heist/shown-data.js';
import type { Position } from '../../../rules/lazy-heist/position.js';
import type { Box, Point } from '../../board/board.js';
import { iconAt } from '../../base/icons.js';
import { badge } from '../../base/icons.things.js';

const left = 36;
const landing = 66;
export const roomWidth = 116;
export const floorHeight = 96;
const top = 98;
/** The outer walls end here; beyond hang the stations of the drones. */
const right = left + 2 * landing + roomsOn('1').length * roomWidth;
export const width = right + 56;
const ground = top + floors.length * floorHeight;
export const height = ground + 112;

/** The ceiling of a floor. */
const levelOf = (floor: Floor): number => top + (floors.length - 1 - floors.indexOf(floor)) * floorHeight;

/** A place that does not move: a room, a landing, the start, the cage, the roof, a drone's station. */
export function boxOf(space: string): Box | null {
  if (space === 'roof') return { x: right - 132, y: 14, width: 168, height: top - 24 };
  if (space === 'start') return { x: left, y: ground + 30, width: landing + 1.7 * roomWidth, height: 68 };
  if (space === 'cell') return { x: left + landing + 3 * roomWidth, y: ground + 30, width: 196, height: 68 };
  const [floor, column] = space.split('.') as [Floor, string | undefined];
  if (!floors.includes(floor)) return null;
  const y = levelOf(floor);
  if (column === 'L') return { x: left, y, width: landing, height: floorHeight };
  if (column === 'R') return { x: right - landing, y, width: landing, height: floorHeight };
  if (column === 'charging') return { x: right + 8, y: y + 6, width: 44, height: 38 };
  if (column === 'maintenance') return { x: right + 8, y: y + 52, width: 44, height: 38 };
  const room = roomsOn(floor).indexOf(space);
  return room < 0 ? null : { x: left + landing + room * roomWidth, y, width: roomWidth, height: floorHeight };
}

/** One floor from wall to wall, with its number and its stations. */
export const floorBox = (floor: Floor): Box => ({
  x: 0,
  y: levelOf(floor) - 4,
  width,
  height: floorHeight + 8,
});

/** A cabin stands in the room where its shaft opens. */
export function cabinBox(shaft: Shaft, floor: number, position: Position): Box {
  const room = boxOf(accessOn(shaft, floor, shownDataOf(position).plan.accesses) as Space) as Box;
  return { x: room.x + roomWidth - 50, y: room.y + 21, width: 46, height: floorHeight - 24 };
}

export const middle = ({ x, y, width: w, height: h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

export const building = (position: Position, words: BoardWords, title: string): SVGTemplateResult => svg`
  <g class="ground" aria-hidden="true">
    ${sky(position, words)}
    <rect class="room" x=${left} y=${top} width=${right - left} height=${ground - top} />
    ${vault(position)} ${floors.map((floor) => storey(floor, position))} ${shaftLines(position)} ${fixtures(position)}
    <rect class="shell" x=${left} y=${top} width=${right - left} height=${ground - top} />
    ${below(position, words)} ${titleBlock(words, title)}
  </g>`;

/** Drawn from a point on: most of the building is written down from the upper left corner of its place. */
const from = ({ x, y }: Point, drawn: SVGTemplateResult): SVGTemplateResult =>
  svg`<g transform="translate(${x} ${y})">${drawn}</g>`;

/** The minutes lie in the sky: the helicopter comes nearer, field by field, and waits for its calls. */
const sky = ({ minute, radio, options }: Position, words: BoardWords): SVGTemplateResult => {
  const { x, y, width: w, height: h } = boxOf('roof') as Box;
  const field = (x - left - 46) / lastField;
  const strip = svg`
    <path class="strip" d="M0 0H${lastField * field}${Array.from({ length: lastField + 1 }, (_, n) => `M${n * field} 0v${n % 5 ? -5 : -10}`).join('')}" />
    <path class="gone" d="M0 0H${minute * field}" />
    ${shownDataOf({ options }).strip[options.difficulty].map((n) =>
      from(
        { x: n * field, y: 0 },
        svg`<circle class="call ${n === radio ? 'made' : n <= minute ? 'past' : ''}" r="10" />
          <path class="waves" d="M0 4v-4M-4-3a4 4 0 0 1 8 0" />`,
      ),
    )}
    <g class="helicopter" transform="translate(${minute * field} -24)">
      <path class="hull" d="M-5-5H6C13-5 17-1 17 4 17 7 14 8 10 8H-4L-9 0H-26L-29-7M6-5C6 0 8 2 16 2" /><path d="M2-5V-10M-16-11H20M-4 8l-2 5M9 8l2 5M-10 13H16" />
    </g>`;
  const pad = svg`
    <path class="pad" d="M-44 41l8-10h72l8 10M-9-12v24M9-12v24M-9 0h18" /><circle class="pad" r="23" />
    <text class="room-name" x="31" y="5">${words.places['roof']}</text>`;
  return svg`${from({ x: left + 20, y: y + 40 }, strip)}
    <path class="thick" d="M${left - 12} ${top - 8}H${right + 12}V${top}H${left - 12}Z" />
    ${from({ x: x + w / 2, y: y + h / 2 - 2 }, pad)}`;
};

function storey(floor: Floor, { guardRoom, vending, options }: Position): SVGTemplateResult {
  const start = left + landing;
  const end = right - landing;
  const { plan, drones } = shownDataOf({ options });
  const [first, last] = drones[floor] as [number, number];
  const taken = [plan.vault, guardRoom, ...Object.values(vending).map(({ at }) => at)];
  const stairs = (place: string) =>
    svg`<path class="stairs" transform=${place} d="M0 90h8v-13h8v-13h8v-13h8v-13h8v-13h8v-13M-7 10h14" />`;
  const dock = (y: number, sign: string) =>
    from(
      { x: right, y },
      svg`<path class="dock" d="M0 44h52M0 30l14 14" /><path class="sign" transform="translate(30 24)" d=${sign} />`,
    );
  return from(
    { x: 0, y: levelOf(floor) },
    svg`
    <circle class="bubble" cx="16" cy="48" r="13" /><text class="bubble-name" x="16" y="53">${floor}</text>
    ${stairs(`translate(${left + 7} 0)`)} ${stairs(`translate(${right - 7} 0) scale(-1 1)`)}
    ${dock(0, 'M2-11-6 2H0L-2 11 6-2H0Z')}
    ${dock(46, 'M-9 9 1-1M1-1A6 6 0 0 1 8-10L5-5 8-3 11-7A6 6 0 0 1 3 1')}
    <rect class="lane-path" x=${start + (first - 1) * roomWidth + 16} y=${upperLane} width=${(last - first + 1) * roomWidth - 32} height=${lowerLane - upperLane} rx="10" />
    <path class="inner" d="M${start} 0v46M${end} 0v46" />
    <path class="slab" d="M${left} ${floorHeight}H${right}" />
    ${roomsOn(floor).map((room, i) => {
      const piece = taken.includes(room) ? '' : (furniture[layout[floor]?.[i] ?? ''] ?? '');
      return from(
        { x: start + i * roomWidth, y: 0 },
        svg`${i ? svg`<path class="partition" d="M0 0v46" />` : nothing}
          <path class="furniture" transform="translate(0 94)" d=${piece} /><text class="room-id" x="12" y="26">${room}</text>`,
      );
    })}`,
  );
}

/** Drones fly right on the upper lane and left on the lower one, above everybody's head. */
export const upperLane = 24;
export const lowerLane = 44;

/** What stands in a room, in thin lines, from the floor up: desk, plant, shelf, sofa, glass case. */
const furniture: Readonly<Record<string, string>> = {
  d: 'M12 0V-25H58V0M18-25V-40H38V-25M46-25V-30H54V-25M22-12H34',
  p: 'M16 0 14-11H32L30 0ZM23-11V-30M23-17C12-19 10-28 11-35M23-23C34-25 36-34 34-41M23-26C20-32 20-38 23-46',
  s: 'M12 0V-62H50V0M12-21H50M12-42H50M18-21V-33M24-21V-35M30-21V-31M42-42V-54M36-42V-56M18-1V-12H30V-1M20-42V-50H28V-42',
  o: 'M10-1V-19A5 5 0 0 1 20-19V-12H50V-19A5 5 0 0 1 60-19V-1ZM20-12V-30A6 6 0 0 1 26-36H44A6 6 0 0 1 50-30V-12M35-36V-12',
  c: 'M18-1V-24H44V-1ZM16-24V-52H46V-24ZM31-30 39-38 35-43H27L23-38ZM23-38H39',
};
const layout: Readonly<Record<string, string>> = {
  6: 'cscpdo',
  5: 'podscd',
  4: 'dc.sdp',
  3: 'sopdsd',
  2: 'dpdosc',
  1: 'opsdcs',
};

function vault({ vault: { wall, lasers }, options }: Position): SVGTemplateResult {
  return from(
    boxOf(shownDataOf({ options }).plan.vault) as Box,
    svg`
    ${wall ? svg`<path class="vault-wall" fill-rule="evenodd" d="M0 0h116v96H0zM10 10v76h96V10z" />` : svg`<path class="vault-open" d="M4 4h108v30l-8 6 6 8-8 6 10 6v28H4v-24l9-8-7-8 8-8-10-8z" />`}
    <path class="furniture" transform="translate(58 48)" d="M0-31A31 31 0 1 1-.1-31ZM0-9A9 9 0 1 1-.1-9ZM0-9V-24M8 5 20 12M-8 5-20 12M0-26A26 26 0 1 1-.1-26Z" />
    ${lasers ? svg`<path class="laser" d="M14 30 102 76M14 53H102M14 76 102 30" />` : nothing}`,
  );
}

/** Every access of every shaft, dashed: here a cabin may stop. */
const shaftLines = (position: Position): SVGTemplateResult[] =>
  shafts.flatMap((shaft) =>
    shownDataOf(position).plan.accesses[shaft].map((room) =>
      from(
        cabinBox(shaft, Number(floorOf(room)), position),
        svg`<path class="shaft" d="M0 72V0H46V72" /><text class="shaft-name" x="23" y="44">${shaft.toUpperCase()}</text>`,
      ),
    ),
  );

/** What is fixed in a room: guard room, vending machines, switches, locks. */
function fixtures({ guardRoom, vending, switches, locks }: Position): SVGTemplateResult[] {
  const fixed = (space: string | null, kind: string, d: string, symbol: unknown = nothing): SVGTemplateResult[] => {
    const box = space === null ? null : boxOf(space);
    return box ? [from(box, svg`<path class=${kind} d=${d} />${symbol}`)] : [];
  };
  return [
    ...fixed(
      guardRoom,
      'fixture',
      'M8 48h30v46h-30zM15.5 48v46M23 48v46M30.5 48v46',
      iconAt(badge, 58, 20, 24, 'symbol'),
    ),
    ...Object.values(vending).flatMap(({ at, looted }) =>
      fixed(
        at,
        `fixture ${looted ? 'spent' : ''}`,
        'M8 38h32v56h-32zM12 43h16v26h-16zM12 52h16M12 60h16M34 48v.1M34 55v.1M13 77h22v9h-22z',
      ),
    ),
    ...Object.values(switches).flatMap(({ at, active }) =>
      fixed(at, `fixture ${active ? 'active' : ''}`, `M10 36h18v26h-18zM19 49l9 ${active ? -12 : 12}`),
    ),
    ...Object.entries(locks).flatMap(([colour, at]) =>
      fixed(at, `door-lock key-${colour}`, 'M43 58h18v14h-18zM47 58v-5a5 5 0 0 1 10 0v5'),
    ),
  ];
}

const below = (position: Position, words: BoardWords): SVGTemplateResult => svg`
  <path class="slab" d="M4 ${ground}H${width - 4}" /><rect class="earth" x="4" y=${ground} width=${width - 8} height="13" />
  ${['start', 'cell'].map((space) => {
    const box = boxOf(space) as Box;
    const bars = Array.from({ length: 11 }, (_, i) => `M${9 + i * 17.8} 0v68`).join('');
    return from(
      box,
      svg`<rect class="room side-room" width=${box.width} height="68" rx="2" />
      ${space === 'cell' ? svg`<path class="bars" d=${bars} />` : svg`<path class="partition" d=${delivery(position)} />`}
      <text class="room-name tag" x=${box.width + 9} y="62">${words.places[space]}</text>`,
    );
  })}`;

/** From the start up to the room behind the delivery door; where that is not right above, a tunnel leads there. */
function delivery(position: Position): string {
  const { x, width: end } = boxOf('start') as Box;
  const near = (boxOf(shownDataOf(position).plan.door) as Box).x - x - 2;
  const far = near + 46;
  return `M${near} -30V-14H${Math.min(near, end - 46)}V0M${far} -30V0H${Math.min(far, end)}`;
}

/** As on every sheet of an architect: what is drawn, and of which moment. */
const titleBlock = (words: BoardWords, title: string): SVGTemplateResult =>
  svg`<g class="title-block" transform="translate(${right - 122} ${ground + 30})">
    <path class="frame" d="M0 0H174V68H0ZM0 34H174" /><text class="room-id" x="12" y="23">${title}</text>
    <text class="room-name" x="12" y="56">${words.places['sheet']}</text>
  </g>`;
