// What a reader means by pointing at the bank.
import type { GameEvent } from '../../../table/event.js';
import type { BoardPointing, Scene } from '../../board/board.js';
import { actionIcon, actions } from '../../base/icons.actions.js';
import { forward } from '../../base/icons.bar.js';
import { check, no } from '../../base/icons.js';
import { centre, corner, isRoom, streets } from './plan.js';
import { positionOf, seatsOf, type BankPosition } from './position.js';

export const pointing: BoardPointing = { spacesOf, target, meant, wishes, icon };

/** Verbs that are called otherwise than their icon. */
const icons: Readonly<Record<string, string | undefined>> = {
  done: check,
  forfeit: no,
  play: actions['card'],
  plan: actions['card'],
  rotate: actions['flip'],
  face: actions['flip'],
  park: actions['car'],
  corner: actions['car'],
};

function icon(move: string): string | null {
  if (move === 'next') return forward;
  const [, verb = ''] = move.split(' ');
  return icons[verb] ?? actionIcon(verb);
}

const isStreet = (word: string): boolean => streets.includes(word);

/** Walks and drives light up where they lead; a throw lights up the car; what is done on the spot lights up the room. */
function target(move: string, scene: Scene): string | null {
  const position = positionOf(scene);
  const [by = '', verb = '', ...args] = move.split(' ');
  const place = args.find((arg) => isRoom(arg) || isStreet(arg));
  if (place) return verb === 'reveal' ? null : place;
  if (verb === 'throw') return position.car;
  if (verb === 'tackle' || verb === 'lock') return position.guards[args[0] ?? '']?.at ?? null;
  if (['pick', 'unlock', 'pepper', 'pass', 'alarm'].includes(verb)) return position.robbers[by]?.at ?? null;
  return null;
}

function meant(space: string, scene: Scene): string[] {
  const position = positionOf(scene);
  const { flow } = scene;
  const robber = position.turn === 'bank' ? (seatsOf(position)[1] ?? 'yellow') : position.turn;
  if (flow.startsWith('explore.')) {
    if (flow === 'explore.open' && isRoom(space))
      return ['n', 'e', 's', 'w'].map((side) => `bank rotate ${space} ${side}`);
    if (flow === 'explore.corner' && isRoom(space)) return [`bank corner ${space}`];
    return isRoom(space) ? [`bank walk g1 ${space}`] : [`team park ${space}`];
  }
  if (isStreet(space)) return space === position.car ? [`${robber} throw`] : [`${robber} car ${space}`];
  if (position.turn === 'bank') return guardsNear(space, position).map((guard) => `bank walk ${guard} ${space}`);
  if (position.robbers[robber]?.at === space) return [...onTheSpot(robber, space, position), `${robber} walk ${space}`];
  return position.card?.left.includes('crawl') ? [`${robber} crawl ${space}`] : [`${robber} walk ${space}`];
}

/** What a player may long for in this turn: said with the reason when it is not possible. */
function wishes(scene: Scene): string[] {
  const position = positionOf(scene);
  const { flow } = scene;
  if (flow.startsWith('rob.robber')) {
    const { turn } = position;
    const room = position.robbers[turn]?.at ?? '';
    return [...onTheSpot(turn, room, position), `${turn} throw`, `${turn} alarm`, `${turn} done`];
  }
  if (flow.startsWith('rob.bank')) {
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
  const standing = named.map((word) => (robbers[word as string] ?? guards[word as string])?.at);
  return [...new Set([...standing, event.type === 'bag-stolen' ? car : ''].filter(isPlace))];
}

/** The nearest awake guard first: its refusal is the one that says most. */
function guardsNear(room: string, position: BankPosition): string[] {
  const to = centre(room);
  const distance = (at: string) =>
    isRoom(at) ? Math.abs(corner(at).x + 75 - to.x) + Math.abs(corner(at).y + 75 - to.y) : 9999;
  return Object.entries(position.guards)
    .sort(([, a], [, b]) => Number(a.out) - Number(b.out) || distance(a.at) - distance(b.at))
    .map(([id]) => id);
}

function onTheSpot(robber: string, room: string, position: BankPosition): string[] {
  const guards = Object.entries(position.guards).filter(([, { at, out }]) => at === room && !out);
  const friends = Object.entries(position.robbers).filter(([id, { at }]) => id !== robber && at === room);
  return [
    ...((position.bags[room] ?? 0) > 0 ? [`${robber} pick`] : []),
    ...((position.locked[room] ?? 0) > 0 ? [`${robber} pick`, `${robber} unlock bag`] : []),
    ...guards.map(([id]) => `${robber} pepper ${id}`),
    ...(position.alarm.at === room ? [`${robber} alarm`] : []),
    ...(position.robbers[robber]?.carries ? [`${robber} throw`, ...friends.map(([id]) => `${robber} pass ${id}`)] : []),
  ];
}
