// Crooks put from one room into another, by their own feet or by something else, and what that leaves behind.
import { effect, type GameEvent } from '../../table/event.js';
import type { Space } from './board.js';
import { lineTo } from './spaces.js';
import { removeChip } from './chips.js';
import {
  changed,
  crook,
  event,
  inTurn,
  nothing,
  isRuled,
  ruling,
  silently,
  withCrook,
  withFinale,
  type Heading,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from './position.js';
import { pushed, type Entering } from './stack.js';

/** What took the crook away: an event or gear frees from a saleswoman (B2-CHIP-10), room actions and chips may not. */
export type How = 'own' | 'gear' | 'event';

/** Puts a crook into a room; `told` says how. Whoever moves has got out of the car (finale 2). */
export const put =
  (who: string, to: Space, how: How, told: GameEvent): RuleStep =>
  (position) => {
    const from = crook(position, who).at;
    const { inside } = position.finale;
    const moved = withCrook(position, who, { at: to });
    const out = inside.includes(who) ? withFinale(moved, { inside: inside.filter((each) => each !== who) }) : moved;
    return inTurn(out, (now) => effect(now, told), leaveSaleswoman(who, from, how));
  };

/** Whoever she held is gone. Ruling saleswoman-other-exits: she may wait for the next who comes in. */
export const leaveSaleswoman =
  (who: string, from: Space, how: How): RuleStep =>
  (position) => {
    const state = position.chips[from];
    if (state === undefined || state === 'down' || state.chip !== 'saleswoman' || state.with !== who)
      return effect(position);
    if (how !== 'own') return removeChip(from, 'B2-CHIP-10')(position);
    if (isRuled(position, 'saleswoman-other-exits', 'removed'))
      return removeChip(from, 'B2-RULING-saleswoman-other-exits')(position);
    return effect(changed(position, { chips: { ...position.chips, [from]: { chip: 'saleswoman', with: null } } }));
  };

/** What has come into a room goes through all parts of entering. */
export const enterRoom = (
  who: string,
  at: Space,
  how: Partial<Omit<Entering, 'crook' | 'at' | 'flow'>> = {},
): RuleStep => silently((position) => pushed(position, 'entering', { crook: who, at, ...how }));

/** The direction that a jump leaves a crook with (ruling drunk-direction). */
export const headingOf = (position: Position, from: Space, to: Space): Heading =>
  ruling(position, 'drunk-direction', 'line-or-none') === 'line-or-none' ? lineTo(from, to) : null;

interface Jump {
  readonly how: How;
  /** False: no enter effect. */
  readonly effect?: boolean;
  /** False: the jump has no direction. */
  readonly heading?: boolean;
}

/** B2-JUMP-1, B2-JUMP-2 */
export const jump =
  (who: string, to: Space, rule: RuleOrRuling, { how, effect: hasEffect = true, heading = true }: Jump): RuleStep =>
  (position) => {
    const from = crook(position, who).at;
    const dir = heading ? headingOf(position, from, to) : null;
    return inTurn(
      position,
      put(who, to, how, event('jumped', rule, { crook: who, from, to })),
      enterRoom(who, to, { by: 'jump', dir, effect: hasEffect }),
    );
  };

/** Steps for a list, one after the other. */
export const each = <T>(list: readonly T[], step: (item: T) => RuleStep): RuleStep =>
  list.length === 0 ? nothing : (position) => inTurn(position, ...list.map(step));
