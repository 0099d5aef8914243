// What there is to do in a heist, who is soonest there, and how far it is. Only simulated players ask this; no
// rule does.
import { nextRadioField } from './actions.js';
import { lifts, type Space } from './board.js';
import type { Burglar } from './data.js';
import { dataOf } from './house-data.js';
import { planOf, topLanding } from './building.js';
import { costs, colours, type Colour, type Load } from './box.js';
import { burglar, pointsLeft, type Position } from './position.js';
import { distancesIn, type Distance } from './travel-cost.js';

/** A load, where it is and where it has to go. */
interface Moved {
  readonly load: Load;
  readonly at: Space;
  readonly to: Space;
}

/** What is still to be carried, the explosives first. Until the ruby can be taken, its way begins in the vault. */
function loadsOf(position: Position): Moved[] {
  const { ruby, explosives } = position;
  const { vault } = planOf(position);
  const rubyLoad: Moved = { load: 'ruby', at: isInPlay(ruby.at) ? ruby.at : vault, to: topLanding };
  return isInPlay(explosives.at) ? [{ load: 'explosives', at: explosives.at, to: vault }, rubyLoad] : [rubyLoad];
}
const isInPlay = (at: Space): boolean => !['aside', 'out', 'roof'].includes(at);

/** Where the load lies that can be carried now. */
export function loadAt({ ruby, explosives }: Position): Space | undefined {
  return [explosives.at, ruby.at].find(isInPlay);
}

/** No way counts for more points than this: one that is shut for now must not hide everything else. */
const tooFar = 40;

/** Points to go for a load with this burglar; without one, with the lightest. */
function wayOf(position: Position, far: Distance, { load, at, to }: Moved, who = lightest(position)): number {
  const { burglars, weights } = dataOf(position);
  const weight = weights.loads[load] + burglars[who].weight;
  return Math.min(tooFar, far(at, to, { weight, stairs: false, patient: position[load].at !== at }));
}
const lightest = (position: Position): Burglar => {
  const { burglars } = dataOf(position);
  return position.options.seats.reduce((a, b) => (burglars[b].weight < burglars[a].weight ? b : a));
};

/** How far a load has to go, over a lock if it must be, and the lock that is in its way then. */
function loadWay(position: Position, far: Distance, moved: Moved): { readonly points: number; readonly lock?: Colour } {
  const points = wayOf(position, far, moved);
  if (points < tooFar) return { points };
  let best: { readonly points: number; readonly lock?: Colour } = { points };
  for (const lock of colours) {
    if (position.locks[lock] === 'out') continue;
    const opened = { ...position, locks: unlocked(position.locks, lock) };
    const over = wayOf(opened, distancesIn(opened), moved);
    if (over < best.points) best = { points: over, lock };
  }
  return best;
}
const unlocked = (locks: Position['locks'], lock: Colour): Position['locks'] => ({ ...locks, [lock]: 'out' });

interface Task {
  /** One of these will do. */
  readonly to: readonly Space[];
  /** What a point of the way counts for. */
  readonly weight: number;
  /** Who can do it; everybody, if nothing is said. */
  readonly by?: readonly Burglar[];
  /** Points to go after that. */
  readonly further?: number;
}

/** Where somebody goes, and how many points that is. */
interface Way {
  readonly who: Burglar;
  readonly points: number;
}

/** How far loads and burglars still have to go; more is better. The most urgent task is for who is there soonest. */
export function wayScore(position: Position): number {
  const far = distancesIn(position);
  const idle = position.options.seats.filter((id) => burglar(position, id).at !== 'cell');
  const ways = loadsOf(position).map((moved) => loadWay(position, far, moved));
  let total = ways.reduce((sum, { points }) => sum - 35 * points, 0);
  const locks = ways.flatMap(({ lock }) => lock ?? []);
  for (const task of tasks(position, far, locks)) total -= sent(position, far, idle, task);
  if (position.vault.lasers) total -= switching(position, far, idle);
  return total - gathering(position, far, idle);
}

/** The first of those who have nothing to do yet to be there. */
function soonest(position: Position, far: Distance, idle: readonly Burglar[], { to, by }: Task): Way | undefined {
  const { burglars } = dataOf(position);
  let best: Way | undefined;
  let least = Infinity;
  for (const who of idle) {
    if (by && !by.includes(who)) continue;
    const { weight, points: perMinute } = burglars[who];
    const { at } = burglar(position, who);
    const points = to.reduce(
      (nearest, goal) => Math.min(nearest, far(at, goal, { weight, stairs: true, patient: true })),
      tooFar,
    );
    if (points / perMinute < least) [best, least] = [{ who, points }, points / perMinute];
  }
  return best;
}

/** Gives somebody a task; what is still to go counts. */
function sent(position: Position, far: Distance, idle: Burglar[], task: Task): number {
  const { weight, further = 0 } = task;
  const way = soonest(position, far, idle, task);
  if (way) idle.splice(idle.indexOf(way.who), 1);
  return weight * ((way?.points ?? tooFar) + further);
}

/** What is to be done, the most urgent first. */
function tasks(position: Position, far: Distance, shut: readonly Colour[]): Task[] {
  const { batteries, options, guardRoom, explosives, minute } = position;
  const { seats } = options;
  const list: Task[] = [];
  const field = nextRadioField(position);
  const isHandled = field === undefined || position.radio === field || batteryHolders(position).length > 0;
  const isLocked = !isHandled && seats.some((id) => batteries.includes(id));
  if (!isHandled && !isLocked && batteries.length > 0)
    list.push({ to: batteries, weight: field - minute > 2 ? 25 : 40 });
  for (const lock of shut) list.push(keyTask(position, far, lock));
  const moved = loadsOf(position).find(({ load }) => isInPlay(position[load].at));
  if (moved && !explosives.lit) list.push({ to: [moved.at], weight: 10, by: carriers(position, far, moved) });
  if (guardRoom && seats.some((id) => burglar(position, id).at === 'cell'))
    list.push({ to: [guardRoom], weight: isLocked ? 30 : 20 });
  return list;
}

/** Whether somebody can still go so far this minute. */
const canNow = (position: Position, { who, points }: Way, leaves: number): boolean =>
  pointsLeft(position, who) >= points + leaves && (points === 0 || burglar(position, who).pose === 'standing');

/** Points that are missing so that somebody could do it within one minute. */
const missing = (position: Position, { who, points }: Way, leaves: number): number =>
  Math.max(0, points + leaves - dataOf(position).burglars[who].points);

/** Both switches in the same minute: until both can be reached in one, nobody waits beside them for the guards. */
function switching(position: Position, far: Distance, idle: Burglar[]): number {
  const { switches, vault: cards } = position;
  const ways = (['6', '3'] as const).flatMap((floor) => {
    const { at, active } = switches[floor];
    if (active || at === null) return [];
    const way = soonest(position, far, idle, { to: [at], weight: 1 });
    if (way) idle.splice(idle.indexOf(way.who), 1);
    return [way];
  });
  const [one, other] = ways;
  const leaves = costs.switch.points;
  const isTime = ways.every((way) => way && canNow(position, way, leaves));
  const points = (one?.points ?? 0) + (other?.points ?? 0);
  if (isTime) return 15 * points - (ways.length === 1 ? 260 : 200);
  const weight = cards.wall ? 9 : 20;
  return (
    points +
    ways.reduce((sum, way) => sum + weight * (way ? missing(position, way, leaves) : tooFar), 0) +
    (ways.length === 1 ? 20 : 0)
  );
}

/**
 * All four meet under the roof in the same minute; until all of them can, nobody waits on a landing for the guards. While
 * there is no ruby, who has nothing to do hides.
 */
function gathering(position: Position, far: Distance, idle: readonly Burglar[]): number {
  const { ruby, options } = position;
  const { burglars } = dataOf(position);
  if (!isInPlay(ruby.at))
    return idle.reduce((sum, who) => {
      const way = soonest(position, far, [who], { to: [...lifts, 'start'], weight: 1 });
      return sum + (way?.points ?? 0);
    }, 0);
  const free = options.seats.filter((id) => burglar(position, id).at !== 'cell');
  const ways = free.map((who): Way => {
    const { weight } = burglars[who];
    const { at, strength } = burglar(position, who);
    // The roof takes strength: who has none left has to rest before.
    const rest = strength > 0 ? 0 : costs.rest.points;
    return { who, points: Math.min(tooFar, rest + far(at, topLanding, { weight, stairs: true, patient: true })) };
  });
  const leaves = costs.escape.points;
  const all = ways.reduce((sum, { points }) => sum + points, 0);
  const isTime =
    free.length === options.seats.length &&
    ruby.at === topLanding &&
    ways.every((way) => burglar(position, way.who).strength > 0 && canNow(position, way, leaves));
  if (isTime) return 20 * all - 700;
  // With the ruby under the roof, nothing else is left to do.
  const pull = ruby.at === topLanding ? 25 : 10;
  return (
    ways.reduce((sum, way) => sum + (idle.includes(way.who) ? pull * missing(position, way, leaves) : 0), 0) + all / 2
  );
}

/** Who could call the pilot: a prisoner cannot. */
export const batteryHolders = (position: Position): Burglar[] =>
  position.options.seats.filter((id) => position.batteries.includes(id) && burglar(position, id).at !== 'cell');

/** A key is fetched and brought to its lock. */
function keyTask({ keys, locks, options }: Position, far: Distance, colour: Colour): Task {
  const holder = options.seats.find((id) => id === keys[colour]);
  const lock = locks[colour] as Space;
  if (holder) return { to: [lock], weight: 12, by: [holder] };
  const key = keys[colour] as Space;
  return {
    to: [key],
    weight: 12,
    further: Math.min(tooFar, far(key, lock, { weight: 0, stairs: true, patient: true })),
  };
}

/** Who could take the load all the way; everybody, if nobody can for now. */
function carriers(position: Position, far: Distance, moved: Moved): readonly Burglar[] {
  const { seats } = position.options;
  const able = seats.filter((id) => wayOf(position, far, moved, id) < tooFar);
  return able.length > 0 ? able : seats;
}
