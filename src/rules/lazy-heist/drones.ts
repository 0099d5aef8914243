// Drones: knocked out, moved, woken, serviced and brought back.
import { andThen, effect, type Effect } from '../../table/event.js';
import { paid } from './actions.js';
import { raiseAlarm } from './alarm.js';
import { floorOf, floors, type Space } from './board.js';
import { otherLane } from './building.js';
import { costs } from './box.js';
import { planOf } from './building.js';
import {
  changed,
  droneOn,
  event,
  foundIn,
  hasActiveDrone,
  here,
  isDroneInRoom,
  loadIn,
  lose,
  isRuled,
  withDrone,
  type Drone,
  type Position,
} from './position.js';
import { roll } from './rolls.js';

/** LH-KNOCK-1, LH-KNOCK-2, LH-KNOCK-3. The event card comes next. */
const knockOut = paid({
  cost: costs.knockOut,
  needs: (position) => (isInReach(position, here(position)) ? null : 'LH-KNOCK-1'),
  does(position, _, who) {
    const at = here(position);
    return effect(
      withDrone(position, floorOf(at), { at: 'maintenance', lane: 'lower', active: false }),
      event('drone-knocked-out', 'LH-KNOCK-3', { who, floor: Number(floorOf(at)), at }),
    );
  },
});

/** The drone in a room: an active one, or any with the ruling knock-out-sleeping: allowed. */
const isInReach = (position: Position, at: Space): boolean =>
  hasActiveDrone(position, at) ||
  (isRuled(position, 'knock-out-sleeping', 'allowed') && position.drones[floorOf(at)]?.at === at);

const floorNumbers = floors.map(Number);
/** The lowest floor above those already done whose drone fits. */
function nextFloor(position: Position, fits: (drone: Drone) => boolean): number | undefined {
  const done = position.pending.floor ?? 0;
  return floorNumbers.find((floor) => floor > done && fits(droneOn(position, floor)));
}
const doneWith = (position: Position, floor: number): Position => changed(position, { pending: { floor } });

const canMove = (drone: Drone): boolean => drone.active && isDroneInRoom(drone);
const sleepsInRoom = (drone: Drone): boolean => !drone.active && isDroneInRoom(drone);
const isInStation = (drone: Drone): boolean => !isDroneInRoom(drone);

/** LH-PROTOCOL-5: one floor. A load there loses the game, burglars there raise an alarm (LH-ALARM-2). */
function moveDrone(position: Position): Effect<Position> {
  const floor = nextFloor(position, canMove);
  if (floor === undefined) return effect(position);
  const { at: from, lane } = droneOn(position, floor);
  // Ruling drone-turn: changing lanes may take a step of its own, in which no room is entered.
  const turns = isRuled(position, 'drone-turn', 'same-room') && planOf(position).isLaneEnd(from, lane);
  const to = turns ? { at: from, lane: otherLane(lane) } : planOf(position).nextOnLoop(from, lane);
  const moved = effect(
    doneWith(withDrone(position, floor, to), floor),
    event('drone-moved', 'LH-PROTOCOL-5', { floor, from, to: to.at }),
  );
  if (turns) return moved;
  if (loadIn(position, to.at)) return andThen(moved, (next) => lose(next, 'LH-END-3'));
  return foundIn(position, to.at).length === 0
    ? moved
    : andThen(moved, (next) => raiseAlarm(next, to.at, 'LH-ALARM-2', { resume: 'minute.protocol.drones', floor }));
}

/** LH-PROTOCOL-6: one floor. Waking beside a load or burglars is a meeting too. */
function wakeDrone(position: Position): Effect<Position> {
  const floor = nextFloor(position, sleepsInRoom);
  if (floor === undefined) return effect(position);
  const { at } = droneOn(position, floor);
  const woken = effect(
    doneWith(withDrone(position, floor, { active: true }), floor),
    event('drone-activated', 'LH-PROTOCOL-6', { floor, at }),
  );
  if (loadIn(position, at) && !isRuled(position, 'inactive-drone-and-load', 'harmless'))
    return andThen(woken, (next) => lose(next, 'LH-END-3'));
  return foundIn(position, at).length === 0
    ? woken
    : andThen(woken, (next) => raiseAlarm(next, at, 'LH-PROTOCOL-6', { resume: 'minute.protocol.activation', floor }));
}

/** LH-PROTOCOL-7, first half: maintenance -> charging. Ruling station-stages: the floor may not be done with that. */
function chargeDrone(position: Position): Effect<Position> {
  const floor = nextFloor(position, isInStation);
  if (floor === undefined) return effect(position);
  const charging = withDrone(position, floor, { at: 'charging' });
  return effect(
    isRuled(position, 'station-stages', 'both-at-once') ? charging : doneWith(charging, floor),
    event('drone-charging', 'LH-PROTOCOL-7', { floor }),
  );
}

/** LH-PROTOCOL-7, second half: charging -> a rolled room, lower lane, asleep. */
const rollDroneBack = roll(1, 'LH-PROTOCOL-7', (position, room) => {
  const floor = nextFloor(position, isInStation) as number;
  const at: Space = `${floor}.${room}`;
  const back = effect(
    doneWith(withDrone(position, floor, { at, lane: 'lower', active: false }), floor),
    event('drone-returned', 'LH-PROTOCOL-7', { floor, at }),
  );
  return isRuled(position, 'inactive-drone-and-load', 'lost-when-placed') && loadIn(position, at)
    ? andThen(back, (next) => lose(next, 'LH-END-3'))
    : back;
});

export const droneMoves = { knockOut, rollDroneBack };
export const droneSteps = { moveDrone, wakeDrone, chargeDrone };
export const droneTests = {
  isDroneLeftToMove: (position: Position): boolean => nextFloor(position, canMove) !== undefined,
  isDroneLeftToWake: (position: Position): boolean => nextFloor(position, sleepsInRoom) !== undefined,
  isStationLeft: (position: Position): boolean => nextFloor(position, isInStation) !== undefined,
  isDroneCharged: (position: Position): boolean => {
    const floor = nextFloor(position, isInStation);
    return floor !== undefined && droneOn(position, floor).at === 'charging';
  },
};
