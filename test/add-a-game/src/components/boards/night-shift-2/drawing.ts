// Night Shift 2 on the page: five rooms in a row, and who is in them.
import { css, svg, type SVGTemplateResult } from 'lit';
import { rooms, type Room } from '../../../rules/night-shift-2/board.js';
import { lastHour } from '../../../rules/night-shift-2/data.js';
import type { Position } from '../../../rules/night-shift-2/position.js';
import { bag, round } from '../../base/icons.things.js';
import { iconAt } from '../../base/icons.js';
import type { BoardDrawing, Box, DrawnSpace, Flash, Piece, Point, Scene, Travel } from '../../board/board.js';
import { phrase } from '../../board/phrase.js';
import { actor, guard } from '../../board/pieces.js';
import { planStyles } from '../../board/plan.styles.js';

const side = 150;
/** Events that are seen where they happen. */
const flashes: Readonly<Record<string, Flash['kind'] | undefined>> = { 'thief-caught': 'hit', 'bag-taken': 'good' };

export const positionOf = ({ position }: Pick<Scene, 'position'>): Position => position as unknown as Position;

export const drawing: BoardDrawing = {
  styles: css`
    ${planStyles}
    .loot {
      fill: none;
      stroke: var(--ink);
      stroke-width: 1.5;
    }
  `,
  layout: () => ({ width: rooms.length * side, height: side, grid: [rooms] }),

  title: (scene) => phrase(scene.words.places['title'] ?? '', { hour: positionOf(scene).hour }),
  draw: (scene) => ({
    ground: svg`${rooms.map((room) => roomOf(room, scene))}`,
    spaces: rooms.map((room) => spaceOf(room, scene)),
    pieces: piecesOf(positionOf(scene)),
  }),
  travels: (events) =>
    events.flatMap(({ type, from, to }): Travel[] =>
      from === undefined
        ? []
        : [
            {
              piece: type === 'walked' ? 'thief' : 'guard',
              from: middle(from as Room),
              via: [],
              to: middle(to as Room),
            },
          ],
    ),
  flashes: (events) =>
    events.flatMap(({ type, at }): Flash[] => {
      const kind = flashes[type];
      return kind ? [{ ...middle(at as Room), kind }] : [];
    }),
  label(move, { texts, words }) {
    const [by = '', verb = by, room = ''] = move.split(' ');
    return phrase(words.moves[verb] ?? move, { 0: texts.names[room] ?? room });
  },
  counters(scene) {
    const { hour, bag: at } = positionOf(scene);
    const { hour: hours = '', bag: label = '', taken = '', lying = '' } = scene.words.counters;
    return [
      { icon: round, label: hours, value: hour, of: lastHour },
      { icon: bag, label, value: at === 'thief' ? taken : lying.replace('{at}', scene.texts.names[at] ?? at) },
    ];
  },
  cards: () => [],
};

const boxOf = (room: Room): Box => ({ x: rooms.indexOf(room) * side, y: 0, width: side, height: side });
const middle = (room: Room): Point => ({ x: boxOf(room).x + side / 2, y: side / 2 });

function roomOf(room: Room, { texts }: Scene): SVGTemplateResult {
  const { x, y, width, height } = boxOf(room);
  return svg`<rect class="room" x=${x} y=${y} width=${width} height=${height} />
    <rect class="inner" x=${x} y=${y} width=${width} height=${height} />
    <text class="room-name" x=${x + 16} y="34">${texts.names[room]}</text>`;
}

function spaceOf(room: Room, { position, texts, words }: Scene): DrawnSpace {
  const { thief, hidden, guard: guardAt, bag: bagAt } = positionOf({ position });
  const name = (id: string) => texts.names[id] ?? id;
  const found = [
    ...(thief === room ? [hidden ? (words.things['hidden'] ?? '') : name('thief')] : []),
    ...(guardAt === room ? [name('guard')] : []),
    ...(bagAt === room ? [name('bag')] : []),
  ];
  return {
    id: room,
    ...boxOf(room),
    says: phrase(`${name(room)}: ${found.join(', ') || (words.things['empty'] ?? '')}`),
  };
}

/** The thief stands on the left, the guard on the right, and the bag lies below them. */
function piecesOf(position: Position): Piece[] {
  const { thief, hidden, guard: guardAt, bag: bagAt } = position;
  const beside = (room: Room, x: number, y: number): Point => ({ x: middle(room).x + x, y: middle(room).y + y });
  return [
    { id: 'bag', ...(bagAt === 'thief' ? beside(thief, -35, 45) : beside(bagAt, 0, 45)), body: loot },
    { id: 'thief', ...beside(thief, -35, 0), body: actor('yellow', 'T', hidden) },
    { id: 'guard', ...beside(guardAt, 35, 0), body: guard('1', false) },
  ];
}
const loot = iconAt(bag, 0, 0, 26, 'loot');
