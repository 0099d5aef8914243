// What a complete position, or its options, may not say: contradictions a schema cannot see.
import type { Problem } from '../../table/errors.js';
import { found } from '../../notation/schema-problems.js';
import { isSameSet, orderProblems, problemAt } from '../common/problem.js';
import { floorOf, floors, isRoom, shafts, type Space } from './board.js';
import { usualSeats } from './data.js';
import { itemPlaces, tiles, type CardId, colours } from './box.js';
import { dataProblems } from './data-problems.js';
import { asksRoute, pendingKeys } from './defaults.js';
import { droneTests } from './drones.js';
import { dataOf } from './house-data.js';
import { planOf, landings } from './building.js';
import { here, itemsOf, isRuled, weightIn, type Options, type Pending, type Position } from './position.js';
import { orderOf, procedures } from './procedures.js';
import { placementAt, placements } from './setup.js';
import { isAt, isIn, type State } from './states.js';

export function optionProblems(options: Options): Problem[] {
  const problems: Problem[] = [];
  if (!isSameSet(options.seats, usualSeats))
    problems.push(problemAt(['options', 'seats'], options.seats, `each of ${usualSeats.join(', ')} exactly once`));
  return [...problems, ...orderProblems(procedures, (name) => orderOf(options, name)), ...dataProblems(options)];
}

export const contradictions = (position: Position, flow: string): Problem[] => [
  ...burglarProblems(position, flow),
  ...placeProblems(position),
  ...setupProblems(position, flow),
  ...tileProblems(position),
  ...liftProblems(position),
  ...vaultProblems(position),
  ...pendingProblems(position, flow),
  ...stateProblems(position, flow),
  ...endProblems(position, flow),
];

function burglarProblems(position: Position, flow: string): Problem[] {
  const problems: Problem[] = [];
  for (const id of usualSeats) {
    const { used, extra, strength, at } = position.burglars[id];
    const { points, strength: most } = dataOf(position).burglars[id];
    const path = ['burglars', id];
    if (strength > most)
      problems.push(problemAt([...path, 'strength'], strength, `at most ${most}: ${id} has no more`));
    if (used > points + extra)
      problems.push(
        problemAt([...path, 'used'], used, `at most ${points + extra}, the points of ${id} plus extra points`),
      );
    if (at === 'roof' && !isIn(flow, 'end.won') && !isRuled(position, 'roof-alone', 'allowed'))
      problems.push(
        problemAt([...path, 'at'], '"roof"', 'another space: all four reach the roof together, and that wins the game'),
      );
    if (itemsOf(position, id) > itemPlaces)
      problems.push(problemAt(path, `${itemsOf(position, id)} items carried by ${id}`, `at most ${itemPlaces}`));
  }
  const lying = usualSeats.filter((id) => position.burglars[id].pose === 'lying');
  if (lying.length > 1)
    problems.push(
      problemAt(
        ['burglars'],
        `${lying.join(' and ')} both lying`,
        'at most one: only the first burglar to sit down lies',
      ),
    );
  if (
    isIn(flow, 'minute.turn.ready', 'minute.turn.acting', 'minute.turn.confronted', 'minute.turn.event') &&
    position.burglars[position.turn].pose !== 'standing'
  )
    problems.push(
      problemAt(
        ['turn'],
        `${position.turn}, who is not standing`,
        'a burglar who is standing: nobody else has a turn in this minute',
      ),
    );
  return problems;
}

/** Things bound to a floor stay on it. */
function placeProblems(position: Position): Problem[] {
  const { drones, switches, vending, locks } = position;
  const problems: Problem[] = [];
  const onFloor = (path: string[], at: Space | null, floor: string) => {
    if (at !== null && isRoom(at) && floorOf(at) !== floor)
      problems.push(problemAt(path, at, `a room on floor ${floor}`));
  };
  for (const floor of floors) onFloor(['drones', floor, 'at'], drones[floor]?.at ?? null, floor);
  for (const floor of ['3', '6'] as const) onFloor(['switches', floor, 'at'], switches[floor].at, floor);
  for (const floor of ['2', '5'] as const) onFloor(['vending', floor, 'at'], vending[floor].at, floor);
  const { shaftAt, accesses } = planOf(position);
  for (const colour of colours)
    if (locks[colour] !== 'out' && !shaftAt(locks[colour]))
      problems.push(
        problemAt(
          ['locks', colour],
          found(locks[colour]),
          `the room of a lift access, or out: ${Object.values(accesses).flat().join(', ')}`,
        ),
      );
  const shut = colours.map((colour) => locks[colour]).filter((at) => at !== 'out');
  if (new Set(shut).size < shut.length) problems.push(problemAt(['locks'], shut, 'a different access for each lock'));
  return problems;
}

/** LH-SETUP: only what setup has still to place may be null. */
function setupProblems(position: Position, flow: string): Problem[] {
  if (isAt(flow, 'setup', 'setup.difficulty')) return [];
  const at = placementAt(flow);
  const due = at < 0 ? placements : placements.slice(0, at);
  return due
    .filter(({ state, isMissing }) => state !== 'keys.place' && state !== 'battery' && isMissing(position))
    .map(({ state }) =>
      problemAt([state], 'something that is not placed yet (null)', `everything in place, because the flow is ${flow}`),
    );
}

function tileProblems(position: Position): Problem[] {
  const problems: Problem[] = [];
  for (const kind of ['batteries', 'donuts'] as const) {
    const count = position[kind].length + position.used[kind];
    if (count > tiles[kind])
      problems.push(
        problemAt([kind], `${count} tiles, in play and used`, `at most ${tiles[kind]}: the box holds no more`),
      );
  }
  for (const colour of colours)
    if ((position.keys[colour] === 'out') !== (position.locks[colour] === 'out'))
      problems.push(
        problemAt(
          ['keys', colour],
          found(position.keys[colour]),
          `out if the lock is out, and a place if it is not (the lock is ${position.locks[colour]})`,
        ),
      );
  const { events: deck, strip } = dataOf(position);
  for (const [card, count] of Object.entries(position.events))
    if (count > deck[card as CardId])
      problems.push(problemAt(['events', card], count, `at most ${deck[card as CardId]}: the deck has no more`));
  const { radio, options } = position;
  if (radio !== null && !strip[options.difficulty].includes(radio))
    problems.push(problemAt(['radio'], radio, `null or a radio field: ${strip[options.difficulty].join(', ')}`));
  return problems;
}

function liftProblems(position: Position): Problem[] {
  const problems: Problem[] = [];
  const { cabins } = dataOf(position).weights;
  const { lowestFloor, highestFloor } = planOf(position);
  for (const shaft of shafts) {
    const { cabin, floor } = position.lifts[shaft];
    if (floor < lowestFloor(shaft) || floor > highestFloor(shaft))
      problems.push(
        problemAt(
          ['lifts', shaft, 'floor'],
          floor,
          `a floor of shaft ${shaft}: ${lowestFloor(shaft)} to ${highestFloor(shaft)}`,
        ),
      );
    if (cabin !== null && !cabins.includes(cabin))
      problems.push(problemAt(['lifts', shaft, 'cabin'], cabin, `the limit of a cabin: ${cabins.join(', ')}`));
    const weight = weightIn(position, `lift-${shaft}`);
    if (cabin !== null && weight > cabin)
      problems.push(problemAt(['lifts', shaft, 'cabin'], `${weight} kg in lift-${shaft}`, `at most ${cabin} kg`));
    const twin = shafts.find((other) => other < shaft && cabin !== null && position.lifts[other].cabin === cabin);
    if (twin)
      problems.push(
        problemAt(
          ['lifts', shaft, 'cabin'],
          `${cabin}, which lift-${twin} already has`,
          `each of ${cabins.join(', ')} once`,
        ),
      );
  }
  return problems;
}

function vaultProblems({ vault, alert, explosives, ruby, switches }: Position): Problem[] {
  const problems: Problem[] = [];
  if (vault.wall === (alert === 'red'))
    problems.push(
      problemAt(
        ['alert'],
        found(alert),
        vault.wall ? 'green, because the wall is still there' : 'red, because the wall is gone',
      ),
    );
  if (vault.wall === (explosives.at === 'out'))
    problems.push(
      problemAt(
        ['explosives', 'at'],
        found(explosives.at),
        vault.wall ? 'a space, because the wall is still there' : 'out, because the wall is gone',
      ),
    );
  if (ruby.at !== 'aside' && (vault.wall || vault.lasers))
    problems.push(problemAt(['ruby', 'at'], found(ruby.at), 'aside, until the wall and the lasers are gone'));
  for (const floor of ['3', '6'] as const) {
    const { at, active } = switches[floor];
    if (vault.lasers === (at === 'out'))
      problems.push(
        problemAt(
          ['switches', floor, 'at'],
          found(at),
          vault.lasers ? 'a room, because the lasers are on' : 'out, because the lasers are off',
        ),
      );
    if (at === 'out' && active)
      problems.push(problemAt(['switches', floor, 'active'], true, 'false, because the switch is out'));
  }
  if (switches['3'].active && switches['6'].active)
    problems.push(problemAt(['switches'], 'both active', 'at most one: two active switches turn off the lasers'));
  return problems;
}

/** Where an alarm may go on. */
const resumable: readonly State[] = [
  'minute.turn.acting',
  'minute.turn.ready',
  'minute.protocol.drones',
  'minute.protocol.activation',
];

function pendingProblems(position: Position, flow: string): Problem[] {
  const { pending, checkpoint } = position;
  const problems: Problem[] = [];
  const keys = pendingKeys(flow);
  for (const key of Object.keys(pending) as (keyof Pending)[])
    if (!keys.includes(key))
      problems.push(
        problemAt(
          ['pending', key],
          found(pending[key]),
          keys.length
            ? `only ${keys.join(', ')}, because the flow is ${flow}`
            : `nothing pending, because the flow is ${flow}`,
        ),
      );
  if (pending.resume !== undefined && !isAt(pending.resume, ...resumable))
    problems.push(problemAt(['pending', 'resume'], found(pending.resume), resumable.join(', ')));
  if (pending.then !== undefined && !isAt(pending.resume ?? '', 'minute.turn.ready'))
    problems.push(
      problemAt(
        ['pending', 'then'],
        found(pending.then),
        'nothing: only an alarm that goes on in minute.turn.ready has something to carry out',
      ),
    );
  // Later on the marker lies where the alarm was, and nobody looks at `alarmAt` again.
  const isMarkerDue = isAt(flow, 'minute.alarm', 'minute.alarm.marker');
  if (isMarkerDue && pending.alarmAt && !isRoom(pending.alarmAt) && !landings.includes(pending.alarmAt))
    problems.push(
      problemAt(['pending', 'alarmAt'], found(pending.alarmAt), 'a room or a landing, where the alarm was raised'),
    );
  if (isIn(flow, 'setup.keys.reveal') && pending.placed?.length !== colours.length)
    problems.push(problemAt(['pending', 'placed'], found(pending.placed), 'the four rooms of the face-down keys'));
  const needsMarker = isIn(flow, 'minute.protocol.guards') || (isIn(flow, 'minute.alarm') && !isMarkerDue);
  if (needsMarker && checkpoint === null)
    problems.push(problemAt(['checkpoint'], null, `a room or a landing, because the guards walk to it in ${flow}`));
  if (isIn(flow, 'minute.protocol.checkpoint.kept') && checkpoint === null)
    problems.push(problemAt(['checkpoint'], null, `a room or a landing, because the flow is ${flow}`));
  return problems;
}

/** States that wait for something need it there: a meeting, a card to draw, a drone that comes back. */
function stateProblems(position: Position, flow: string): Problem[] {
  const { turn, events } = position;
  const at = here(position);
  if (isIn(flow, 'minute.turn.confronted') && !isRoom(at) && !landings.includes(at))
    return [
      problemAt(
        ['burglars', turn, 'at'],
        at,
        `a room or a landing, where drones and guards can be, because the flow is ${flow}`,
      ),
    ];
  if (isIn(flow, 'minute.turn.event.draw') && Object.values(events).every((count) => count === 0))
    return [problemAt(['events'], 'no card in the deck', `at least one, because the flow is ${flow}`)];
  if (asksRoute(flow) && position.pending.walker && position.guards[position.pending.walker] === position.checkpoint)
    return [
      problemAt(
        ['checkpoint'],
        found(position.checkpoint),
        `a different space from ${position.pending.walker}, whose route is being chosen`,
      ),
    ];
  if (isIn(flow, 'minute.protocol.stations.roll') && !droneTests.isDroneCharged(position))
    return [
      problemAt(['drones'], 'no drone that could return', `a drone that is charging, because the flow is ${flow}`),
    ];
  return [];
}

function endProblems({ options, burglars, outcome }: Position, flow: string): Problem[] {
  const problems: Problem[] = [];
  const isOver = isIn(flow, 'end');
  if (outcome && !isOver) problems.push(problemAt(['outcome'], outcome, `null while the flow is ${flow}`));
  if (!isOver && options.seats.every((id) => burglars[id].at === 'cell'))
    problems.push(
      problemAt(['burglars'], 'all four in the cell', 'at least one free burglar: otherwise the game is lost'),
    );
  return problems;
}
