// Gear that moves guards, their markers and their turns, or keeps a commotion from happening.
import { effect } from '../../../table/event.js';
import { adjacent, floorOf, floors, spaces, spacesOn, type Floor, type Space } from '../board.js';
import { isSameLine, mirrored, otherFloor, floorNumber } from '../spaces.js';
import { canMakeNoise, isIgnored, makeCommotion } from '../commotion.js';
import { numbers } from '../data.js';
import { canSetTarget, drawTarget, jumpGuard, setTarget } from '../guards.js';
import {
  changed,
  event,
  guardOn,
  inTurn,
  isGuardTurn,
  nothing,
  isRuled,
  silently,
  withFlag,
  withGuard,
  type Guard,
  type Position,
  type RuleStep,
} from '../position.js';
import { isEven } from '../rooms.js';
import { frame, isFrame, playGoesOnAt, popped, pushed, topOf } from '../stack.js';
import { arriveAtOnce } from '../targets.js';
import { currentRoom, gearRule, ifOnly, oneEach, type GearEffect } from './effect.js';

const guarded = (position: Position): Floor[] => floors.filter((floor) => guardOn(position, floor));

/** One room, like a step of his own: not through a wall. */
const radioInterference: GearEffect = {
  targets: (position) =>
    guarded(position).flatMap((floor) =>
      adjacent(position, (guardOn(position, floor) as Guard).at).map((space) => [floor, space]),
    ),
  apply: (position, { gear, args: [floor, space = ''] }) => jumpGuard(floor as Floor, space, gearRule(gear))(position),
};

const telekinesis: GearEffect = {
  targets: (position) =>
    guarded(position).flatMap((floor) =>
      spacesOn(floor)
        .filter((space) => isEven(position, space) && guardOn(position, floor)?.at !== space)
        .map((space) => [floor, space]),
    ),
  apply: (position, { gear, args: [floor, space = ''] }) => jumpGuard(floor as Floor, space, gearRule(gear))(position),
};

/** From where bingo counts: the marker, or the guard himself if none is there (ruling no-marker-contradiction). */
const markerOn = (position: Position, floor: Floor): Space => {
  const { target, at } = guardOn(position, floor) as Guard;
  return target ?? at;
};
const bingo: GearEffect = {
  targets: (position) =>
    guarded(position)
      .filter((floor) => canSetTarget(position, floor, true))
      .flatMap((floor) => {
        const from = markerOn(position, floor);
        return spacesOn(floor)
          .filter((space) => space !== from && isSameLine(space, from))
          .map((space) => [floor, space]);
      }),
  apply: (position, { gear, args: [floor, space = ''] }) =>
    inTurn(position, setTarget(floor as Floor, space, gearRule(gear)), arriveAtOnce(floor as Floor)),
};

/** The guard comes, harmlessly, and stays for his next turn; the crook's turn is over. */
const fainting: GearEffect = {
  targets: (position) => {
    const at = currentRoom(position);
    return ifOnly(at !== undefined && guardOn(position, floorOf(at)) !== undefined);
  },
  apply: (position, { gear }) => {
    const at = currentRoom(position) as Space;
    const floor = floorOf(at);
    const isHere = guardOn(position, floor)?.at === at;
    return inTurn(
      playGoesOnAt(withGuard(position, floor, { skip: true }), 'turn.ending'),
      isHere ? effect : jumpGuard(floor, at, gearRule(gear), { stress: false }),
    );
  },
};

/** Two commotions, one above the other; ruling event-commotion-order may ask the team for the order. */
export const twoCommotions = (first: Space): RuleStep =>
  silently((position) => [mirrored(first), first].reduce((now, at) => makeCommotion(at)(now).position, position));
const crybaby: GearEffect = {
  targets: (position) =>
    oneEach(
      spaces.filter((space) =>
        [space, mirrored(space)].some((at) => canMakeNoise(position, at) && !isIgnored(position, at)),
      ),
    ),
  apply: (position, { by, gear, args: [space = ''] }) =>
    isRuled(position, 'event-commotion-order', 'team-chooses')
      ? effect(pushed(position, 'gear', { crook: by, gear, at: space }))
      : twoCommotions(space)(position),
};

/** B2-GEAR-hack: only where a commotion would really happen. */
const hack: GearEffect = {
  targets: (position) => {
    const top = topOf(position);
    return ifOnly(isFrame(top, 'commotion') && !top.placed && !isIgnored(position, top.at));
  },
  apply: (position, { gear }) => {
    const { at } = frame(position, 'commotion');
    return effect(popped(position), event('commotion-prevented', gearRule(gear), { at }));
  },
};

/** One guard misses his next turn; the other draws a target now and walks after this crook's turn. */
const mindTricks: GearEffect = {
  targets: (position) => {
    const at = currentRoom(position);
    return ifOnly(at !== undefined && guardOn(position, floorOf(at)) !== undefined);
  },
  apply: (position) => {
    const floor = floorOf(currentRoom(position) as Space);
    const other = otherFloor(floor);
    const skipping = withGuard(position, floor, { skip: true });
    if (!guardOn(position, other)) return effect(skipping);
    const draws = canSetTarget(position, other) ? drawTarget(other) : nothing;
    return inTurn(skipping, silently(withTurnFor(other)), draws);
  },
};
const withTurnFor =
  (floor: Floor) =>
  (position: Position): Position => {
    if (!isGuardTurn(position)) return withFlag(position, `mind-tricks-${floor}`);
    const turn = { floor: floorNumber(floor), steps: numbers.guardSteps };
    const isDue = position.queue.some((entry) => entry.floor === turn.floor);
    return isDue ? position : changed(position, { queue: [...position.queue, turn] });
  };

export const guardGear = {
  'radio-interference': radioInterference,
  telekinesis,
  bingo,
  fainting,
  crybaby,
  hack,
  'mind-tricks': mindTricks,
};
