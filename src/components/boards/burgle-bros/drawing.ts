// Burgle Bros on the page: what stands where, how it moves, and what is counted.
import { svg, type SVGTemplateResult } from 'lit';
import { cellAt, cellOf, floorOf, placeOf, wallBetween, type Space } from '../../../rules/burgle-bros/board.js';
import { numberOf, numbers } from '../../../rules/burgle-bros/data.js';
import type { Position } from '../../../rules/burgle-bros/position.js';
import { isEventDue, safesToOpen } from '../../../rules/burgle-bros/turn-facts.js';
import type { GameEvent } from '../../../table/event.js';
import { alarm, mask, round, walk } from '../../base/icons.things.js';
import { check } from '../../base/icons.js';
import type { Board, BoardDrawing, Counter, Flash, Piece, Point, Scene, Travel } from '../../board/board.js';
import { besideSlot, patrolCorner, pieceScale, pieceSlot, room } from '../../board/floors/floor-grid.js';
import { FloorTabs } from '../../board/floors/floor-tabs.js';
import { phrase } from '../../board/phrase.js';
import { actor, guard } from '../../board/pieces.js';
import { wordOf } from '../../board/entry.js';
import { spreadPieces } from '../../board/spread-pieces.js';
import { cardRows } from './cards.js';
import { drawingStyles } from './drawing.styles.js';
import { boxOf, gridOf, layout, sheetIn, type BuildingSheet } from './layout.js';
import { badgeText, badges, bell, crow, die, kitty, lying } from './pieces.js';
import { ground } from './plan.js';
import { colourOf, explained, guardsIn, isIn, kindAt, positionOf } from './position.js';
import { signOf } from './rooms.js';

export const drawing: BoardDrawing = {
  styles: drawingStyles,
  layout,

  title({ words, texts, flow, ...scene }) {
    const { options, active } = positionOf(scene);
    const job = words.counters[options.job] ?? '';
    return isIn(flow, 'turn', 'interrupt') ? `${job} · ${phrase(texts.names[active] ?? active)}` : job;
  },

  draw(scene): Board {
    const sheet = sheetIn(scene);
    return {
      ground: ground(scene),
      spaces: gridOf(sheet)
        .flat()
        .filter(Boolean)
        .map((id) => ({ id, ...boxOf(sheet, id), ...told(id, scene) })),
      pieces: piecesOf(sheet),
    };
  },

  travels: (events, scene) => events.flatMap((event) => travel(event, sheetIn(scene)) ?? []),

  flashes(events, scene): Flash[] {
    const sheet = sheetIn(scene);
    const { burglars } = sheet.position;
    return events.flatMap((event): Flash[] => {
      const kind = flashKinds[event.type];
      const at = wordOf(event['at']) || burglars[wordOf(event['who'])]?.at;
      return kind && at && isKnown(sheet, at) ? [{ ...slot(sheet, at, 0, 1), kind }] : [];
    });
  },

  label(move, { texts, words }) {
    const [by = '', verb = '', ...args] = chanceVerbs.test(move) ? ['', ...move.split(' ')] : move.split(' ');
    const name = (id: string) => texts.names[id] ?? words.moves[id] ?? id;
    const { moves } = words;
    if (verb === 'keep' && args.length > 1)
      return phrase(moves['put-back'] ?? '', { cards: args.map(name).join(', ') });
    const template = moves[`${by} ${verb}`] ?? moves[`${verb} ${args[0] ?? ''}`] ?? moves[verb] ?? move;
    const named = Object.fromEntries(args.map((arg, i) => [String(i), name(arg)]));
    return phrase(template, { by: name(by), ...named });
  },

  counters(scene): Counter[] {
    const position = positionOf(scene);
    const { turn, safes, alarms } = position;
    const { counters } = scene.words;
    const most = numbers.actions + turn.extra;
    const isEvent = isEventDue(position);
    const open = Object.values(safes).filter((safe) => safe.open).length;
    return [
      { icon: walk, label: counters['actions'] ?? '', value: turn.used, of: most, ...(isEvent && { tone: 'alarm' }) },
      ...(isIn(scene.flow, 'turn.actions')
        ? [
            {
              icon: round,
              label: counters['event'] ?? '',
              value: counters[isEvent ? 'yes' : 'no'] ?? '',
            },
          ]
        : []),
      ...(turn.steps === null ? [] : [{ icon: mask, label: counters['steps'] ?? '', value: turn.steps }]),
      { icon: check, label: counters['safes'] ?? '', value: open, of: safesToOpen(position), tone: 'good' },
      { icon: alarm, label: counters['alarms'] ?? '', value: alarms.length, ...(alarms.length && { tone: 'alarm' }) },
    ] as Counter[];
  },

  FloorTabs,

  cards: cardRows,
};

/** Chance and the table have no name in front of what they do. */
const chanceVerbs = /^(reveal|roll|draw|look|next)\b/;

const flashKinds: Readonly<Record<string, Flash['kind'] | undefined>> = {
  'alarm-raised': 'alarm',
  'stealth-lost': 'hit',
  captured: 'hit',
  'alarm-prevented': 'good',
  'safe-opened': 'good',
  'keypad-opened': 'good',
  escaped: 'good',
};

const isKnown = (sheet: BuildingSheet, space: string): boolean =>
  space === 'roof' || space === 'outside' || sheet.floors.includes(floorOf(space));

/** What a reader hears of a place, and what it does. */
function told(id: Space, scene: Scene): { says: string; about?: string } {
  const position = positionOf(scene);
  const { things, places } = scene.words;
  const name = (key: string) => scene.texts.names[key] ?? key;
  const say = (key: string, details: Record<string, string | number> = {}) => phrase(things[key] ?? '', details);
  const found = standing(position).flatMap(({ at, says }) => (at === id ? [says(scene)] : []));
  const tile = position.tiles[id];
  const kind = kindAt(position, id);
  if (tile === undefined || kind === undefined) {
    const isRoom = id !== 'roof' && id !== 'outside';
    const title = isRoom ? say('faceDown', { id }) : phrase(places[id] ?? id);
    return {
      says: [title, ...found].join(', '),
      ...(isRoom && { about: `${id}: ${things['aboutFaceDown'] ?? ''}` }),
    };
  }
  const sign = signOf(kind);
  const printed = [
    ...(sign ? [say(sign.name)] : []),
    ...(Number.isNaN(numberOf(tile)) ? [] : [say('number', { number: numberOf(tile) })]),
    ...(position.cracked.includes(id) ? [say('cracked')] : []),
    ...badges(position, id).map((badge) => badgeText(badge, things)),
    ...wallsAround(position, id).map((side) => say('wall', { side: things[side] ?? side })),
  ];
  const title = say('tile', { id, name: name(kind) });
  return {
    says: `${title}: ${[...(found.length > 0 ? found : [say('empty')]), ...printed].join(', ')}`,
    about: `${title}: ${explained(scene, kind) ?? ''}`,
  };
}

function wallsAround({ walls }: Position, id: Space): string[] {
  const [x, y] = placeOf(cellOf(id));
  const beside = { n: cellAt(x, y - 1), e: cellAt(x + 1, y), s: cellAt(x, y + 1), w: cellAt(x - 1, y) };
  const standing = walls[floorOf(id)] ?? [];
  return Object.entries(beside).flatMap(([side, cell]) =>
    standing.includes(wallBetween(cellOf(id), cell)) ? [side] : [],
  );
}

interface Standing {
  readonly id: string;
  readonly at: Space;
  readonly body: SVGTemplateResult;
  readonly says: (scene: Scene) => string;
}

/** Everything that lies or stands about and may move, what lies below first. */
function standing(position: Position): Standing[] {
  const { alarms, ground: lies, crow: crowAt, kitty: kittyAt, order, burglars, donuts } = position;
  const word =
    (key: string, details: Record<string, string | number> = {}) =>
    ({ words }: Scene) =>
      phrase(words.things[key] ?? '', details);
  return [
    ...alarms.map((at) => ({ id: `alarm-${at}`, at, body: bell, says: word('alarm') })),
    ...Object.entries(lies).flatMap(([at, cards]) =>
      cards.length === 0
        ? []
        : [
            {
              id: `cards-${at}`,
              at,
              body: lying(cards.length),
              says: ({ words, texts }: Scene) =>
                phrase(words.things['lying'] ?? '', {
                  cards: cards.map((card) => texts.names[card] ?? card).join(', '),
                }),
            },
          ],
    ),
    ...(crowAt === null ? [] : [{ id: 'crow', at: crowAt, body: crow, says: word('crow') }]),
    ...(kittyAt === null ? [] : [{ id: 'kitty', at: kittyAt, body: kitty, says: word('kitty') }]),
    ...guardsIn(position).flatMap(([floor, { target, die: value }]) =>
      target === null
        ? []
        : [
            {
              id: `die-${floor}`,
              at: target,
              body: die(value, alarms.includes(target)),
              says: word('target', { die: value }),
            },
          ],
    ),
    ...guardsIn(position).flatMap(([floor, { at }]) =>
      at === null
        ? []
        : [
            {
              id: `guard-${floor}`,
              at,
              body: guard(floor, false),
              says: word(donuts.includes(Number(floor)) ? 'donuts' : 'guard'),
            },
          ],
    ),
    ...order.map((id) => ({
      id,
      at: burglars[id]?.at ?? 'outside',
      body: actor(colourOf(position, id), id.charAt(0).toUpperCase(), false),
      says: ({ words, texts }: Scene) =>
        phrase(words.things['burglar'] ?? '', { name: texts.names[id] ?? id, stealth: burglars[id]?.stealth ?? 0 }),
    })),
  ];
}

function piecesOf(sheet: BuildingSheet): Piece[] {
  const { position } = sheet;
  const all = standing(position).filter(({ at }) => isKnown(sheet, at));
  const placed = spreadPieces(all, ({ at, body }, index, count) => {
    const scale = pieceScale(count, badges(position, at).length > 0);
    return { ...slot(sheet, at, index, count), body: svg`<g transform="scale(${scale})">${body}</g>` };
  });
  // A die without a target waits beside the patrol cards of its floor.
  const waiting = guardsIn(position).flatMap(([floor, { target, die: value }]) => {
    const { x, y } = patrolCorner(sheet, floor);
    return target === null ? [{ id: `die-${floor}`, x: x + 150, y: y + 32, body: die(value, false) }] : [];
  });
  return [...waiting, ...placed];
}

/** Markers that lie on a tile have the right edge of it. */
export function slot(sheet: BuildingSheet, at: Space, index: number, count: number): Point {
  const box = boxOf(sheet, at);
  if (at === 'outside' || at === 'roof') return besideSlot(box, index, count);
  const free = badges(sheet.position, at).length > 0 ? { ...box, width: room - 22 } : box;
  return pieceSlot(free, index, count);
}

/** The way of a piece that an event tells of. */
function travel(event: GameEvent, sheet: BuildingSheet): Travel | null {
  const { type } = event;
  const [from, to] = [wordOf(event['from']), type === 'escaped' ? 'roof' : wordOf(event['to'])];
  const piece = type === 'guard-moved' ? `guard-${wordOf(event['floor'])}` : wordOf(event['who']);
  if (!['walked', 'fell', 'guard-moved', 'escaped'].includes(type)) return null;
  if (!from.includes('.') || !isKnown(sheet, from) || !isKnown(sheet, to)) return null;
  const urgent = type === 'guard-moved' && sheet.position.alarms.length > 0;
  return { piece, from: slot(sheet, from, 0, 1), via: [], to: slot(sheet, to, 0, 1), ...(urgent && { urgent }) };
}
