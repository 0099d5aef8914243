// The twenty event cards, drawn after a drone was knocked out (LH-KNOCK-4).
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { raiseAlarm } from './alarm.js';
import { floorOf, isRoom, shafts } from './board.js';
import { putInGuardRoom } from './capture.js';
import { tiles, type CardId, isGuard, type GuardId } from './box.js';
import { dataOf } from './house-data.js';
import { planOf } from './building.js';
import {
  burglar,
  changed,
  droneOn,
  event,
  here,
  isDroneInRoom,
  liftOf,
  withBurglar,
  withDrone,
  withLift,
  type Position,
} from './position.js';
import { checkpointRoll } from './rolls.js';

type CardEffect = (position: Position) => Effect<Position>;
const nothing: CardEffect = (position) => effect(position);

const changeStrength =
  (type: 'strength-gained' | 'strength-lost', by: 1 | -1): CardEffect =>
  (position) => {
    const who = position.turn;
    const strength = burglar(position, who).strength + by;
    if (strength < 0 || strength > dataOf(position).burglars[who].strength) return effect(position);
    return effect(withBurglar(position, who, { strength }), event(type, 'LH-KNOCK-4', { who }));
  };

function layDonut(position: Position): Effect<Position> {
  const at = here(position);
  if (position.donuts.length + position.used.donuts >= tiles.donuts) return effect(position);
  return effect(changed(position, { donuts: [...position.donuts, at] }), event('donut-placed', 'LH-KNOCK-4', { at }));
}

/** A diagram may draw a card where there is no drone to act on: before the door, or above the top floor. */
const hasDrone = (floor: number): boolean => floor >= 1 && floor <= 6;

function shortCircuit(position: Position): Effect<Position> {
  const floor = Number(floorOf(here(position))) + 1;
  if (!hasDrone(floor)) return effect(position);
  const drone = droneOn(position, floor);
  return drone.active && isDroneInRoom(drone)
    ? effect(
        withDrone(position, floor, { active: false }),
        event('drone-switched-off', 'LH-KNOCK-4', { floor, at: drone.at }),
      )
    : effect(position);
}

function repairQuickly(position: Position): Effect<Position> {
  const floor = Number(floorOf(here(position)));
  if (!hasDrone(floor)) return effect(position);
  return droneOn(position, floor).at === 'maintenance'
    ? effect(withDrone(position, floor, { at: 'charging' }), event('drone-charging', 'LH-KNOCK-4', { floor }))
    : effect(position);
}

function cutPower(position: Position): Effect<Position> {
  let cut = effect(position);
  for (const shaft of shafts) {
    const to = liftOf(position, shaft).floor - 1;
    if (to >= planOf(position).lowestFloor(shaft))
      cut = andThen(cut, (next) =>
        effect(withLift(next, shaft, { floor: to }), event('lift-moved', 'LH-KNOCK-4', { lift: shaft, to })),
      );
  }
  return cut;
}

/** Cards are drawn in rooms. A diagram may draw this one before the door, where no guard could ever come. */
function crashLoudly(position: Position): Effect<Position> {
  const at = here(position);
  return isRoom(at) ? raiseAlarm(position, at, 'LH-KNOCK-4', { resume: 'minute.turn.acting' }) : effect(position);
}

/** What a card does at once; false-alarm rolls dice and coffee-break asks for a guard first. */
const cards: Readonly<Record<CardId, CardEffect>> = {
  donut: layDonut,
  'second-wind': changeStrength('strength-gained', 1),
  cramp: changeStrength('strength-lost', -1),
  'short-circuit': shortCircuit,
  'false-alarm': (position) => effect(changed(position, { pending: { card: 'false-alarm' } })),
  'loud-crash': crashLoudly,
  'quick-repair': repairQuickly,
  'power-cut': cutPower,
  'coffee-break': (position) => effect(changed(position, { pending: { card: 'coffee-break' } })),
  'all-quiet': nothing,
};

const draw: MoveRule<Position> = {
  check: ({ events }, { args: [card] }) => (events[card as CardId] > 0 ? null : 'LH-KNOCK-4'),
  apply(position, { args }) {
    const [card] = args as [CardId];
    const drawn = changed(position, { events: { ...position.events, [card]: position.events[card] - 1 } });
    return andThen(effect(drawn, event('event-drawn', 'LH-KNOCK-4', { who: position.turn, card })), cards[card]);
  },
};

/** The checkpoint marker goes to the rolled room; the guards stay. */
const rollFalseAlarm = checkpointRoll('LH-KNOCK-4');

/** Coffee break: whoever stands freely in the room is caught (ruling sharing-with-guard). */
const sendGuard: MoveRule<Position> = {
  check: (_, { args: [guard] }) => (isGuard(guard) ? null : 'LH-KNOCK-4'),
  apply(position, { args }) {
    const [guard] = args as [GuardId];
    const details = { guard, from: position.guards[guard], to: position.guardRoom };
    return andThen(effect(position, event('guard-sent', 'LH-KNOCK-4', details)), (next) => putInGuardRoom(next, guard));
  },
};

export const eventMoves = { draw, rollFalseAlarm, sendGuard };
export const eventSteps = {
  layCardAside: (position: Position) => effect<Position>(changed(position, { pending: {} })),
};
export const eventTests = {
  isDeckEmpty: ({ events }: Position): boolean => Object.values(events).every((count) => count === 0),
  isFalseAlarm: ({ pending }: Position): boolean => pending.card === 'false-alarm',
  isCoffeeBreak: ({ pending }: Position): boolean => pending.card === 'coffee-break',
};
