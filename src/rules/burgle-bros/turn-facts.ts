// What rules and drawings both work out of a position: when an event is due, what shuts a door, how far a guard goes.
import { isRuled as isRuledBy, type Asking } from '../common/rulings.js';
import { floorOf, type Floor, type Space } from './board.js';
import { kindOf, numbers, type Kind } from './data.js';
import type { Position } from './position.js';
import type { OwnRuling } from './rulings.js';

const isRuled: Asking<OwnRuling>['isRuled'] = isRuledBy;

const isOfKind = ({ tiles }: Position, at: Space, kind: Kind): boolean => kindOf(tiles[at] ?? '') === kind;

// The event.

/** BB-TURN-3: after so many used actions or fewer; the stamp asks for one more. */
export function eventLimit(position: Position): number {
  const { active, burglars, turn } = position;
  const { usual, stamp } = numbers.event;
  const limit = burglars[active]?.loot.includes('stamp') ? stamp : usual;
  // What is left of four and the extra ones is as many as of the usual four (ruling used-actions).
  return isRuled(position, 'used-actions', 'unused') ? limit + turn.extra : limit;
}

/** Whether this turn would bring an event if it ended now. */
export function isEventDue(position: Position): boolean {
  const { active, burglars, turn } = position;
  const at = burglars[active]?.at ?? 'outside';
  return at !== 'outside' && at !== 'roof' && turn.used <= eventLimit(position);
}

// Doors.

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

// Guards and safes.

export const alarmsOn = ({ alarms }: Pick<Position, 'alarms'>, floor: Floor): Space[] =>
  alarms.filter((space) => floorOf(space) === floor);

/** Steps that event cards give guards or take from them. */
export const stepsByCard = ({ effects }: Position): number =>
  (['daydreaming', 'espresso'] as const).reduce(
    (sum, name) => sum + (effects.some(({ card }) => card === name) ? numbers.eventSteps[name] : 0),
    0,
  );

/** BB-GUARD-2: the die, the alarms of the floor, and what an event card says. */
export const stepsOf = (position: Position, floor: Floor): number =>
  Math.max(0, (position.guards[floor]?.die ?? 0) + alarmsOn(position, floor).length + stepsByCard(position));

/** BB-END-2: how many safes have to be open (rulings all-safes and knox-third-safe). */
export function safesToOpen(position: Position): number {
  const { job } = position.options;
  if (isRuled(position, 'all-safes', 'three')) return 3;
  return job === 'fort-knox' && isRuled(position, 'knox-third-safe', 'two-safes') ? 2 : numbers.safes[job];
}
