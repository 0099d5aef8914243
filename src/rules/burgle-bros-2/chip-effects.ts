// What a chip does to whoever enters or explores its room.
import { effect, type Effect } from '../../table/event.js';
import { beyond, floorOf, type Space } from './board.js';
import { mirrored } from './spaces.js';
import { chipAt, removeChip } from './chips.js';
import { checkCompany } from './ends.js';
import { enterRoom, jump, put } from './moving-crooks.js';
import { jumpGuard } from './guards.js';
import {
  changed,
  event,
  finaleNow,
  guardOn,
  inTurn,
  isGuardIn,
  isInside,
  nothing,
  isRuled,
  silently,
  withFinale,
  withoutKey,
  type Position,
  type RuleStep,
} from './position.js';
import { isFaceUp } from './rooms.js';
import { frame, popped, withTop, type Entering } from './stack.js';

/** Finale 1: she comes along, and is off the board. */
const takePrimaDonna =
  (who: string, space: Space): RuleStep =>
  (position) => {
    const { taken } = position.finale;
    const off = changed(position, { chips: withoutKey(position.chips, space) });
    const along = withFinale(off, { taken: { ...taken, [who]: (taken[who] ?? 0) + 1 } });
    return inTurn(
      along,
      (next) => effect(next, event('finale-step', 'B2-F1', { what: 'prima-donna-taken', crook: who, at: space })),
      checkCompany,
    );
  };

/** Whether chips can move this crook at all (finale 5: not the one in boots). */
const canBeMoved = ({ finale }: Position, who: string): boolean => finale.boots !== who;

/** Where a drunk in this room would send the crook, if anywhere (B2-CHIP-5 to B2-CHIP-7). */
export function drunkSends(position: Position, { crook: who, at, dir }: Entering): Space | undefined {
  if (!canBeMoved(position, who)) return undefined;
  if (floorOf(at) === '2') return mirrored(at);
  return dir ? beyond(at, dir) : undefined;
}

/** Red acts on entering, yellow goes, blue is passed over. */
export function actOnEntering(position: Position): Effect<Position> {
  const entering = frame(position, 'entering');
  const { at, crook: who } = entering;
  const state = chipAt(position, at);
  if (!state) return effect(position);
  switch (state.chip) {
    case 'drunk':
      return slipOrFall(position, entering);
    case 'saleswoman':
      return state.with !== null && state.with !== who
        ? removeChip(at, 'B2-CHIP-10')(position)
        : effect(
            changed(position, { chips: { ...position.chips, [at]: { chip: 'saleswoman', with: who } } }),
            event('held', 'B2-CHIP-9', { crook: who, at }),
          );
    case 'prima-donna':
      return finaleNow(position) === 1 ? takePrimaDonna(who, at)(position) : removeChip(at, 'B2-CHIP-12')(position);
    case 'detective':
      return removeChip(at, 'B2-CHIP-12')(position);
    default:
      return effect(position);
  }
}

/** B2-CHIP-4 to B2-CHIP-8: this entering ends, and goes on where the crook is now. */
function slipOrFall(position: Position, entering: Entering): Effect<Position> {
  const { at, crook: who, dir } = entering;
  const to = drunkSends(position, entering);
  const remove = removeChip(at, 'B2-CHIP-8');
  if (to === undefined) {
    const rule = dir === null && floorOf(at) === '1' ? 'B2-RULING-drunk-direction' : 'B2-CHIP-6';
    const stays = event('did-not-slip', rule, { crook: who, at });
    const isLeftHidden = isRuled(position, 'drunk-at-edge', 'stay-hidden') && !isFaceUp(position, at);
    return inTurn(
      position,
      (now) => effect(now, stays),
      remove,
      silently((now) => (isLeftHidden ? withTop(now, { hidden: true }) : now)),
    );
  }
  const isFall = floorOf(at) === '2';
  const keeps = isFall
    ? isRuled(position, 'drunk-after-fall', 'keep-direction')
    : !isRuled(position, 'drunk-direction', 'walks-only');
  const by = isFall ? 'fall' : 'slip';
  return inTurn(
    popped(position),
    put(
      who,
      to,
      'own',
      event(isFall ? 'fell' : 'slipped', isFall ? 'B2-CHIP-7' : 'B2-CHIP-5', { crook: who, from: at, to }),
    ),
    remove,
    enterRoom(who, to, { by, dir: keeps ? dir : null }),
  );
}

/** Exploring by an action, right above the turn; an event that lets one explore gives no direction. */
const isOnFoot = ({ stack }: Position): boolean => stack.length === 2;

/** Yellow acts on exploring, red goes (B2-CHIP-3), blue stays. */
export function actOnExploring(position: Position): Effect<Position> {
  const { at, crook: who } = frame(position, 'exploring');
  switch (chipAt(position, at)?.chip) {
    case 'prima-donna':
      return inTurn(
        position,
        pullsIn(position, who) ? jump(who, at, 'B2-CHIP-13', { how: 'own', heading: isOnFoot(position) }) : nothing,
        pullsIn(position, who) && finaleNow(position) === 1 ? takePrimaDonna(who, at) : removeChip(at, 'B2-CHIP-13'),
      );
    case 'detective':
      return inTurn(
        position,
        callsGuard(position, at) ? jumpGuard(floorOf(at), at, 'B2-CHIP-14') : nothing,
        removeChip(at, 'B2-CHIP-14'),
      );
    case 'drunk':
    case 'saleswoman':
      return removeChip(at, 'B2-CHIP-3')(position);
    default:
      return effect(position);
  }
}
export const pullsIn = (position: Position, who: string): boolean =>
  isInside(position, who) && canBeMoved(position, who);
/** Ruling detective-in-place: a guard who is there already does not come in. */
export const callsGuard = (position: Position, space: Space): boolean =>
  guardOn(position, floorOf(space)) !== undefined &&
  (!isGuardIn(position, space) || isRuled(position, 'detective-in-place', 'enters'));
