// How to Rob a Bank on the page: what stands where, and what pointing at it means.
import { nothing } from 'lit';
import { isRoom, isStreet, rooms, tilesIn, type Room, type Street } from '../../../rules/how-to-rob-a-bank/board.js';
import { lastRound, target } from '../../../rules/how-to-rob-a-bank/data.js';
import type { Robber } from '../../../rules/how-to-rob-a-bank/box.js';
import type { Position } from '../../../rules/how-to-rob-a-bank/position.js';
import { isIn } from '../../../rules/how-to-rob-a-bank/states.js';
import type { GameEvent } from '../../../table/event.js';
import type {
  Board,
  BoardDrawing,
  Counter,
  Flash,
  Layout,
  Piece,
  Point,
  Scene,
  DrawnSpace,
  Travel,
} from '../../board/board.js';
import { actions } from '../../base/icons.actions.js';
import { bag as bagIcon, round } from '../../base/icons.things.js';
import { phrase } from '../../board/phrase.js';
import { actor as burglar, guard } from '../../board/pieces.js';
import { spreadPieces } from '../../board/spread-pieces.js';
import { cardRows } from './cards.js';
import { bag, bell, car, carried } from './pieces.js';
import { ringOf } from '../../../rules/how-to-rob-a-bank/house-data.js';
import { bend, boxOf, centre, corner, edge, edgeAlarm, ground, height, symbolOf, width } from './plan.js';
import { guardsIn, letterOf, positionOf, robbersIn } from './position.js';
import { drawingStyles } from './drawing.styles.js';

/** As the sheet lies: the rooms, and every street that a ring can have around them. */
const sheet: readonly (readonly (Room | Street)[])[] = [
  ['nw', 'n-a', 'n-b', 'n-c', 'ne'],
  ['w-1', 'a1', 'b1', 'c1', 'e-1'],
  ['w-2', 'a2', 'b2', 'c2', 'e-2'],
  ['w-3', 'a3', 'b3', 'c3', 'e-3'],
  ['sw', 's-a', 's-b', 's-c', 'se'],
];

const spacesOf = ({ options }: Position): readonly (Room | Street)[] => [...rooms, ...ringOf(options)];

export const drawing: BoardDrawing = {
  styles: drawingStyles,
  layout(scene): Layout {
    const spaces = spacesOf(positionOf(scene));
    return { width, height, grid: sheet.map((row) => row.map((id) => (spaces.includes(id) ? id : ''))) };
  },

  title: (scene) => phrase(scene.words.places['storey'] ?? '', { round: positionOf(scene).round, of: lastRound }),

  draw(scene): Board {
    const position = positionOf(scene);
    return {
      ground: ground(position, goal(position), scene.words, scene.texts.title, drawing.title(scene)),
      spaces: spacesOf(position).map((id) => space(id, scene)),
      pieces: piecesOf(position),
    };
  },

  travels: (events, scene) => events.flatMap((event) => travel(event, positionOf(scene)) ?? []),

  flashes(events, scene): Flash[] {
    const position = positionOf(scene);
    const standing = new Map(piecesOf(position).map((piece) => [piece.id, piece]));
    return events.flatMap((event): Flash[] => {
      if (event.type === 'alarm-sounded') return [{ ...centre(event['at'] as Room), kind: 'alarm' }];
      const hit =
        event.type === 'robber-tackled' ? event['robber'] : event.type === 'guard-peppered' ? event['guard'] : '';
      const victim = standing.get(hit as string);
      if (victim) return [{ x: victim.x, y: victim.y, kind: 'hit' }];
      if (event.type === 'bag-stolen' && position.car !== 'box') return [{ ...centre(position.car), kind: 'good' }];
      return [];
    });
  },

  label(move, { texts, words }) {
    const [by = '', verb = '', ...args] = move === 'next' ? ['', 'next'] : move.split(' ');
    const name = (id: string) => texts.names[id] ?? words.moves[id] ?? id;
    const template = words.moves[`${by} ${verb}`] ?? words.moves[verb] ?? move;
    const named = Object.fromEntries(
      args.map((arg, i) => [String(i), arg === 'bag' ? (words.moves['bag'] ?? arg) : name(arg)]),
    );
    return phrase(template, { by: name(by), ...named });
  },

  counters(scene): Counter[] {
    const position = positionOf(scene);
    const words = scene.words.counters;
    const counters: Counter[] = [
      { icon: round, label: words['round'] ?? '', value: position.round, of: lastRound },
      { icon: bagIcon, label: words['stolen'] ?? '', value: position.stolen, of: goal(position), tone: 'good' },
    ];
    if (isIn(scene.flow, 'rob.robber'))
      counters.push({
        icon: actions['throw'] ?? '',
        label: words['extra'] ?? '',
        value: (position.extra ? words['used'] : words['free']) ?? '',
      });
    return counters;
  },

  cards: cardRows,
};

const goal = ({ options }: Position): number => target(options.players);

function space(id: Room | Street, scene: Scene): DrawnSpace {
  const position = positionOf(scene);
  const { places, things } = scene.words;
  const say = (key: string, details: Record<string, string | number> = {}) => phrase(things[key] ?? '', details);
  if (!isRoom(id)) {
    const name = phrase(places['street'] ?? '', { id });
    return { id, ...boxOf(id), says: position.car === id ? `${name}: ${say('car')}` : name };
  }
  const tile = tilesIn(position.tiles).get(id);
  const name = (piece: string) => scene.texts.names[piece] ?? piece;
  const found = [
    ...(tile?.side ? [say('wall', { side: name(tile.side) })] : []),
    ...robbersIn(position).flatMap(([colour, { at, out, carries }]) =>
      at !== id
        ? []
        : [
            out
              ? say('out', { name: name(colour) })
              : carries
                ? say('carries', { name: name(colour), count: carries })
                : phrase(name(colour)),
          ],
    ),
    ...guardsIn(position).flatMap(([guardId, { at, out }]) =>
      at !== id ? [] : [out ? say('out', { name: name(guardId) }) : phrase(name(guardId))],
    ),
    ...(position.bags[id] ? [say('bags', { count: position.bags[id] })] : []),
    ...(position.locked[id] ? [say('locked', { count: position.locked[id] })] : []),
    ...(position.alarm.at === id ? [say(position.alarm.locked ? 'alarmLocked' : 'alarm')] : []),
  ];
  const room = say('room', { id, name: places[symbolOf(tile, position.options)] ?? '' });
  return { id, ...boxOf(id), says: `${room}: ${found.length ? found.join(', ') : say('empty')}` };
}

function piecesOf(position: Position): Piece[] {
  const { bags, locked, alarm, stolen } = position;
  const pieces: Piece[] = [];
  for (const room of rooms) {
    const { x, y } = corner(room);
    const count = bags[room] + locked[room];
    for (let i = 0; i < count; i++)
      pieces.push({ id: `bag-${room}-${i}`, x: x + 26 + i * 31, y: y + 124, body: bag(i >= bags[room]) });
  }
  for (let i = 0; i < stolen; i++) pieces.push({ id: `stolen-${i + 1}`, ...edge(i), body: bag(false) });
  if (alarm.at === 'edge') pieces.push({ id: 'alarm', ...edgeAlarm, body: bell(alarm.locked) });
  else if (isRoom(alarm.at)) {
    const { x, y } = corner(alarm.at);
    pieces.push({ id: 'alarm', x: x + 124, y: y + 122, body: bell(alarm.locked) });
  }
  if (position.car !== 'box')
    pieces.push({
      id: 'car',
      ...centre(position.car),
      body: car({ n: 0, e: 90, s: 180, w: 270 }[position.car.charAt(0)] ?? 0),
    });
  return [...pieces, ...figures(position)];
}

/** Robbers and guards stand side by side; from the fourth on in two ranks. */
function figures(position: Position): Piece[] {
  const standing = [
    ...robbersIn(position).map(([id, { at, out, carries }]) => ({
      id,
      at,
      body: burglar(id, letterOf(id), out, carries > 0 ? carried(carries) : nothing),
    })),
    ...guardsIn(position).map(([id, { at, out }]) => ({ id, at, body: guard(id.slice(1), out) })),
  ];
  return spreadPieces(standing, ({ at }, index, count) => (isRoom(at) ? place(at, index, count) : null));
}

function place(room: Room, index: number, count: number): Point {
  const { x, y } = corner(room);
  const perRank = count > 3 ? Math.ceil(count / 2) : count;
  const rank = Math.floor(index / perRank);
  const inRank = rank === 0 ? perRank : count - perRank;
  const gap = inRank === 3 ? 47 : 52;
  return {
    x: x + 75 + ((index % perRank) - (inRank - 1) / 2) * gap,
    y: y + (count > 3 ? 58 + rank * 48 : 78),
  };
}

/** The way of a piece that an event tells of. */
function travel(event: GameEvent, position: Position): Travel | null {
  const { type } = event;
  const { from, to } = event;
  if (type === 'car-moved' && isStreet(from) && isStreet(to)) {
    const round = bend(from, to);
    return { piece: 'car', from: centre(from), via: round ? [round] : [], to: centre(to) };
  }
  const thrower = position.robbers[event['robber'] as Robber];
  if (type === 'bag-stolen' && thrower && isRoom(thrower.at) && isStreet(position.car))
    return { piece: `stolen-${event['total'] as number}`, from: centre(thrower.at), via: [], to: centre(position.car) };
  if (!isRoom(from) || !isRoom(to)) return null;
  if (type === 'walked' || type === 'crawled')
    return { piece: event['piece'] as string, from: centre(from), via: [], to: centre(to) };
  if (type === 'guard-lured')
    return { piece: event['guard'] as string, from: centre(from), via: [], to: centre(to), urgent: true };
  return null;
}
