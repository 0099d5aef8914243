// Where guards will pass before a burglar can act again, and how likely. Only simulated players ask this; no
// rule does.
import { cellOf, floorOf, shifted, spaceAt, type Floor, type Plan, type Space } from './board.js';
import type { Cell } from '../common/grid.js';
import {
  alarmsOn,
  actionsLeft,
  areAdjacent,
  burglar,
  isFaceUp,
  isOfKind,
  isSpace,
  planOn,
  type Position,
} from './position.js';
import { actionsFrom } from './score-ways.js';
import { stepToward } from './routes.js';

/** How much stealth a burglar may lose before the next turn, on average. Whoever has actions left may still hide. */
export function expectedLoss(position: Position, id: string, at: Space, mayHide: boolean): number {
  const floor = floorOf(at);
  const steps = stepsBefore(position, id, floor);
  const rings = id === position.active && position.turn.steps === null && isWarm(position, at);
  const passes = passesOf(position, floor, steps);
  const here =
    (rings ? seenAt(position, passesOf(position, floor, steps + 1, at), at) : seenAt(position, passes, at)) +
    seenInAtrium(position, id, at);
  const left = mayHide && id === position.active ? actionsLeft(position) : 0;
  if (left === 0 || here === 0) return here;
  let least = here;
  for (const [space, actions] of actionsFrom(position, at))
    if (actions <= left && isFaceUp(position, space))
      least = Math.min(least, floorOf(space) === floor ? seenAt(position, passes, space) : elsewhere);
  return (1 - stillHere) * least + stillHere * here;
}
/** How often somebody in danger who could go away stays after all. */
const stillHere = 0.15;
/** What somebody who leaves the floor risks, roughly. */
const elsewhere = 0.1;

/** Whoever ends his turn here calls the guard. */
const isWarm = (position: Position, at: Space): boolean =>
  isOfKind(position, at, 'thermo') && !position.disabled.includes(at);

/** How often a guard meets somebody on a space, or sees him there; tokens that lie there go first. */
function seenAt(position: Position, passes: ReadonlyMap<Space, number>, at: Space): number {
  let often = passes.get(at) ?? 0;
  if (isOfKind(position, at, 'foyer'))
    for (const [space, times] of passes) if (areAdjacent(position, space, at)) often += times;
  const tokens = (isOfKind(position, at, 'lavatory') ? position.lavatory : 0) + (position.smoke[at] ?? 0);
  return Math.max(0, often - tokens);
}

/** How often the guards above and below see somebody in an atrium. */
function seenInAtrium(position: Position, id: string, at: Space): number {
  if (!isOfKind(position, at, 'atrium')) return 0;
  const places = [shifted(at, 1), shifted(at, -1)].filter((space) => position.guards[floorOf(space)]);
  return places.reduce((sum, space) => {
    const floor = floorOf(space);
    return sum + (passesOf(position, floor, stepsBefore(position, id, floor)).get(space) ?? 0);
  }, 0);
}

/** Steps of the guard of a floor until a burglar has his next action: he moves at the end of every turn that ends there. */
function stepsBefore(position: Position, id: string, floor: Floor): number {
  const { order, active, turn } = position;
  const first = order.indexOf(active);
  const until = id === active ? order.length : (order.indexOf(id) - first + order.length) % order.length;
  const speed = (position.guards[floor]?.die ?? 0) + alarmsOn(position, floor).length;
  let steps = 0;
  for (let i = 0; i < until; i++) {
    const { at } = burglar(position, order[(first + i) % order.length] as string);
    if (isSpace(at) && floorOf(at) === floor) steps += i === 0 ? (turn.steps ?? speed) : speed;
  }
  return steps;
}

/** Space -> how often the guard steps on it, on average: to his target for certain, from there to any space alike. */
function passesOf(
  position: Position,
  floor: Floor,
  steps: number,
  called: Space | null = null,
): ReadonlyMap<Space, number> {
  const passes = new Map<Space, number>();
  const guard = position.guards[floor];
  if (!guard || guard.at === null) return passes;
  const target = called ?? guard.target;
  let from = guard.at;
  let left = steps;
  for (; left > 0 && target !== null && from !== target; left--) {
    const next = stepToward(position, from, target);
    if (next === undefined) break;
    from = next;
    passes.set(from, (passes.get(from) ?? 0) + 1);
  }
  if (left > 0)
    for (const [cell, often] of wandering(planOn(position, floor), cellOf(from), left)) {
      const space = spaceAt(floor, cell);
      passes.set(space, (passes.get(space) ?? 0) + often);
    }
  return passes;
}

/** Cell -> how likely a guard steps on it who goes from here to he does not know where yet. */
function wandering(plan: Plan, from: Cell, steps: number): ReadonlyMap<Cell, number> {
  let known = wanderings.get(plan);
  if (!known) wanderings.set(plan, (known = new Map<string, Map<Cell, number>>()));
  const key = `${from} ${steps}`;
  let often = known.get(key);
  if (!often) {
    known.set(key, (often = new Map<Cell, number>()));
    const goals = Object.keys(plan.graph).filter((cell) => cell !== from);
    for (const goal of goals) {
      const routes = plan.routes(from, goal);
      for (const route of routes)
        for (const cell of route.slice(0, steps))
          often.set(cell, (often.get(cell) ?? 0) + 1 / routes.length / goals.length);
    }
  }
  return often;
}
const wanderings = new WeakMap<Plan, Map<string, Map<Cell, number>>>();
