// Guards: where they go, one step at a time, whom they meet, and what happens at their target.
import { effect, type Effect } from '../../table/event.js';
import { floorOf, isSpace, routesBetween, tieBreaks, type Floor, type Space, floorNumbered } from './board.js';
import { touching, floorNumber } from './spaces.js';
import { numbers } from './data.js';
import { checkGuardMove, stressAll } from './ends.js';
import { coversIn, meet } from './meetings.js';
import { cardsIn } from './patrol.js';
import {
  changed,
  crooksIn,
  crooksOn,
  event,
  guardOn,
  inTurn,
  isGuardIn,
  nothing,
  isRuled,
  ruling,
  silently,
  unsaid,
  withGuard,
  type Guard,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from './position.js';
import { placeCounter, removeCounters, roomAt, worksAs } from './rooms.js';
import { frame, pushed, withTop } from './stack.js';
import { goalsOf, isHunting, nearestPrey } from './turn-facts.js';

const guard = (position: Position, floor: Floor): Guard => guardOn(position, floor) as Guard;

/** B2-ALERT-3: several crooks are nearest, in different rooms, and nobody has said for whom he goes. */
export function isChaseOpen(position: Position, floor: Floor): boolean {
  if (!isHunting(guard(position, floor))) return false;
  const { rooms, crooks } = nearestPrey(position, floor);
  return crooks.length > 0 && rooms.length > 1 && !crooks.includes(position.chasing ?? '');
}

/** The team's choice for this guard does not count any more: he has a marker, or his movement is over. */
export const chaseOver = (position: Position, floor: Floor): Position =>
  position.chasing !== null && [floor, undefined].includes(floorOfChased(position))
    ? changed(position, { chasing: null })
    : position;
const floorOfChased = (position: Position): Floor | undefined => {
  const at = position.crooks[position.chasing ?? '']?.at;
  return isSpace(at) ? floorOf(at) : undefined;
};
/** Somebody else is nearer by now: the choice is forgotten. */
export const forgetChase = (position: Position, floor: Floor): Position =>
  position.chasing !== null && !nearestPrey(position, floor).crooks.includes(position.chasing)
    ? changed(position, { chasing: null })
    : position;

const goalOf = (position: Position, floor: Floor): Space | undefined => goalsOf(position, floor)[0];

/** The rooms he may step into next; more than one only if the team chooses between ways (ruling clockwise-tie). */
export function nextRooms(position: Position, floor: Floor): Space[] {
  const { at } = guard(position, floor);
  const goal = goalOf(position, floor);
  if (goal === undefined || goal === at) return [];
  const routes = routesBetween(position, at, goal);
  const tie = ruling(position, 'clockwise-tie', 'largest-turn');
  const settled = tieBreaks[tie].settle(routes, at);
  return [...new Set(settled.map(([first]) => first as Space))];
}
const isTie = (position: Position, floor: Floor): boolean => {
  const goal = goalOf(position, floor) as Space;
  return new Set(routesBetween(position, guard(position, floor).at, goal).map(([first]) => first)).size > 1;
};

/** What the guard is about, which says where his steps are counted. */
export type Mover = 'turn' | 'commotion' | 'walk';
const movers: Record<Mover, (position: Position) => { floor: Floor; steps: number }> = {
  turn: ({ queue, steps }) => ({ floor: floorNumbered(queue[0]?.floor ?? 1), steps }),
  commotion: (position) => {
    const { at, steps } = frame(position, 'commotion');
    return { floor: floorOf(at), steps };
  },
  walk: (position) => {
    const { floor, steps } = frame(position, 'walk');
    return { floor: floorNumbered(floor), steps };
  },
};
export const moving = (position: Position, mover: Mover) => movers[mover](position);
const withSteps = (position: Position, mover: Mover, steps: number): Position =>
  mover === 'turn' ? changed(position, { steps }) : withTop(position, { steps });
const stops = (mover: Mover): RuleStep => silently((position) => withSteps(position, mover, 0));

/** Among crooks with no marker to go to: at the beginning of a turn he strikes (B2-ALERT-5), else he stays. */
const isAmongCrooks = (position: Position, floor: Floor): boolean =>
  isHunting(guard(position, floor)) && crooksIn(position, guard(position, floor).at).length > 0;
const isFresh = ({ queue, steps }: Position, mover: Mover): boolean => mover === 'turn' && queue[0]?.steps === steps;

/** Whether the next step leads him into another room. */
export function isMovingOn(position: Position, mover: Mover): boolean {
  const { floor } = moving(position, mover);
  return !isAmongCrooks(position, floor) && nextRooms(position, floor).length > 0;
}

/** One step of a guard: all its parts, or what he does instead. */
export const guardStep =
  (mover: Mover): RuleStep =>
  (position) => {
    const { floor } = moving(position, mover);
    const { at, target } = guard(position, floor);
    if (at === target) return inTurn(position, arrive(floor), stopAmongCrooks(floor, mover, false));
    if (isAmongCrooks(position, floor))
      return isFresh(position, mover) ? strike(position, floor, mover) : stay(position, floor, mover);
    if (!isMovingOn(position, mover)) return stay(position, floor, mover);
    return inTurn(position, guardEnters(mover), guardMeets(mover));
  };

const stay = (position: Position, floor: Floor, mover: Mover): Effect<Position> =>
  inTurn(
    position,
    (now) => effect(now, event('guard-stayed', 'B2-ALERT-2', { floor, at: guard(now, floor).at })),
    stops(mover),
  );

/** B2-ALERT-5 */
function strike(position: Position, floor: Floor, mover: Mover): Effect<Position> {
  const { at } = guard(position, floor);
  const covers = isRuled(position, 'crowd-and-camping-guard', 'helps') ? coversIn(position, at) : [];
  return inTurn(
    position,
    (now) => effect(now, event('guard-stayed', 'B2-ALERT-5', { floor, at })),
    (now) => meet(now, at, crooksIn(now, at), 'B2-ALERT-5', { covers, spareRule: 'B2-CHIP-16' }),
    checkGuardMove,
    stops(mover),
  );
}

/** Parts 1 and 2: the way, one room on; a crow costs a step more in a guard turn. */
export const guardEnters =
  (mover: Mover): RuleStep =>
  (position) => {
    const { floor, steps } = moving(position, mover);
    const { at: from, target } = guard(position, floor);
    const rooms = nextRooms(position, floor);
    const to = (rooms.find((room) => room === position.said) ?? rooms[0]) as Space;
    const rule: RuleOrRuling = isTie(position, floor)
      ? 'B2-GUARD-3'
      : mover === 'commotion'
        ? 'B2-COMM-2'
        : target === null
          ? 'B2-ALERT-2'
          : 'B2-GUARD-2';
    const cost = 1 + (mover === 'turn' ? crowCost(position, to) : 0);
    const moved = withSteps(withGuard(position, floor, { at: to }), mover, Math.max(0, steps - cost));
    const chased = moved.crooks[moved.chasing ?? '']?.at === to ? changed(moved, { chasing: null }) : moved;
    const isRoute = rooms.includes(chased.said ?? '');
    return effect(isRoute ? unsaid(chased) : chased, event('guard-moved', rule, { floor, from, to }));
  };

const crowCost = ({ tokens }: Position, space: Space): number => {
  const isCrow = tokens.crow.includes(space) || (tokens.disguise?.as === 'crow' && tokens.disguise.at === space);
  return isCrow ? (tokens.allIn === null ? 1 : 2) : 0;
};

/** Parts 3 to 7 where he is now: meeting, brown room, loss, target, and whether he stops. */
export const guardMeets =
  (mover: Mover): RuleStep =>
  (position) => {
    const { floor } = moving(position, mover);
    const wasHunting = isHunting(guard(position, floor));
    const entered = comeIn(floor, wasHunting ? 'B2-ALERT-4' : 'B2-STRESS-2')(position);
    const isSpared = entered.events.some(({ type }) => type === 'stress-spared');
    const goesOn = isSpared && wasHunting && isRuled(position, 'crowd-stops-alerted', 'goes-on');
    const rest = inTurn(
      entered.position,
      stopAtNoise(mover),
      arrive(floor, isAtNoise(entered.position, mover) ? 'B2-COMM-5' : 'B2-GUARD-6'),
      goesOn ? nothing : stopAmongCrooks(floor, mover, wasHunting),
    );
    return effect(rest.position, ...entered.events, ...rest.events);
  };

const isAtNoise = (position: Position, mover: Mover): boolean =>
  mover === 'commotion' && position.outcome === null && isGuardIn(position, frame(position, 'commotion').at);
/** B2-BUFFET-3: where the commotion was there is nothing more to walk to. */
const stopAtNoise = (mover: Mover): RuleStep =>
  silently((position) => (isAtNoise(position, mover) ? withSteps(position, mover, 0) : position));

/** B2-ALERT-4; alerted only now among crooks he forfeits his steps, or strikes at once (ruling alerted-together). */
const stopAmongCrooks =
  (floor: Floor, mover: Mover, wasHunting: boolean): RuleStep =>
  (position) => {
    if (!isAmongCrooks(position, floor)) return effect(position);
    const { at } = guard(position, floor);
    const again = !wasHunting && isRuled(position, 'alerted-together', 'stress-again');
    const blow = again ? stressAll(crooksIn(position, at), numbers.meetingStress, 'B2-RULING-alerted-together') : [];
    return inTurn(position, ...blow, again ? checkGuardMove : nothing, stops(mover));
  };

/** Parts 3 to 5 (ruling meeting-before-room); without a rule for it there is no stress. */
export const comeIn =
  (floor: Floor, rule: RuleOrRuling | null = 'B2-STRESS-2'): RuleStep =>
  (position) => {
    const { at } = guard(position, floor);
    const meets: RuleStep = rule
      ? (now) => meet(now, at, crooksIn(now, at), rule, { covers: coversIn(now, at), spareRule: 'B2-CHIP-16' })
      : nothing;
    const room = brownRoom(at);
    const parts = isRuled(position, 'meeting-before-room', 'room-first') ? [room, meets] : [meets, room];
    return inTurn(position, ...parts, checkGuardMove);
  };

/** B2-GUARD-5: the crow's nest and the surveillance look around. */
const brownRoom =
  (at: Space): RuleStep =>
  (position) => {
    if (worksAs(position, at, 'crows-nest')) {
      const near = touching(at).flatMap((space) => crooksIn(position, space));
      const seated = Object.keys(position.crooks).filter((name) => near.includes(name));
      return inTurn(position, ...stressAll(seated, numbers.crowStress, 'B2-CROW-1'));
    }
    if (!worksAs(position, at, 'surveillance')) return effect(position);
    return inTurn(position, placeCounter(at, 'B2-SURV-1'), (now) =>
      (roomAt(now, at)?.counters ?? 0) < numbers.surveillanceLimit
        ? effect(now)
        : inTurn(
            now,
            removeCounters(at, 'B2-SURV-2'),
            ...stressAll(crooksOn(now, floorOf(at)), numbers.surveillanceStress, 'B2-SURV-2'),
          ),
    );
  };

/** Part 6: on his marker he needs a new target; a temporary marker goes, and he hunts again (B2-ALERT-7). */
export const arrive =
  (floor: Floor, why: RuleOrRuling = 'B2-GUARD-6'): RuleStep =>
  (position) => {
    const { at, target, alerted } = guard(position, floor);
    if (target !== at) return effect(position);
    const rule = alerted ? 'B2-ALERT-7' : why;
    const reached: RuleStep = (now) => effect(now, event('target-reached', rule, { floor, at }));
    return inTurn(position, reached, alerted ? removeTarget(floor, 'B2-ALERT-7') : drawTarget(floor));
  };

/** A card is due: from an empty deck it alerts the guard instead (B2-ALERT-1). */
export const drawTarget =
  (floor: Floor): RuleStep =>
  (position) =>
    cardsIn(position, floor) > 0
      ? effect(pushed(position, 'draw', { floor: floorNumber(floor) }))
      : inTurn(
          position,
          (now) =>
            guard(now, floor).alerted
              ? effect(now)
              : effect(withGuard(now, floor, { alerted: true }), event('guard-alerted', 'B2-ALERT-1', { floor })),
          removeTarget(floor, 'B2-ALERT-1'),
        );

export const removeTarget =
  (floor: Floor, rule: RuleOrRuling): RuleStep =>
  (position) =>
    guard(position, floor).target === null
      ? effect(position)
      : effect(withGuard(position, floor, { target: null }), event('target-removed', rule, { floor }));

export const setTarget =
  (floor: Floor, to: Space, rule: RuleOrRuling): RuleStep =>
  (position) =>
    effect(
      chaseOver(withGuard(position, floor, { target: to }), floor),
      // B2-ALERT-6: for a hunting guard the marker comes back for a while.
      event('target-moved', isHunting(guard(position, floor)) ? 'B2-ALERT-6' : rule, { floor, to }),
    );

/** B2-ALERT-8 and ruling no-marker-contradiction: may an effect set this floor's marker? */
export function canSetTarget(position: Position, floor: Floor, startsFromMarker = false): boolean {
  const found = guardOn(position, floor);
  if (!found) return false;
  if (found.target !== null) return true;
  const alternative = ruling(position, 'no-marker-contradiction', 'set-or-ignore');
  return alternative === 'always-place' || (alternative === 'set-or-ignore' && !startsFromMarker);
}

/** Put straight into a room: parts 3 to 6 of a step. `behind` is what his leaving brings, before he is looked at. */
export const jumpGuard =
  (floor: Floor, to: Space, rule: RuleOrRuling, { stress = true, arrives = true, behind = nothing } = {}): RuleStep =>
  (position) => {
    const from = guard(position, floor).at;
    const isReached = arrives && !isRuled(position, 'jump-onto-target', 'steps-only');
    return inTurn(
      withGuard(position, floor, { at: to }),
      (now) => effect(now, event('guard-jumped', rule, { floor, from, to })),
      behind,
      comeIn(floor, stress ? 'B2-STRESS-2' : null),
      isReached ? arrive(floor) : nothing,
    );
  };

/** Ruling refilled-deck: cards that come back calm an alerted guard down. */
export const deckRefilled =
  (floor: Floor): RuleStep =>
  (position) => {
    const found = guardOn(position, floor);
    if (!found?.alerted || !isRuled(position, 'refilled-deck', 'calms-down') || cardsIn(position, floor) === 0)
      return effect(position);
    const calm = withGuard(position, floor, { alerted: false });
    return found.target === null ? drawTarget(floor)(calm) : effect(calm);
  };
