// Gear that takes crooks from one room to another.
import { effect } from '../../../table/event.js';
import { adjacent, coordinates, floorOf, spaces, spacesOn, type Space } from '../board.js';
import { mirrored } from '../spaces.js';
import { enterRoom, headingOf, jump, put } from '../moving-crooks.js';
import { jumpGuard } from '../guards.js';
import { crook, event, guardOn, inTurn, names, type Guard, type Position } from '../position.js';
import { nameAt, numberAt } from '../rooms.js';
import { pushed } from '../stack.js';
import { canMove, currentRoom, gearRule, ifOnly, oneEach, type GearEffect } from './effect.js';

const canMoveCurrent = (position: Position): boolean => canMove(position, position.turn.crook);

const grapplingHook: GearEffect = {
  targets: (position) => ifOnly(canMoveCurrent(position)),
  apply: (position, { gear }) => {
    const from = currentRoom(position) as Space;
    return jump(position.turn.crook, mirrored(from), gearRule(gear), { how: 'gear' })(position);
  },
};

/** The rooms at the other end of the row or column, seen from an edge. */
function acrossFrom(space: Space): Space[] {
  const [x, y] = coordinates(space);
  const opposite = (n: number) => (n === 0 ? 3 : n === 3 ? 0 : undefined);
  return spacesOn(floorOf(space)).filter((other) => {
    const [ox, oy] = coordinates(other);
    return (ox === opposite(x) && oy === y) || (oy === opposite(y) && ox === x);
  });
}
/** Only in a corner there is something to choose. */
const zipline: GearEffect = {
  targets: (position) => {
    const ends = canMoveCurrent(position) ? acrossFrom(currentRoom(position) as Space) : [];
    return ends.length === 2 ? oneEach(ends) : ifOnly(ends.length === 1);
  },
  apply: (position, { gear, args: [named] }) => {
    const to = named ?? (acrossFrom(currentRoom(position) as Space)[0] as Space);
    return jump(position.turn.crook, to, gearRule(gear), { how: 'gear' })(position);
  },
};

/** Both change places at once; the guard's coming first, then the crook's. */
const doubleFlip: GearEffect = {
  targets: (position) =>
    oneEach(
      names(position).filter((name) => {
        const { at } = crook(position, name);
        const guard = canMove(position, name) ? guardOn(position, floorOf(at)) : undefined;
        return guard !== undefined && guard.at !== at;
      }),
    ),
  apply: (position, { gear, args: [who = ''] }) => {
    const from = crook(position, who).at;
    const floor = floorOf(from);
    const { at: to } = guardOn(position, floor) as Guard;
    const rule = gearRule(gear);
    return inTurn(
      position,
      put(who, to, 'gear', event('jumped', rule, { crook: who, from, to })),
      enterRoom(who, to, { by: 'jump', dir: headingOf(position, from, to) }),
      jumpGuard(floor, from, rule),
    );
  },
};

/** A roll says to which rooms; the user chooses in `resolve.gear.choose`. */
const improvisedRoute: GearEffect = {
  targets: (position) => ifOnly(canMoveCurrent(position)),
  apply: (position, { by }) => effect(pushed(position, 'dice', { for: 'improvised-route', crook: by, n: 1 })),
};
/** Face-up rooms of the rolled number, on either floor. */
export const routesTo = (position: Position, rolled: number | null): Space[] =>
  canMoveCurrent(position)
    ? spaces.filter((space) => numberAt(position, space) === rolled && space !== currentRoom(position))
    : [];

const earpiece: GearEffect = {
  targets: (position) =>
    names(position)
      .filter((name) => canMove(position, name))
      .flatMap((name) => adjacent(position, crook(position, name).at).map((space) => [name, space])),
  apply: (position, { gear, args: [who = '', to = ''] }) =>
    jump(who, to, gearRule(gear), { how: 'gear', effect: false })(position),
};

/** The first named comes in first. */
const faceMasks: GearEffect = {
  targets: (position) => {
    const movable = names(position).filter((name) => canMove(position, name));
    return movable.flatMap((one) =>
      movable.filter((other) => crook(position, other).at !== crook(position, one).at).map((other) => [one, other]),
    );
  },
  apply: (position, { gear, args: [one = '', other = ''] }) => {
    const [a, b] = [crook(position, one).at, crook(position, other).at];
    const rule = gearRule(gear);
    return inTurn(
      position,
      put(one, b, 'gear', event('jumped', rule, { crook: one, from: a, to: b })),
      put(other, a, 'gear', event('jumped', rule, { crook: other, from: b, to: a })),
      enterRoom(other, a, { by: 'jump', dir: headingOf(position, b, a), effect: false }),
      enterRoom(one, b, { by: 'jump', dir: headingOf(position, a, b), effect: false }),
    );
  },
};

const twinOf = (position: Position): Space | undefined => {
  const at = currentRoom(position);
  const name = at && nameAt(position, at);
  return name && spaces.find((space) => space !== at && nameAt(position, space) === name);
};
const bodyDouble: GearEffect = {
  targets: (position) => ifOnly(canMoveCurrent(position) && twinOf(position) !== undefined),
  apply: (position, { gear }) =>
    jump(position.turn.crook, twinOf(position) as Space, gearRule(gear), { how: 'gear', effect: false })(position),
};

export const movementGear = {
  'grappling-hook': grapplingHook,
  zipline,
  'double-flip': doubleFlip,
  'improvised-route': improvisedRoute,
  earpiece,
  'face-masks': faceMasks,
  'body-double': bodyDouble,
};
