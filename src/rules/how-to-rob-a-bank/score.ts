// How good a position is, roughly: enough for simulated players not to walk past an open bag. No rule looks at this.
import { rooms, roomBeside, type Room } from './board.js';
import { joinedRooms, type Walls } from './areas.js';
import { awakeGuards, guard, robber, robbersOf, wallsOf, type RoomOrBox, type Position } from './position.js';

/** For whoever has just moved: the bank wants the opposite of what the robbers want. */
export function score(position: Position, by: string): number {
  const { outcome, stolen } = position;
  const won = outcome ? (outcome.result === 'robbers' ? 1000 : -1000) : 0;
  const gang = robbersOf(position.options).reduce((sum, id) => sum + robberScore(position, id), 0);
  const chased = awakeGuards(position).reduce(
    (sum, id) => sum + nearness(position, guard(position, id).at, wanted(position)),
    0,
  );
  const forRobbers =
    won + 100 * stolen + gang - 2 * chased - 5 * Object.values(position.locked).reduce((a, b) => a + b, 0);
  return by === 'bank' ? -forRobbers : forRobbers;
}

/** A bag in hand is worth more the nearer the car is; without one, the nearer an open bag is. */
function robberScore(position: Position, id: string): number {
  const { at, out, carries } = robber(position, id);
  if (out) return -25;
  if (carries > 0) return 30 * carries + 4 * nearness(position, at, throwingRooms(position));
  return (
    3 *
    nearness(
      position,
      at,
      rooms.filter((room) => position.bags[room] > 0),
    )
  );
}

/** Where a bag can be thrown to the car from (RB-THROW-1). */
function throwingRooms({ car, tiles }: Position): Room[] {
  if (car === 'box') return [];
  const [room, side] = roomBeside[car] ?? [];
  return room === undefined || wallsOf({ tiles })[room] === side ? [] : [room];
}

/** What guards look after: robbers who stand, bags that lie open. */
const wanted = (position: Position): Room[] => [
  ...robbersOf(position.options).flatMap((id) => {
    const { at, out } = robber(position, id);
    return out || at === 'box' ? [] : [at];
  }),
  ...rooms.filter((room) => position.bags[room] > 0),
];

/** 5 less the steps to the nearest of some rooms; 0 when none can be reached. */
function nearness(position: Position, from: RoomOrBox, to: readonly Room[]): number {
  if (from === 'box' || to.length === 0) return 0;
  const steps = stepsTo(wallsOf(position), from, new Set(to));
  return steps < 0 ? 0 : Math.max(0, 5 - steps);
}

function stepsTo(walls: Walls, from: Room, goals: ReadonlySet<Room>): number {
  const seen = new Set([from]);
  let layer: Room[] = [from];
  for (let steps = 0; layer.length > 0; steps++) {
    if (layer.some((room) => goals.has(room))) return steps;
    layer = layer.flatMap((room) => joinedRooms(walls, room).filter((next) => !seen.has(next)));
    for (const room of layer) seen.add(room);
  }
  return -1;
}
