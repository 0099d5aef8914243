// The robbers' extra actions: one a turn, before or after the card (RB-EXTRA-1, RB-EXTRA-2).
import { effect, andThen, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { roomBeside, type Room, type Street } from './board.js';
import { areaOf, distance, streetsNextTo } from './areas.js';
import { actionsOf } from './cards.js';
import { target } from './data.js';
import type { GuardId, Robber } from './box.js';
import { ringOf } from './house-data.js';
import {
  awakeGuards,
  changed,
  event,
  guard,
  isGuarded,
  robber,
  isRuled,
  wallsOf,
  withGuard,
  withRobber,
  withTokens,
  type RoomOrBox,
  type Position,
} from './position.js';

const self = (position: Position) => robber(position, position.turn);

/** RB-EXTRA-1, RB-EXTRA-2: what keeps a robber from any extra action now. */
function barred(position: Position) {
  if (position.extra) return 'RB-EXTRA-1';
  return position.card === null || isExtraAllowedAmid(position) ? null : 'RB-EXTRA-2';
}

function isExtraAllowedAmid(position: Position): boolean {
  const { card } = position;
  if (isRuled(position, 'extra-between', 'yes')) return true;
  return (
    isRuled(position, 'extra-before-flip', 'after-turning') &&
    card !== null &&
    card.left.length === actionsOf(card.id).length
  );
}

/** An extra action: barred by the two common rules, then by its own; doing it uses up the turn's one. */
function extra(own: MoveRule<Position>): MoveRule<Position> {
  return {
    check: (position, move) => barred(position) ?? mustRing(position, move.verb) ?? own.check(position, move),
    apply: (position, move) => own.apply(use(position), move),
  };
}

function use(position: Position): Position {
  const spent = isRuled(position, 'extra-per', 'round') ? [...position.spent, position.turn as Robber] : position.spent;
  return changed(position, { extra: true, spent });
}

/** RB-DRIVE-1: the car goes one street on. */
export const drive = extra({
  check: (position, { args: [to] }) =>
    position.car !== 'box' && streetsNextTo(ringOf(position.options), position.car).includes(to as Street)
      ? null
      : 'RB-DRIVE-1',
  apply: (position, { args: [to] }) =>
    effect(
      changed(position, { car: to as Street }),
      event('car-moved', 'RB-DRIVE-1', { from: position.car, to: to as string }),
    ),
});

/** RB-THROW-1, RB-THROW-5: a carried bag lands in the car beside the room, and only then is it stolen. */
export const throwBag = extra({
  check(position) {
    const { at, carries } = self(position);
    const [room, side] = position.car === 'box' ? [] : (roomBeside[position.car] ?? []);
    if (carries === 0 || room !== at) return 'RB-THROW-1';
    if (isGuarded(position, at)) return 'RB-THROW-3';
    return wallsOf(position)[at] === side ? 'RB-THROW-4' : null;
  },
  apply(position) {
    const total = position.stolen + 1;
    return effect(
      changed(withRobber(position, position.turn, { carries: self(position).carries - 1 }), { stolen: total }),
      event('bag-stolen', 'RB-THROW-5', { robber: position.turn, total }),
    );
  },
});

/** RB-PASS-1: one carried bag goes to a robber in the same room. */
export const pass = extra({
  check(position, { args: [to] }) {
    const { at, carries } = self(position);
    const receiver = robber(position, to as Robber);
    if (carries === 0 || to === position.turn || receiver.at !== at) return 'RB-PASS-1';
    if (receiver.out && !isRuled(position, 'pass-to-unconscious', 'yes')) return 'RB-PASS-4';
    return isGuarded(position, at) ? 'RB-PASS-3' : null;
  },
  apply(position, { args: [to] }) {
    const receiver = robber(position, to as Robber);
    const given = withRobber(position, position.turn, { carries: self(position).carries - 1 });
    const passed = event('bag-passed', 'RB-PASS-1', { from: position.turn, to: to as string });
    // Nobody carries anything while lying down: the bag is laid beside (ruling pass-to-unconscious).
    if (receiver.out) return effect(withTokens(given, 'bags', receiver.at as Room, 1), passed);
    return effect(withRobber(given, to as Robber, { carries: receiver.carries + 1 }), passed);
  },
});

function alarmForbidden(position: Position) {
  const { at } = self(position);
  if (position.alarm.at === 'edge') return 'RB-ALARM-5';
  if (position.alarm.at !== at) return 'RB-ALARM-1';
  if (isGuarded(position, at)) return 'RB-ALARM-4';
  return position.alarm.locked ? 'RB-ALARM-3' : null;
}

/** RB-ALARM-1, RB-ALARM-2: every awake guard is put into the room at once. */
export const soundAlarm = extra({
  check: alarmForbidden,
  apply(position) {
    const at = self(position).at as Room;
    let sounded = effect<Position>(
      changed(position, { alarm: { at: 'edge', locked: false } }),
      event('alarm-sounded', 'RB-ALARM-1', { robber: position.turn, at }),
    );
    for (const id of awakeGuards(position)) sounded = andThen(sounded, (after) => lure(after, id, at));
    return sounded;
  },
});

function lure(position: Position, id: GuardId, alarm: Room): Effect<Position> {
  const from = guard(position, id).at;
  const to = !isRuled(position, 'alarm-walls', 'yes') ? alarm : nearestReachable(position, from as Room, alarm);
  return effect(withGuard(position, id, { at: to }), event('guard-lured', 'RB-ALARM-2', { guard: id, from, to }));
}

/** RB-RULING-alarm-walls: a guard whose way is walled off comes as near as its area allows. */
function nearestReachable(position: Position, from: Room, goal: Room): RoomOrBox {
  return [...areaOf(wallsOf(position), from)].sort(
    (a, b) => distance(a, goal) - distance(b, goal) || a.localeCompare(b),
  )[0] as Room;
}

/** RB-RULING-alarm-optional: with `compulsory` a robber who can set off the alarm uses the extra action for nothing else. */
function mustRing(position: Position, verb: string) {
  return verb !== 'alarm' && isRuled(position, 'alarm-optional', 'compulsory') && alarmForbidden(position) === null
    ? 'RB-RULING-alarm-optional'
    : null;
}

/** The same for a robber about to leave the alarm's room while the extra action is still open: it would never ring. */
export const mustRingBefore = (position: Position, verb: string) =>
  barred(position) === null ? mustRing(position, verb) : null;

/** The turn ends without the extra action. */
export const skipExtra: MoveRule<Position> = {
  check: (position) => mustRing(position, 'done'),
  apply: (position) => effect(position),
};

export const extraTests = {
  isExtraUsed: (position: Position): boolean => position.extra,
  isCardSpent: (position: Position): boolean => position.card?.left.length === 0,
  isEnoughStolen: (position: Position): boolean => position.stolen >= target(position.options.players),
};
