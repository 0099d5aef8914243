// What a reader means by pointing at the bank.
import { isRoom, isStreet, sides, type Room } from '../../../rules/how-to-rob-a-bank/board.js';
import { distance } from '../../../rules/how-to-rob-a-bank/areas.js';
import type { Position } from '../../../rules/how-to-rob-a-bank/position.js';
import { seats } from '../../../rules/how-to-rob-a-bank/data.js';
import { isIn } from '../../../rules/how-to-rob-a-bank/states.js';
import type { GameEvent } from '../../../table/event.js';
import type { BoardPointing, PositionJson, Scene, Spent } from '../../board/board.js';
import { actions } from '../../base/icons.actions.js';
import { card as cardIcon } from '../../base/icons.acting.js';
import { forward } from '../../base/icons.bar.js';
import { check, no } from '../../base/icons.js';
import { entry } from '../../board/entry.js';
import { iconOf } from './icons.js';
import { guardsIn, positionOf, robbersIn } from './position.js';

export const pointing: BoardPointing = { spacesOf, target, meant, wishes, icon, spent };

/** A robber's one extra action; actions of the card are what the card says. */
function spent(before: PositionJson, after: PositionJson): Spent[] {
  const [was, is] = [before, after].map((position) => positionOf({ position }));
  return [{ unit: 'extra', count: is?.extra && !was?.extra ? 1 : 0 }];
}

/** Verbs whose icon has another name. */
const icons: Readonly<Record<string, string | undefined>> = {
  done: check,
  forfeit: no,
  play: cardIcon,
  plan: cardIcon,
  rotate: actions['flip'],
  face: actions['flip'],
  park: actions['car'],
  corner: actions['car'],
};

function icon(move: string): string | null {
  if (move === 'next') return forward;
  const [, verb = ''] = move.split(' ');
  return icons[verb] ?? iconOf(verb);
}

/** Walks and drives light up where they lead; a throw lights up the car; what is done on the spot lights up the room. */
function target(move: string, scene: Scene): string | null {
  const position = positionOf(scene);
  const [by = '', verb = '', ...args] = move.split(' ');
  const place = args.find((arg) => isRoom(arg) || isStreet(arg));
  if (place) return verb === 'reveal' ? null : place;
  if (verb === 'throw') return position.car;
  if (verb === 'tackle' || verb === 'lock') return entry(position.guards, args[0] ?? '')?.at ?? null;
  if (['pick', 'unlock', 'pepper', 'pass', 'alarm'].includes(verb)) return entry(position.robbers, by)?.at ?? null;
  return null;
}

function meant(space: string, scene: Scene): string[] {
  const position = positionOf(scene);
  const { flow } = scene;
  const robber = position.turn === 'bank' ? (seats(position.options)[1] ?? 'yellow') : position.turn;
  if (isIn(flow, 'explore')) {
    if (isIn(flow, 'explore.open') && isRoom(space)) return sides.map((side) => `bank rotate ${space} ${side}`);
    if (isIn(flow, 'explore.corner') && isRoom(space)) return [`bank corner ${space}`];
    return isRoom(space) ? [`bank walk g1 ${space}`] : [`team park ${space}`];
  }
  if (isStreet(space)) return space === position.car ? [`${robber} throw`] : [`${robber} car ${space}`];
  if (position.turn === 'bank' && isRoom(space))
    return guardsNear(space, position).map((guard) => `bank walk ${guard} ${space}`);
  if (entry(position.robbers, robber)?.at === space)
    return [...onTheSpot(robber, space, position), `${robber} walk ${space}`];
  return position.card?.left.includes('crawl') ? [`${robber} crawl ${space}`] : [`${robber} walk ${space}`];
}

/** What a player may long for in this turn: said with the reason when it is not possible. */
function wishes(scene: Scene): string[] {
  const position = positionOf(scene);
  const { flow } = scene;
  if (isIn(flow, 'rob.robber')) {
    const { turn } = position;
    const room = entry(position.robbers, turn)?.at ?? '';
    return [...onTheSpot(turn, room, position), `${turn} throw`, `${turn} alarm`, `${turn} done`];
  }
  if (isIn(flow, 'rob.bank')) {
    const guards = Object.keys(position.guards);
    const tackles = guards.flatMap((guard) =>
      Object.keys(position.robbers).map((robber) => `bank tackle ${guard} ${robber}`),
    );
    return ['bank forfeit', ...tackles.slice(0, 1), 'bank done'];
  }
  return [];
}

/** What an event is about: the places it names, or else where the pieces it names stand; for a stolen bag also the car. */
function spacesOf(event: GameEvent, scene: Scene): string[] {
  const { robbers, guards, bags, car } = positionOf(scene);
  if (event.type === 'bags-placed') return Object.keys(bags);
  if (event.type === 'guards-placed') return Object.values(guards).map(({ at }) => at);
  const isPlace = (word: unknown): word is string => typeof word === 'string' && (isRoom(word) || isStreet(word));
  const places = ['at', 'to', 'from', 'room', 'corner'].map((key) => event[key]).filter(isPlace);
  if (places.length > 0) return places;
  const named = ['piece', 'robber', 'guard', 'guards', 'actor', 'from', 'to'].flatMap((key) => event[key] ?? []);
  const standing = named.map((word) => (entry(robbers, word as string) ?? entry(guards, word as string))?.at);
  return [...new Set([...standing, event.type === 'bag-stolen' ? car : ''].filter(isPlace))];
}

/** The nearest awake guard first: its refusal is the one that says most. */
function guardsNear(room: Room, position: Position): string[] {
  const far = (at: string) => (isRoom(at) ? distance(at, room) : Infinity);
  return guardsIn(position)
    .sort(([, a], [, b]) => Number(a.out) - Number(b.out) || far(a.at) - far(b.at))
    .map(([id]) => id);
}

function onTheSpot(robber: string, room: string, position: Position): string[] {
  const guards = guardsIn(position).filter(([, { at, out }]) => at === room && !out);
  const friends = robbersIn(position).filter(([id, { at }]) => id !== robber && at === room);
  return [
    ...((entry(position.bags, room) ?? 0) > 0 ? [`${robber} pick`] : []),
    ...((entry(position.locked, room) ?? 0) > 0 ? [`${robber} pick`, `${robber} unlock bag`] : []),
    ...guards.map(([id]) => `${robber} pepper ${id}`),
    ...(position.alarm.at === room ? [`${robber} alarm`] : []),
    ...(entry(position.robbers, robber)?.carries
      ? [`${robber} throw`, ...friends.map(([id]) => `${robber} pass ${id}`)]
      : []),
  ];
}
