// Confronted with a drone or a guard: what is still allowed until that is resolved.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { changed, guardsIn, hasActiveDrone, here, isPrisoner, isRuled, type Position } from './position.js';

/** LH-MOVE-5 for those who walked in, LH-SNEAK-2 for those who sneaked. */
const unsettled = ({ sneaking }: Position): string => (sneaking ? 'LH-SNEAK-2' : 'LH-MOVE-5');

/** A step out: only for those who sneaked in. */
export const slippingAway = (rule: MoveRule<Position>): MoveRule<Position> => ({
  ...rule,
  check: (position, move) => (position.sneaking ? rule.check(position, move) : 'LH-MOVE-5'),
});

/** A step out with a load: only with the ruling sneak-with-load: allowed. */
export const slippingAwayLoaded = (rule: MoveRule<Position>): MoveRule<Position> => ({
  ...rule,
  check: (position, move) =>
    position.sneaking && isRuled(position, 'sneak-with-load', 'allowed')
      ? rule.check(position, move)
      : unsettled(position),
});

/** Any other paid action: only with the ruling at-once: before-turn-end. */
export const meanwhile = (rule: MoveRule<Position>): MoveRule<Position> => ({
  ...rule,
  check: (position, move) =>
    isRuled(position, 'at-once', 'before-turn-end') ? rule.check(position, move) : unsettled(position),
});

const isFree = (position: Position): boolean => !isPrisoner(position, position.turn);

export const confrontationSteps = {
  faceGuard: (position: Position): Effect<Position> => effect(changed(position, { sneaking: true })),
  beAtEase: (position: Position): Effect<Position> => effect(changed(position, { sneaking: false })),
};

export const confrontationTests = {
  isConfronted: (position: Position): boolean =>
    isFree(position) && (position.sneaking || hasActiveDrone(position, here(position))),
  /** Ruling knock-out-beside-guard: the drone is gone, the guard is still there. */
  isGuardStillThere: (position: Position): boolean =>
    isFree(position) &&
    guardsIn(position, here(position)).length > 0 &&
    !isRuled(position, 'knock-out-beside-guard', 'safe') &&
    (position.sneaking || !isRuled(position, 'sharing-with-guard', 'ignored')),
};
