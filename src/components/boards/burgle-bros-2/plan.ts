// The floors of the casino: what is printed on a tile, what lies on it for good, and what lies beside the rooms.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { floors, spacesOn, wallsOn, type Floor, type Space } from '../../../rules/burgle-bros-2/board.js';
import { numberOf, roomOf } from '../../../rules/burgle-bros-2/data.js';
import type { Patrol, Position } from '../../../rules/burgle-bros-2/position.js';
import { iconAt } from '../../base/icons.js';
import type { Scene } from '../../board/board.js';
import {
  besidePlace,
  comingWay,
  faceDownTile,
  floorHead,
  floorWalls,
  patrolCorner,
  patrolPile,
  room,
  tileIcon,
  tileMarks,
  tileNameY,
  tileNumber,
  tileSign,
  type Badge,
} from '../../board/floors/floor-grid.js';
import { phrase } from '../../board/phrase.js';
import { boxOf, sheet } from './layout.js';
import { badge } from './pieces.js';
import { comingOf, diceAt, entrancesIn, positionOf } from './position.js';
import { roomIcons, signOf, signs } from './rooms.js';

export const ground = (scene: Scene): SVGTemplateResult =>
  svg`<g class="ground casino" aria-hidden="true">${floors.map((floor) => storey(floor, scene))}</g>`;

function storey(floor: Floor, scene: Scene): SVGTemplateResult {
  const position = positionOf(scene);
  const { places } = scene.words;
  const standing = new Set(wallsOn(position.walls, floor).map((wall) => wall.slice(2)));
  const deck = position.patrol[floor];
  const last = deck.discard.at(-1);
  const beside = floor === '1' ? 'outside' : 'left';
  return svg`
    ${floorHead(sheet, floor, phrase(places['floor'] ?? '', { floor }))}
    ${spacesOn(floor).map((space) => tile(position, space, scene))}
    ${floorWalls(sheet, floor, (one, other) => standing.has(`${one}-${other}`))}
    ${comingOf(position, floor).map(({ ways: [way = []], steps, isHunting }) => comingWay(way.map(boxOf), steps, isHunting))}
    ${patrolPile(patrolCorner(sheet, floor), cardsLeft(deck), last === 'distracted' ? '?' : last?.slice(2), places['patrol'])}
    ${besidePlace(boxOf(beside), places[beside])}`;
}

/** Cards in the pile, those laid under it included. */
export const cardsLeft = ({ deck, away, bottom }: Patrol): number =>
  deck.length - away + bottom.reduce((sum, card) => sum + (typeof card === 'string' ? 1 : card.n), 0);

/** Letters of a name that fit into a room; a longer name is set closer. */
const widest = 12;

function tile(position: Position, space: Space, scene: Scene): SVGTemplateResult {
  const { x, y } = boxOf(space);
  const laid = position.rooms[space];
  const marks = tileMarks(badges(scene, space).map(({ body }) => body));
  if (!laid) return svg`${faceDownTile({ x, y })}<g transform="translate(${x} ${y})">${marks}</g>`;
  const kind = roomOf(laid.tile);
  const sign = signOf(kind);
  const number = numberOf(laid.tile);
  const name = scene.words.places[kind] ?? '';
  return svg`<g class="tile ${laid.out ? 'out' : ''}" transform="translate(${x} ${y})">
    <rect class="room" width=${room} height=${room} />
    ${iconAt(roomIcons[kind], tileIcon.x, tileIcon.y, tileIcon.size, 'room-icon')}
    ${sign ? iconAt(signs[sign], number === null ? tileSign.x + 26 : tileSign.x, tileSign.y, tileSign.size, `sign on-${sign}`) : nothing}
    ${number === null ? nothing : tileNumber(number, laid.cracked)} ${marks}
    <text class="room-name" x=${room / 2} y=${tileNameY} textLength=${name.length > widest ? room - 18 : nothing} lengthAdjust="spacingAndGlyphs">${name}</text>
  </g>`;
}

/** What lies on a tile and is not a piece. */
export function badges(scene: Pick<Scene, 'position' | 'flow'>, space: Space): Badge[] {
  const position = positionOf(scene);
  const { rooms, tokens } = position;
  const { counters = 0, out = false } = rooms[space] ?? {};
  const dice = diceAt(position, space);
  return [
    ...(dice > 0 ? [badge.dice(dice)] : []),
    ...(counters > 0 ? [badge.counters(counters)] : []),
    ...(out ? [badge.out] : []),
    ...(tokens.monorail === space ? [badge.monorail] : []),
    ...(tokens.escalator === space ? [badge.escalator] : []),
    ...(tokens.disguise?.at === space ? [badge.disguise] : []),
    ...(entrancesIn(position, scene.flow).includes(space) ? [badge.entrance] : []),
  ];
}
