// A crook and a guard in one room: stress for the crook, unless something covers him.
import { effect, type Effect } from '../../table/event.js';
import type { Space } from './board.js';
import { chipAt, removeChip } from './chips.js';
import { numbers } from './data.js';
import { checkCompany, checkStress, stressAll } from './ends.js';
import {
  event,
  hasFlag,
  inTurn,
  isGuardIn,
  isGuardTurn,
  names,
  isRuled,
  unsaid,
  withTokens,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from './position.js';
import { isDisguised } from './rooms.js';
import { frame, type Entering } from './stack.js';

/** What may keep stress away, in the order in which it is used up (ruling crowd-order). */
export type Cover = 'mustache' | 'chip' | 'token';

const hasCrowdToken = (position: Position, space: Space): boolean =>
  position.tokens.crowd.includes(space) || isDisguised(position, 'crowd', space);

/** The covers in a room; a mustache covers only whoever enters. */
export const coversIn = (position: Position, space: Space, isMasked = false): Cover[] => [
  ...(isMasked ? (['mustache'] as const) : []),
  ...(chipAt(position, space)?.chip === 'crowd' ? (['chip'] as const) : []),
  ...(hasCrowdToken(position, space) ? (['token'] as const) : []),
];

/** The team is asked which one to use up. */
export const isCoverOpen = (position: Position, space: Space, isMasked = false): boolean =>
  isRuled(position, 'crowd-order', 'team-chooses') && coversIn(position, space, isMasked).length > 1;

const spared =
  (who: readonly string[], by: Cover, rule: RuleOrRuling): RuleStep =>
  (position) =>
    effect(position, ...who.map((name) => event('stress-spared', rule, { crook: name, by })));

const useToken =
  (space: Space): RuleStep =>
  (position) => {
    const { tokens } = position;
    const at = tokens.crowd.indexOf(space);
    return effect(withTokens(position, at < 0 ? { disguise: null } : { crowd: tokens.crowd.toSpliced(at, 1) }));
  };

/** Everybody in `who` meets the guard: a crowd spares all of them and goes (B2-CHIP-18). */
export function meet(
  position: Position,
  space: Space,
  who: readonly string[],
  rule: RuleOrRuling,
  { covers, spareRule, masked }: { covers: readonly Cover[]; spareRule: RuleOrRuling; masked?: string },
): Effect<Position> {
  const said = covers.find((cover) => cover === position.said);
  const cover = said ?? covers[0];
  const now = unsaid(position);
  if (who.length === 0) return effect(now);
  if (cover === 'mustache') {
    const others = who.filter((name) => name !== masked);
    const rest = covers.filter((each) => each !== 'mustache');
    return inTurn(now, spared([masked as string], 'mustache', 'B2-GEAR-fake-mustache'), (next) =>
      meet(next, space, others, rule, { covers: rest, spareRule }),
    );
  }
  if (cover === 'chip') return inTurn(now, spared(who, 'chip', spareRule), removeChip(space, 'B2-CHIP-18'));
  if (cover === 'token') return inTurn(now, spared(who, 'token', spareRule), useToken(space));
  return inTurn(now, ...stressAll(who, numbers.meetingStress, rule));
}

/** Whoever is in the car is in it together (finale 2). */
const comers = (position: Position, { crook: who, at }: Entering): string[] => {
  const { car, inside } = position.finale;
  return car === at && inside.includes(who) ? names(position).filter((name) => inside.includes(name)) : [who];
};
/** The mustache lasts to the end of the active crook's turn. */
export const isMasked = (position: Position, who: string): boolean =>
  who === position.turn.crook && hasFlag(position, 'mustache') && !isGuardTurn(position);

/** B2-STRESS-1, B2-CHIP-17 */
export function meetOnEntering(position: Position): Effect<Position> {
  const entering = frame(position, 'entering');
  const { at, crook: who } = entering;
  const covers = coversIn(position, at, isMasked(position, who));
  return inTurn(
    position,
    (now) => meet(now, at, comers(now, entering), 'B2-STRESS-1', { covers, spareRule: 'B2-CHIP-17', masked: who }),
    checkStress,
    checkCompany,
  );
}
export const meetsGuard = (position: Position): boolean => {
  const { at, met } = frame(position, 'entering');
  return isGuardIn(position, at) && !met;
};
export const asksForCover = (position: Position): boolean => {
  const { at, crook: who } = frame(position, 'entering');
  return meetsGuard(position) && isCoverOpen(position, at, isMasked(position, who)) && position.said === undefined;
};
