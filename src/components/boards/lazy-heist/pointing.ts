// What a reader means by pointing at the building.
import { roomsOn } from '../../../rules/lazy-heist/board.js';
import { landings } from '../../../rules/lazy-heist/building.js';
import type { Position } from '../../../rules/lazy-heist/position.js';
import { isIn } from '../../../rules/lazy-heist/states.js';
import type { GameEvent } from '../../../table/event.js';
import type { BoardPointing } from '../../board/board.js';
import { actionIcon, actions } from '../../base/icons.actions.js';
import { forward, last, pause } from '../../base/icons.bar.js';
import { check } from '../../base/icons.js';
import { bag } from '../../base/icons.things.js';
import { entry, wordOf } from '../../board/entry.js';
import { grid, tokensAt } from './drawing.js';
import { positionOf } from './position.js';

/** Verbs whose icon has another name. */
const icons: Readonly<Record<string, string | undefined>> = {
  carry: bag,
  sneak: actions['crawl'],
  done: check,
  sit: check,
  'knock-out': actions['tackle'],
  take: actions['pick'],
  drop: actions['pick'],
  give: actions['pass'],
  get: actions['pass'],
  swap: actions['pass'],
  radio: actions['alarm'],
  wait: pause,
  rest: pause,
  escape: last,
};

export const pointing: BoardPointing = {
  spacesOf(event, scene) {
    // A drone in its station stands in no room: its floor is what the event is about.
    if (event.type === 'drone-charging') return roomsOn(wordOf(event['floor']));
    const named = ['at', 'from', 'to'].flatMap((key) => {
      const where = event[key];
      return typeof where === 'string' && grid.flat().includes(where) ? [where] : [];
    });
    return named.length > 0 ? named : [...new Set(whereabouts(event, positionOf(scene)))];
  },

  spent(before, after, move) {
    const [by = ''] = move.split(' ');
    const [was, is] = [before, after].map((position) => entry(positionOf({ position }).burglars, by));
    return was && is
      ? [
          { unit: 'point', count: is.used - was.used },
          { unit: 'strength', count: was.strength - is.strength },
        ]
      : [];
  },

  target(move, scene) {
    const position = positionOf(scene);
    const [by = '', verb = '', ...args] = move.split(' ');
    if (verb === 'lift') return `lift-${args[0] ?? ''}`;
    const where = args.find((arg) => grid.flat().includes(arg));
    if (where !== undefined) return where;
    const here = ['knock-out', 'unlock', 'loot', 'radio', 'switch', 'ignite', 'take', 'free', 'escape'];
    return here.includes(verb) ? (entry(position.burglars, by)?.at ?? null) : null;
  },

  meant(id, scene) {
    const { turn, burglars } = positionOf(scene);
    const { at } = burglars[turn];
    if (id === 'roof') return [`${turn} escape`];
    const isStair = landings.includes(id) && id.at(-1) === at.at(-1) && id !== at;
    return [...(isStair ? [`${turn} climb ${id}`] : []), `${turn} walk ${id}`];
  },

  wishes(scene) {
    const { turn } = positionOf(scene);
    if (!isIn(scene.flow, 'minute.turn')) return [];
    return ['sit', 'rest', 'loot', 'radio', 'switch', 'ignite', 'unlock', 'knock-out'].map((verb) => `${turn} ${verb}`);
  },

  icon(move) {
    if (move === 'next') return forward;
    const [, verb = ''] = move.split(' ');
    return icons[verb] ?? actionIcon(verb);
  },
};

/** Where the pieces and things stand that an event names; what somebody holds is where its holder is. */
function whereabouts(event: GameEvent, position: Position): string[] {
  const { burglars, guards, drones, vending, switches } = position;
  const words = ['who', 'whom', 'guard', 'item', 'for', 'load'].map((key) => wordOf(event[key]));
  const things = tokensAt(position).filter(({ says }) => words.includes(says));
  const floor = wordOf(event['floor']);
  const [kind] = event.type.split('-') as [string];
  const fixed = entry<Readonly<Record<string, { readonly at: string | null } | null>>>(
    { drone: drones, vending, switch: switches },
    kind,
  );
  const at = [
    ...(event['lift'] === undefined ? [] : [`lift-${wordOf(event['lift'])}`]),
    ...things.map((thing) => entry(burglars, thing.at)?.at ?? thing.at),
    ...words.map((word) => entry(burglars, word)?.at ?? entry(guards, word)),
    fixed && entry(fixed, floor)?.at,
  ];
  return at.filter((space): space is string => Boolean(space) && grid.flat().includes(space as string));
}
