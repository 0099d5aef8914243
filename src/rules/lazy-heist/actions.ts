// What a burglar pays for: points and strength, the order of checks, and the actions done on the spot.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import type { Move } from '../../table/move.js';
import { raiseAlarm } from './alarm.js';
import type { Space } from './board.js';
import { type Burglar } from './data.js';
import { costs, numbers, type Cost } from './box.js';
import { dataOf } from './house-data.js';
import { planOf } from './building.js';
import { has, useUp } from './items.js';
import {
  burglar,
  changed,
  event,
  hasActiveDrone,
  here,
  isPrisoner,
  pointsLeft,
  isRuled,
  withBurglar,
  type Position,
  type RuleOrRuling,
} from './position.js';
import { layRuby } from './vault.js';

interface PaidAction {
  readonly cost: Cost | ((position: Position, move: Move) => Cost);
  /** Place and object: what the action needs besides points and strength. */
  readonly needs: (position: Position, move: Move) => RuleOrRuling | null;
  /** What it does once it is paid for. */
  readonly does: (position: Position, move: Move, who: Burglar) => Effect<Position>;
  /** Open to prisoners (LH-CAPTURE-5 bars the rest). */
  readonly forPrisoners?: (position: Position) => boolean;
}

/** A paid action. Checks in this order: prisoner, place and object, points (LH-TURN-2), strength (LH-TURN-4). */
export function paid({ cost, needs, does, forPrisoners }: PaidAction): MoveRule<Position> {
  const costOf = (position: Position, move: Move) => (typeof cost === 'function' ? cost(position, move) : cost);
  return {
    check(position, move) {
      const who = move.by as Burglar;
      if (isPrisoner(position, who) && !forPrisoners?.(position)) return 'LH-CAPTURE-5';
      return needs(position, move) ?? tooDear(position, who, costOf(position, move));
    },
    apply(position, move) {
      const who = move.by as Burglar;
      return does(changed(pay(position, who, costOf(position, move)), { acted: true }), move, who);
    },
  };
}

export function tooDear(position: Position, who: string, { points, strength = 0 }: Cost): RuleOrRuling | null {
  if (pointsLeft(position, who) < points) return 'LH-TURN-2';
  return burglar(position, who).strength < strength ? 'LH-TURN-4' : null;
}

/** LH-TURN-3 */
export function pay(position: Position, who: string, { points, strength = 0 }: Cost): Position {
  const piece = burglar(position, who);
  return withBurglar(position, who, { used: piece.used + points, strength: piece.strength - strength });
}

const isFull = (position: Position, who: string): boolean =>
  burglar(position, who).strength === dataOf(position).burglars[who as Burglar].strength;
const isUseless = (position: Position): boolean => !isRuled(position, 'useless-actions', 'allowed');

/** LH-REST-1, LH-REST-2, LH-REST-3 */
const rest = paid({
  cost: costs.rest,
  forPrisoners: () => true,
  needs: (position, { by }) => (isFull(position, by as string) && isUseless(position) ? 'LH-REST-2' : null),
  does(position, _, who) {
    const strength = Math.min(
      burglar(position, who).strength + numbers.strengthOfRest,
      dataOf(position).burglars[who].strength,
    );
    return effect(withBurglar(position, who, { strength }), event('rested', 'LH-REST-2', { who }));
  },
});

const machineIn = ({ vending }: Position, space: Space): '2' | '5' | undefined =>
  (['2', '5'] as const).find((floor) => vending[floor].at === space);

/** LH-LOOT-1, LH-LOOT-2, LH-LOOT-3 */
const loot = paid({
  cost: costs.loot,
  needs(position, { by }) {
    const machine = machineIn(position, here(position));
    if (!machine) return 'LH-LOOT-1';
    if (position.vending[machine].looted) return 'LH-LOOT-3';
    return isFull(position, by as string) && isUseless(position) ? 'LH-LOOT-2' : null;
  },
  does(position, _, who) {
    const floor = machineIn(position, here(position)) as '2' | '5';
    const machine = { ...position.vending[floor], looted: true };
    return effect(
      changed(withBurglar(position, who, { strength: dataOf(position).burglars[who].strength }), {
        vending: { ...position.vending, [floor]: machine },
      }),
      event('vending-looted', 'LH-LOOT-2', { who, floor: Number(floor) }),
    );
  },
});

/** LH-RADIO-3: the radio field that a call would cover, or undefined. Ruling next-radio-field says ahead of what. */
export function nextRadioField({ options, minute, radio }: Position): number | undefined {
  const beyond = isRuled({ options }, 'next-radio-field', 'ahead-of-marker') ? Math.max(radio ?? 0, minute) : minute;
  return dataOf({ options }).strip[options.difficulty].find((field) => field > beyond);
}

/** LH-RADIO-1, LH-RADIO-2, LH-RADIO-3. `radio keep` spends the call without moving the marker (ruling radio-optional). */
const radio = paid({
  cost: costs.radio,
  needs(position, { by, args: [keep] }) {
    if (!has(position, by as string, 'battery')) return 'LH-RADIO-2';
    if (keep && !isRuled(position, 'radio-optional', 'may')) return 'LH-RADIO-3';
    const field = nextRadioField(position);
    const isIdle = field === undefined || field === position.radio;
    return isIdle && isUseless(position) ? 'LH-RADIO-3' : null;
  },
  does(position, { args: [keep] }, who) {
    const field = keep ? position.radio : (nextRadioField(position) ?? position.radio);
    return effect(
      changed(useUp(position, 'battery', who), { radio: field }),
      event('radio-called', 'LH-RADIO-3', { who, field }),
    );
  },
});

/** LH-FREE-1, LH-FREE-2, LH-FREE-3 */
const free = paid({
  cost: costs.free,
  needs: (position, { args: [whom = ''] }) =>
    here(position) === position.guardRoom && isPrisoner(position, whom) ? null : 'LH-FREE-1',
  does(position, { args: [whom = ''] }, who) {
    const at = position.guardRoom as Space;
    const freed = effect(withBurglar(position, whom, { at }), event('freed', 'LH-FREE-3', { who, whom }));
    return hasActiveDrone(position, at) && isRuled(position, 'freed-beside-drone', 'meeting')
      ? andThen(freed, (next) => raiseAlarm(next, at, 'LH-RULING-freed-beside-drone', { resume: 'minute.turn.acting' }))
      : freed;
  },
});

const switchIn = ({ switches }: Position, space: Space): '3' | '6' | undefined =>
  (['3', '6'] as const).find((floor) => switches[floor].at === space);

/** LH-SWITCH-1, LH-SWITCH-2, LH-SWITCH-3 */
const turnSwitch = paid({
  cost: costs.switch,
  needs(position) {
    const floor = switchIn(position, here(position));
    if (!floor) return 'LH-SWITCH-1';
    return position.switches[floor].active ? 'LH-SWITCH-2' : null;
  },
  does(position, _, who) {
    const floor = switchIn(position, here(position)) as '3' | '6';
    const switches = { ...position.switches, [floor]: { ...position.switches[floor], active: true } };
    const turned = effect(
      changed(position, { switches }),
      event('switch-activated', 'LH-SWITCH-2', { who, floor: Number(floor) }),
    );
    return switches['3'].active && switches['6'].active ? andThen(turned, lasersOff) : turned;
  },
});

function lasersOff(position: Position): Effect<Position> {
  const out = { at: 'out', active: false };
  const dark = effect<Position>(
    changed(position, { switches: { '3': out, '6': out }, vault: { ...position.vault, lasers: false } }),
    event('lasers-off', 'LH-SWITCH-3'),
  );
  return position.vault.wall || isRuled(position, 'ruby-after-lasers', 'next-protocol')
    ? dark
    : andThen(dark, (next) => layRuby(next, 'LH-RULING-ruby-after-lasers'));
}

/** LH-IGNITE-1, LH-IGNITE-2 */
const ignite = paid({
  cost: costs.ignite,
  needs(position) {
    const { vault } = planOf(position);
    if (here(position) !== vault || position.explosives.at !== vault) return 'LH-IGNITE-1';
    return position.explosives.lit ? 'LH-IGNITE-2' : null;
  },
  does: (position, _, who) =>
    effect(
      changed(position, { explosives: { ...position.explosives, lit: true } }),
      event('explosives-lit', 'LH-IGNITE-2', { who }),
    ),
});

/** LH-WAIT-1 */
const wait = paid({
  cost: costs.wait,
  forPrisoners: (position) => isRuled(position, 'prisoner-turn', 'may-wait'),
  needs: () => null,
  does: (position, _, who) => effect(position, event('waited', 'LH-WAIT-1', { who })),
});

export const spotActions = { rest, loot, radio, free, turnSwitch, ignite, wait };
