// Alarms: what prevents one, the marker, and where the guard goes then (procedure A).
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { due, type Alarm, type Hack, type Target } from './agenda.js';
import { floorOf, type Floor, type Space } from './board.js';
import { isHackKind, type HackKind } from './data.js';
import { runTo } from './kitty.js';
import {
  alarmsOn,
  burglarsAt,
  changed,
  event,
  excluding,
  guardOn,
  hasLoot,
  including,
  isCharacter,
  isGuardAt,
  lasts,
  lastsFor,
  pop,
  push,
  replaceHead,
  isRuled,
  withGuard,
  type Position,
  type RuleOrRuling,
} from './position.js';
import { nearestOf } from './routes.js';

/** Alarms that a tile raises by its own instruction, and the rule. Cards and abilities raise the others. */
const tileRules: Readonly<Record<string, RuleOrRuling>> = {
  fingerprint: 'BB-FINGERPRINT-1',
  laser: 'BB-LASER-2',
  motion: 'BB-MOTION-1',
  detector: 'BB-DETECTOR-1',
  camera: 'BB-CAMERA-2',
  thermo: 'BB-THERMO-1',
};

/** Whoever would trigger it is a hacker, or one stands on the tile. */
export const isJammed = (position: Position, at: Space, who: string | undefined): boolean =>
  [who, ...burglarsAt(position, at)].some((id) => id !== undefined && isCharacter(position, id, 'hacker'));

/** A1: why nothing rings, and the rule that says so. */
function silencer(position: Position, { at, cause, who }: Alarm): readonly [why: string, rule: RuleOrRuling] | null {
  if (isGuardAt(position, at)) return ['guard', 'BB-GUARD-7'];
  if (position.alarms.includes(at)) return ['already', 'BB-ALARM-2'];
  if (lasts(position, 'emp')) return ['emp', 'BB-TOOL-4'];
  if (tileRules[cause] === undefined) return null;
  if (position.disabled.includes(at)) return ['disabled', 'BB-TOOL-4'];
  if (isHackKind(cause) && isJammed(position, at, who)) return ['jammer', 'BB-CHAR-1'];
  if (cause === 'laser' && who !== undefined && hasLoot(position, who, 'mirror')) return ['mirror', 'BB-LOOT-1'];
  if (cause === 'camera' && lasts(position, 'video-loop')) return ['loop', 'BB-EVENT-1'];
  if (cause === 'camera' && who !== undefined && lastsFor(position, 'invisible-suit', who))
    return ['suit', 'BB-TOOL-4'];
  return null;
}

/** Hack markers that could prevent it. */
export const markersFor = ({ hacks }: Position, cause: string): (HackKind | 'laptop')[] =>
  isHackKind(cause) ? ([cause, 'laptop'] as const).filter((kind) => hacks[kind] > 0) : [];

/** A1 to A4, as far as nobody has to be asked. */
function raiseAlarm(position: Position): Effect<Position> {
  const alarm = due(position, 'alarm') as Alarm;
  const { at, cause } = alarm;
  const silent = silencer(position, alarm);
  if (silent) {
    const [why, rule] = silent;
    const quiet = effect(pop(position), event('alarm-suppressed', rule, { at, cause, why }));
    const isNewTarget = why === 'already' && isRuled(position, 'second-alarm-same-tile', 'new-target');
    return isNewTarget ? andThen(quiet, (next) => aimAtAlarms(next, floorOf(at))) : quiet;
  }
  if (markersFor(position, cause).length > 0) return effect(replaceHead(position, { ...alarm, do: 'hack' }));
  return ring(pop(position), alarm);
}

/** A3, A4: BB-ALARM-1 */
function ring(position: Position, { at, cause }: Alarm | Hack): Effect<Position> {
  const rung = effect(
    changed(position, { alarms: including(position.alarms, at) }),
    event('alarm-raised', tileRules[cause] ?? 'BB-ALARM-1', { at, cause }),
  );
  return andThen(rung, (next) => aimAtAlarms(next, floorOf(at)));
}

/** BB-ALARM-5: the nearest alarm of a floor becomes the target; which of several equally near ones is asked. */
export function aimAtAlarms(position: Position, floor: Floor): Effect<Position> {
  const nearest = nearestAlarms(position, floor);
  const [only, ...others] = nearest;
  if (only === undefined) return effect(position);
  if (others.length > 0) return effect(push(position, { do: 'target', floor, among: nearest }));
  return aim(position, floor, only, 'BB-ALARM-5');
}

/** Alarms nearest to the guard on foot; none while he is off the table. */
export function nearestAlarms(position: Position, floor: Floor): Space[] {
  const { at } = guardOn(position, floor);
  return at === null ? [] : nearestOf(position, at, alarmsOn(position, floor));
}

/** The die goes to a space where an alarm rings. */
function aim(position: Position, floor: Floor, to: Space, rule: 'BB-ALARM-5' | 'BB-ALARM-6'): Effect<Position> {
  if (guardOn(position, floor).target === to) return effect(position);
  return effect(
    withGuard(position, floor, { target: to }),
    event('target-set', rule, { floor: Number(floor), to, cause: 'alarm' }),
  );
}

/** BB-ALARM-3: the marker goes. */
export const switchOff = (position: Position, at: Space, rule: RuleOrRuling): Effect<Position> =>
  effect(
    changed(position, { alarms: excluding(position.alarms, at) }),
    event('alarm-off', rule, { at, floor: Number(floorOf(at)) }),
  );

/** BB-HACK-2 */
const spendMarker: MoveRule<Position> = {
  check(position, { args: [kind] }) {
    const { cause } = due(position, 'hack') as Hack;
    return markersFor(position, cause).some((each) => each === kind) ? null : 'BB-HACK-2';
  },
  apply(position, { args }) {
    const { at, cause } = due(position, 'hack') as Hack;
    const kind = args[0] as HackKind | 'laptop';
    const hacks = { ...position.hacks, [kind]: position.hacks[kind] - 1 };
    return effect(
      pop(changed(position, { hacks })),
      event('hack-spent', 'BB-HACK-2', { kind }),
      event('alarm-prevented', 'BB-HACK-2', { at, cause }),
    );
  },
};
const letRing: MoveRule<Position> = {
  check: () => null,
  apply: (position) => ring(pop(position), due(position, 'hack') as Hack),
};

/** BB-ALARM-6 */
const chooseTarget: MoveRule<Position> = {
  check: (position, { args: [space] }) =>
    due(position, 'target')?.among.some((each) => each === space) ? null : 'BB-ALARM-6',
  apply(position, { args: [space] }) {
    const { floor, of } = due(position, 'target') as Target;
    const chosen = pop(position);
    return of === 'kitty' ? runTo(chosen, space as Space) : aim(chosen, floor, space as Space, 'BB-ALARM-6');
  },
};

export const alarmMoves = { spendMarker, letRing, chooseTarget };
export const alarmSteps = { raiseAlarm };
export const alarmTests = {
  isAlarmDue: (position: Position): boolean => due(position, 'alarm') !== undefined,
  isHackOpen: (position: Position): boolean => due(position, 'hack') !== undefined,
  isTargetOpen: (position: Position): boolean => due(position, 'target') !== undefined,
};
