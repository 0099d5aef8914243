// Preparing gear: the card lies open from now on. And what its back does once it is flipped.
import { effect } from '../../../table/event.js';
import type { MoveRule } from '../../../table/game.js';
import { canMakeNoise, makeCommotion } from '../commotion.js';
import { checkStress, gainStress, loseStress } from '../ends.js';
import { each } from '../moving-crooks.js';
import {
  crook,
  event,
  here,
  inTurn,
  nextCrook,
  silently,
  withCrook,
  type GearState,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from '../position.js';
import { action } from '../paying.js';
import { pushed } from '../stack.js';
import { gearCard, isGear, otherHalf, type Gear } from './data.js';

export const gearState = (position: Position, who: string, gear: Gear): GearState['state'] | undefined =>
  position.crooks[who]?.gear[gear]?.state;
export const withGear = (position: Position, who: string, gear: Gear, change: Partial<GearState>): Position => {
  const cards = crook(position, who).gear;
  return withCrook(position, who, {
    gear: { ...cards, [gear]: { state: 'ready', used: 0, ...cards[gear], ...change } },
  });
};
export const removeGear =
  (who: string, gear: Gear, rule: RuleOrRuling): RuleStep =>
  (position) =>
    effect(withGear(position, who, gear, { state: 'gone' }), event('gear-removed', rule, { crook: who, gear }));

/** The card is ready, its other half leaves the game (B2-ALT-3); macgyver only brings another card. */
export const prepareGear =
  (who: string, gear: Gear, rule: RuleOrRuling): RuleStep =>
  (position) => {
    const half = otherHalf(gear);
    const lost = half && gearState(position, who, half) === 'under' ? [half] : [];
    return inTurn(
      position,
      (now) =>
        effect(
          withGear(now, who, gear, { state: 'ready', used: 0 }),
          event('gear-prepared', rule, { crook: who, gear }),
        ),
      each(lost, (other) => removeGear(who, other, 'B2-ALT-3')),
      gear === 'macgyver' ? improvise(who) : effect,
    );
  };

const improvise =
  (who: string): RuleStep =>
  (position) =>
    inTurn(
      position,
      removeGear(who, 'macgyver', 'B2-GEAR-macgyver'),
      silently((now) => pushed(now, 'depot', { crook: who, n: 3 })),
    );

/** Where a back may be pointed at: a crook with stress, or nothing at all. */
export function backTargets(position: Position, who: string, gear: Gear): (string | undefined)[] {
  switch (gearCard(gear).back) {
    case 'take-stress':
      return Object.keys(position.crooks).filter((name) => name !== who && crook(position, name).stress > 0);
    case 'make-commotion':
      return canMakeNoise(position, here(position)) ? [undefined] : [];
    case 'give-action':
      return [undefined];
    default:
      return [];
  }
}

/** B2-GEAR-8, B2-GEAR-9 */
export const back: MoveRule<Position> = action({
  needs: (position, { by = '', args: [gear = '', target] }) =>
    isGear(gear) && gearState(position, by, gear) === 'flipped' && backTargets(position, by, gear).includes(target)
      ? null
      : 'B2-GEAR-8',
  does: (position, { by = '', args: [gear, target = ''] }) =>
    inTurn(position, backEffect(by, gear as Gear, target), removeGear(by, gear as Gear, 'B2-GEAR-9'), checkStress),
});

const backEffect =
  (who: string, gear: Gear, target: string): RuleStep =>
  (position) => {
    const next = nextCrook(position, who);
    switch (gearCard(gear).back) {
      case 'take-stress':
        return inTurn(position, loseStress(target, 1, 'B2-GEAR-8'), gainStress(who, 1, 'B2-GEAR-8'));
      case 'make-commotion':
        return makeCommotion(here(position))(position);
      default:
        return effect(
          withCrook(position, next, { extra: crook(position, next).extra + 1 }),
          event('extra-action', 'B2-GEAR-8', { crook: next, amount: 1 }),
        );
    }
  };
