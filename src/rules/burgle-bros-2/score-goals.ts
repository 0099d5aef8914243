// Where crooks have to go until the safe is open, and how far it is. Only simulated players ask this; no rule
// does.
import { floorOf, floors, isSpace, spacesOn, type Space } from './board.js';
import { chipAt } from './chips.js';
import { names, type Position } from './position.js';
import { placeOfRoom, roomAt, worksAs } from './rooms.js';
import { finaleWays } from './score-finale.js';
import { beside, hiddenAmong, isLiftKnown, nearest } from './score-ways.js';
import { chipsDown, diceWork, molesShown, unseenFor } from './score-work.js';

/** What somebody has to go to: the nearest of these rooms. */
type Job = readonly Space[];

/** Everything that somebody has to go to before the finale. */
function jobsNow(position: Position): Job[] {
  const [safe, office] = [placeOfRoom(position, 'safe'), placeOfRoom(position, 'owners-office')];
  const { dice } = position;
  const missing = diceWork(position).dice - dice.office - dice.safe - Object.keys(dice.rooms).length;
  const shown = molesShown(position);
  const jobs: Job[] = shown.length <= missing ? shown.map((at) => [at]) : missing > 0 ? [shown] : [];
  if (missing > shown.length)
    for (const floor of floors)
      jobs.push(
        beside(
          position,
          chipsDown(position).filter((at) => floorOf(at) === floor),
        ),
      );
  const above = safe ? unseenFor(position, safe) : hiddenAmong(position, spacesOn('2'));
  jobs.push(beside(position, above));
  if (!office || !isLiftKnown(position)) jobs.push(beside(position, hiddenAmong(position, spacesOn('1'))));
  if (safe && dice.safe + dice.office > 0) jobs.push([safe]);
  if (safe && office && dice.office > 0) jobs.push([office]);
  return jobs.filter((job) => job.length > 0);
}

/**
 * Every job falls to whoever is nearest; everybody goes to his nearest one first, from there to the next. Whom a
 * saleswoman holds can only wait for a partner.
 */
function tours(position: Position, crooks: readonly string[], jobs: readonly Job[]): number {
  const held = crooks.filter((who) => isHeld(position, who));
  const free = crooks.filter((who) => !held.includes(who));
  const jobsOf = new Map<string, Job[]>(free.map((who) => [who, []]));
  for (const job of [...jobs, ...held.map((who) => [crookAt(position, who)])]) {
    let [best, least] = ['', Infinity];
    for (const who of free) {
      const way = nearest(position, crookAt(position, who), job);
      if (way < least) [best, least] = [who, way];
    }
    jobsOf.get(best)?.push(job);
  }
  let sum = heldCosts * held.length;
  for (const [who, own] of jobsOf) {
    const at = crookAt(position, who);
    sum += own.length > 0 ? tour(position, at, own) : idleCounts * nearest(position, at, jobs.flat());
  }
  return sum;
}
/** Whom a saleswoman holds does nothing meanwhile; who has nothing to do goes where something is to do. */
const heldCosts = 6;
const idleCounts = 0.7;
const isHeld = (position: Position, who: string): boolean => chipAt(position, crookAt(position, who))?.with === who;

function tour(position: Position, from: Space, jobs: readonly Job[]): number {
  let [at, sum, left] = [from, 0, [...jobs]];
  while (left.length > 0) {
    let [next, least] = [left[0] as Job, Infinity];
    for (const job of left) {
      const way = nearest(position, at, job);
      if (way < least) [next, least] = [job, way];
    }
    sum += least;
    at = next.find((goal) => nearest(position, at, [goal]) === least) ?? at;
    left = left.filter((job) => job !== next);
  }
  return sum;
}
const crookAt = (position: Position, who: string): Space => position.crooks[who]?.at ?? 'left';

/** Steps of all crooks to what they should do. */
export function waysToGo(position: Position): number {
  const free = names(position).filter((who) => isSpace(crookAt(position, who)));
  return position.finale.open ? finaleWays(position, free) : tours(position, free, jobsNow(position));
}

/** What it costs to end a turn there, in actions: a count room is noisy, and a cashier takes the more tries the more he has counted. */
export function costToEndAt(position: Position, at: Space): number {
  if (worksAs(position, at, 'count-room')) return 0.5;
  if (!worksAs(position, at, 'cashier')) return 0;
  return faces / (faces + 1 - (roomAt(position, at)?.counters ?? 0)) - 1;
}
const faces = 6;
