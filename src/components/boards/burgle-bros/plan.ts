// The floors of Burgle Bros: what is printed on a tile, what lies on it for good, and what lies beside the rooms.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BoardWords } from '../../../locales/board-words.js';
import { spaceAt, wallBetween, type Floor, type Space } from '../../../rules/burgle-bros/board.js';
import { kindOf, numberOf } from '../../../rules/burgle-bros/data.js';
import { iconAt } from '../../base/icons.js';
import type { Scene } from '../../board/board.js';
import {
  besidePlace,
  comingWay,
  faceDownTile,
  floorBox,
  floorHead,
  floorWalls,
  letters,
  patrolCorner,
  patrolPile,
  room,
  tileIcon,
  tileMarks,
  tileNameY,
  tileNumber,
  tileSign,
} from '../../board/floors/floor-grid.js';
import { phrase } from '../../board/phrase.js';
import { boxOf, sheetIn, type BuildingSheet } from './layout.js';
import { legend } from './legend.js';
import { badges } from './pieces.js';
import { comingOf } from './position.js';
import { roomIcons, signOf } from './rooms.js';

export function ground(scene: Scene): SVGTemplateResult {
  const sheet = sheetIn(scene);
  const { floors, columns } = sheet;
  return svg`<g class="ground size-${sheet.size}" aria-hidden="true">
    ${floors.map((floor) => storey(sheet, floor, scene))}
    ${floors.length % columns === 0 ? nothing : legend(floorBox(sheet, floors.length), scene)}
  </g>`;
}

function storey(sheet: BuildingSheet, floor: Floor, scene: Scene): SVGTemplateResult {
  const { size, position } = sheet;
  const cells = letters(size).flatMap((column) => letters(size).map((_, row) => `${column}${row + 1}`));
  const standing = new Set(position.walls[floor]);
  const isByGap = (...sides: readonly string[]): boolean => position.gap !== null && sides.includes(position.gap);
  const { left = 0, discard = [] } = position.patrol[floor] ?? {};
  const last = discard.at(-1);
  const { places } = scene.words;
  // The die of a guard without a target waits beside the cards.
  const named = position.guards[floor]?.target ? places['patrol'] : undefined;
  return svg`
    ${floorHead(sheet, floor, phrase(places['floor'] ?? '', { floor }))}
    ${cells.map((cell) => (cell === position.gap ? gap(sheet, spaceAt(floor, cell), scene.words) : tile(sheet, spaceAt(floor, cell), scene)))}
    ${floorWalls(sheet, floor, (one, other) => standing.has(wallBetween(one, other)) || isByGap(one, other))}
    ${coming(sheet, floor, scene.flow)}
    ${patrolPile(patrolCorner(sheet, floor), left, last === 'lost-visual' ? '?' : last, named)}
    ${floor === sheet.floors[0] ? besidePlace(boxOf(sheet, 'outside'), places['outside']) : nothing}
    ${floor === sheet.floors.at(-1) ? besidePlace(boxOf(sheet, 'roof'), places['roof']) : nothing}`;
}

const gap = (sheet: BuildingSheet, space: Space, words: BoardWords): SVGTemplateResult => {
  const { x, y } = boxOf(sheet, space);
  return svg`<rect class="gap" x=${x} y=${y} width=${room} height=${room} />
    <text class="room-name" x=${x + room / 2} y=${y + room / 2 + 5}>${words.places['gap']}</text>`;
};

function tile(sheet: BuildingSheet, space: Space, scene: Scene): SVGTemplateResult {
  const { position } = sheet;
  const { x, y } = boxOf(sheet, space);
  const laid = position.tiles[space];
  if (laid === undefined) return faceDownTile({ x, y });
  const kind = kindOf(laid);
  const sign = signOf(kind);
  return svg`<g class="tile ${position.disabled.includes(space) ? 'disabled' : ''}" transform="translate(${x} ${y})">
    <rect class="room" width=${room} height=${room} />
    ${iconAt(roomIcons[kind], tileIcon.x, tileIcon.y, tileIcon.size, 'room-icon')}
    ${sign ? iconAt(sign.path, tileSign.x, tileSign.y, tileSign.size, `sign ${sign.name}`) : nothing}
    ${Number.isNaN(numberOf(laid)) ? nothing : tileNumber(numberOf(laid), position.cracked.includes(space))}
    ${tileMarks(badges(position, space).map(({ body }) => body))}
    <text class="room-name" x=${room / 2} y=${tileNameY}>${scene.words.places[kind] ?? ''}</text>
  </g>`;
}

function coming(sheet: BuildingSheet, floor: Floor, flow: string): SVGTemplateResult | typeof nothing {
  const way = comingOf(sheet.position, floor, flow);
  const spaces = way?.ways[0];
  if (!way || !spaces) return nothing;
  return comingWay(
    spaces.map((space) => boxOf(sheet, space)),
    way.steps,
    way.toAlarm,
  );
}
