// The end-of-minute protocol: what each numbered step does. Their order is in procedures.ts; guards and drones have files
// of their own.
import { andThen, effect, type Effect } from '../../table/event.js';
import { fromKeys } from './bare-table.js';
import { appended } from '../../table/watched-copy.js';
import { type Burglar } from './data.js';
import { numbers, tiles } from './box.js';
import { dataOf } from './house-data.js';
import { burglar, changed, event, isPrisoner, lose, isRuled, withBurglars, type Position } from './position.js';
import { procedures, stepNumber, stepRule, type ProtocolStep } from './procedures.js';
import { checkpointRoll, roll } from './rolls.js';
import { isAbsent } from './turns.js';
import { explode, layWaitingRuby } from './vault.js';

/** Steps that go floor by floor begin below the first one. */
const byFloor: readonly ProtocolStep[] = ['drones', 'activation', 'stations'];

/** Entering a step: it is logged, and nothing of it is done yet. */
function announce(step: ProtocolStep) {
  const pending = byFloor.includes(step) ? { floor: 0 } : {};
  const announced = event('protocol-step', stepRule(step), { step: stepNumber(step), name: step });
  return (position: Position): Effect<Position> => effect(changed(position, { pending }), announced);
}
export const announcing = (step: string): string => `announce-${step}`;
export const missing = (step: string): string => `is-${step}-absent`;

/** LH-PROTOCOL-2 */
function resetSwitches(position: Position): Effect<Position> {
  const { vault, switches } = position;
  const active = (['3', '6'] as const).filter((floor) => vault.lasers && switches[floor].active);
  if (active.length === 0) return effect(position);
  const reset = fromKeys(active, (floor) => ({ ...switches[floor], active: false }));
  return effect(
    changed(position, { switches: { ...switches, ...reset } }),
    ...active.map((floor) => event('switch-reset', 'LH-PROTOCOL-2', { floor: Number(floor) })),
  );
}

/** LH-PROTOCOL-8 */
function refillVending(position: Position): Effect<Position> {
  const { vending } = position;
  const empty = (['2', '5'] as const).filter((floor) => vending[floor].looted);
  if (empty.length === 0) return effect(position);
  const refilled = fromKeys(empty, (floor) => ({ ...vending[floor], looted: false }));
  return effect(
    changed(position, { vending: { ...vending, ...refilled } }),
    ...empty.map((floor) => event('vending-refilled', 'LH-PROTOCOL-8', { floor: Number(floor) })),
  );
}

/** LH-PROTOCOL-9 */
function resetMarkers(position: Position): Effect<Position> {
  const reset = withBurglars(position, position.options.seats, { used: 0, extra: 0 });
  return effect(reset, event('markers-reset', 'LH-PROTOCOL-9'));
}

const isRadioField = ({ options, minute }: Position): boolean =>
  dataOf({ options }).strip[options.difficulty].includes(minute);

/** LH-PROTOCOL-10; the countdown is over on field 30 (ruling countdown-end). */
function advanceHelicopter(position: Position): Effect<Position> {
  const minute = position.minute + 1;
  const { lastField } = numbers;
  const last = isRuled(position, 'countdown-end', 'field-29') ? lastField - 1 : lastField;
  const advanced = effect(
    changed(position, { minute }),
    event('helicopter-advanced', 'LH-PROTOCOL-10', { to: minute }),
  );
  if (minute >= last) return andThen(advanced, (next) => lose(next, 'LH-END-2'));
  const isUncovered = isRadioField(advanced.position) && position.radio !== minute;
  return isUncovered ? andThen(advanced, (next) => lose(next, 'LH-END-5')) : advanced;
}

const rollBattery = roll(2, 'LH-PROTOCOL-10', (position, at) =>
  effect(
    changed(position, { batteries: appended(position.batteries, at) }),
    event('battery-placed', 'LH-PROTOCOL-10', { at }),
  ),
);

/** LH-PROTOCOL-11: everybody stands (ruling who-stands-up), and the one who lay begins. */
function startMinute(position: Position): Effect<Position> {
  const up = withBurglars(position, position.options.seats, { pose: 'standing' });
  const who = starter(position);
  return effect(changed(up, { turn: who, acted: false }), event('minute-started', 'LH-PROTOCOL-11', { who }));
}

/** Ruling first-sitter-caught: a prisoner may have to let the next free burglar begin. */
function starter(position: Position): Burglar {
  const { options, turn } = position;
  const lay = options.seats.find((id) => burglar(position, id).pose === 'lying') ?? turn;
  if (!isRuled(position, 'first-sitter-caught', 'next-free')) return lay;
  const at = options.seats.indexOf(lay);
  const clockwise = [...options.seats.slice(at), ...options.seats.slice(0, at)];
  return clockwise.find((id) => !isPrisoner(position, id)) ?? lay;
}

const nothing = (position: Position): Effect<Position> => effect(position);

export const protocolMoves = { rollCheckpoint: checkpointRoll('LH-PROTOCOL-3'), rollBattery };
export const protocolSteps = {
  explode,
  layWaitingRuby,
  resetSwitches,
  keepCheckpoint: nothing,
  refillVending,
  resetMarkers,
  advanceHelicopter,
  startMinute,
  ...Object.fromEntries(procedures.protocol.map((step) => [announcing(step), announce(step)])),
};
export const protocolTests = {
  isCheckpointOnPlan: ({ checkpoint }: Position): boolean => checkpoint !== null,
  isBatteryDue: (position: Position): boolean =>
    isRadioField(position) && position.batteries.length + position.used.batteries < tiles.batteries,
  ...Object.fromEntries(
    procedures.protocol.map((step) => [missing(step), (position: Position) => isAbsent(position, step)]),
  ),
};
