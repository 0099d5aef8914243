// What rules and overlays both work out of a position: which rooms are locked, and what opens them.
// Facts alone: drawings may import it.
import { floorOf, type Space } from './board.js';
import { kindOf, numbers, type Kind } from './data.js';
import type { Position } from './position.js';
import { isRuled } from './turn-facts.js';

const isOfKind = ({ tiles }: Position, at: Space, kind: Kind): boolean => kindOf(tiles[at] ?? '') === kind;

export const isDisabled = ({ disabled }: Position, at: Space): boolean => disabled.includes(at);
const isOccupied = ({ burglars, guards }: Position, who: string, at: Space): boolean =>
  guards[floorOf(at)]?.at === at || Object.entries(burglars).some(([id, other]) => id !== who && other.at === at);

/** A keypad that somebody who comes there has to open first. */
export function isKeypadLocked(position: Position, who: string, at: Space): boolean {
  if (!isOfKind(position, at, 'keypad') || position.keypads.includes(at) || isDisabled(position, at)) return false;
  return !(isRuled(position, 'keypad-occupied', 'open') && isOccupied(position, who, at));
}

/** BB-KEYPAD-1, BB-KEYPAD-3: one die, one more for each failed try in this turn, one more for the peterman. */
export function keypadDice(position: Position, who: string, at: Space): number {
  const { tries } = position.turn;
  const failed = isRuled(position, 'keypad-scope', 'per-turn')
    ? Object.values(tries).reduce((sum, count) => sum + count, 0)
    : (tries[at] ?? 0);
  return 1 + failed + (position.burglars[who]?.character === 'peterman' ? numbers.petermanDice : 0);
}

/** BB-DEADBOLT-1: nobody is in there, and the tile works. */
export const isBolted = (position: Position, who: string, at: Space): boolean =>
  isOfKind(position, at, 'deadbolt') && !isDisabled(position, at) && !isOccupied(position, who, at);
