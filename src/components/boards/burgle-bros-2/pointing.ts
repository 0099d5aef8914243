// What a reader means by pointing at a room of the casino.
import { beyond, compass, isSpace, spacesOn, type Floor, type Space } from '../../../rules/burgle-bros-2/board.js';
import { corners, edges, endsOfWall, isFloor, isWall } from '../../../rules/burgle-bros-2/spaces.js';
import { isGear } from '../../../rules/burgle-bros-2/gear/data.js';
import type { Position } from '../../../rules/burgle-bros-2/position.js';
import type { GameEvent } from '../../../table/event.js';
import { actionIcon, actions } from '../../base/icons.actions.js';
import { card as cardIcon } from '../../base/icons.acting.js';
import { forward, last, pause } from '../../base/icons.bar.js';
import { check, no } from '../../base/icons.js';
import type { BoardPointing } from '../../board/board.js';
import { wordOf } from '../../board/entry.js';
import { backIcons, cardIcons, gearIcons } from './gear-icons.js';
import { isBeside, places } from './layout.js';
import { chipIcons } from './pieces.js';
import { isIn, positionOf, spacesOfRoom } from './position.js';
import { roomIcons } from './rooms.js';

export const pointing: BoardPointing = {
  spacesOf(event, scene) {
    const position = positionOf(scene);
    const named = whereabouts(event, position);
    return [...new Set(named.length > 0 ? named : onFloor(event, position))];
  },

  spent(before, after, move) {
    const [was, is] = [before, after].map((position) => positionOf({ position }).turn);
    // What ends a turn gives up what is left; it costs nothing.
    const isSame = was?.crook === is?.crook && !move.endsWith(' end');
    return [{ unit: 'action', count: isSame ? (was?.actions ?? 0) - (is?.actions ?? 0) : 0 }];
  },

  target(move, scene) {
    const position = positionOf(scene);
    const [by = '', verb = '', ...args] = move.split(' ');
    return placeOf(position, by, verb, args) ?? null;
  },

  meant(space, scene) {
    const { crook } = positionOf(scene).turn;
    if (isIn(scene.flow, 'setup.walls')) return wallsAt(space).map((wall) => `team wall ${wall}`);
    if (isIn(scene.flow, 'setup.entrances'))
      return corners.filter((corner) => corner !== space).map((corner) => `team entrances ${space} ${corner}`);
    const isEntering = isIn(scene.flow, 'turn.enter');
    // Nobody goes out into the street again, or leaves without having come in.
    if (isBeside(space)) return [`${crook} ${isEntering ? 'walk' : 'enter'} ${corners[0] ?? ''}`];
    if (isEntering) return [`${crook} enter ${space}`];
    if (isIn(scene.flow, 'resolve.draw.choose')) return [`${crook} target ${space}`];
    return [`${crook} walk ${space}`, `${crook} explore ${space}`];
  },

  wishes(scene) {
    const { crook } = positionOf(scene).turn;
    if (!isIn(scene.flow, 'turn.act')) return [];
    return ['mole', 'send-die', 'crack', 'clear'].map((verb) => `${crook} ${verb}`);
  },

  icon(move) {
    if (move === 'next') return forward;
    const [, verb = '', card = ''] = move.split(' ');
    if (['use', 'prepare', 'keep', 'choose'].includes(verb) && isGear(card)) return gearIcons[card];
    return icons[verb] ?? actionIcon(verb);
  },
};

/** Verbs whose icon has another name. */
const icons: Readonly<Record<string, string | undefined>> = {
  enter: actions['walk'],
  explore: gearIcons.clairvoyant,
  wall: gearIcons.sledgehammer,
  smash: gearIcons.sledgehammer,
  take: gearIcons.impersonate,
  'send-die': roomIcons['owners-office'],
  crack: roomIcons.safe,
  clear: roomIcons.surveillance,
  spin: roomIcons['revolving-door'],
  ride: roomIcons.monorail,
  through: roomIcons['magic-show'],
  mole: chipIcons.mole,
  back: actions['flip'],
  board: actions['car'],
  drive: actions['car'],
  claim: cardIcons.depot,
  roll: cardIcons.dice,
  draw: cardIcon,
  reveal: actions['flip'],
  first: actions['walk'],
  choose: check,
  orders: cardIcon,
  spare: cardIcon,
  'set-die': check,
  'leave-die': no,
  chase: backIcons['make-commotion'],
  target: actions['walk'],
  route: actions['walk'],
  pass: pause,
  end: last,
};

const wallsAt = (space: Space): string[] => edges.filter((edge) => endsOfWall(edge).includes(space));

/** Where a move lights up: at the first place that it names, else where its crook or piece is. */
function placeOf(position: Position, by: string, verb: string, args: readonly string[]): Space | undefined {
  const { crooks, finale, guards } = position;
  if (['first', 'take', 'claim'].includes(verb)) return undefined;
  const named = args.find(isSpace);
  if (named !== undefined) return named;
  const wall = args.find(isWall);
  if (wall !== undefined) return endsOfWall(wall)[0];
  const [first = ''] = args;
  if (verb === 'drive' && finale.car !== null) return beyond(finale.car, compass[first as keyof typeof compass]);
  const somebody = args.map((arg) => crooks[arg]?.at).find(isSpace);
  if (somebody !== undefined) return somebody;
  if (verb === 'order' && isFloor(first)) return guards[first]?.at;
  const here = crooks[by]?.at;
  return onTheSpot.has(verb) && isSpace(here) ? here : undefined;
}
/** What somebody does in the room where he is. */
const onTheSpot: ReadonlySet<string> = new Set([
  ...['send-die', 'crack', 'clear', 'mole', 'back', 'board', 'steak', 'clear-swat', 'set-die', 'leave-die'],
]);

/** The places that an event names, or else where the crooks are whom it names. */
function whereabouts(event: GameEvent, position: Position): string[] {
  const words = ['at', 'from', 'to', 'card'].map((key) => wordOf(event[key])).filter(Boolean);
  const spaces = words.flatMap((word) => spacesOfWord(position, word)).filter((space) => places.includes(space));
  if (event.type === 'left-casino') spaces.push('left');
  if (event.type === 'entered-casino') spaces.push('outside');
  if (event.type === 'safe-cracked') spaces.push(...spacesOfRoom(position, 'safe'));
  if (spaces.length > 0) return spaces;
  return [wordOf(event['crook'])].flatMap((name) => position.crooks[name]?.at ?? []);
}

function spacesOfWord(position: Position, word: string): string[] {
  if (isWall(word)) return endsOfWall(word);
  if (word === 'office') return spacesOfRoom(position, 'owners-office');
  if (word === 'safe') return spacesOfRoom(position, 'safe');
  return [word];
}

/** An event about a guard is where he stands; about one who is not there yet, his whole floor. */
function onFloor(event: GameEvent, { guards }: Position): Space[] {
  const floor = wordOf(event['floor']);
  if (!isFloor(floor)) return [];
  return guards[floor] ? [guards[floor].at] : spacesOn(floor as Floor);
}
