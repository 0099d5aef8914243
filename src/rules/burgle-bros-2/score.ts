// How good a position is, roughly: enough for simulated crooks who know what to do next and look one move ahead. They
// explore, find moles, send dice up, crack the safe, play the finale, and keep out of the guards' way. No rule looks at this.
import { adjacent, distanceBetween, floorOf, isSpace, type Space } from './board.js';
import { chipAt } from './chips.js';
import { numbers } from './data.js';
import { nextRooms } from './guards.js';
import { crook, finaleNow, guardOn, names, supply, withGuard, type Position } from './position.js';
import { placeOfRoom } from './rooms.js';
import { finaleProgress, isNoisyPlace, wayToGoal } from './score-goals.js';

export function score(position: Position): number {
  const { outcome, rooms, dice, finale } = position;
  if (outcome) return outcome.result === 'won' ? 100_000 : -100_000;
  const shown = Object.values(rooms);
  const covered = shown.filter(({ cracked }) => cracked).length;
  const moles = Object.keys(position.chips).filter((space) => chipAt(position, space)?.chip === 'mole').length;
  return (
    12 * shown.length +
    (placeOfRoom(position, 'safe') ? 80 : 0) +
    (placeOfRoom(position, 'owners-office') ? 60 : 0) +
    20 * moles +
    70 * (numbers.safeDice - supply(position)) +
    25 * dice.safe +
    150 * (finale.open ? numbers.crackedRooms : covered) +
    (finale.open ? 1000 + 600 * finaleProgress(position) : 0) +
    names(position).reduce((sum, who) => sum + crookScore(position, who), 0)
  );
}

/** Calm, near to something worth it, with gear at hand, and in nobody's way. */
function crookScore(position: Position, who: string): number {
  const { at, stress, gear } = crook(position, who);
  const ready = Object.values(gear).filter(({ state }) => state === 'ready').length;
  // In finale 4 stress is what everybody is after.
  const calm = finaleNow(position) === 4 ? 4 * Math.min(stress, 4) : -6 * stress * stress;
  if (!isSpace(at)) return calm;
  return calm + 5 * ready - 7 * wayToGoal(position, who) - danger(position, at);
}

/** Of the guard of the floor: on his way, near him, or where one makes noise by staying. */
function danger(position: Position, at: Space): number {
  const floor = floorOf(at);
  const guard = guardOn(position, floor);
  if (!guard || finaleNow(position) === 4) return 0;
  const isNear = distanceBetween(position, guard.at, at) <= 2 || adjacent(position, guard.at).includes(at);
  return (
    (pathAhead(position, floor).includes(at) ? 45 : 0) +
    (guard.target === at ? 15 : 0) +
    (isNear ? 6 : 0) +
    (isNoisyPlace(position, at) ? 10 : 0)
  );
}

/** The rooms of his next three steps, as far as they are certain. */
function pathAhead(position: Position, floor: ReturnType<typeof floorOf>): Space[] {
  const path: Space[] = [];
  let now = position;
  for (let step = 0; step < numbers.guardSteps; step++) {
    const [next] = nextRooms(now, floor);
    if (next === undefined) break;
    path.push(next);
    now = withGuard(now, floor, { at: next });
  }
  return path;
}
