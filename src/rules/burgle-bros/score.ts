// How good a position is for the team, roughly: enough for simulated burglars who look a little ahead. Twenty is
// what an action is worth. The weights were tried out in simulated games. No rule looks at this.
import { floorOf, cellOf, type Floor, type Space } from './board.js';
import { burglar, isFaceUp, isSpace, planOn, alarmsOn, type Position } from './position.js';
import { floorsKnown, stepsToGoal, type Known } from './score-goals.js';
import { stepToward } from './routes.js';

export function score(position: Position): number {
  const { outcome, order, hacks, alarms } = position;
  if (outcome) return outcome.result === 'won' ? 20_000 : -3000;
  const floors = floorsKnown(position);
  return (
    floors.reduce((sum, known) => sum + floorScore(position, known), 0) +
    pendingScore(position, floors) +
    2 * Math.min(6, hacks.fingerprint + hacks.laser + hacks.motion) -
    15 * alarms.length +
    order.reduce((sum, id) => sum + burglarScore(position, floors, id), 0)
  );
}

/** Tiles seen, safe and stairs found, numbers cracked; an open safe is worth more than all that leads to it. */
function floorScore({ safes }: Position, { hidden, stairs, shut, open, unseen, cracked }: Known): number {
  const dice = shut.reduce((sum, safe) => sum + Math.min(4, safes[safe]?.dice ?? 0), 0);
  return (
    -22 * hidden.length +
    60 * stairs.length +
    1000 * open.length +
    100 * shut.length +
    55 * cracked +
    42 * dice -
    16 * unseen.length
  );
}

/** A tile about to be seen, dice about to be rolled. */
function pendingScore(position: Position, floors: readonly Known[]): number {
  return position.agenda.reduce((sum, item) => {
    if (item.do === 'peek') return sum + 26;
    if (item.do === 'safe' && item.step === 'S1')
      return sum + 20 * (floors.find(({ floor }) => floor === floorOf(item.at))?.ready ?? 0);
    return item.do === 'enter' && isSpace(item.to) && !isFaceUp(position, item.to) ? sum + 20 : sum;
  }, 0);
}

/** Where somebody is, or is about to be. */
function placeOf(position: Position, id: string): Space {
  const enter = position.agenda.find((item) => item.do === 'enter' && item.who === id);
  return enter?.do === 'enter' ? enter.to : burglar(position, id).at;
}

/** The last ones count most. */
const stealthWorth = [0, 250, 450, 600, 720, 800, 860];

function burglarScore(position: Position, floors: readonly Known[], id: string): number {
  const { stealth, tools, at: now } = burglar(position, id);
  const held = (stealthWorth[stealth] ?? 900) + 12 * tools.length;
  if (now === 'roof') return held + 100;
  const at = placeOf(position, id);
  if (!isSpace(at)) return held - 100;
  const isTaken = (space: Space): boolean =>
    position.order.some((other) => other !== id && burglar(position, other).at === space);
  return held - 15 * stepsToGoal(position, floors, at, isTaken) - danger(position, at);
}

/** Of a guard who comes by in his next movement, or could. */
function danger(position: Position, at: Space): number {
  const floor: Floor = floorOf(at);
  const guard = position.guards[floor];
  if (!guard || guard.at === null) return 0;
  let steps = guard.die + alarmsOn(position, floor).length;
  let from = guard.at;
  let fear = from === at ? 20 : 0;
  for (; steps > 0 && guard.target !== null && from !== guard.target; steps--) {
    const next = stepToward(position, from, guard.target);
    if (next === undefined) break;
    from = next;
    if (from === at) fear += 150;
  }
  // Where he goes from his target nobody knows.
  const away = planOn(position, floor).distance(cellOf(from), cellOf(at));
  return fear + (away <= steps ? 18 : 0);
}
