// What a complete position, or its options, may not say: contradictions a schema cannot see.
import type { Problem } from '../../table/errors.js';
import { found } from '../../notation/schema-problems.js';
import { floorOf, floors, highestFloor, isRoom, landings, lowestFloor, shafts, type Space } from './board.js';
import {
  cabinLimits,
  colours,
  deck,
  itemPlaces,
  profiles,
  radioFields,
  tiles,
  usualSeats,
  type CardId,
} from './data.js';
import { pendingKeys } from './defaults.js';
import { droneTests } from './drones.js';
import { here, itemsOf, ruling, weightIn, type Options, type Pending, type Position } from './position.js';
import { orderOf, procedures, type Procedure } from './procedures.js';
import { placements } from './setup.js';

const wrong = (path: (string | number)[], what: unknown, expected: string): Problem => ({
  path,
  found: typeof what === 'string' ? what : found(what),
  expected,
});

const isSameSet = (list: readonly string[], all: readonly string[]): boolean =>
  list.length === all.length && all.every((name) => list.includes(name));

export function optionProblems(options: Options): Problem[] {
  const problems: Problem[] = [];
  if (!isSameSet(options.seats, usualSeats))
    problems.push(wrong(['options', 'seats'], options.seats, `each of ${usualSeats.join(', ')} exactly once`));
  for (const [procedure, steps] of Object.entries(procedures)) {
    const order = orderOf(options, procedure as Procedure);
    if (!isSameSet(order, steps))
      problems.push(wrong(['options', 'order', procedure], order, `each of ${steps.join(', ')} exactly once`));
  }
  return problems;
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
    const { points, strength: most } = profiles[id];
    const path = ['burglars', id];
    if (strength > most) problems.push(wrong([...path, 'strength'], strength, `at most ${most}, as many as ${id} has`));
    if (used > points + extra)
      problems.push(wrong([...path, 'used'], used, `at most ${points + extra}: the points of ${id} and extra points`));
    if (at === 'roof' && flow !== 'end.won' && ruling(position, 'roof-alone') === 'refused')
      problems.push(
        wrong([...path, 'at'], '"roof"', 'any other space: all four reach the roof together, and then the game is won'),
      );
    if (itemsOf(position, id) > itemPlaces)
      problems.push(wrong(path, `${itemsOf(position, id)} items of ${id}`, `at most ${itemPlaces}`));
  }
  const lying = usualSeats.filter((id) => position.burglars[id].pose === 'lying');
  if (lying.length > 1)
    problems.push(wrong(['burglars'], `${lying.join(' and ')} both lying`, 'one at most: only the first to sit lies'));
  if (
    /^minute\.turn\.(ready|acting|confronted|event)/.test(flow) &&
    position.burglars[position.turn].pose !== 'standing'
  )
    problems.push(wrong(['turn'], `${position.turn}, who sits`, 'somebody who stands: who sits has no more turns'));
  return problems;
}

/** Things bound to a floor stay on it. */
function placeProblems({ drones, switches, vending, locks }: Position): Problem[] {
  const problems: Problem[] = [];
  const onFloor = (path: string[], at: Space | null, floor: string) => {
    if (at !== null && isRoom(at) && floorOf(at) !== floor) problems.push(wrong(path, at, `a room on floor ${floor}`));
  };
  for (const floor of floors) onFloor(['drones', floor, 'at'], drones[floor]?.at ?? null, floor);
  for (const floor of ['3', '6'] as const) onFloor(['switches', floor, 'at'], switches[floor].at, floor);
  for (const floor of ['2', '5'] as const) onFloor(['vending', floor, 'at'], vending[floor].at, floor);
  const shut = colours.map((colour) => locks[colour]).filter((at) => at !== 'out');
  if (new Set(shut).size < shut.length) problems.push(wrong(['locks'], shut, 'each lock on an access of its own'));
  return problems;
}

/** LH-SETUP: only what setup has still to place may be null. */
function setupProblems(position: Position, flow: string): Problem[] {
  const at = placements.findIndex(({ state }) => flow === `setup.${state}` || flow === `setup.${state.split('.')[0]}`);
  if (flow === 'setup' || flow === 'setup.difficulty') return [];
  const due = at < 0 ? placements : placements.slice(0, at);
  return due
    .filter(({ state, isMissing }) => !state.startsWith('keys.place') && state !== 'battery' && isMissing(position))
    .map(({ state }) => wrong([state], 'something not placed yet (null)', `all of it: the flow is ${flow}`));
}

function tileProblems(position: Position): Problem[] {
  const problems: Problem[] = [];
  for (const kind of ['batteries', 'donuts'] as const) {
    const count = position[kind].length + position.used[kind];
    if (count > tiles[kind])
      problems.push(
        wrong([kind], `${count} tiles in play and used`, `at most ${tiles[kind]}, as many as the box holds`),
      );
  }
  for (const colour of colours)
    if ((position.keys[colour] === 'out') !== (position.locks[colour] === 'out'))
      problems.push(
        wrong(
          ['keys', colour],
          found(position.keys[colour]),
          `out exactly when the lock is out (it is ${position.locks[colour]})`,
        ),
      );
  for (const [card, count] of Object.entries(position.events))
    if (count > deck[card as CardId])
      problems.push(wrong(['events', card], count, `at most ${deck[card as CardId]}, as many as the deck has`));
  const { radio, options } = position;
  if (radio !== null && !radioFields[options.difficulty].includes(radio))
    problems.push(wrong(['radio'], radio, `null or a radio field: ${radioFields[options.difficulty].join(', ')}`));
  return problems;
}

function liftProblems(position: Position): Problem[] {
  const problems: Problem[] = [];
  for (const shaft of shafts) {
    const { cabin, floor } = position.lifts[shaft];
    if (floor < lowestFloor(shaft) || floor > highestFloor(shaft))
      problems.push(
        wrong(
          ['lifts', shaft, 'floor'],
          floor,
          `a floor of shaft ${shaft}: ${lowestFloor(shaft)} to ${highestFloor(shaft)}`,
        ),
      );
    const weight = weightIn(position, `lift-${shaft}`);
    if (cabin !== null && weight > cabin)
      problems.push(wrong(['lifts', shaft, 'cabin'], `${weight} kg in lift-${shaft}`, `at most ${cabin} kg`));
    const twin = shafts.find((other) => other < shaft && cabin !== null && position.lifts[other].cabin === cabin);
    if (twin)
      problems.push(
        wrong(
          ['lifts', shaft, 'cabin'],
          `${cabin}, which lift-${twin} has already`,
          `each of ${cabinLimits.join(', ')} once`,
        ),
      );
  }
  return problems;
}

function vaultProblems({ vault, alert, explosives, ruby, switches }: Position): Problem[] {
  const problems: Problem[] = [];
  if (vault.wall === (alert === 'red'))
    problems.push(
      wrong(['alert'], found(alert), vault.wall ? 'green while the wall stands' : 'red once the wall is gone'),
    );
  if (vault.wall === (explosives.at === 'out'))
    problems.push(
      wrong(
        ['explosives', 'at'],
        found(explosives.at),
        vault.wall ? 'a space while the wall stands' : 'out once the wall is gone',
      ),
    );
  if (ruby.at !== 'aside' && (vault.wall || vault.lasers))
    problems.push(wrong(['ruby', 'at'], found(ruby.at), 'aside until wall and lasers are gone'));
  for (const floor of ['3', '6'] as const) {
    const { at, active } = switches[floor];
    if (vault.lasers === (at === 'out'))
      problems.push(
        wrong(
          ['switches', floor, 'at'],
          found(at),
          vault.lasers ? 'a room while the lasers are there' : 'out once the lasers are off',
        ),
      );
    if (at === 'out' && active)
      problems.push(wrong(['switches', floor, 'active'], true, 'false once the switch is out'));
  }
  if (switches['3'].active && switches['6'].active)
    problems.push(wrong(['switches'], 'both active', 'one at most: with both the lasers are off'));
  return problems;
}

const resumable = (resume: string): boolean =>
  ['minute.turn.acting', 'minute.turn.ready', 'minute.protocol.drones', 'minute.protocol.activation'].includes(
    resume,
  ) || procedures.protocol.some((step) => resume === `minute.protocol.${step}`);

function pendingProblems(position: Position, flow: string): Problem[] {
  const { pending, checkpoint } = position;
  const problems: Problem[] = [];
  const keys = pendingKeys(flow);
  for (const key of Object.keys(pending) as (keyof Pending)[])
    if (!keys.includes(key))
      problems.push(
        wrong(
          ['pending', key],
          found(pending[key]),
          keys.length ? `only ${keys.join(', ')} in ${flow}` : `nothing pending in ${flow}`,
        ),
      );
  if (pending.resume !== undefined && !resumable(pending.resume))
    problems.push(
      wrong(
        ['pending', 'resume'],
        found(pending.resume),
        'minute.turn.acting, minute.protocol.drones or minute.protocol.activation',
      ),
    );
  // Later on the marker lies where the alarm was, and nobody looks at `alarmAt` again.
  const isMarkerDue = flow === 'minute.alarm' || flow === 'minute.alarm.marker';
  if (isMarkerDue && pending.alarmAt && !isRoom(pending.alarmAt) && !landings.includes(pending.alarmAt))
    problems.push(
      wrong(['pending', 'alarmAt'], found(pending.alarmAt), 'a room or a landing, where the alarm was raised'),
    );
  if (flow === 'setup.keys.reveal' && pending.placed?.length !== colours.length)
    problems.push(wrong(['pending', 'placed'], found(pending.placed), 'the four rooms of the face-down keys'));
  const walks = /^minute\.(alarm|protocol\.guards)(\.(order|first|second|route))?$/.exec(flow);
  const needsMarker = walks !== null && !(flow === 'minute.alarm');
  if (needsMarker && checkpoint === null)
    problems.push(wrong(['checkpoint'], null, `a room or a landing: the guards walk to it in ${flow}`));
  if (flow === 'minute.protocol.checkpoint.kept' && checkpoint === null)
    problems.push(wrong(['checkpoint'], null, `a room or a landing, because the flow is ${flow}`));
  return problems;
}

/** States that wait for something need it there: a meeting, a card to draw, a drone that comes back. */
function stateProblems(position: Position, flow: string): Problem[] {
  const { turn, events } = position;
  const at = here(position);
  if (flow === 'minute.turn.confronted' && !isRoom(at) && !landings.includes(at))
    return [
      wrong(['burglars', turn, 'at'], at, `a room or a landing, where drones and guards are, as the flow is ${flow}`),
    ];
  if (flow === 'minute.turn.event.draw' && Object.values(events).every((count) => count === 0))
    return [wrong(['events'], 'no card in the deck', `at least one, because the flow is ${flow}`)];
  if (
    flow.endsWith('.route') &&
    position.pending.walker &&
    position.guards[position.pending.walker] === position.checkpoint
  )
    return [
      wrong(
        ['checkpoint'],
        found(position.checkpoint),
        `another space than that of ${position.pending.walker}, whose route is asked for`,
      ),
    ];
  if (flow === 'minute.protocol.stations.roll' && !droneTests.isDroneCharged(position))
    return [
      wrong(['drones'], 'no drone to bring back', `the next drone in its station is charging, as the flow is ${flow}`),
    ];
  return [];
}

function endProblems({ options, burglars, outcome }: Position, flow: string): Problem[] {
  const problems: Problem[] = [];
  const isOver = flow === 'end' || flow.startsWith('end.');
  if (outcome && !isOver) problems.push(wrong(['outcome'], outcome, `null while the flow is ${flow}`));
  if (!isOver && options.seats.every((id) => burglars[id].at === 'cell'))
    problems.push(wrong(['burglars'], 'all four in the cell', 'at least one free: otherwise the game is lost'));
  return problems;
}
