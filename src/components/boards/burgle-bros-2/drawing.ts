// Burgle Bros 2 on the page: what stands where, how it moves, what is counted, and what waits while something interrupts.
import { svg } from 'lit';
import { compass, isSpace, isWallBetween, beyond, type Space } from '../../../rules/burgle-bros-2/board.js';
import { numberOf, numbers } from '../../../rules/burgle-bros-2/data.js';
import { gearCard, isGear } from '../../../rules/burgle-bros-2/gear/data.js';
import type { Position } from '../../../rules/burgle-bros-2/position.js';
import type { GameEvent } from '../../../table/event.js';
import { check } from '../../base/icons.js';
import { badge, round, walk } from '../../base/icons.things.js';
import type { Board, BoardDrawing, Counter, Flash, Interrupted, Piece, Scene, Travel } from '../../board/board.js';
import { pieceScale } from '../../board/floors/floor-grid.js';
import { FloorTabs } from '../../board/floors/floor-tabs.js';
import { phrase } from '../../board/phrase.js';
import { reactionsPanel } from './reactions.js';
import { wordOf } from '../../board/entry.js';
import { spreadPieces } from '../../board/spread-pieces.js';
import { cardRows } from './cards.js';
import { drawingStyles } from './drawing.styles.js';
import { cardIcons } from './gear-icons.js';
import { boxOf, layout, places, slot } from './layout.js';
import { badges, ground } from './plan.js';
import { explained, framesIn, isIn, isWindow, positionOf, roomAt, topFrame } from './position.js';
import { signOf } from './rooms.js';
import { standing } from './movable-pieces.js';

export const drawing: BoardDrawing = {
  styles: drawingStyles,
  layout,

  title({ words, texts, flow, ...scene }) {
    const title = words.places['title'] ?? '';
    const { crook } = positionOf(scene).turn;
    return isIn(flow, 'setup', 'over', 'campaign') ? title : `${title} · ${phrase(texts.names[crook] ?? crook)}`;
  },

  draw(scene): Board {
    return {
      ground: ground(scene),
      spaces: places.map((id) => ({ id, ...boxOf(id), ...told(id, scene) })),
      pieces: piecesOf(scene),
    };
  },

  travels: (events, scene) => events.flatMap((event) => travel(event, positionOf(scene)) ?? []),

  flashes(events, scene): Flash[] {
    const position = positionOf(scene);
    return events.flatMap((event): Flash[] => {
      const kind = flashKinds[event.type];
      const guard = position.guards[wordOf(event['floor']) as '1'];
      const at = wordOf(event['at']) || (position.crooks[wordOf(event['crook'])]?.at ?? guard?.at ?? '');
      return kind && isSpace(at) ? [{ ...slot(position, at, 0, 1, false), kind }] : [];
    });
  },

  label(move, { texts, words }) {
    const [by = '', verb = '', ...args] =
      move === 'next' ? ['', 'next'] : isChance(move) ? ['', ...move.split(' ')] : move.split(' ');
    const { moves } = words;
    const name = (id: string) => texts.names[id] ?? moves[id] ?? id;
    const [first = ''] = args;
    const back = verb === 'back' && isGear(first) ? gearCard(first).back : null;
    const template = moves[`${by} ${verb}`] ?? moves[`${verb} ${back ?? first}`] ?? moves[verb] ?? move;
    const named = Object.fromEntries(args.map((arg, i) => [String(i), name(arg)]));
    const label = phrase(template, { by: name(by), ...named });
    // A card whose words name a place may be used without one, where there is no choice.
    return label.includes('{') ? phrase(moves[verb] ?? move, named) : label;
  },

  counters(scene): Counter[] {
    const { turn, dice, rooms, steps, finale, campaign, options } = positionOf(scene);
    const { counters } = scene.words;
    const cracked = Object.values(rooms).filter((room) => room.cracked).length;
    const isGuardWalking = isIn(scene.flow, 'guard');
    const walked = topFrame(positionOf(scene))?.steps;
    const left = isGuardWalking ? steps : walked;
    return [
      {
        icon: walk,
        label: counters['actions'] ?? '',
        value: turn.actions,
        of: Math.max(numbers.actions, turn.actions),
      },
      ...(left === undefined ? [] : [{ icon: badge, label: counters['steps'] ?? '', value: left }]),
      // Without any there is nothing to tell.
      ...(dice.office + dice.safe > 0
        ? [{ icon: cardIcons.dice, label: counters['dice'] ?? '', value: `${dice.office} → ${dice.safe}` }]
        : []),
      { icon: check, label: counters['cracked'] ?? '', value: cracked, of: numbers.crackedRooms, tone: 'good' },
      ...(finale.open && finale.number !== null
        ? [{ icon: cardIcons.finale, label: counters['finale'] ?? '', value: finale.number }]
        : []),
      ...(campaign ? [{ icon: round, label: counters['heist'] ?? '', value: campaign.heist }] : []),
      // Outside a campaign it only tells how the decks were made.
      ...(campaign || isIn(scene.flow, 'setup')
        ? [
            {
              icon: cardIcons.suspicion,
              label: counters['suspicion'] ?? '',
              value: campaign?.suspicion ?? options.suspicion,
            },
          ]
        : []),
    ];
  },

  interrupted: (scene): Interrupted[] =>
    framesIn(positionOf(scene)).map(({ flow, crook, at, floor, card, gear }) => ({
      flow,
      about: [crook, card ?? gear, at ?? (floor && phrase(scene.words.places['floor'] ?? '', { floor }))]
        .flatMap((detail) => (detail ? [phrase(scene.texts.names[detail] ?? detail)] : []))
        .join(', '),
    })),

  reactions: reactionsPanel((scene, legal) => {
    if (!isWindow(scene.flow)) return null;
    const { crooks } = positionOf(scene);
    const name = (id: string) => phrase(scene.texts.names[id] ?? id);
    const usable = (who: string) => {
      const used = legal.flatMap((move) => (move.startsWith(`${who} use `) ? [move.split(' ')[2] ?? ''] : []));
      return [...new Set(used)];
    };
    return {
      by: Object.keys(crooks).flatMap((who) =>
        usable(who).length === 0 ? [] : [{ name: name(who), cards: usable(who).map(name) }],
      ),
      pass: 'team pass',
    };
  }),

  FloorTabs,

  cards: cardRows,
};

const isChance = (move: string): boolean => /^(reveal|roll|draw) /.test(move);

const flashKinds: Readonly<Record<string, Flash['kind'] | undefined>> = {
  commotion: 'alarm',
  'guard-alerted': 'alarm',
  'stress-gained': 'hit',
  'stuck-at-cashier': 'hit',
  'stress-spared': 'good',
  'stress-lost': 'good',
  'commotion-prevented': 'good',
  'room-cracked': 'good',
  'die-placed': 'good',
};

/** What a reader hears of a place, and what it does. */
function told(id: Space, scene: Scene): { says: string; about?: string } {
  const position = positionOf(scene);
  const { things, places: named, counters } = scene.words;
  const say = (key: string, details: Record<string, string | number> = {}) => phrase(things[key] ?? '', details);
  const found = standing(position).flatMap(({ at, says }) => (at === id ? [says(scene)] : []));
  if (!isSpace(id)) return { says: [phrase(named[id] ?? id), ...found].join(', ') };
  const laid = position.rooms[id];
  const kind = roomAt(position, id);
  const lying = [
    ...badges(scene, id).map(({ says, count = 0 }) => say(says, { count })),
    ...wallsAround(position, id).map((side) => say('wall', { side: things[side] ?? side })),
  ];
  const chip = chipAbout(id, scene);
  if (!laid || !kind) {
    const about = `${id}: ${things['aboutFaceDown'] ?? ''}`;
    return { says: [say('faceDown', { id }), ...found, ...lying].join(', '), about: [about, ...chip].join(' ') };
  }
  const number = numberOf(laid.tile);
  const sign = signOf(kind);
  const title = say('room', { id, name: phrase(scene.texts.names[kind] ?? kind) });
  const printed = [
    ...(number === null ? [] : [say('number', { number })]),
    ...(laid.cracked ? [say('cracked')] : []),
    ...(sign && counters[sign] ? [counters[sign]] : []),
  ];
  return {
    says: `${title}: ${[...(found.length > 0 ? found : [say('empty')]), ...printed, ...lying].join(', ')}`,
    about: [`${title}: ${explained(scene, kind) ?? ''}`, ...chip].join(' '),
  };
}

/** What the chip in a room does, if it is known. */
function chipAbout(id: Space, scene: Scene): string[] {
  const state = positionOf(scene).chips[id];
  if (state === undefined || state === 'down') return [];
  return [`${phrase(scene.texts.names[state.chip] ?? state.chip)}: ${explained(scene, state.chip) ?? ''}`];
}

const wallsAround = (position: Position, id: Space): string[] =>
  Object.entries(compass).flatMap(([side, way]) => {
    const other = beyond(id, way);
    return other !== undefined && isWallBetween(position, id, other) ? [side] : [];
  });

function piecesOf(scene: Scene): Piece[] {
  const position = positionOf(scene);
  return spreadPieces(standing(position), ({ at, body }, index, count) => {
    const hasMarks = isSpace(at) && badges(scene, at).length > 0;
    const scaled = svg`<g transform="scale(${pieceScale(count, hasMarks)})">${body}</g>`;
    return { ...slot(position, at, index, count, hasMarks), body: scaled };
  });
}

const moved = ['walked', 'jumped', 'slipped', 'fell', 'entered-casino', 'left-casino', 'guard-moved', 'guard-jumped'];

/** The way of a piece that an event tells of. */
function travel(event: GameEvent, position: Position): Travel | null {
  const { type } = event;
  if (!moved.includes(type)) return null;
  const isGuard = type.startsWith('guard');
  const floor = wordOf(event['floor']);
  const from = type === 'entered-casino' ? 'outside' : wordOf(event['from']);
  const to = type === 'left-casino' ? 'left' : wordOf(event['to']) || wordOf(event['at']);
  if (!places.includes(from) || !places.includes(to)) return null;
  const piece = isGuard ? `guard-${floor}` : wordOf(event['crook']);
  const isUrgent = isGuard && position.guards[floor as '1']?.alerted === true;
  const [start, end] = [from, to].map((at) => slot(position, at, 0, 1, false));
  return start && end ? { piece, from: start, via: [], to: end, ...(isUrgent && { urgent: true }) } : null;
}
