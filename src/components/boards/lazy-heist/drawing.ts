// Lazy Heist on the page: a building in section, and what pointing at it means.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { floors, isRoom, lifts, shaftOfLift, shafts, spacesOn } from '../../../rules/lazy-heist/board.js';
import { lastField, usualSeats } from '../../../rules/lazy-heist/data.js';
import { shownDataOf } from '../../../rules/lazy-heist/shown-data.js';
import type { Position } from '../../../rules/lazy-heist/position.js';
import { isIn } from '../../../rules/lazy-heist/states.js';
import type { GameEvent } from '../../../table/event.js';
import type {
  Board,
  BoardDrawing,
  Box,
  CardRow,
  Counter,
  Flash,
  Layout,
  Piece,
  Point,
  Scene,
  DrawnSpace,
  Travel,
} from '../../board/board.js';
import { alarm, bag, round, walk } from '../../base/icons.things.js';
import { entry, wordOf } from '../../board/entry.js';
import { phrase } from '../../board/phrase.js';
import { actor as burglar, guard } from '../../board/pieces.js';
import { spreadPieces } from '../../board/spread-pieces.js';
import {
  boxOf,
  building,
  cabinBox,
  floorBox,
  floorHeight,
  height,
  lowerLane,
  middle,
  upperLane,
  width,
} from './plan.js';
import { colourOf, isBurglar, positionOf } from './position.js';
import { drawingStyles } from './drawing.styles.js';

/** As the building stands: the roof above, the lowest floor and the cellar below. */
export const grid = [
  ['', '', '', '', '', '', '', 'roof'],
  ...floors.map(spacesOn).toReversed(),
  ['start', '', 'cell', '', ...lifts],
];

const layout: Layout = {
  width,
  height,
  grid,
  floors: Object.fromEntries(floors.map((floor) => [floor, floorBox(floor)])),
};

export const drawing: BoardDrawing = {
  styles: drawingStyles,
  layout: () => layout,

  title: (scene) => phrase(scene.words.places['title'] ?? '', { minute: positionOf(scene).minute }),

  draw(scene): Board {
    const position = positionOf(scene);
    return {
      ground: building(position, scene.words, scene.texts.title),
      spaces: grid.flat().flatMap((id) => (id === '' ? [] : [space(id, scene)])),
      pieces: piecesOf(position),
    };
  },

  travels: (events, scene) => events.flatMap((event) => travel(event, positionOf(scene)) ?? []),

  flashes(events, scene): Flash[] {
    const position = positionOf(scene);
    return events.flatMap((event): Flash[] => {
      const kinds: Record<string, Flash['kind']> = {
        'alarm-raised': 'alarm',
        exploded: 'alarm',
        captured: 'hit',
        'drone-knocked-out': 'hit',
        'lasers-off': 'good',
        'ruby-placed': 'good',
      };
      const kind = kinds[event.type];
      const at = place(wordOf(event['at']) || shownDataOf(position).plan.vault, position);
      return kind && at ? [{ ...middle(at), kind }] : [];
    });
  },

  label(move, { texts, words }) {
    const [by = '', verb = '', ...args] = byNobody.test(move) ? ['', ...move.split(' ')] : move.split(' ');
    const name = (id: string) => texts.names[id] ?? words.moves[id] ?? id;
    const named = Object.fromEntries(args.map((arg, i) => [String(i), name(arg)]));
    return phrase(words.moves[verb] ?? [verb, ...args.map(name)].join(' '), { by: name(by), ...named });
  },

  // LH-ALARM-3
  interrupted(scene) {
    const { resume } = positionOf(scene).pending;
    return resume ? [{ flow: resume }, { flow: scene.flow }] : [];
  },

  counters(scene): Counter[] {
    const { minute, alert, radio } = positionOf(scene);
    const { counters } = scene.words;
    return [
      { icon: round, label: counters['minute'] ?? '', value: minute, of: lastField },
      { icon: alarm, label: counters['alert'] ?? '', value: counters[alert] ?? alert },
      ...(radio === null ? [] : [{ icon: antenna, label: counters['radio'] ?? '', value: radio }]),
    ];
  },

  /** What each burglar has: points left, strength, and the things in hand. */
  cards(scene): CardRow[] {
    const position = positionOf(scene);
    const { counters, things } = scene.words;
    return position.options.seats.map((id) => {
      const { used, extra, strength, pose } = position.burglars[id];
      const { points, strength: most } = shownDataOf(position).burglars[id];
      const told = [
        ...(pose === 'standing' ? [] : [things[pose] ?? pose]),
        ...inHand(id, position).map((item) => scene.texts.names[item] ?? item),
      ];
      return {
        actor: id,
        name: phrase(scene.texts.names[id] ?? id),
        active: position.turn === id && isIn(scene.flow, 'minute.turn'),
        counters: [
          { icon: walk, label: counters['points'] ?? '', value: points + extra - used, of: points + extra },
          { icon: bag, label: counters['strength'] ?? '', value: strength, of: most },
        ],
        groups: told.length ? [{ label: told.join(' · '), cards: [] }] : [],
      };
    });
  },
};

const antenna = 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8';

/** What the table and the dice do. */
const byNobody = /^(next|roll|draw|reveal)\b/;

/** Also for what moves: a cabin is where its lift stands. */
function place(id: string, position: Position): Box | null {
  const shaft = shaftOfLift(id);
  return shaft ? cabinBox(shaft, position.lifts[shaft].floor, position) : boxOf(id);
}

function space(id: string, scene: Scene): DrawnSpace {
  const position = positionOf(scene);
  const { things } = scene.words;
  const { vault } = shownDataOf(position).plan;
  const name = (key: string) => scene.texts.names[key] ?? key;
  const found = [
    ...Object.entries(position.burglars).flatMap(([who, { at, pose }]) =>
      at === id ? [pose === 'standing' ? name(who) : `${name(who)} (${things[pose] ?? pose})`] : [],
    ),
    ...Object.entries(position.guards).flatMap(([who, at]) => (at === id ? [name(who)] : [])),
    ...Object.values(position.drones).flatMap((drone) =>
      drone?.at === id ? [(drone.active ? things['drone'] : things['droneAsleep']) ?? ''] : [],
    ),
    ...tokensAt(position).flatMap(({ at, says }) => (at === id ? [things[says] ?? name(says)] : [])),
    ...(position.checkpoint === id ? [things['checkpoint'] ?? ''] : []),
    ...(id === vault && position.vault.wall ? [things['wall'] ?? ''] : []),
    ...(id === vault && position.vault.lasers ? [things['lasers'] ?? ''] : []),
    ...(id === position.guardRoom ? [name('guard-room')] : []),
  ];
  const title = isRoom(id) ? phrase(things['room'] ?? '', { id }) : phrase(things[id] ?? texts(id, scene));
  const box = place(id, position) ?? { x: 0, y: 0, width: 0, height: 0 };
  // At 360 px this makes a lift 24 px wide, as wide as a landing.
  const reach = id.startsWith('lift-') && { reach: { ...box, x: box.x - 24, width: box.width + 28 } };
  return { id, ...box, ...reach, says: `${title}: ${found.length ? found.join(', ') : (things['empty'] ?? '')}` };
}

const texts = (id: string, scene: Scene): string =>
  scene.texts.names[id] ??
  (id.endsWith('L') || id.endsWith('R') ? phrase(scene.words.things['landing'] ?? '', { id }) : id);

interface Token {
  readonly id: string;
  readonly at: string;
  readonly says: string;
  readonly body: SVGTemplateResult;
}

/** Things that lie about, drawn around 0, 0. */
export const things = {
  key: (colour: string): SVGTemplateResult =>
    svg`<path class="key key-${colour}" d="M-8 0a5 5 0 1 0 .01 0M-3 0H11M7 0v5M11 0v6" />`,
  battery: svg`<path class="thing" d="M-6-9H6V10H-6ZM-2.5-12H2.5V-9H-2.5ZM-3 1H3M0-2V4" />`,
  donut: svg`<path class="thing" d="M0-9A9 9 0 1 1-.01-9ZM0-3A3 3 0 1 0 .01-3Z" />`,
  explosives: svg`<path class="thing blast" d="M-13-5H7V11H-13ZM-6-5V11M0-5V11M7-1C13-3 9-11 15-12" />`,
  ruby: svg`<path class="ruby" d="M-8-9H8L14-2 0 13-14-2ZM-14-2H14M-8-9-4-2 0 13 4-2 8-9" />`,
};

/** Things that lie about; what a burglar holds is listed below the building. */
export function tokensAt({ keys, batteries, donuts, explosives, ruby }: Position): Token[] {
  const spark = svg`<path class="spark" d="M15-12m-5 0h10M15-17v10M11.5-15.5l7 7M18.5-15.5l-7 7" />`;
  return [
    ...Object.entries(keys).flatMap(([colour, at]) =>
      at === null ? [] : [{ id: `key-${colour}`, at, says: `${colour}-key`, body: things.key(colour) }],
    ),
    ...batteries.map((at, i) => ({ id: `battery-${i}`, at, says: 'battery', body: things.battery })),
    ...donuts.map((at, i) => ({ id: `donut-${i}`, at, says: 'donut', body: things.donut })),
    {
      id: 'explosives',
      at: explosives.at,
      says: 'explosives',
      body: svg`${things.explosives}${explosives.lit ? spark : nothing}`,
    },
    { id: 'ruby', at: ruby.at, says: 'ruby', body: things.ruby },
  ];
}

const inHand = (id: string, position: Position): string[] =>
  tokensAt(position).flatMap(({ at, says }) => (at === id ? [says] : []));

function piecesOf(position: Position): Piece[] {
  const { checkpoint } = position;
  const pieces: Piece[] = shafts.map((shaft) => {
    const { cabin, floor } = position.lifts[shaft];
    return {
      id: `lift-${shaft}`,
      ...middle(cabinBox(shaft, floor, position)),
      body: svg`<g class="cabin"><path d="M-7-36V-54M7-36V-54" /><rect x="-23" y="-36" width="46" height="72" rx="2" /><path d="M0-16V36M-23-16H23" /><text class="cabin-name" y="-21">${shaft.toUpperCase()}<tspan class="cabin-limit" dx="4">${cabin ?? ''}</tspan></text></g>`,
    };
  });
  const mark = checkpoint === null ? null : place(checkpoint, position);
  if (mark)
    pieces.push({
      id: 'checkpoint',
      x: mark.x + mark.width - 18,
      y: mark.y + 18,
      body: svg`<g class="checkpoint"><path d="M0-14 14 0 0 14-14 0Z" /><path class="sign" d="M0-7V2M0 6.5V7" /></g>`,
    });
  for (const [floor, drone] of Object.entries(position.drones)) {
    if (!drone) continue;
    const room = boxOf(drone.at);
    const station = boxOf(`${floor}.${drone.at}`);
    const place = room
      ? { x: room.x + 58, y: room.y + laneOf(drone.lane) }
      : station && { ...middle(station), y: station.y + 26 };
    const body = svg`<g class=${room ? 'in-room' : ''}>${droneBody(drone.active)}</g>`;
    if (place) pieces.push({ id: `drone-${floor}`, ...place, body });
  }
  for (const [i, { id, at, body }] of tokensAt(position)
    .filter((token) => !isBurglar(token.at))
    .entries()) {
    const box = place(at, position);
    const beside = tokensAt(position)
      .slice(0, i)
      .filter((token) => token.at === at).length;
    if (box) pieces.push({ id, x: box.x + 18 + beside * 24, y: box.y + box.height - 15, body });
  }
  return [...pieces, ...figures(position)];
}

const laneOf = (lane: 'lower' | 'upper' = 'lower'): number => (lane === 'upper' ? upperLane : lowerLane);

/** From the side: two rotors, a lens, and while it is awake the light that it throws on the floor. */
export const droneBody = (
  active: boolean,
): SVGTemplateResult => svg`<g class="drone ${active ? '' : 'asleep-drone'}">${active ? svg`<path class="beam" d="M-4 8-17 46H17L4 8Z" />` : nothing}
  <path d="M-21-9H-3M3-9H21M-12-9V-3M12-9V-3M-15-3H15" /><rect x="-11" y="-4" width="22" height="13" rx="6" /><circle class="lens" cy="2.5" r="3.8" /></g>`;

/** Burglars and guards stand side by side in front of everything else. */
function figures(position: Position): Piece[] {
  const standing = [
    ...usualSeats.map((id) => {
      const { at, pose } = position.burglars[id];
      return {
        id,
        at,
        body: svg`<g class=${pose === 'sitting' ? 'sitting' : ''} transform="scale(.92)">${burglar(colourOf(id, position), id.charAt(0).toUpperCase(), pose === 'lying')}${pose === 'sitting' ? svg`<path class="seat-line" d="M-24 27H24" />` : nothing}</g>`,
      };
    }),
    ...Object.entries(position.guards).flatMap(([id, at]) =>
      at === null ? [] : [{ id, at, body: svg`<g transform="scale(.92)">${guard(id.slice(1), false)}</g>` }],
    ),
  ];
  return spreadPieces(standing, ({ at }, index, count) => {
    const box = place(at, position);
    return box ? slot(box, index, count) : null;
  });
}

function slot(box: Box, index: number, count: number): Point {
  const isWide = box.width > 100 && box.height === floorHeight;
  // Landings and cabins are narrow: two stand one above the other, more in two columns, so that every letter is seen.
  if (box.width < 80 && count > 1) {
    const columns = count > 2 ? 2 : 1;
    const ranks = Math.ceil(count / columns);
    return {
      x: box.x + box.width / 2 + (columns === 1 ? 0 : ((index % 2) - 0.5) * 34),
      y: box.y + box.height / 2 + 4 + (Math.floor(index / columns) - (ranks - 1) / 2) * 40,
    };
  }
  const room = box.width - (isWide ? 30 : 0);
  const gap = Math.min(isWide ? 40 : 54, room / count);
  // A room leaves the place of a cabin free, the cellar that of the explosives.
  const middle = box.x + room / 2 + (box.width > 100 && !isWide ? 18 : 0);
  return { x: middle + (index - (count - 1) / 2) * gap, y: box.y + box.height - (box.height > 80 ? 25 : 33) };
}

function travel(event: GameEvent, position: Position): Travel | null {
  const from = place(wordOf(event['from']), position);
  const to = place(wordOf(event['to']), position);
  const { type } = event;
  if (type === 'lift-moved' || !from || !to) return null;
  if (type === 'drone-moved') {
    const floor = wordOf(event['floor']);
    const flying = ({ x, y }: Box): Point => ({ x: x + 58, y: y + laneOf(entry(position.drones, floor)?.lane) });
    return { piece: `drone-${floor}`, from: flying(from), via: [], to: flying(to) };
  }
  const urgent = type.startsWith('guard-');
  const piece = urgent ? event['guard'] : event['who'];
  if (typeof piece !== 'string') return null;
  return { piece, from: slot(from, 0, 1), via: [], to: slot(to, 0, 1), urgent };
}
