// Where a burglar can go and look from a space: to its neighbours, by stairs, walkways and service ducts, to the roof.
import { floorOf, type Space } from './board.js';
import { areSideBySide, topFloor } from './spaces.js';
import {
  above,
  areAllSafesOpen,
  areAdjacent,
  burglar,
  hasLoot,
  hasWall,
  isFaceUp,
  isGap,
  isOfKind,
  isOnPlan,
  lasts,
  isRuled,
  type Position,
  type RuleOrRuling,
} from './position.js';

/** A way from one space to another: the rule that opens it, and the one that closes it just now. */
interface Way {
  readonly rule: RuleOrRuling;
  readonly closed?: RuleOrRuling;
}

/** Stairs or a thermal bomb's link begin on this space and lead up. */
export const hasStairs = (position: Position, space: Space): boolean =>
  isOfKind(position, space, 'stairs') || position.bombs.includes(space);

/** The space in which a walkway under gymnastics has its upper end; ruling gymnastics says which floors it joins. */
const isJoinedByWalkway = (position: Position, low: Space, high: Space): boolean =>
  lasts(position, 'gymnastics') &&
  isOfKind(position, !isRuled(position, 'gymnastics', 'floor-below') ? low : high, 'walkway');

/** Every way that leads from a space to another, open or not. */
function waysBetween(position: Position, who: string, from: Space, to: Space): Way[] {
  const ways: Way[] = [];
  const isBurdened = hasLoot(position, who, 'painting');
  const burden = isBurdened ? ({ closed: 'BB-LOOT-1' } as const) : {};
  if (areSideBySide(from, to)) {
    const isSecret = isOfKind(position, to, 'secret-door');
    const isUnknown = !isFaceUp(position, to) && isRuled(position, 'secret-face-down', 'allowed');
    if (!hasWall(position, from, to)) ways.push({ rule: 'BB-MOVE-1' });
    else if (isSecret || isUnknown) ways.push({ rule: 'BB-SECRET-1', ...burden });
  }
  const isUp = above(position, from) === to;
  const isDown = above(position, from, -1) === to;
  const locked = lasts(position, 'time-lock') ? ({ closed: 'BB-EVENT-1' } as const) : {};
  if (isUp && hasStairs(position, from)) ways.push({ rule: 'BB-STAIRS-1', ...locked });
  if (isDown && hasStairs(position, to)) ways.push({ rule: 'BB-STAIRS-4', ...locked });
  if (isDown && isOfKind(position, from, 'walkway')) ways.push({ rule: 'BB-WALKWAY-3' });
  if (isUp && isJoinedByWalkway(position, from, to)) ways.push({ rule: 'BB-EVENT-1' });
  if (isDown && isJoinedByWalkway(position, to, from)) ways.push({ rule: 'BB-EVENT-1' });
  if (areDucts(position, from, to)) ways.push({ rule: 'BB-DUCT-1', ...burden });
  return ways;
}

export const areDucts = (position: Position, one: Space, other: Space): boolean =>
  one !== other && isOfKind(position, one, 'service-duct') && isOfKind(position, other, 'service-duct');

/** The rule by which he may go there, or the rule that forbids it. */
export function wayTo(position: Position, who: string, to: Space): { rule: RuleOrRuling; isOpen: boolean } {
  const { at: from } = burglar(position, who);
  if (to === 'roof') return wayToRoof(position, from);
  if (isGap(position, to)) return { rule: 'BB-KNOX-2', isOpen: false };
  const ways = isOnPlan(position, to) ? waysBetween(position, who, from, to) : [];
  const open = ways.find(({ closed }) => closed === undefined);
  if (open) return { rule: open.rule, isOpen: true };
  const [closed] = ways;
  if (closed) return { rule: closed.closed as RuleOrRuling, isOpen: false };
  if (areSideBySide(from, to) && hasWall(position, from, to)) return { rule: 'BB-MOVE-2', isOpen: false };
  const isUp = above(position, from) === to;
  const isWalkway = isOfKind(position, from, 'walkway') || isOfKind(position, to, 'walkway');
  return { rule: isUp && isWalkway ? 'BB-WALKWAY-3' : 'BB-MOVE-1', isOpen: false };
}

/** BB-END-2, BB-MOVE-7 */
function wayToRoof(position: Position, from: Space): { rule: RuleOrRuling; isOpen: boolean } {
  const isBomb = position.bombs.includes(from) && !isRuled(position, 'roof-by-card', 'none');
  const isUnderRoof = floorOf(from) === topFloor(position.options.job);
  if (!isUnderRoof || !(isOfKind(position, from, 'stairs') || isBomb)) return { rule: 'BB-END-2', isOpen: false };
  if (lasts(position, 'time-lock')) return { rule: 'BB-EVENT-1', isOpen: false };
  return areAllSafesOpen(position) ? { rule: 'BB-END-2', isOpen: true } : { rule: 'BB-MOVE-7', isOpen: false };
}

/** Spaces one can look at from here by the stairs, which even a time lock does not keep from it. */
export function upAndDown(position: Position, from: Space): Space[] {
  const [up, down] = [above(position, from), above(position, from, -1)];
  const seen: Space[] = [];
  if (up !== undefined && (hasStairs(position, from) || isJoinedByWalkway(position, from, up))) seen.push(up);
  if (down !== undefined && (position.bombs.includes(down) || isJoinedByWalkway(position, down, from))) seen.push(down);
  return seen;
}

/** BB-ATRIUM-1 */
const fromAtrium = (position: Position, from: Space, to: Space): boolean =>
  isOfKind(position, from, 'atrium') && (above(position, from) === to || above(position, from, -1) === to);

/** The rule that lets somebody look there from here. */
export function peekRule(position: Position, from: Space, to: Space): 'BB-PEEK-1' | 'BB-STAIRS-2' | 'BB-ATRIUM-1' {
  if (areAdjacent(position, from, to)) return 'BB-PEEK-1';
  return upAndDown(position, from).includes(to) ? 'BB-STAIRS-2' : 'BB-ATRIUM-1';
}

/** Why a space may not be peeked at; null if it may. */
export function peekForbidden(position: Position, from: Space, to: Space): RuleOrRuling | null {
  if (isGap(position, to)) return 'BB-KNOX-2';
  if (isFaceUp(position, from) && areDucts(position, from, to)) return 'BB-DUCT-2';
  const isNear =
    isOnPlan(position, to) &&
    (areAdjacent(position, from, to) || upAndDown(position, from).includes(to) || fromAtrium(position, from, to));
  if (!isNear) return 'BB-PEEK-2';
  return isFaceUp(position, to) && !isRuled(position, 'peek-face-up', 'allowed') ? 'BB-PEEK-1' : null;
}
