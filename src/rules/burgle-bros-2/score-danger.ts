// Where guards will pass before a crook can act again, and how likely. Only simulated players ask this; no
// rule does.
import {
  cellOf,
  distanceBetween,
  floorNumbered,
  floorOf,
  isSpace,
  routesBetween,
  spacesOn,
  type Floor,
  type Space,
} from './board.js';
import { touching } from './spaces.js';
import { chipAt } from './chips.js';
import { numbers } from './data.js';
import { nextRooms } from './guards.js';
import { drawable } from './patrol.js';
import { crook, guardOn, names, withGuard, type Position } from './position.js';
import { isFaceUp, roomAt, worksAs } from './rooms.js';

/** How often a guard meets a crook before the crook's next turn, on average. Whoever has actions left may still go away. */
export function expectedMeetings(position: Position, who: string, at: Space, mayHide: boolean): number {
  const floor = floorOf(at);
  const steps = stepsBefore(position, who, floor);
  if (steps === 0 || !guardOn(position, floor)) return 0;
  const passes = passesOf(position, floor, steps);
  const here = metAt(position, passes, at) + watchedAt(position, passes, floor);
  const left = mayHide && who === position.turn.crook ? position.turn.actions : 0;
  if (left === 0 || here === 0) return here;
  const refuges = spacesOn(floor).filter(
    (space) => isFaceUp(position, space) && distanceBetween(position, at, space) <= left,
  );
  const least = Math.min(here, ...refuges.map((space) => metAt(position, passes, space)));
  return (1 - stillHere) * least + stillHere * here;
}
/** How often somebody in danger who could go away stays after all. */
const stillHere = 0.15;

type Passes = ReadonlyMap<Space, number>;

/** In a crowd nobody is noticed, once; from a crow's nest one sees the rooms around. */
function metAt(position: Position, passes: Passes, at: Space): number {
  const isCrowd = chipAt(position, at)?.chip === 'crowd' || position.tokens.crowd.includes(at);
  let met = (isCrowd ? inCrowd : 1) * (passes.get(at) ?? 0);
  for (const nest of touching(at)) if (worksAs(position, nest, 'crows-nest')) met += (passes.get(nest) ?? 0) / 2;
  return met;
}
const inCrowd = 0.3;

/** A surveillance strikes when it has counted enough visits: one by which it counts the last is as bad as a meeting. */
function watchedAt(position: Position, passes: Passes, floor: Floor): number {
  let watched = 0;
  for (const [space, visits] of passes)
    if (floorOf(space) === floor && worksAs(position, space, 'surveillance')) {
      const missing = numbers.surveillanceLimit - (roomAt(position, space)?.counters ?? 0);
      if (visits > missing - 1) watched += Math.min(1, visits - (missing - 1));
    }
  return watched;
}

/** Steps of the guard of a floor until a crook acts again: what is left of his walk, and one walk for every turn that ends there. */
function stepsBefore(position: Position, who: string, floor: Floor): number {
  const { turn, queue } = position;
  const order = names(position);
  const first = order.indexOf(turn.crook);
  const until = who === turn.crook ? order.length : (order.indexOf(who) - first + order.length) % order.length;
  let steps = 0;
  for (const [i, walk] of queue.entries())
    if (floorNumbered(walk.floor) === floor) steps += i === 0 ? position.steps : walk.steps;
  for (let i = queue.length > 0 ? 1 : 0; i < until; i++) {
    const { at } = crook(position, order[(first + i) % order.length] as string);
    if (isSpace(at) && floorOf(at) === floor) steps += numbers.guardSteps;
  }
  return steps;
}

/** Room -> how often the guard steps into it, on average: to his target for certain, from there wherever a card may send him. */
function passesOf(position: Position, floor: Floor, steps: number): Passes {
  const passes = new Map<Space, number>();
  let now = position;
  let left = steps;
  for (; left > 0; left--) {
    const [next] = nextRooms(now, floor);
    if (next === undefined) break;
    passes.set(next, (passes.get(next) ?? 0) + 1);
    now = withGuard(now, floor, { at: next });
  }
  const { at: from } = guardOn(now, floor) as { at: Space };
  const goals = left > 0 ? goalsOn(now, floor).filter((goal) => goal !== from) : [];
  for (const goal of goals) {
    const routes = routesBetween(position, from, goal);
    for (const route of routes)
      for (const space of route.slice(0, left))
        passes.set(space, (passes.get(space) ?? 0) + 1 / routes.length / goals.length);
  }
  return passes;
}

/** Where the next patrol card may send him. */
const goalsOn = (position: Position, floor: Floor): Space[] =>
  drawable(position, floor).flatMap((card) => (isSpace(card) ? `${floor}.${cellOf(card)}` : []));
