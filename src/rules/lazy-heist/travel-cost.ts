// How far it is for a burglar, with or without a load, in action points: rooms, stairs, and lifts that have to be fetched.
// Only simulated players ask this; no rule does.
import { memoize } from '../common/memoize.js';
import { floorOf, rooms, shaftOfLift, shafts, type Shaft, type Space } from './board.js';
import { stair, landings } from './building.js';
import { costs } from './box.js';
import { dataOf, type HouseData } from './house-data.js';
import { planOf } from './building.js';
import { isLocked, liftOf, weightIn, type Position } from './position.js';

/** What goes: its weight, and whether it can take the stairs. */
export interface Traveller {
  readonly weight: number;
  readonly stairs: boolean;
  /** Whether it waits until a cabin is empty; else who is in there now counts. */
  readonly patient: boolean;
}

type Ways = ReadonlyMap<Space, readonly (readonly [to: Space, points: number])[]>;

/** A cabin on a floor of its shaft: where it may be, not where it is. */
const cabinOn = (shaft: string, floor: number): Space => `${shaft}@${floor}`;

/** Stairs up cost strength as well, which is hard to come by. */
const climbing = costs.climb.points + 1;

/** The spaces that can be gone to from each space, and for how many points. */
function waysIn(position: Position, stairs: boolean, fits: readonly Shaft[]): Ways {
  const ways = new Map<Space, [Space, number][]>();
  const { besideOnLevel, accesses } = planOf(position);
  const add = (from: Space, to: Space | undefined, points: number) => {
    if (to !== undefined) ways.set(from, [...(ways.get(from) ?? []), [to, points]]);
  };
  for (const space of [...rooms, ...landings, 'start']) {
    for (const to of besideOnLevel(space)) add(space, to, costs.walk.points);
    if (!stairs) continue;
    add(space, stair(space, 1), climbing);
    add(space, stair(space, -1), costs.walk.points);
  }
  for (const shaft of fits) {
    const { floor } = liftOf(position, shaft);
    for (const room of accesses[shaft]) {
      const here = Number(floorOf(room));
      for (const other of accesses[shaft]) {
        const there = Number(floorOf(other));
        if (there !== here) add(cabinOn(shaft, here), cabinOn(shaft, there), Math.abs(here - there));
      }
      if (isLocked(position, room)) continue;
      // Whoever stands at an access can fetch the cabin from there.
      add(room, cabinOn(shaft, here), Math.abs(floor - here) + costs.walk.points);
      add(cabinOn(shaft, here), room, costs.walk.points);
    }
  }
  return ways;
}

/** Points from everywhere to one space. */
function pointsTo(goal: Space, ways: Ways): ReadonlyMap<Space, number> {
  const points = new Map([[goal, 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [from, nexts] of ways)
      for (const [to, cost] of nexts) {
        const total = (points.get(to) ?? Infinity) + cost;
        if (total < (points.get(from) ?? Infinity)) {
          points.set(from, total);
          changed = true;
        }
      }
  }
  return points;
}

/** Points from everywhere to a goal, for each kind of traveller. */
type Known = Map<Space, ReadonlyMap<Space, number>>[];

/** Lifts and locks stand as they stand for many moves: what was worked out for them is kept. */
const knownIn = memoize((_: HouseData) => new Map<string, Known>());
const mostKnown = 2000;

/** Lifts and locks as parts of a key. */
const floorsOf = memoize((lifts: Position['lifts']) => shafts.map((shaft) => lifts[shaft].floor).join(''));
const locksOf = memoize((locks: Position['locks']) => Object.values(locks).join(' '));

function knownOf(position: Position): Known {
  const all = knownIn(dataOf(position));
  const key = `${floorsOf(position.lifts)} ${locksOf(position.locks)}`;
  let known = all.get(key);
  if (!known) {
    if (all.size >= mostKnown) all.clear();
    all.set(
      key,
      (known = Array.from({ length: 2 << shafts.length }, () => new Map<Space, ReadonlyMap<Space, number>>())),
    );
  }
  return known;
}

/** How many action points it is from one space to another, or Infinity. */
export type Distance = (from: Space, to: Space, traveller: Traveller) => number;

export function distancesIn(position: Position): Distance {
  const known = knownOf(position);
  const limits = shafts.map((shaft) => liftOf(position, shaft).cabin ?? 0);
  const free = shafts.map((shaft, i) => (limits[i] ?? 0) - weightIn(position, `lift-${shaft}`));
  const place = (space: Space): Space => {
    const shaft = shaftOfLift(space);
    return shaft ? cabinOn(shaft, liftOf(position, shaft).floor) : space;
  };
  return (from, to, { weight, stairs, patient }) => {
    const room = patient ? limits : free;
    const own = shaftOfLift(from);
    let kind = stairs ? 1 : 0;
    for (const [i, shaft] of shafts.entries()) if (shaft === own || (room[i] ?? 0) >= weight) kind |= 2 << i;
    const goals = known[kind] as Known[number];
    let points = goals.get(to);
    if (!points) {
      const fits = shafts.filter((_, i) => kind & (2 << i));
      goals.set(to, (points = pointsTo(place(to), waysIn(position, stairs, fits))));
    }
    return points.get(place(from)) ?? Infinity;
  };
}
