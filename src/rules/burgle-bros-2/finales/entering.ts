// What a finale does to a crook who enters a room: the laundry's die, SWAT and markers, and leaving the casino.
import { effect, type Effect } from '../../../table/event.js';
import type { MoveRule } from '../../../table/game.js';
import type { Space } from '../board.js';
import type { RuleId } from '../catalogue.js';
import { numbers } from '../data.js';
import { wallsToSmash } from '../box.js';
import { checkStress, gainStress, win } from '../ends.js';
import { put } from '../moving-crooks.js';
import {
  crook,
  event,
  finaleNow,
  inTurn,
  isGuardTurn,
  isInside,
  names,
  nothing,
  isRuled,
  silently,
  withFinale,
  withFlag,
  type Position,
  type RuleStep,
} from '../position.js';
import { nameAt, numberAt, roomAt, withRoom } from '../rooms.js';
import { frame, framesOf, playGoesOnAt, popped } from '../stack.js';

/** B2-F3: the room's number is one higher than the crook's die, which stops at 5. */
export function isDieOffered(position: Position): boolean {
  const { crook: who, at } = frame(position, 'entering');
  const die = position.finale.dieOf[who];
  return (
    finaleNow(position) === 3 && die !== undefined && die < numbers.laundryNumber && numberAt(position, at) === die + 1
  );
}
export const setDie: MoveRule<Position> = {
  check: () => null,
  apply: (position, { by = '' }) => {
    const dieOf = { ...position.finale.dieOf, [by]: (position.finale.dieOf[by] ?? 0) + 1 };
    return effect(
      withFinale(position, { dieOf }),
      event('finale-step', 'B2-F3', { what: 'die-set', crook: by, die: dieOf[by] as number }),
    );
  },
};
export const leaveDie: MoveRule<Position> = { check: () => null, apply: (position) => effect(position) };

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);
export const wallsNeeded = (position: Position): number => wallsToSmash[names(position).length] ?? 0;

/** Whether a crook who comes into this room is out of the casino (B2-LEAVE-1). */
export function mayLeave(position: Position, who: string, at: Space): boolean {
  const { finale, entrances } = position;
  const isExit = entrances.includes(at);
  switch (finaleNow(position)) {
    case 1:
      return isExit && total(finale.taken) >= numbers.primaDonnas;
    case 3:
      return isExit && finale.dieOf[who] === numbers.laundryNumber;
    case 5:
      return nameAt(position, at) === 'safe' && (finale.reached || finale.boots === who);
    case 6:
      return isExit && finale.eaten >= numbers.steaks;
    case 7:
      return isExit && finale.ball !== null && entrances.includes(finale.ball);
    case 9:
      return isExit && (finale.smashed[who] ?? 0) >= wallsNeeded(position);
    default:
      return false;
  }
}

const entersSwat = (position: Position, at: Space): boolean =>
  finaleNow(position) === 8 && position.tokens.swat.includes(at);
const findsMarker = (position: Position, at: Space): boolean =>
  finaleNow(position) === 8 && roomAt(position, at)?.cracked === true;

export const hasFinaleHook = (position: Position): boolean => {
  const { crook: who, at } = frame(position, 'entering');
  return entersSwat(position, at) || findsMarker(position, at) || mayLeave(position, who, at);
};

/** Everything the finale says about entering, leaving last of all. */
export function finaleHook(position: Position, isLast = false): Effect<Position> {
  const { crook: who, at } = frame(position, 'entering');
  return inTurn(
    isLast ? popped(position) : position,
    entersSwat(position, at)
      ? (now) => inTurn(now, gainStress(who, numbers.swatStress, 'B2-F8'), checkStress)
      : nothing,
    findsMarker(position, at) ? takeMarker(who, at) : nothing,
    mayLeave(position, who, at) ? leave(who) : nothing,
  );
}

const takeMarker =
  (who: string, at: Space): RuleStep =>
  (position) =>
    effect(
      withFinale(withRoom(position, at, { cracked: false }), { markersTaken: position.finale.markersTaken + 1 }),
      event('finale-step', 'B2-F8', { what: 'marker-taken', crook: who, at }),
    );

/** B2-LEAVE-1 to B2-LEAVE-3: in the crook's own turn this ends the turn, and no guard walks. */
const leave =
  (who: string): RuleStep =>
  (position) => {
    const isOwnTurn = who === position.turn.crook && !isGuardTurn(position);
    const { boots } = position.finale;
    return inTurn(
      boots === who ? withFinale(position, { reached: true }) : position,
      put(who, 'left', 'own', event('left-casino', 'B2-LEAVE-1', { crook: who })),
      silently((now) => (isOwnTurn ? playGoesOnAt(withFlag(now, 'left'), 'turn.over') : now)),
    );
  };

/** Ruling leave-standing: whoever stands in the exit when the condition comes true. */
const standing = (position: Position): string | undefined =>
  isRuled(position, 'leave-standing', 'at-once')
    ? names(position).find(
        (name) =>
          isInside(position, name) &&
          mayLeave(position, name, crook(position, name).at) &&
          !framesOf(position, 'entering').some(({ crook: who }) => who === name),
      )
    : undefined;
export const isStandingInExit = (position: Position): boolean => standing(position) !== undefined;
export const leaveStanding: RuleStep = (position) => leave(standing(position) as string)(position);

/** The finales that are won by a condition; finales 2 and 4 are won at once by what happens in them. */
export function isWon(position: Position): boolean {
  const number = finaleNow(position);
  if (number === 8) return position.finale.markersTaken >= numbers.crackedRooms;
  return (
    number !== null &&
    [1, 3, 5, 6, 7, 9].includes(number) &&
    names(position).every((name) => crook(position, name).at === 'left')
  );
}
export const winFinale: RuleStep = (position) => win(position, `B2-F${position.finale.number ?? 1}` as RuleId);
