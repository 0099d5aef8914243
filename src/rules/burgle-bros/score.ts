// How good a position is for the team, roughly: enough for simulated burglars who look a little ahead. The weights were
// tried out in simulated games. No rule looks at this.
import { floorOf, type Space } from './board.js';
import { burglar, isSpace, type Position } from './position.js';
import { expectedLoss } from './score-danger.js';
import { actionsToGoal, floorsKnown, leftBehind, wantedOn, type Known } from './score-goals.js';
import { workOn } from './score-work.js';
import { isIn } from './states.js';

export function score(position: Position, _by: string, flow: string): number {
  const { outcome, order } = position;
  if (outcome) return outcome.result === 'won' ? 10_000 : -10_000;
  const stealth = order.reduce((sum, id) => sum + stealthOf(position, id, isActing(flow)), 0);
  return stealth - perAction * workLeft(position);
}

/** What an action is worth. Guards get faster: whoever saves stealth and loses turns for it loses both. */
const perAction = 45;

/** Whether the active burglar may have actions left. */
const isActing = (flow: string): boolean => isIn(flow, 'turn') && !isIn(flow, 'turn.event', 'turn.guard', 'turn.end');

/** Actions that are left to do for everybody together. */
function workLeft(position: Position): number {
  const { order, hacks, alarms } = position;
  const floors = floorsKnown(position);
  const tools = order.reduce((sum, id) => sum + burglar(position, id).tools.length, 0);
  return (
    floors.reduce((sum, known) => sum + workOn(position, known), 0) +
    order.reduce((sum, id) => sum + wayOf(position, floors, id), 0) +
    alarms.length +
    lootAway * leftBehind(position).length -
    pending(position, floors) -
    tools / 2 -
    Math.min(6, hacks.fingerprint + hacks.laser + hacks.motion) / 4
  );
}
/** What it takes to fetch a loot that lies about. */
const lootAway = 10;
/** An offer leads nowhere: burglars who fear the guard would make it for ever. */
const offered = 400;
/** The last steps, over the stairs to the roof. */
const leaving = 12;

/** A tile about to be seen, dice about to be rolled; and no offers. */
function pending(position: Position, floors: readonly Known[]): number {
  const isWanted = (at: Space): boolean =>
    floors.some((known) => known.hidden.includes(at) && wantedOn(position, known).includes(at));
  return position.agenda.reduce((sum, item) => {
    if (item.do === 'peek') return sum + (isWanted(item.at) ? aboutToBeSeen : 0);
    if (item.do === 'exchange') return sum - offered;
    if (item.do === 'safe' && item.step === 'S1') {
      const dice = position.safes[item.at]?.dice ?? 0;
      const ready = floors.find(({ floor }) => floor === floorOf(item.at))?.ready ?? 0;
      return sum + (1 - (5 / 6) ** dice) * ready;
    }
    return item.do === 'enter' && isWanted(item.to) ? sum + aboutToBeSeen : sum;
  }, 0);
}
const aboutToBeSeen = 1.3;

/** Where somebody is, or is about to be. */
function placeOf(position: Position, id: string): Space {
  const enter = position.agenda.find((item) => item.do === 'enter' && item.who === id);
  return enter?.do === 'enter' ? enter.to : burglar(position, id).at;
}

/** A step on the way counts for less than an action: there may be a nearer goal by then. */
const wayCounts = 0.75;

/** Actions on the way to the next thing to do. */
function wayOf(position: Position, floors: readonly Known[], id: string): number {
  if (burglar(position, id).at === 'roof') return -leaving;
  const at = placeOf(position, id);
  return isSpace(at) ? wayCounts * actionsToGoal(position, floors, id, at) : 5;
}

/** What it costs to lose one of so many: with none left it is the game. With more fear than this, burglars hide for ever. */
const priceOf = (stealth: number): number => prices[stealth] ?? furtherPrice;
const prices = [1200, 250, 200, 160, 140];
const furtherPrice = 120;

/** What a burglar's stealth is worth, less what he risks. */
function stealthOf(position: Position, id: string, mayHide: boolean): number {
  const { stealth } = burglar(position, id);
  let worth = 0;
  for (let one = 1; one <= stealth; one++) worth += priceOf(one);
  const at = placeOf(position, id);
  return isSpace(at) ? worth - priceOf(stealth) * Math.min(1.5, expectedLoss(position, id, at, mayHide)) : worth;
}
