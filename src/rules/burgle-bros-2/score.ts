// How good a position is, roughly: enough for simulated crooks who know what to do next and look one move ahead. They
// explore, find moles, send dice up, crack the safe, play the finale, and keep out of the guards' way. No rule looks at this.
import { distanceBetween, floors, isSpace, spacesOn, type Wall } from './board.js';
import { crook, finaleNow, names, type Position } from './position.js';
import { memoize } from '../common/memoize.js';
import { expectedMeetings } from './score-danger.js';
import { isNoisyPlace, waysToGo } from './score-goals.js';
import { workLeft } from './score-work.js';
import { isIn } from './states.js';

export function score(position: Position, _by: string, flow: string): number {
  const { outcome, rooms } = position;
  if (outcome) return outcome.result === 'won' ? 20_000 : -10_000;
  const mayHide = position.queue.length === 0 && !isIn(flow, 'turn.ending', 'turn.over', 'guard');
  return (
    -20 * workLeft(position) +
    3 * Object.keys(rooms).length -
    14 * waysToGo(position) +
    names(position).reduce((sum, who) => sum + crookScore(position, who, mayHide), 0) -
    10 * roundabout(position.walls)
  );
}
const lost = 2500;

/** How far apart rooms are on average: where walls make corridors, everybody meets the guard. */
const roundabout = memoize((walls: readonly Wall[]): number => {
  const ways = floors.flatMap((floor) =>
    spacesOn(floor).flatMap((from) => spacesOn(floor).map((to) => distanceBetween({ walls }, from, to))),
  );
  return ways.reduce((sum, way) => sum + way, 0) / ways.length;
});

/** What so much stress costs: the sixth is the end. */
const stressed = [0, 24, 56, 104, 176, 280];
/** What it costs to meet a guard: two more. */
const twoMore = (stress: number): number => (stressed[stress + 2] ?? lost) - (stressed[stress] ?? lost);

/** Whose gear helps most: another die and better rolls, a way to the other floor. */
const handy: Readonly<Record<string, number>> = { peterman: 20, acrobat: 10 };

/** Calm, near to something worth it, with gear at hand, and in nobody's way. */
function crookScore(position: Position, who: string, mayHide: boolean): number {
  const { at, stress, gear, character } = crook(position, who);
  const ready = Object.values(gear).filter(({ state }) => state === 'ready').length;
  // In finale 4 stress is what everybody is after.
  const isWanted = finaleNow(position) === 4;
  const calm = isWanted ? 4 * Math.min(stress, 4) : -(stressed[stress] ?? lost);
  if (!isSpace(at)) return calm + (handy[character ?? ''] ?? 0);
  const fear = isWanted ? 0 : twoMore(stress) * Math.min(1.5, expectedMeetings(position, who, at, mayHide));
  return calm + (handy[character ?? ''] ?? 0) + 5 * ready - fear - (isNoisyPlace(position, at) ? 8 : 0);
}
