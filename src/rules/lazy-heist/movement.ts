// Burglars on their way: walking, climbing, carrying, sneaking, the roof; and what awaits them in the space they enter.
import { rememberLast } from '../common/memoize.js';
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { paid, pay, tooDear } from './actions.js';
import { shaftOfLift, type Space } from './board.js';
import { stair, topLanding } from './building.js';
import { catchThem } from './capture.js';
import type { Burglar } from './data.js';
import { costs, type GuardId, type Load } from './box.js';
import { dataOf } from './house-data.js';
import { planOf } from './building.js';
import {
  burglar,
  changed,
  event,
  guardsIn,
  hasActiveDrone,
  here,
  isLocked,
  liftOf,
  loadIn,
  lose,
  pointsLeft,
  isRuled,
  weightIn,
  withBurglar,
  withLoad,
  type Position,
  type RuleOrRuling,
} from './position.js';

type Way = 'level' | 'up' | 'down' | 'in' | 'out';

/** How one space adjoins another, or undefined. A cabin adjoins the access on its floor. */
export function wayTo(position: Position, from: Space, to: Space): Way | undefined {
  const { besideOnLevel, accessOn } = planOf(position);
  if (besideOnLevel(from).includes(to)) return 'level';
  if (stair(from, 1) === to || (from === topLanding && to === 'roof')) return 'up';
  if (stair(from, -1) === to || (from === 'roof' && to === topLanding)) return 'down';
  const [into, outOf] = [shaftOfLift(to), shaftOfLift(from)];
  if (into && accessOn(into, liftOf(position, into).floor) === from) return 'in';
  return outOf && accessOn(outOf, liftOf(position, outOf).floor) === to ? 'out' : undefined;
}

/** Spaces that adjoin the one where the burglar is whose turn it is, locked or not. */
export const adjoining = rememberLast((position: Position): Space[] => {
  const from = here(position);
  const { besideOnLevel, accessOn, shaftAt } = planOf(position);
  const [shaft, cabin] = [shaftAt(from), shaftOfLift(from)];
  const byLift = shaft ? `lift-${shaft}` : cabin && accessOn(cabin, liftOf(position, cabin).floor);
  const roof = from === topLanding ? 'roof' : from === 'roof' ? topLanding : undefined;
  return [...besideOnLevel(from), stair(from, 1), stair(from, -1), byLift, roof].filter((space) => space !== undefined);
});

/** LH-MOVE-7: a locked access lets nobody in, and nobody out (ruling lock-both-ways). */
const isShut = (position: Position, way: Way, from: Space, to: Space): boolean =>
  (way === 'in' && isLocked(position, from)) ||
  (way === 'out' && isLocked(position, to) && !isRuled(position, 'lock-both-ways', 'leaving-allowed'));

const isTooHeavy = (position: Position, to: Space, weight: number): boolean => {
  const shaft = shaftOfLift(to);
  return shaft !== undefined && weightIn(position, to) + weight > (liftOf(position, shaft).cabin as number);
};

const isRoofClosed = (position: Position, to: Space): boolean =>
  to === 'roof' && !isRuled(position, 'roof-alone', 'allowed');

/** Adjoining, lock, weight: what every step on foot needs. */
function stepForbidden(position: Position, who: Burglar, to: Space): RuleOrRuling | null {
  const from = burglar(position, who).at;
  if (isRoofClosed(position, to)) return 'LH-CARRY-5';
  const way = wayTo(position, from, to);
  if (!way) return 'LH-MOVE-1';
  if (isShut(position, way, from, to)) return 'LH-MOVE-7';
  return isTooHeavy(position, to, dataOf(position).burglars[who].weight) ? 'LH-MOVE-4' : null;
}

interface EnteringEvent {
  readonly type: 'walked' | 'climbed' | 'carried' | 'sneaked';
  readonly rule: RuleOrRuling;
  readonly load?: Load;
}

/**
 * Entering a space, in this order: a load beside an active drone loses (LH-END-3), a guard catches whoever did not sneak
 * (LH-MOVE-6), an active drone is met (LH-MOVE-5, LH-SNEAK-2).
 */
function enter(position: Position, who: Burglar, to: Space, { type, rule, load }: EnteringEvent): Effect<Position> {
  const from = burglar(position, who).at;
  const sneaking = type === 'sneaked';
  const moved = changed(withBurglar(load ? carryLoad(position, load, to) : position, who, { at: to }), { sneaking });
  const step = effect(moved, event(type, rule, { who, from, to, ...(load && { load }) }));
  if (load && hasActiveDrone(position, to)) return andThen(step, (next) => lose(next, 'LH-END-3'));
  const [guard] = guardsIn(position, to);
  if (guard && !sneaking) return andThen(step, (next) => walkInto(next, who, guard, from, load));
  return hasActiveDrone(position, to)
    ? andThen(step, (next) => effect(next, event('drone-met', sneaking ? 'LH-SNEAK-2' : 'LH-MOVE-5', { who, at: to })))
    : step;
}

/** LH-MOVE-6; where the load ends up is ruling load-when-carrier-caught. */
function walkInto(position: Position, who: Burglar, guard: GuardId, from: Space, load?: Load): Effect<Position> {
  const caught = catchThem(position, [who], guard, burglar(position, who).at, 'LH-MOVE-6');
  return load && isRuled(position, 'load-when-carrier-caught', 'left-behind')
    ? { ...caught, position: withLoad(caught.position, load, from) }
    : caught;
}

/** Ruling ignited-elsewhere: lit explosives that leave the vault may go out. */
function carryLoad(position: Position, load: Load, to: Space): Position {
  const carried = withLoad(position, load, to);
  const goesOut =
    load === 'explosives' && to !== planOf(position).vault && isRuled(position, 'ignited-elsewhere', 'goes-out');
  return goesOut ? changed(carried, { explosives: { at: to, lit: false } }) : carried;
}

/** LH-MOVE-1, LH-MOVE-2 */
const walk = paid({
  cost: costs.walk,
  needs(position, { by, args: [to = ''] }) {
    const isUp = !isRoofClosed(position, to) && wayTo(position, here(position), to) === 'up';
    return isUp ? 'LH-CLIMB-1' : stepForbidden(position, by as Burglar, to);
  },
  does: (position, { args: [to = ''] }, who) =>
    enter(position, who, to, {
      type: 'walked',
      rule: wayTo(position, here(position), to) === 'down' ? 'LH-MOVE-2' : 'LH-MOVE-1',
    }),
});

/** LH-CLIMB-1, LH-CLIMB-2 */
const climb = paid({
  cost: costs.climb,
  needs(position, { args: [to = ''] }) {
    if (isRoofClosed(position, to)) return 'LH-CARRY-5';
    return wayTo(position, here(position), to) === 'up' ? null : 'LH-CLIMB-1';
  },
  does: (position, { args: [to = ''] }, who) => enter(position, who, to, { type: 'climbed', rule: 'LH-CLIMB-1' }),
});

/** Ruling sneak-with-load: allowed. A load may be sneaked to a guard, never to an active drone. */
const isSneakedIn = (position: Position, to: Space): boolean =>
  isRuled(position, 'sneak-with-load', 'allowed') && guardsIn(position, to).length > 0 && !hasActiveDrone(position, to);

/** LH-CARRY-1 to LH-CARRY-4; ruling carry-moves-burglar. */
const carry = paid({
  cost: (position, { args: [to = ''] }) =>
    isSneakedIn(position, to) ? { ...costs.carry, points: costs.sneak.points } : costs.carry,
  needs(position, { by, args: [to = ''] }) {
    const from = here(position);
    const load = loadIn(position, from);
    if (!load) return 'LH-CARRY-1';
    if (to === 'roof') return 'LH-CARRY-5';
    const way = wayTo(position, from, to);
    if (way === 'up' || way === 'down') return 'LH-CARRY-4';
    if (!way) return 'LH-CARRY-1';
    if (isShut(position, way, from, to)) return 'LH-MOVE-7';
    const { weights, burglars } = dataOf(position);
    const weight = weights.loads[load] + (goesAlong(position) ? burglars[by as Burglar].weight : 0);
    return isTooHeavy(position, to, weight) ? 'LH-CARRY-3' : null;
  },
  does(position, { args: [to = ''] }, who) {
    const from = here(position);
    const load = loadIn(position, from) as Load;
    if (isSneakedIn(position, to))
      return enter(position, who, to, { type: 'sneaked', rule: 'LH-RULING-sneak-with-load', load });
    if (goesAlong(position)) return enter(position, who, to, { type: 'carried', rule: 'LH-CARRY-1', load });
    const pushed = effect(carryLoad(position, load, to), event('carried', 'LH-CARRY-1', { who, from, to, load }));
    return hasActiveDrone(position, to) ? andThen(pushed, (next) => lose(next, 'LH-END-3')) : pushed;
  },
});

const goesAlong = (position: Position): boolean => !isRuled(position, 'carry-moves-burglar', 'load-only');

/** LH-SNEAK-1 */
const sneak = paid({
  cost(position, { args: [to = ''] }) {
    const isUp = wayTo(position, here(position), to) === 'up';
    const isSteep = isUp && !isRuled(position, 'sneak-upstairs', 'none');
    return isSteep ? { ...costs.sneak, strength: costs.climb.strength } : costs.sneak;
  },
  needs(position, { by, args: [to = ''] }) {
    const forbidden = stepForbidden(position, by as Burglar, to);
    if (forbidden) return forbidden;
    return hasActiveDrone(position, to) || guardsIn(position, to).length > 0 ? null : 'LH-SNEAK-1';
  },
  does: (position, { args: [to = ''] }, who) => enter(position, who, to, { type: 'sneaked', rule: 'LH-SNEAK-1' }),
});

/** Who still has to go up: all four, unless some went ahead (ruling roof-alone). */
const below = ({ options, burglars }: Position): Burglar[] => options.seats.filter((id) => burglars[id].at !== 'roof');

/** LH-CARRY-5, LH-END-6: everybody pays. */
const escape = paid({
  cost: { points: 0 },
  needs(position) {
    const going = below(position);
    const isReady = position.ruby.at === topLanding && going.every((id) => burglar(position, id).at === topLanding);
    const areUp = going.every((id) => burglar(position, id).pose === 'standing');
    if (!isReady || (!areUp && isRuled(position, 'seated-at-roof', 'refused'))) return 'LH-CARRY-5';
    if (going.some((id) => pointsLeft(position, id) < costs.escape.points)) return 'LH-TURN-2';
    return going.map((id) => tooDear(position, id, costs.escape)).find((rule) => rule !== null) ?? null;
  },
  does(position) {
    let up: Position = changed(position, {
      ruby: { at: 'roof' },
      outcome: { result: 'won', rule: 'LH-END-6' },
      sneaking: false,
    });
    for (const id of below(position)) up = withBurglar(pay(up, id, costs.escape), id, { at: 'roof' });
    return effect(up, event('game-won', 'LH-END-6', { side: 'burglars' }));
  },
});

export const movementMoves = { walk, climb, carry, sneak, escape } satisfies Record<string, MoveRule<Position>>;
