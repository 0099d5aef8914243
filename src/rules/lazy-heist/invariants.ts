// What holds in every position of real play, whatever is played.
import { claims, type Invariant } from '../../table/invariant.js';
import { floorOf, floors, isRoom, shafts, type Floor, type Space } from './board.js';
import type { RuleId } from './catalogue.js';
import { usualSeats } from './data.js';
import { itemPlaces, tiles, colours } from './box.js';
import { dataOf } from './house-data.js';
import { planOf, landings } from './building.js';
import { itemsOf, isRuled, weightIn, type Position } from './position.js';
import { isIn } from './states.js';

const { always, inState, overMoves } = claims<Position, RuleId>();
const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const invariants: readonly Invariant<Position>[] = [
  always(
    'a key and its lock leave the game together',
    ['LH-UNLOCK-4', 'LH-ITEM-6'],
    ['keys', 'locks'],
    ({ keys, locks }) =>
      colours.every((colour) => (keys[colour] === 'out') === (locks[colour] === 'out'))
        ? null
        : 'a key without its lock',
  ),
  always(
    'there are never more tiles or cards than the box holds',
    ['LH-KNOCK-4', 'LH-ITEM-7', 'LH-ITEM-8', 'LH-PROTOCOL-10'],
    ['options', 'batteries', 'donuts', 'used', 'events'],
    (position) => {
      for (const kind of ['batteries', 'donuts'] as const)
        if (position[kind].length + position.used[kind] > tiles[kind]) return `too many ${kind}`;
      const left = total(position.events);
      const isNegative = Object.values(position.events).some((count) => count < 0);
      return isNegative || left > total(dataOf(position).events) ? `${left} cards left` : null;
    },
  ),
  always('nobody carries more than two items', ['LH-ITEM-3'], ['keys', 'batteries', 'donuts'], (position) => {
    const who = usualSeats.find((id) => itemsOf(position, id) > itemPlaces);
    return who ? `${who} carries ${itemsOf(position, who)}` : null;
  }),
  always(
    'strength and action points stay within the profile',
    ['LH-TURN-2', 'LH-TURN-3', 'LH-TURN-4', 'LH-REST-2', 'LH-LOOT-2', 'LH-PROTOCOL-9'],
    ['options', 'burglars'],
    (position) => {
      const { burglars } = position;
      const who = usualSeats.find((id) => {
        const { strength, used, extra } = burglars[id];
        const { strength: most, points } = dataOf(position).burglars[id];
        return strength < 0 || strength > most || used < 0 || used > points + extra;
      });
      return who ? `${who}: ${JSON.stringify(burglars[who])}` : null;
    },
  ),
  overMoves(
    'the minute grows by one in step 10, and red alert is never called off',
    ['LH-GOAL-2', 'LH-PROTOCOL-10', 'LH-BLAST-5'],
    ['minute', 'alert'],
    ['helicopter-advanced'],
    ({ before, after, events: steps }) => {
      if (steps.length > 1 || after.minute !== before.minute + steps.length)
        return `${before.minute} to ${after.minute}`;
      return before.alert === 'red' && after.alert === 'green' ? 'green again' : null;
    },
  ),
  always(
    'from the first burglar who sits down until step 11, exactly one lies down',
    ['LH-TURN-9', 'LH-PROTOCOL-11'],
    ['burglars'],
    ({ burglars }) => {
      const lying = usualSeats.filter((id) => burglars[id].pose === 'lying').length;
      const isFirst = usualSeats.every((id) => burglars[id].pose === 'standing');
      return lying === (isFirst ? 0 : 1) ? null : `${lying} lying`;
    },
  ),
  inState(
    'cabins stay in their shafts and within their limits',
    ['LH-SETUP-8', 'LH-LIFT-1', 'LH-MOVE-4', 'LH-CARRY-3'],
    ['options', 'lifts', 'burglars', 'explosives', 'ruby'],
    (position, flow) => {
      const { lowestFloor, highestFloor } = planOf(position);
      for (const shaft of shafts) {
        const { cabin, floor } = position.lifts[shaft];
        if (floor < lowestFloor(shaft) || floor > highestFloor(shaft)) return `lift-${shaft} on ${floor}`;
        if (cabin !== null && weightIn(position, `lift-${shaft}`) > cabin) return `lift-${shaft} is too full`;
      }
      const limits = shafts.map((shaft) => position.lifts[shaft].cabin);
      return isIn(flow, 'setup') || dataOf(position).weights.cabins.every((limit) => limits.includes(limit))
        ? null
        : `cabins ${limits.join(', ')}`;
    },
  ),
  always(
    'every drone is on its own floor and active only in a room',
    ['LH-DRONE-1', 'LH-DRONE-2', 'LH-KNOCK-3', 'LH-PROTOCOL-7'],
    ['drones'],
    ({ drones }) => {
      for (const floor of floors) {
        const drone = drones[floor];
        if (!drone) continue;
        const isInRoom = isRoom(drone.at);
        if (isInRoom ? floorOf(drone.at) !== floor : drone.active) return `drone ${floor}: ${JSON.stringify(drone)}`;
      }
      return null;
    },
  ),
  always(
    'the ruby comes into play when explosives, wall and lasers are gone',
    ['LH-GOAL-3', 'LH-BLAST-2', 'LH-BLAST-3'],
    ['ruby', 'explosives', 'vault'],
    ({ ruby, explosives, vault }) =>
      ruby.at === 'aside' || (explosives.at === 'out' && !vault.wall && !vault.lasers) ? null : `ruby at ${ruby.at}`,
  ),
  always(
    'red alert begins when the wall is gone, and not before',
    ['LH-BLAST-2', 'LH-BLAST-5'],
    ['alert', 'vault'],
    ({ alert, vault }) => ((alert === 'red') === !vault.wall ? null : `alert ${alert}`),
  ),
  always(
    'the switches leave the game with the lasers, and are never both active',
    ['LH-GOAL-4', 'LH-SWITCH-3', 'LH-PROTOCOL-2'],
    ['switches', 'vault'],
    ({ switches, vault }) => {
      const both = [switches['3'], switches['6']];
      if (both.some(({ at }) => (at === 'out') === vault.lasers)) return 'a switch and the lasers disagree';
      return both.every(({ active }) => active) ? 'both active' : null;
    },
  ),
  inState(
    'no active drone shares a room with a load, unless a ruling lets them',
    ['LH-CARRY-2', 'LH-END-3'],
    ['options', 'drones', 'explosives', 'ruby'],
    (position, flow) => {
      if (isIn(flow, 'setup', 'end')) return null;
      const shared = floors.find((floor) => {
        const at = roomSharedWith(position, floor);
        return at !== undefined && !mayLie(position, at) && !mayWake(position);
      });
      return shared ? `a drone and a load on floor ${shared}` : null;
    },
  ),
  overMoves(
    'an active drone and a load come together only where the ruby is laid or the drone wakes up',
    ['LH-CARRY-2', 'LH-END-3'],
    ['options', 'drones', 'explosives', 'ruby'],
    ['ruby-placed', 'drone-activated'],
    ({ before, after, to, events }) => {
      if (isIn(to, 'setup', 'end')) return null;
      const met = floors.find((floor) => {
        const at = roomSharedWith(after, floor);
        if (at === undefined || roomSharedWith(before, floor) === at) return false;
        const isLaid = mayLie(after, at) && events.some(({ type }) => type === 'ruby-placed');
        const hasWoken = events.some((each) => each.type === 'drone-activated' && each['at'] === at);
        return !isLaid && !(mayWake(after) && hasWoken);
      });
      return met ? `a drone and a load on floor ${met}` : null;
    },
  ),
  inState(
    'no free burglar shares a room or landing with a guard outside a confrontation',
    ['LH-MOVE-6', 'LH-CAPTURE-1', 'LH-CAPTURE-2'],
    ['options', 'guards', 'burglars'],
    (position, flow) => {
      if (isIn(flow, 'setup', 'end', 'minute.alarm', 'minute.turn.confronted', 'minute.turn.event')) return null;
      if (isRuled(position, 'sharing-with-guard', 'ignored')) return null;
      if (isRuled(position, 'knock-out-beside-guard', 'safe')) return null;
      const guards = Object.values(position.guards);
      const who = usualSeats.find((id) => guards.includes(position.burglars[id].at));
      return who ? `${who} and a guard in ${position.burglars[who].at}` : null;
    },
  ),
  always('guards are only in rooms and on landings', ['LH-GUARD-2', 'LH-CAPTURE-4'], ['guards'], ({ guards }) =>
    Object.values(guards).every((at) => at === null || isRoom(at) || landings.includes(at)) ? null : 'a guard is off',
  ),
  overMoves('a load never goes by the stairs', ['LH-GOAL-6', 'LH-CARRY-4'], [], ['carried'], ({ events }) => {
    const carried = events.find(({ from, to }) => isStair(from, to));
    return carried ? JSON.stringify(carried) : null;
  }),
  inState(
    'the roof is reached only by winning',
    ['LH-GOAL-5', 'LH-CARRY-5', 'LH-END-6'],
    ['options', 'burglars'],
    (position, flow) =>
      isIn(flow, 'end.won') ||
      isRuled(position, 'roof-alone', 'allowed') ||
      usualSeats.every((id) => position.burglars[id].at !== 'roof')
        ? null
        : 'somebody is on the roof',
  ),
  always('the radio marker is on a radio field', ['LH-RADIO-3'], ['options', 'radio'], ({ radio, options }) =>
    radio === null || dataOf({ options }).strip[options.difficulty].includes(radio) ? null : `radio ${radio}`,
  ),
  inState(
    'the game is over as soon as it is won or lost, and not before',
    ['LH-END-1', 'LH-END-2', 'LH-END-3', 'LH-END-4', 'LH-END-5', 'LH-END-6'],
    ['outcome', 'burglars'],
    ({ outcome, burglars }, flow) => {
      if ((outcome !== null) !== isIn(flow, 'end')) return `outcome in ${flow}`;
      const allCaught = usualSeats.every((id) => burglars[id].at === 'cell');
      return allCaught && outcome?.rule !== 'LH-END-1' ? 'all four in the cell' : null;
    },
  ),
  always(
    'switch and guard room on floor 3 differ',
    ['LH-SETUP-14'],
    ['switches', 'guardRoom'],
    ({ switches, guardRoom }) => (guardRoom !== null && switches['3'].at === guardRoom ? `both in ${guardRoom}` : null),
  ),
  inState(
    'sneaking and pending are empty unless something is still being carried out',
    ['LH-SNEAK-2', 'LH-ALARM-3'],
    ['sneaking', 'pending'],
    ({ sneaking, pending }, flow) => {
      if (sneaking && !isIn(flow, 'minute.turn.confronted', 'minute.turn.event')) return `sneaking in ${flow}`;
      return isMiddle(flow) || Object.keys(pending).length === 0
        ? null
        : `pending in ${flow}: ${JSON.stringify(pending)}`;
    },
  ),
];

/** The ruby may be laid beside a drone, which leaves in step 5. */
const mayLie = (position: Pick<Position, 'options' | 'ruby'>, at: Space): boolean =>
  at === position.ruby.at && at === planOf(position).vault && !isRuled(position, 'ruby-laid-beside-drone', 'lost');
/** A drone may wake up beside a load. */
const mayWake = (position: Pick<Position, 'options'>): boolean =>
  isRuled(position, 'inactive-drone-and-load', 'harmless');

/** The room in which the active drone of a floor is together with a load. */
function roomSharedWith(
  { drones, explosives, ruby }: Pick<Position, 'drones' | 'explosives' | 'ruby'>,
  floor: Floor,
): Space | undefined {
  const drone = drones[floor];
  return drone?.active && [explosives.at, ruby.at].includes(drone.at) ? drone.at : undefined;
}

const isMiddle = (flow: string): boolean =>
  isIn(
    flow,
    'setup.keys',
    'minute.alarm',
    'minute.protocol.guards',
    'minute.protocol.drones',
    'minute.protocol.activation',
    'minute.protocol.stations',
  );

const isStair = (from: unknown, to: unknown): boolean =>
  landings.some((landing) => landing === from) && landings.some((landing) => landing === to);
