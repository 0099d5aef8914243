// What rules and drawings both work out of a position: when an event is due, how far a guard goes, which safes count.
// Facts alone: drawings may import it.
import type { Asking } from '../common/rulings.js';
import { floorOf, type Floor, type Space } from './board.js';
import { numbers } from './data.js';
import type { Position } from './position.js';
import type { OwnRuling } from './rulings.js';

/** As the rules ask: a board that only shows loads nothing of theirs. */
export const isRuled: Asking<OwnRuling>['isRuled'] = ({ options }, name, answer) => options.rulings[name] === answer;

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
