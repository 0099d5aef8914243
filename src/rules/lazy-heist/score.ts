// How good a position is, roughly: enough for simulated burglars who know what to do next and look one move ahead. Each
// has an errand (carry, fetch a battery or a key, switch, free a friend, come to the roof) and is worth more the nearer
// it is. The weights were tried out in simulated games. No rule looks at this.
import { nextRadioField } from './actions.js';
import { floorOf, isRoom, lifts, rooms, shaftOfLift, type Floor, type Space } from './board.js';
import { guardRoutes } from './guard-ways.js';
import { guardIds, type Burglar, type GuardId } from './data.js';
import { costs, guardSteps } from './numbers.js';
import { planOf } from './building.js';
import { batteryHolders, loadAt, wayScore } from './score-goals.js';
import { burglar, freeIn, hasActiveDrone, pointsLeft, type Position } from './position.js';

export function score(position: Position): number {
  const { outcome, options, vault: cards } = position;
  if (outcome) return outcome.result === 'won' ? 20_000 : -6000;
  return (
    (cards.wall ? 0 : 900) +
    (cards.lasers ? 0 : 600) +
    loadScore(position) +
    radioScore(position) +
    switchScore(position) +
    wayScore(position) +
    options.seats.reduce((sum, id) => sum + burglarScore(position, id), 0) -
    (prisoned[options.seats.filter((id) => burglar(position, id).at === 'cell').length] ?? 0)
  );
}
/** What so many prisoners cost: the fourth is the end. */
const prisoned = [0, 250, 600, 1300];

/** Lit explosives; a load out of reach of the drone. */
function loadScore(position: Position): number {
  const { explosives, vault: cards, drones } = position;
  const at = loadAt(position);
  if (at === undefined) return 0;
  // Explosives blow up before the drones move; but then the ruby may lie there.
  const isSafe = explosives.lit && at === planOf(position).vault && cards.lasers;
  const minutes = isSafe ? undefined : droneComesIn(position, at);
  const isPatrolled = !isSafe && drones[levelOf(position, at)]?.active;
  return (explosives.lit ? 400 : 0) - (minutes === 1 ? 900 : minutes === 2 ? 60 : 0) - (isPatrolled ? 10 : 0);
}

/** The next radio field has to be covered in time; a battery in hand is nearly a call. */
function radioScore(position: Position): number {
  const field = nextRadioField(position);
  if (field === undefined || position.radio === field) return 600;
  return batteryHolders(position).length > 0 ? 450 : 0;
}

/** A switch alone falls back at the end of the minute: it is worth something only while somebody stands at the other. */
function switchScore(position: Position): number {
  const { switches } = position;
  const active = (['3', '6'] as const).find((floor) => switches[floor].active);
  if (active === undefined) return 0;
  const other = switches[active === '3' ? '6' : '3'].at as Space;
  return freeIn(position, other).some((id) => pointsLeft(position, id) >= costs.switch.points) ? 60 : -20;
}

/** What a burglar is worth as he stands: free, strong, and in nobody's way. The last marker is needed for the roof. */
function burglarScore(position: Position, id: Burglar): number {
  const { at, strength } = burglar(position, id);
  const left = pointsLeft(position, id);
  const strong = 12 * Math.min(3, strength) + 4 * strength + left / 10;
  if (at === 'cell') return strong;
  const atBlast = at === planOf(position).vault && position.explosives.lit ? (left > 0 ? 100 : 1000) : 0;
  return strong - atBlast - danger(position, id, at, left);
}

/** Cabins hide from drones and guards alike. */
function danger(position: Position, id: Burglar, at: Space, left: number): number {
  if (lifts.includes(at) || at === 'start') return 0;
  const isFacing = position.turn === id && position.acted && (position.sneaking || hasActiveDrone(position, at));
  const canSettle = left >= costs.knockOut.points || (position.sneaking && left > 0);
  return (
    (isFacing ? (canSettle ? 6 : 60) : 0) +
    (droneComesIn(position, at) === 1 ? 90 : 0) +
    guardIds.reduce((sum, guard) => sum + fear(position, guard, at), 0)
  );
}

/** Of a guard: how likely it is that he comes by in the next protocol. */
function fear({ guards, checkpoint, alert }: Position, id: GuardId, at: Space): number {
  const from = guards[id];
  if (from === null) return 0;
  const steps = guardSteps[alert];
  const goal = checkpoint === null || checkpoint === from ? undefined : checkpoint;
  return caught * (visits(from, steps, goal).get(at) ?? 0);
}
/** What it costs to be caught. */
const caught = 300;

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

/** In how many minutes the drone of its floor comes to a room, if it is soon. */
function droneComesIn(position: Position, space: Space): 1 | 2 | undefined {
  const { drones } = position;
  const { nextOnLoop } = planOf(position);
  const drone = isRoom(space) ? drones[floorOf(space)] : null;
  if (!drone?.active) return undefined;
  const next = nextOnLoop(drone.at, drone.lane);
  if (next.at === space) return 1;
  return nextOnLoop(next.at, next.lane).at === space ? 2 : undefined;
}

/** The floor of a space; a cabin is on the floor where it stands. */
function levelOf(position: Position, space: Space): Floor {
  const shaft = shaftOfLift(space);
  return shaft ? (String(position.lifts[shaft].floor) as Floor) : floorOf(space);
}
