// Whose turn it is: crooks clockwise, and after each the guard of that crook's floor.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { floorOf, floors, isSpace, type Floor } from './board.js';
import { otherFloor, floorNumber } from './spaces.js';
import { numbers } from './data.js';
import { put, enterRoom } from './moving-crooks.js';
import {
  chaseOver,
  forgetChase,
  guardEnters,
  guardMeets,
  guardStep,
  isChaseOpen,
  isMovingOn,
  moving,
  nextRooms,
  type Mover,
} from './guards.js';
import { coversIn, isCoverOpen } from './meetings.js';
import {
  changed,
  crook,
  crooksIn,
  event,
  guardOn,
  hasFlag,
  here,
  inTurn,
  nextCrook,
  isRuled,
  silently,
  withGuard,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from './position.js';
import { isFrame, popped, topOf } from './stack.js';
import { nearestPrey } from './turn-facts.js';

/** B2-ENTER-3 */
const enter: MoveRule<Position> = {
  check: ({ entrances }, { args: [space = ''] }) => (entrances.includes(space) ? null : 'B2-ENTER-3'),
  apply: (position, { by = '', args: [to = ''] }) =>
    inTurn(
      position,
      put(by, to, 'own', event('entered-casino', 'B2-ENTER-3', { crook: by, at: to })),
      enterRoom(by, to, { by: 'enter' }),
    ),
};

/** B2-TURN-1: a turn may be cut short. */
const endTurn: MoveRule<Position> = { check: () => null, apply: (position) => effect(position) };

/** B2-GUARD-1, B2-LEAVE-3: the guard turns that follow; no-running and mind-tricks change them. */
function guardTurns(position: Position): { queue: Position['queue']; skipped: Floor[] } {
  const at = here(position);
  if (hasFlag(position, 'left') || !isSpace(at)) return { queue: [], skipped: [] };
  const own = floorOf(at);
  const due = hasFlag(position, 'no-running')
    ? [own, otherFloor(own)].map((floor) => ({ floor, steps: numbers.noRunningSteps }))
    : [{ floor: own, steps: numbers.guardSteps }];
  const there = due.filter(({ floor }) => guardOn(position, floor));
  const walking = there.filter(({ floor }) => !guardOn(position, floor)?.skip);
  const tricked = floors
    .filter((floor) => hasFlag(position, `mind-tricks-${floor}`) && guardOn(position, floor))
    .filter((floor) => !walking.some((entry) => entry.floor === floor))
    .map((floor) => ({ floor, steps: numbers.guardSteps }));
  return {
    queue: [...walking, ...tricked].map(({ floor, steps }) => ({ floor: floorNumber(floor), steps })),
    skipped: there.map(({ floor }) => floor).filter((floor) => guardOn(position, floor)?.skip),
  };
}

/** The turn is over: who walks now. */
function fillQueue(position: Position): Effect<Position> {
  const { queue, skipped } = guardTurns(position);
  const ended: RuleStep = (now) => effect(now, event('turn-ended', 'B2-TURN-1', { crook: now.turn.crook }));
  const skips = skipped.map(
    (floor): RuleStep =>
      (now) =>
        effect(withGuard(now, floor, { skip: false }), event('guard-turn-skipped', 'B2-GUARD-1', { floor })),
  );
  return inTurn(position, ended, ...skips, silently(withQueue(queue)));
}
const withQueue =
  (queue: Position['queue']) =>
  (position: Position): Position =>
    changed(position, { queue, steps: queue[0]?.steps ?? 0 });
/** The first guard in the queue sets out. */
export const startGuardTurn: RuleStep = (position) => {
  const [first] = position.queue;
  return effect(position, ...(first ? [event('guard-turn-started', 'B2-GUARD-1', { floor: first.floor })] : []));
};

/** B2-GUARD-9 */
function endGuardTurn(position: Position): Effect<Position> {
  const [over, ...rest] = position.queue;
  const ended = event('guard-turn-ended', 'B2-GUARD-9', { floor: over?.floor ?? 1 });
  return inTurn(withQueue(rest)(changed(position, { chasing: null })), (now) => effect(now, ended), startGuardTurn);
}

/** B2-TURN-5: four actions, and what a partner has given. */
export const startTurn =
  (who: string, rule: RuleOrRuling = 'B2-TURN-5'): RuleStep =>
  (position) => {
    const { extra } = crook(position, who);
    const { tokens } = position;
    const next = changed(position, {
      crooks: extra === 0 ? position.crooks : { ...position.crooks, [who]: { ...crook(position, who), extra: 0 } },
      turn: { crook: who, actions: numbers.actions + extra, prepared: false, explored: 0, flags: [] },
      tokens: tokens.allIn === who ? { ...tokens, allIn: null } : tokens,
      quiet: false,
    });
    return effect(next, event('turn-started', rule, { crook: who }));
  };

/** The three occasions on which guards walk, with the same states in the chart. */
export const movers: readonly Mover[] = ['turn', 'commotion', 'walk'];
/** What a mover's steps, tests and moves are called in the chart. */
export const named = (name: string, mover: Mover): string => `${name} (${mover})`;
const perMover = <T>(make: (mover: Mover) => Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    movers.flatMap((mover) => Object.entries(make(mover)).map(([name, value]) => [named(name, mover), value])),
  );

const isStepOpen = (position: Position, mover: Mover): boolean => {
  const { floor } = moving(position, mover);
  if (position.said !== undefined || !isMovingOn(position, mover)) return false;
  return nextRooms(position, floor).length > 1 || coversAhead(position, mover).length > 1;
};
/** Crowds of two kinds in the one room that he is about to enter, with crooks in it (ruling crowd-order). */
const coversAhead = (position: Position, mover: Mover): string[] => {
  const [room, ...others] = nextRooms(position, moving(position, mover).floor);
  const isAsked = room !== undefined && others.length === 0 && isCoverOpen(position, room);
  return isAsked && crooksIn(position, room).length > 0 ? coversIn(position, room) : [];
};

const say = (check: MoveRule<Position>['check']): MoveRule<Position> => ({
  check,
  apply: (position, { args: [word] }) => effect({ ...position, said: word as string }),
});

export const turnMoves = { enter, endTurn };
/** What the team says before a step: nothing has happened yet. */
export const stepMoves = perMover<MoveRule<Position>>((mover) => ({
  /** B2-ALERT-3 */
  chase: {
    check: (position, { args: [who = ''] }) =>
      nearestPrey(position, moving(position, mover).floor).crooks.includes(who) ? null : 'B2-ALERT-3',
    apply: (position, { args: [who = ''] }) =>
      effect(changed(position, { chasing: who }), event('chase-chosen', 'B2-ALERT-3', { crook: who })),
  },
  route: say((position, { args: [room = ''] }) => {
    const rooms = nextRooms(position, moving(position, mover).floor);
    if (!isRuled(position, 'clockwise-tie', 'team-chooses')) return 'B2-GUARD-3';
    return rooms.length > 1 && rooms.includes(room) ? null : 'B2-RULING-clockwise-tie';
  }),
  spareAhead: say((position, { args: [cover = ''] }) => {
    if (!isRuled(position, 'crowd-order', 'team-chooses')) return 'B2-GUARD-3';
    return coversAhead(position, mover).includes(cover) ? null : 'B2-RULING-crowd-order';
  }),
}));
/** Half a step: he has come in, and has met nobody yet. */
export const halfSteps = perMover<RuleStep>((mover) => ({ guardEnters: guardEnters(mover) }));
export const turnSteps = {
  fillQueue,
  startGuardTurn,
  endGuardTurn,
  passTurn: (position: Position) => startTurn(nextCrook(position, position.turn.crook))(position),
  /** A guard has taken all his steps of a commotion or an espresso. */
  endWalk: (position: Position) => {
    const mover = isFrame(topOf(position), 'walk') ? 'walk' : 'commotion';
    return effect(chaseOver(popped(position), moving(position, mover).floor));
  },
  ...perMover<RuleStep>((mover) => ({
    guardStep: guardStep(mover),
    guardMeets: guardMeets(mover),
    settleChase: silently((position) => forgetChase(position, moving(position, mover).floor)),
  })),
};
export const turnTests = {
  isOutside: (position: Position) => here(position) === 'outside',
  areGuardsDone: ({ queue }: Position) => queue.length === 0,
  isGuardTurnOver: ({ steps }: Position) => steps <= 0,
  isWalkOver: (position: Position) => ((position.stack.at(-1) ?? {}) as { steps?: number }).steps === 0,
  ...perMover((mover) => ({
    isChaseSettled: (position: Position) => !isChaseOpen(position, moving(position, mover).floor),
    isStepSettled: (position: Position) => !isStepOpen(position, mover),
    isMeetingOpen: (position: Position) =>
      isRuled(position, 'reaction-points', 'before-stress') && isMovingOn(position, mover),
  })),
};
