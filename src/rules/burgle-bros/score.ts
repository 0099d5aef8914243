// How good a position is for the team, roughly: enough for simulated burglars who look a little ahead. Twenty is
// what an action is worth. The weights were tried out in simulated games. No rule looks at this.
import { floorOf, type Space } from './board.js';
import { burglar, isFaceUp, isSpace, type Position } from './position.js';
import { expectedLoss } from './score-danger.js';
import { floorsKnown, leftBehind, stepsToGoal, type Known } from './score-goals.js';

export function score(position: Position): number {
  const { outcome, order, hacks, alarms } = position;
  if (outcome) return outcome.result === 'won' ? 30_000 : -caught;
  const floors = floorsKnown(position);
  return (
    floors.reduce((sum, known) => sum + floorScore(position, known), 0) +
    pendingScore(position, floors) +
    Math.min(6, hacks.fingerprint + hacks.laser + hacks.motion) -
    15 * alarms.length -
    200 * leftBehind(position).length +
    order.reduce((sum, id) => sum + burglarScore(position, floors, id), 0)
  );
}

/** What so many dice on a safe are worth: each adds less than the one before. */
const diceWorth = [0, 70, 130, 180, 220, 245, 260];

/** Tiles seen, safe and stairs found, numbers cracked; an open safe is worth more than all that leads to it. */
function floorScore({ safes }: Position, { hidden, stairs, shut, open, unseen, cracked }: Known): number {
  const dice = shut.reduce((sum, safe) => sum + (diceWorth[safes[safe]?.dice ?? 0] ?? 260), 0);
  return (
    -22 * hidden.length +
    60 * stairs.length +
    1000 * open.length +
    100 * shut.length +
    55 * cracked +
    dice -
    16 * unseen.length
  );
}

/** A tile about to be seen, dice about to be rolled. An offer leads nowhere: it could be made for ever. */
function pendingScore(position: Position, floors: readonly Known[]): number {
  return position.agenda.reduce((sum, item) => {
    if (item.do === 'peek') return sum + 26;
    if (item.do === 'exchange') return sum - 300;
    if (item.do === 'safe' && item.step === 'S1') {
      const hit = 1 - (5 / 6) ** (position.safes[item.at]?.dice ?? 0);
      return sum + 55 * hit * (floors.find(({ floor }) => floor === floorOf(item.at))?.ready ?? 0);
    }
    return item.do === 'enter' && isSpace(item.to) && !isFaceUp(position, item.to) ? sum + 20 : sum;
  }, 0);
}

/** Where somebody is, or is about to be. */
function placeOf(position: Position, id: string): Space {
  const enter = position.agenda.find((item) => item.do === 'enter' && item.who === id);
  return enter?.do === 'enter' ? enter.to : burglar(position, id).at;
}

/** The last ones count most: there are few for a long way, and who has none left is caught. */
const stealthWorth = [0, 900, 1600, 2150, 2550, 2900, 3200];
/** What it costs to lose one of so many. */
const lossOf = (stealth: number): number =>
  stealth === 0 ? caught : (stealthWorth[stealth] ?? 3200) - (stealthWorth[stealth - 1] ?? 3200);
const caught = 2500;

function burglarScore(position: Position, floors: readonly Known[], id: string): number {
  const { stealth, tools, at: now } = burglar(position, id);
  const held = (stealthWorth[stealth] ?? 3200) + 12 * tools.length;
  if (now === 'roof') return held + 100;
  const at = placeOf(position, id);
  if (!isSpace(at)) return held - 100;
  return (
    held - 15 * stepsToGoal(position, floors, id, at) - lossOf(stealth) * Math.min(1, expectedLoss(position, id, at))
  );
}
