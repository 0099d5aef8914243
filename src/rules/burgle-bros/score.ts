// How good a position is for the team, roughly: enough for simulated burglars who look one move ahead. The weights were
// tried out in simulated games. No rule looks at this.
import { floorOf, spaceAt, cellOf, type Floor, type Space } from './board.js';
import { burglar, isSpace, planOn, alarmsOn, type Position } from './position.js';
import { stepsToGoal } from './score-goals.js';
import { stepToward } from './routes.js';

export function score(position: Position): number {
  const { outcome, order, safes, cracked, tiles, hacks } = position;
  if (outcome) return outcome.result === 'won' ? 100_000 : -100_000;
  const open = Object.values(safes).filter((safe) => safe.open).length;
  const dice = Object.values(safes).reduce((sum, safe) => sum + (safe.open ? 0 : Math.min(3, safe.dice)), 0);
  const peeked = position.agenda.some((item) => item.do === 'peek' || (item.do === 'safe' && item.step === 'S1'));
  return (
    1000 * open +
    60 * cracked.length +
    25 * dice +
    6 * Object.keys(tiles).length +
    (peeked ? 14 : 0) +
    2 * Math.min(6, hacks.fingerprint + hacks.laser + hacks.motion) -
    8 * position.alarms.length +
    order.reduce((sum, id) => sum + burglarScore(position, id), 0)
  );
}

/** Where somebody is, or is about to be. */
function placeOf(position: Position, id: string): Space {
  const enter = position.agenda.find((item) => item.do === 'enter' && item.who === id);
  return enter?.do === 'enter' ? enter.to : burglar(position, id).at;
}

function burglarScore(position: Position, id: string): number {
  const { stealth, tools, at: now } = burglar(position, id);
  const held = 50 * Math.min(4, stealth) + 10 * stealth + 5 * tools.length;
  if (now === 'roof') return held + 500;
  const at = placeOf(position, id);
  if (!isSpace(at)) return held;
  return held - 9 * stepsToGoal(position, at) - danger(position, at);
}

/** Of a guard who comes by in his next movement, or could. */
function danger(position: Position, at: Space): number {
  const floor: Floor = floorOf(at);
  const guard = position.guards[floor];
  if (!guard || guard.at === null) return 0;
  const steps = guard.die + alarmsOn(position, floor).length;
  let from = guard.at;
  let fear = from === at ? 15 : 0;
  for (let step = 0; step < steps && guard.target !== null && from !== guard.target; step++) {
    const next = stepToward(position, from, guard.target);
    if (next === undefined) break;
    from = next;
    if (from === at) fear += 45;
  }
  const away = planOn(position, floor).distance(cellOf(from), cellOf(at));
  return fear + (away <= 1 && spaceAt(floor, cellOf(at)) !== from ? 6 : 0);
}
