// Commotions: the marker comes, the guard takes a step.
import { effect, type Effect } from '../../table/event.js';
import { floorOf, type Space } from './board.js';
import { canSetTarget, setTarget } from './guards.js';
import {
  event,
  guardOn,
  inTurn,
  isGuardIn,
  silently,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from './position.js';
import { nameAt } from './rooms.js';
import { frame, isFrame, popped, pushed, withTop } from './stack.js';
import { isAt } from './states.js';

/** There are no commotions on a floor without a guard. */
export const canMakeNoise = (position: Position, at: Space): boolean => guardOn(position, floorOf(at)) !== undefined;
export const makeCommotion = (at: Space, steps = 1): RuleStep =>
  silently((position) => (canMakeNoise(position, at) ? pushed(position, 'commotion', { at, steps }) : position));

/** B2-COMM-4, B2-ALERT-8: whether it would do anything. */
export const isIgnored = (position: Position, at: Space): boolean =>
  isGuardIn(position, at) || !canSetTarget(position, floorOf(at));

/** The rule that made it happen: that of the room just entered, or of the count room at the end of a turn. */
function causeOf(position: Position, at: Space): RuleOrRuling {
  const below = position.stack.at(-2);
  const name = nameAt(position, at);
  if (isAt(below?.flow ?? '', 'turn.over') && name === 'count-room') return 'B2-COUNT-2';
  if (!isFrame(below, 'entering') || below.at !== at) return 'B2-COMM-1';
  switch (name) {
    case 'slots':
      return 'B2-SLOTS-1';
    case 'buffet':
      return 'B2-BUFFET-2';
    case 'table-games':
      return 'B2-TABLE-2';
    case 'pit-boss':
      return 'B2-PIT-1';
    default:
      return 'B2-COMM-1';
  }
}

/** Nobody prevents it any more: it is ignored, or the marker comes (B2-COMM-1). */
export function breakOut(position: Position): Effect<Position> {
  const { at } = frame(position, 'commotion');
  if (isIgnored(position, at)) {
    const rule = isGuardIn(position, at) ? 'B2-COMM-4' : 'B2-ALERT-8';
    return effect(popped(position), event('commotion-ignored', rule, { at }));
  }
  const cause = causeOf(position, at);
  return inTurn(
    position,
    (now) => effect(withTop(now, { placed: true }), event('commotion', cause, { at })),
    setTarget(floorOf(at), at, 'B2-COMM-1'),
  );
}
