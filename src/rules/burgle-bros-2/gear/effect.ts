// What every gear card brings: where it can be pointed at, and what it does then.
import type { Effect } from '../../../table/event.js';
import { isSpace, type Space } from '../board.js';
import { event, here, isInside, withTokens, type Position, type RuleStep, type TokenKind } from '../position.js';
import type { Gear } from './data.js';

export interface Use {
  /** Who uses it. */
  readonly by: string;
  /** The card whose effect it is. */
  readonly gear: Gear;
  /** The words after the card's name. */
  readonly args: readonly string[];
  /** Copied by impersonate: a token is the disguise token. */
  readonly disguised: boolean;
}
export interface GearEffect {
  /** Every way to use it now, as the words after its name. A use that would change nothing does not count (B2-GEAR-10). */
  targets(position: Position, by: string): Iterable<readonly string[]>;
  apply(position: Position, use: Use): Effect<Position>;
}

/** A card without a target: it works or it does not. */
export const ifOnly = (holds: boolean): readonly (readonly string[])[] => (holds ? [[]] : []);
export const oneEach = (words: Iterable<string>): readonly string[][] => Array.from(words, (word) => [word]);

/** Where the active crook is, if inside. */
export const currentRoom = (position: Position): Space | undefined => {
  const at = here(position);
  return isSpace(at) ? at : undefined;
};
/** Gear cannot move who is outside, who has left, or who wears the boots (finale 5). */
export const canMove = (position: Position, who: string): boolean =>
  isInside(position, who) && position.finale.boots !== who;

export const gearRule = (gear: Gear) => `B2-GEAR-${gear}` as const;
export const told = (gear: Gear, type: string, details: Parameters<typeof event>[2]) =>
  event(type, gearRule(gear), details);

/** Lays a token; a copy lays the disguise token instead. */
export const layToken =
  (as: TokenKind, at: Space, { disguised }: Use, lay: (position: Position) => Position): RuleStep =>
  (position) => ({ position: disguised ? withTokens(position, { disguise: { as, at } }) : lay(position), events: [] });
