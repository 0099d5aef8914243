// Being put on a space without entering it (procedure F): a fall, a card that moves somebody, a swap.
import { effect, type Effect } from '../../table/event.js';
import { due, fall, type Fall, type FallStep, type Item } from './agenda.js';
import { floorOf, shifted } from './board.js';
import { searched, sightings } from './entering.js';
import { placing } from './guards.js';
import {
  burglar,
  event,
  excluding,
  isEntered,
  isFaceUp,
  isGuardAt,
  isOfKind,
  isSpace,
  pop,
  push,
  replaceHead,
  isRuled,
  withBurglar,
  withTurn,
  type Position,
} from './position.js';

const falling = (position: Position): Fall => due(position, 'fall') as Fall;
const steps: readonly FallStep[] = ['F1', 'F2', 'F3', 'F4'];
function onward(position: Position, change: Partial<Fall> = {}): Position {
  const item = { ...falling(position), ...change };
  const step = steps[steps.indexOf(item.step) + 1];
  return step ? replaceHead(position, { ...item, step }) : pop(position);
}

/** F1: BB-WALKWAY-1, BB-MOVE-8. He is moved and does not walk out (ruling motion-left-by-card). */
function land(position: Position): Effect<Position> {
  const { who, to, cause } = falling(position);
  const { at: from } = burglar(position, who);
  const isOwn = who === position.active;
  const entered = isOwn ? excluding(position.turn.entered, from) : position.turn.entered;
  const once = isOwn ? position.turn.once.filter((verb) => verb !== 'slip') : position.turn.once;
  const landed = withTurn(withBurglar(onward(position, { from }), who, { at: to }), { entered, once });
  const rings =
    isOwn &&
    cause !== 'walkway' &&
    position.turn.entered.includes(from) &&
    isRuled(position, 'motion-left-by-card', 'alarm');
  const alarm: Item = { do: 'alarm', at: from, cause: 'motion', who };
  return effect(
    rings ? push(landed, alarm) : landed,
    event('fell', cause === 'walkway' ? 'BB-WALKWAY-1' : 'BB-MOVE-8', { who, from, to, cause }),
  );
}

/** F2, with nothing left to be turned up. */
const lookAround = (position: Position): Effect<Position> => effect(onward(position));
const isLandingHidden = (position: Position): boolean =>
  falling(position).step === 'F2' &&
  !isFaceUp(position, falling(position).to) &&
  !isRuled(position, 'fall-onto-face-down', 'stays-face-down');

/** F3 */
function openFloorBelow(position: Position): Effect<Position> {
  const { from, to } = falling(position);
  const floor = floorOf(to);
  if (isEntered(position, floor) || (from !== undefined && floorOf(from) === floor)) return effect(onward(position));
  const next = onward(position, { fresh: true });
  return effect(push(next, placing(next, floor)));
}

/** F4: only a guard who was there before costs a stealth; the tile's instruction is ignored. */
function meetGuardThere(position: Position): Effect<Position> {
  const { who, to, fresh, revealed } = falling(position);
  const isMet = isGuardAt(position, to) && fresh !== true && !isRuled(position, 'fall-on-guard-edition', 'no-loss');
  const seen = isRuled(position, 'fall-into-view', 'seen') ? sightings(position, who, to, fresh === true) : [];
  const causes = [...(isMet ? ['fall'] : []), ...seen];
  const isDeeper =
    revealed === true &&
    isRuled(position, 'double-fall', 'falls-on') &&
    isOfKind(position, to, 'walkway') &&
    isSpace(to) &&
    floorOf(to) !== '1';
  const next = onward(position);
  const further = isDeeper ? push(next, fall(who, shifted(to, -1), 'walkway')) : next;
  const found = isRuled(position, 'lab-by-fall', 'tool') ? searched(further, who, to) : further;
  return effect(push(found, ...causes.reverse().map((cause): Item => ({ do: 'lose', who, by: cause }))));
}

const isAt = (step: FallStep) => (position: Position) => due(position, 'fall')?.step === step;

export const fallSteps = { land, lookAround, openFloorBelow, meetGuardThere };
export const fallTests = {
  isFalling: (position: Position): boolean => due(position, 'fall') !== undefined,
  isLandingHidden,
  isAtLanding: isAt('F1'),
  isAtLookingAround: isAt('F2'),
  isAtFloorBelow: isAt('F3'),
};
