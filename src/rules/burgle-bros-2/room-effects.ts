// What rooms do to a crook who enters, leaves or stays.
import { effect, type Effect } from '../../table/event.js';
import { floorOf, type Space } from './board.js';
import { isSameLine } from './spaces.js';
import { canMakeNoise, makeCommotion } from './commotion.js';
import { enterEffects, numbers } from './data.js';
import type { EventDeck } from './box.js';
import { checkStress, gainStress } from './ends.js';
import {
  crook,
  crooksOn,
  here,
  inTurn,
  isGuardIn,
  isRuled,
  silently,
  type Position,
  type RuleStep,
} from './position.js';
import { isFaceUp, isOut, nameAt, placeCounter, removeCounters, roomAt, worksAs } from './rooms.js';
import { frame, pushed } from './stack.js';

/** B2-SLOTS-2: another crook of the floor in the row or column (ruling slots-same-room). */
function hasCompany(position: Position, who: string, at: Space): boolean {
  const isNoisy = isRuled(position, 'slots-same-room', 'noisy');
  return crooksOn(position, floorOf(at)).some((name) => {
    const place = crook(position, name).at;
    return name !== who && isSameLine(place, at) && !(isNoisy && place === at);
  });
}

/** What entering does here and now; nothing where the room has no effect. */
function effectOf(position: Position, who: string, at: Space): RuleStep | null {
  const noise = canMakeNoise(position, at) ? makeCommotion(at) : null;
  switch (nameAt(position, at)) {
    case 'slots':
      return hasCompany(position, who, at) ? null : noise;
    case 'buffet':
      return serveBuffet(at);
    case 'cashier':
      return (roomAt(position, at)?.counters ?? 0) < numbers.cashierLimit ? placeCounter(at, 'B2-CASHIER-1') : null;
    case 'lounge':
      return drawEvent(who, 'lounge');
    case 'pool':
      return drawEvent(who, 'pool');
    case 'table-games':
      return silently((now) => pushed(now, 'dice', { for: 'table-games', crook: who, n: 2 }));
    case 'pit-boss':
      return crook(position, who).stress < numbers.pitBossNerve ? noise : null;
    case 'front-desk':
      return crook(position, who).stress < numbers.frontDeskNerve
        ? (now) => inTurn(now, gainStress(who, numbers.deskStress, 'B2-DESK-1'), checkStress)
        : null;
    default:
      return null;
  }
}

/** B2-BUFFET-1, B2-BUFFET-2 (ruling buffet-under-guard). */
const serveBuffet =
  (at: Space): RuleStep =>
  (position) =>
    inTurn(position, placeCounter(at, 'B2-BUFFET-1'), (now) => {
      const isFull = (roomAt(now, at)?.counters ?? 0) >= numbers.buffetLimit;
      const isKept = isGuardIn(now, at) && isRuled(now, 'buffet-under-guard', 'counters-stay');
      if (!isFull) return effect(now);
      return inTurn(now, isKept ? effect : removeCounters(at, 'B2-BUFFET-2'), makeCommotion(at, numbers.buffetSteps));
    });

/** B2-EVENT-1 */
const drawEvent = (who: string, deck: EventDeck): RuleStep =>
  silently((position) => pushed(position, 'event', { crook: who, deck }));

/** Whether the room under the entering crook has an effect that a crook can walk into. */
export const hasEnterEffect = (position: Position): boolean => {
  const { at, effect: counts } = frame(position, 'entering');
  const name = nameAt(position, at);
  return counts && name !== undefined && enterEffects.has(name) && !isOut(position, at);
};
export const isEffectDue = (position: Position): boolean => {
  const { at, crook: who, hidden } = frame(position, 'entering');
  return !hidden && isFaceUp(position, at) && hasEnterEffect(position) && effectOf(position, who, at) !== null;
};
/** B2-MOVE-6 */
export const roomEffect = (position: Position): Effect<Position> => {
  const { at, crook: who } = frame(position, 'entering');
  return (effectOf(position, who, at) ?? effect)(position);
};

/** B2-COUNT-2 */
export const endsInCountRoom = (position: Position): boolean =>
  worksAs(position, here(position), 'count-room') && canMakeNoise(position, here(position));
export const countRoomNoise: RuleStep = (position) => makeCommotion(here(position))(position);
