// A patrol card is drawn for a guard's next target.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { cellOf, floorOf, spacesOn, type Floor, type Space, floorNumbered } from './board.js';
import { distracted, type PatrolCard } from './box.js';
import { arrive, drawTarget, setTarget } from './guards.js';
import { cardsIn, drawAndDiscard, drawable } from './patrol.js';
import { event, guardOn, inTurn, isRuled, type Position, type RuleStep } from './position.js';
import { isEven } from './rooms.js';
import { frame, isFrame, popped, topOf, withTop } from './stack.js';

/** The floor whose deck is drawn from. */
const floorOfDraw = (position: Position): Floor => floorNumbered(frame(position, 'draw').floor);

/** B2-DISTRACT-1: where a distracted card may send the guard. */
export const evenRooms = (position: Position, floor: Floor): Space[] =>
  spacesOn(floor).filter((space) => isEven(position, space));

/** The card leads nowhere: another is drawn, or the guard is alerted (B2-DISTRACT-2, ruling foreign-patrol-card). */
const drawAgain =
  (floor: Floor): RuleStep =>
  (position) =>
    cardsIn(position, floor) > 0 ? effect(withTop(position, { card: null })) : drawTarget(floor)(popped(position));

/** B2-GUARD-6: drawn, discarded, and the marker goes to its red room. */
const drawPatrol: MoveRule<Position> = {
  check: (position, { args: [card] }) =>
    drawable(position, floorOfDraw(position)).includes(card as PatrolCard) ? null : 'B2-GUARD-6',
  apply: (position, { args: [card = ''] }) => {
    const floor = floorOfDraw(position);
    const drawn = withTop(drawAndDiscard(position, floor, card), { card });
    const rule = isIdle(position, floor, card) ? 'B2-DISTRACT-2' : 'B2-GUARD-6';
    return inTurn(drawn, (now) => effect(now, event('patrol-drawn', rule, { floor, card })), goBy(floor, card));
  },
};
/** B2-DISTRACT-2: nowhere to send him (ruling distracted-none). */
const isIdle = (position: Position, floor: Floor, card: PatrolCard): boolean =>
  card === distracted &&
  evenRooms(position, floor).length === 0 &&
  !isRuled(position, 'distracted-none', 'none-at-all');
const goBy =
  (floor: Floor, card: PatrolCard): RuleStep =>
  (position) => {
    if (isIdle(position, floor, card)) return drawAgain(floor)(position);
    if (card === distracted) return effect(position);
    const isForeign = floorOf(card) !== floor;
    if (isForeign && isRuled(position, 'foreign-patrol-card', 'reveal-and-skip')) return drawAgain(floor)(position);
    return setTarget(floor, `${floor}.${cellOf(card)}`, 'B2-GUARD-6')(position);
  };

/** B2-DISTRACT-1 */
const chooseTarget: MoveRule<Position> = {
  check: (position, { args: [space = ''] }) =>
    evenRooms(position, floorOfDraw(position)).includes(space) ? null : 'B2-DISTRACT-1',
  apply: (position, { args: [space = ''] }) => setTarget(floorOfDraw(position), space, 'B2-DISTRACT-1')(position),
};

/** The marker stays where it is now: under the guard it is reached (ruling target-under-guard). */
const settleTarget = (position: Position): Effect<Position> => {
  const floor = floorOfDraw(position);
  return inTurn(popped(position), arriveAtOnce(floor));
};
export const arriveAtOnce =
  (floor: Floor): RuleStep =>
  (position) =>
    guardOn(position, floor) && !isRuled(position, 'target-under-guard', 'wait')
      ? arrive(floor)(position)
      : effect(position);

export const targetMoves = { drawPatrol, chooseTarget };
export const targetSteps = { settleTarget };
export const targetTests = {
  isTargetToChoose: (position: Position): boolean => {
    const { card } = frame(position, 'draw');
    return card === distracted && evenRooms(position, floorOfDraw(position)).length > 0;
  },
  isCardDrawn: (position: Position): boolean => {
    const top = topOf(position);
    return isFrame(top, 'draw') && top.card !== null;
  },
};
