// What a reader means by pointing at a floor.
import { shifted, type Space } from '../../../rules/burgle-bros/board.js';
import { spacesOf } from '../../../rules/burgle-bros/spaces.js';
import { hackKinds } from '../../../rules/burgle-bros/data.js';
import type { Position } from '../../../rules/burgle-bros/position.js';
import type { GameEvent } from '../../../table/event.js';
import { actionIcon, actions } from '../../base/icons.actions.js';
import { card as cardIcon } from '../../base/icons.acting.js';
import { forward, last, pause } from '../../base/icons.bar.js';
import { check, no } from '../../base/icons.js';
import type { BoardPointing } from '../../board/board.js';
import { wordOf } from '../../board/entry.js';
import { cardIcons } from './card-icons.js';

import { isIn, isPlace, positionOf } from './position.js';
import { roomIcons } from './rooms.js';

export const pointing: BoardPointing = {
  spacesOf(event, scene) {
    const position = positionOf(scene);
    const named = whereabouts(event, position).filter((space) => isOnBoard(position, space));
    return [...new Set(named.length > 0 ? named : onFloor(event, position))];
  },

  spent(before, after) {
    const [was, is] = [before, after].map((position) => positionOf({ position }).turn);
    return [{ unit: 'action', count: (is?.used ?? 0) - (was?.used ?? 0) }];
  },

  target(move, scene) {
    const position = positionOf(scene);
    const [by = '', verb = '', ...args] = move.split(' ');
    const where = args.find((arg) => isOnBoard(position, arg)) ?? placeOf(position, by, verb, args);
    return where !== undefined && isOnBoard(position, where) ? where : null;
  },

  meant(space, scene) {
    const { active } = positionOf(scene);
    if (isIn(scene.flow, 'setup')) return [`team enter ${space}`];
    if (isIn(scene.flow, 'interrupt.target')) return [`${active} target ${space}`, `team target ${space}`];
    return [`${active} walk ${space}`, `${active} peek ${space}`];
  },

  wishes(scene) {
    const { active } = positionOf(scene);
    if (!isIn(scene.flow, 'turn.actions')) return [];
    return ['hack', 'add-die', 'crack', 'walk roof'].map((verb) => `${active} ${verb}`);
  },

  icon(move) {
    if (move === 'next') return forward;
    const [, verb = '', card = ''] = move.split(' ');
    if (verb === 'use' || verb === 'keep') return cardIcons[card] ?? cardIcon;
    return icons[verb] ?? actionIcon(verb);
  },
};

const look = 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0';
const dice = 'M4 4h16v16H4zM8.5 8.5h.01M15.5 15.5h.01M12 12h.01M15.5 8.5h.01M8.5 15.5h.01';
/** Verbs whose icon has another name. */
const icons: Readonly<Record<string, string | undefined>> = {
  peek: look,
  xray: look,
  enhance: look,
  foresee: look,
  look,
  slip: actions['crawl'],
  climb: roomIcons.stairs,
  enter: actions['walk'],
  order: actions['walk'],
  swap: actions['pass'],
  give: actions['pass'],
  take: actions['pick'],
  'take-alarm': actions['alarm'],
  'drop-alarm': actions['alarm'],
  crybaby: actions['alarm'],
  allow: actions['alarm'],
  risk: actions['alarm'],
  hack: roomIcons['computer-laser'],
  laptop: roomIcons['computer-laser'],
  'add-die': dice,
  crack: roomIcons.safe,
  roll: dice,
  pay: check,
  accept: check,
  refuse: no,
  stay: pause,
  pass: pause,
  end: last,
  choose: check,
  first: check,
  spend: no,
  tinker: actions['pick'],
  crow: actions['throw'],
  target: actions['walk'],
  route: actions['walk'],
};

const isOnBoard = ({ options, gap }: Position, space: string): boolean =>
  !isPlace(space) || spacesOf(options.job, gap).includes(space);

/** Where a move lights up that names no space. */
function placeOf(position: Position, by: string, verb: string, args: readonly string[]): Space | undefined {
  const { burglars, guards, agenda, tiles } = position;
  const here = burglars[by]?.at;
  const due = agenda.at(-1);
  const [first = '', second = ''] = args;
  if (['pay', 'risk'].includes(verb)) return due && 'to' in due ? due.to : undefined;
  if (verb === 'stay') return here;
  if (verb === 'allow' || by === 'team') return due && 'at' in due ? due.at : undefined;
  if (verb === 'swap') return burglars[first]?.at;
  if (verb === 'use' && first === 'donuts') return guards[second]?.at ?? undefined;
  if (verb === 'use' && first === 'virus')
    return Object.keys(tiles).find(
      (space) => hackKinds.includes(second as 'laser') && tiles[space]?.startsWith(`computer-${second}`),
    );
  const way = args.find((arg) => arg === 'up' || arg === 'down');
  if (way !== undefined && here !== undefined && isPlace(here)) return shifted(here, way === 'up' ? 1 : -1);
  const onTheSpot = [
    ...['hack', 'add-die', 'crack', 'laptop', 'take', 'take-alarm', 'drop-alarm', 'crow', 'spend', 'give'],
  ];
  return onTheSpot.includes(verb) || (verb === 'use' && ['makeup-kit', 'smoke-bomb'].includes(first))
    ? here
    : undefined;
}

/** The spaces that an event names, or else where the burglars stand whom it names. */
function whereabouts(event: GameEvent, { burglars }: Position): string[] {
  const words = ['at', 'from', 'to'].map((key) => wordOf(event[key])).filter(Boolean);
  const spaces = words.filter((word) => word.includes('.') || !isPlace(word));
  if (event.type === 'escaped') spaces.push('roof');
  if (event.type === 'patrol-drawn') spaces.push(`${wordOf(event['floor'])}.${wordOf(event['card'])}`);
  if (spaces.length > 0) return spaces;
  return [...words, wordOf(event['who']), wordOf(event['owner'])].flatMap((word) => burglars[word]?.at ?? []);
}

/** An event about a guard is where he stands; about one who is not there yet, his whole floor. */
function onFloor(event: GameEvent, { guards, options, gap }: Position): Space[] {
  const floor = wordOf(event['floor']);
  if (!floor) return [];
  const at = guards[floor]?.at;
  return at ? [at] : spacesOf(options.job, gap).filter((space) => space.startsWith(`${floor}.`));
}
