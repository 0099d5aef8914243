// How good a position is, roughly: enough for simulated crooks who know what to do next and look one move ahead. They
// explore, find moles, send dice up, crack the safe, play the finale, and keep out of the guards' way. No rule looks at this.
import { distanceBetween, floorOf, isSpace, type Floor, type Space } from './board.js';
import { chipAt } from './chips.js';
import { numbers } from './data.js';
import { nextRooms } from './guards.js';
import { crook, finaleNow, guardOn, names, supply, withGuard, type Position } from './position.js';
import { placeOfRoom } from './rooms.js';
import { finaleProgress, isNoisyPlace, unseen, wayToGoal } from './score-goals.js';

export function score(position: Position): number {
  const { outcome, rooms, dice, finale } = position;
  if (outcome) return outcome.result === 'won' ? 20_000 : -lost;
  const shown = Object.values(rooms);
  const covered = shown.filter(({ cracked }) => cracked).length;
  const moles = Object.keys(position.chips).filter((space) => chipAt(position, space)?.chip === 'mole').length;
  return (
    12 * shown.length +
    (placeOfRoom(position, 'safe') ? 80 - 15 * unseen(position).length : 0) +
    (placeOfRoom(position, 'owners-office') ? 60 : 0) +
    (supply(position) > 0 ? 25 * moles : 0) +
    80 * (numbers.safeDice - supply(position)) +
    60 * dice.safe +
    150 * (finale.open ? numbers.crackedRooms : covered) +
    (finale.open ? 1000 + 900 * finaleProgress(position) : 0) +
    names(position).reduce((sum, who) => sum + crookScore(position, who), 0)
  );
}
const lost = 2000;

/** What so much stress costs: the sixth is the end. */
const stressed = [0, 40, 100, 190, 320, 520];
/** What it costs to meet a guard: two more. */
const twoMore = (stress: number): number => (stressed[stress + 2] ?? lost) - (stressed[stress] ?? lost);

/** Calm, near to something worth it, with gear at hand, and in nobody's way. */
function crookScore(position: Position, who: string): number {
  const { at, stress, gear } = crook(position, who);
  const ready = Object.values(gear).filter(({ state }) => state === 'ready').length;
  // In finale 4 stress is what everybody is after.
  const isWanted = finaleNow(position) === 4;
  const calm = isWanted ? 4 * Math.min(stress, 4) : -(stressed[stress] ?? lost);
  if (!isSpace(at)) return calm;
  const fear = isWanted ? 0 : twoMore(stress) * Math.min(1, visits(position, who, at));
  return calm + 5 * ready - 10 * wayToGoal(position, who) - fear - (isNoisyPlace(position, at) ? 8 : 0);
}

/** Who still has actions may be gone before the guard comes. */
const mayStillGo = 0.4;

/** How often the guard of the floor comes by, on average, before a crook can act again. */
function visits(position: Position, who: string, at: Space): number {
  const floor = floorOf(at);
  const guard = guardOn(position, floor);
  if (!guard) return 0;
  const { turn } = position;
  const order = names(position);
  const first = order.indexOf(turn.crook);
  const until = who === turn.crook ? order.length : (order.indexOf(who) - first + order.length) % order.length;
  const turns = Array.from(
    { length: until },
    (_, i) => crook(position, order[(first + i) % order.length] as string).at,
  );
  const steps = numbers.guardSteps * turns.filter((place) => isSpace(place) && floorOf(place) === floor).length;
  const share = who === turn.crook && turn.actions > 0 ? mayStillGo : 1;
  return share * comesBy(position, floor, at, steps);
}

/** To his target for certain; where he goes from there nobody knows. */
function comesBy(position: Position, floor: Floor, at: Space, steps: number): number {
  let now = position;
  let left = steps;
  for (; left > 0; left--) {
    const [next] = nextRooms(now, floor);
    if (next === undefined) break;
    if (next === at) return 1;
    now = withGuard(now, floor, { at: next });
  }
  const away = distanceBetween(position, guardOn(now, floor)?.at ?? at, at);
  return left === 0 || away > left ? 0 : away === 0 ? 0.3 : 0.5 / away / 2;
}
