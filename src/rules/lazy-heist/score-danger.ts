// What could go wrong at the end of the minute: guards who pass, drones that find somebody or a load. Only
// simulated players ask this; no rule does.
import { floorOf, isRoom, lifts, rooms, type Space } from './board.js';
import { planOf } from './building.js';
import type { Burglar } from './data.js';
import { guardRoutes } from './guard-routes.js';
import { costs, guardSteps, guardIds, type GuardId } from './box.js';
import { burglar, hasActiveDrone, guardsIn, pointsLeft, type Position } from './position.js';
import { loadAt } from './score-goals.js';
import { distancesIn } from './travel-cost.js';
import { dataOf } from './house-data.js';

/** What it costs to be caught, besides what so many prisoners cost. */
const caught = 350;
/** Whoever still has points this minute may be gone before the guards come. */
const mayStillGo = 0.35;

/** What a burglar risks where he stands. Cabins hide from drones and guards alike. */
export function danger(position: Position, id: Burglar): number {
  const { at, pose } = burglar(position, id);
  if (lifts.includes(at) || at === 'start' || at === 'cell') return 0;
  const left = pointsLeft(position, id);
  const isFacing = position.turn === id && position.acted && (position.sneaking || hasActiveDrone(position, at));
  if (isFacing) return facing(position, at, left);
  const share = pose === 'standing' && left > 0 ? mayStillGo : 1;
  const isSeen = guardIds.reduce((none, guard) => none * (1 - visitOf(position, guard, at)), 1);
  return share * (caught * (1 - isSeen) + (minutesToDrone(position, at) === 1 ? alarm(position, at) : 0));
}

/** Face to face with a drone or a guard: who cannot knock it out or go on raises an alarm. */
function facing(position: Position, at: Space, left: number): number {
  const canSettle = (left >= costs.knockOut.points && hasActiveDrone(position, at)) || (position.sneaking && left > 0);
  if (canSettle) return 6;
  return guardsIn(position, at).length > 0 ? 2 * caught : alarm(position, at);
}

/** An alarm brings both guards nearer. */
function alarm({ guards, alert }: Position, at: Space): number {
  const steps = guardSteps[alert];
  const near = guardIds.some((id) => guards[id] !== null && (guardRoutes(guards[id], at)[0]?.length ?? 0) <= steps + 2);
  return 40 + (near ? caught : 0);
}

/** How likely it is that a guard passes in the next protocol. */
function visitOf(position: Position, id: GuardId, at: Space): number {
  const from = position.guards[id];
  if (from === null) return 0;
  const { explosives, checkpoint, alert } = position;
  const { vault } = planOf(position);
  // The blast comes first: it calls the guards and makes them run.
  const blows = explosives.lit && explosives.at === vault;
  const goal = blows ? vault : checkpoint === from ? undefined : (checkpoint ?? undefined);
  return visits(from, guardSteps[blows ? 'red' : alert], goal).get(at) ?? 0;
}

/** Space -> how likely a guard steps on it; to a checkpoint that the dice have still to name, to any room alike. */
function visits(from: Space, steps: number, goal: Space | undefined): ReadonlyMap<Space, number> {
  const key = `${from} ${steps} ${goal ?? ''}`;
  let chances = known.get(key);
  if (!chances) {
    chances = new Map<Space, number>();
    const goals = goal === undefined ? rooms : [goal];
    for (const room of goals) {
      const routes = guardRoutes(from, room);
      for (const route of routes)
        for (const space of route.slice(0, steps))
          chances.set(space, (chances.get(space) ?? 0) + 1 / routes.length / goals.length);
    }
    known.set(key, chances);
  }
  return chances;
}
const known = new Map<string, Map<Space, number>>();

/** What the load that lies about risks from the drone of its floor, by the minutes until it comes. */
export function loadDanger(position: Position): number {
  const { explosives, vault: cards } = position;
  const at = loadAt(position);
  if (at === undefined) return 0;
  // Explosives blow up before the drones move; but then the ruby may lie there.
  if (explosives.lit && at === planOf(position).vault && cards.lasers) return 0;
  const minutes = minutesToDrone(position, at);
  if (minutes === undefined) return 0;
  if (minutes <= 1) return 900;
  const help = minutesToHelp(position, at);
  return minutes <= help ? 500 : minutes === help + 1 ? 120 : 15;
}

/** In how many minutes somebody can be there who could carry the load on. */
function minutesToHelp(position: Position, at: Space): number {
  const far = distancesIn(position);
  const { burglars } = dataOf(position);
  return position.options.seats.reduce((least, id) => {
    const { at: from, strength } = burglar(position, id);
    if (from === 'cell') return least;
    const { weight, points } = burglars[id];
    const way = far(from, at, { weight, stairs: true, patient: true });
    return Math.min(least, Math.ceil((way + (strength > 0 ? 0 : costs.rest.points)) / points));
  }, 9);
}

/** In how many minutes the drone of its floor comes to a room, if it does. */
function minutesToDrone(position: Position, space: Space): number | undefined {
  const drone = isRoom(space) ? position.drones[floorOf(space)] : null;
  if (!drone?.active) return undefined;
  const { nextOnLoop } = planOf(position);
  let now: { at: Space; lane: typeof drone.lane } = drone;
  for (let minutes = 1; minutes <= longestLoop; minutes++) {
    now = nextOnLoop(now.at, now.lane);
    if (now.at === space) return minutes;
  }
  return undefined;
}
/** A drone is back after so many minutes. */
const longestLoop = 12;
