// Gear that changes rooms and walls.
import { effect } from '../../../table/event.js';
import { floorOf, floors, spaces, spacesOn, type Space } from '../board.js';
import { edgesOn, isConnected } from '../spaces.js';
import { countedRooms } from '../box.js';
import { openSafe } from '../dice.js';
import { memoize } from '../../common/memoize.js';
import { changed, crooksIn, event, inTurn, withTokens, type Position } from '../position.js';
import { isEscalator, isFaceUp, isMonorail, isOdd, isOut, nameAt, removeCounters, roomAt, withRoom } from '../rooms.js';
import { currentRoom, gearRule, ifOnly, layToken, oneEach, type GearEffect } from './effect.js';
import { roomsSwapped } from './mirage.js';

const loopFootage: GearEffect = {
  targets: (position) =>
    oneEach(
      spaces.filter((space) => {
        const name = nameAt(position, space);
        return name !== undefined && countedRooms.has(name) && (roomAt(position, space)?.counters ?? 0) > 0;
      }),
    ),
  apply: (position, { gear, args: [space = ''] }) => removeCounters(space, gearRule(gear))(position),
};

const outOfOrder: GearEffect = {
  targets: (position) => oneEach(spaces.filter((space) => isFaceUp(position, space) && !isOut(position, space))),
  apply: (position, use) => {
    const [space = ''] = use.args;
    return layToken('out', space, use, (now) => withRoom(now, space, { out: true }))(position);
  },
};

/** Rooms that something on the stack still looks at stay where they are. */
const isFree = (position: Position, space: Space): boolean =>
  crooksIn(position, space).length === 0 && !position.stack.some((each) => 'at' in each && each.at === space);
const mirage: GearEffect = {
  targets: (position) =>
    floors.flatMap((floor) => {
      const free = spacesOn(floor).filter((space) => isFree(position, space));
      const hidden = free.filter((space) => !isFaceUp(position, space));
      return free
        .filter((space) => isFaceUp(position, space))
        .flatMap((shown) => hidden.map((other) => [shown, other]));
    }),
  apply: (position, { args: [one = '', other = ''] }) =>
    inTurn(roomsSwapped(position, one, other), openSafe(position.turn.crook)),
};

/** Each wall with the free edges of its floor to which it could move (B2-SETUP-5). */
const doors = memoize((walls: Position['walls']): readonly string[][] =>
  walls.flatMap((wall) => {
    const floor = floorOf(wall);
    return edgesOn(floor)
      .filter((edge) => !walls.includes(edge) && isConnected(moved(walls, wall, edge), floor))
      .map((edge) => [wall, edge]);
  }),
);
const moved = (walls: Position['walls'], wall: string, edge: string) => [
  ...walls.filter((each) => each !== wall),
  edge,
];
const slidingDoor: GearEffect = {
  targets: ({ walls }) => doors(walls),
  apply: (position, { gear, args: [wall = '', edge = ''] }) =>
    effect(
      changed(position, { walls: moved(position.walls, wall, edge) }),
      event('wall-removed', gearRule(gear), { at: wall }),
      event('wall-laid', gearRule(gear), { at: edge }),
    ),
};

const sledgehammer: GearEffect = {
  targets: ({ walls }) => oneEach(walls),
  apply: (position, { gear, args: [wall = ''] }) =>
    effect(
      changed(position, { walls: position.walls.filter((each) => each !== wall) }),
      event('wall-removed', gearRule(gear), { at: wall }),
    ),
};

/** Into the active crook's odd room, where there is no such thing yet. */
const stop = (as: 'monorail' | 'escalator', isThere: (position: Position, space: Space) => boolean): GearEffect => ({
  targets: (position) => {
    const at = currentRoom(position);
    return ifOnly(at !== undefined && isOdd(position, at) && !isThere(position, at));
  },
  apply: (position, use) => {
    const at = currentRoom(position) as Space;
    return layToken(as, at, use, (now) => withTokens(now, { [as]: at }))(position);
  },
});

export const roomGear = {
  'loop-footage': loopFootage,
  'out-of-order': outOfOrder,
  mirage,
  'sliding-door': slidingDoor,
  sledgehammer,
  scaffolding: stop('monorail', isMonorail),
  'folding-ladder': stop('escalator', isEscalator),
};
