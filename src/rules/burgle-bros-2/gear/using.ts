// Using prepared gear: when, by whom, at what; and whether a reaction window opens at all.
import { effect } from '../../../table/event.js';
import type { MoveRule } from '../../../table/game.js';
import type { Move } from '../../../table/move.js';
import { isFloor, mirrored } from '../spaces.js';
import { checkStress, gainStress } from '../ends.js';
import { canSetTarget } from '../guards.js';
import {
  changed,
  crook,
  event,
  guardOn,
  here,
  inTurn,
  isGuardTurn,
  names,
  nothing,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from '../position.js';
import { routesTo, movementGear } from './movement.js';
import { allGear, gearCard, isGear, type Gear, type UsableWhen } from './data.js';
import { gearRule, type GearEffect, type Use } from './effect.js';
import { guardGear, twoCommotions } from './guards.js';
import { gearState, withGear } from './preparing.js';
import { roomGear } from './rooms.js';
import { tokenGear } from './tokens.js';
import { turnGear } from './turn.js';
import { frame, popped } from '../stack.js';
import { jump } from '../moving-crooks.js';
import { floorOf } from '../board.js';

const effects: Readonly<Partial<Record<Gear, GearEffect>>> = {
  ...movementGear,
  ...guardGear,
  ...roomGear,
  ...tokenGear,
  ...turnGear,
};

/** The kinds of moments in which gear may be used (B2-GEAR-3, B2-GEAR-4); `never` is everywhere else. */
export const windowKinds = ['enter', 'act', 'any', 'chip', 'dice', 'commotion', 'never'] as const;
export type WindowKind = (typeof windowKinds)[number];

/** Mustache and ducts are for the turn of a crook: a guard turn, or one who has left, is too late. */
const isTooLate = (position: Position, gear: Gear): boolean =>
  (gear === 'fake-mustache' || gear === 'air-ducts') && (isGuardTurn(position) || here(position) === 'left');
const fits = (position: Position, gear: Gear, kind: WindowKind): boolean => {
  const moment: UsableWhen = gearCard(gear).moment;
  return kind !== 'never' && (moment === 'any' || moment === kind) && !isTooLate(position, gear);
};

/** Impersonate is whatever it copies. */
function readUse({ by = '', args: [gear = '', ...rest] }: Move): Use | undefined {
  const [copied, ...args] = rest;
  if (gear === 'impersonate') return isGear(copied) ? { by, gear: copied, args, disguised: true } : undefined;
  return isGear(gear) ? { by, gear, args: rest, disguised: false } : undefined;
}
const readyGear = (position: Position, who: string): Gear[] =>
  (Object.keys(crook(position, who).gear) as Gear[]).filter((gear) => gearState(position, who, gear) === 'ready');
/** Any crook's prepared gear that has an effect of its own. */
const copyable = (position: Position): Gear[] => {
  const ready = new Set(names(position).flatMap((name) => readyGear(position, name)));
  return allGear.filter((gear) => ready.has(gear) && effects[gear] !== undefined);
};

/**
 * Where a card can be pointed at now, as the words after its name. Every move that is listed is also judged, and windows
 * ask too: the answer is kept as long as the position.
 */
function targetsOf(position: Position, by: string, gear: Gear): ReadonlySet<string> {
  const kept = answers.get(position) ?? new Map<string, ReadonlySet<string>>();
  answers.set(position, kept);
  const key = `${by} ${gear}`;
  const known = kept.get(key);
  if (known) return known;
  const found = new Set(Array.from(effects[gear]?.targets(position, by) ?? [], (words) => words.join(' ')));
  kept.set(key, found);
  return found;
}
const answers = new WeakMap<Position, Map<string, ReadonlySet<string>>>();

/** Every use that has a target, whatever the moment. */
export function* uses(position: Position): Iterable<Move> {
  for (const by of names(position))
    for (const gear of readyGear(position, by))
      if (gear === 'impersonate') {
        for (const copied of copyable(position))
          for (const words of targetsOf(position, by, copied)) yield useOf(by, `${gear} ${copied} ${words}`);
      } else for (const words of targetsOf(position, by, gear)) yield useOf(by, `${gear} ${words}`);
}

const useOf = (by: string, words: string): Move => ({ by, verb: 'use', args: words.trim().split(' ') });

/** Whether anybody has gear that fits this window and has a target. */
function canReact(position: Position, kind: WindowKind): boolean {
  if (position.quiet) return false;
  for (const by of names(position))
    for (const gear of readyGear(position, by))
      for (const each of gear === 'impersonate' ? copyable(position) : [gear])
        if (fits(position, each, kind) && targetsOf(position, by, each).size > 0) return true;
  return false;
}

/** B2-ALERT-8: the marker that should be shifted is not there. */
const lacksMarker = (position: Position, { gear, args }: Use): boolean => {
  const floor = gear === 'bingo' ? args[0] : gear === 'fowl-play' ? args[1] : undefined;
  return isFloor(floor) && guardOn(position, floor) !== undefined && !canSetTarget(position, floor, gear === 'bingo');
};
const hasTarget = (position: Position, { by, gear, args }: Use): boolean =>
  targetsOf(position, by, gear).has(args.join(' '));

function forbidden(position: Position, move: Move, kind: WindowKind): RuleOrRuling | null {
  const {
    by = '',
    args: [card = ''],
  } = move;
  if (!isGear(card) || gearState(position, by, card) !== 'ready') return 'B2-GEAR-1';
  const use = readUse(move);
  if (kind === 'never') return 'B2-GEAR-3';
  if (!use || (use.disguised && !copyable(position).includes(use.gear))) return 'B2-GEAR-10';
  if (!fits(position, use.gear, kind)) return 'B2-GEAR-3';
  if (lacksMarker(position, use)) return 'B2-ALERT-8';
  return hasTarget(position, use) ? null : 'B2-GEAR-10';
}

/** B2-GEAR-6: a counter on the card; after its last use it is flipped once its effect is under way. */
const useUp =
  (who: string, gear: Gear): RuleStep =>
  (position) => {
    const used = (crook(position, who).gear[gear]?.used ?? 0) + 1;
    const state = used >= gearCard(gear).uses ? 'flipped' : 'ready';
    return effect(
      withGear(position, who, gear, { used, state }),
      event('gear-used', gearRule(gear), { crook: who, gear }),
      ...(state === 'flipped' ? [event('gear-flipped', 'B2-GEAR-6', { crook: who, gear })] : []),
    );
  };

function carryOut(position: Position, move: Move) {
  const {
    by = '',
    args: [card],
  } = move;
  const use = readUse(move) as Use;
  const price = use.disguised && here(position) !== 'left';
  return inTurn(
    position,
    useUp(by, card as Gear),
    (now) => (effects[use.gear] as GearEffect).apply(now, use),
    price ? gainStress(position.turn.crook, 1, 'B2-GEAR-impersonate') : nothing,
    price ? checkStress : nothing,
  );
}

export const useIn = (kind: WindowKind): string => `use (${kind})`;
export const nobodyReactsIn = (kind: WindowKind): string => `nobodyReacts (${kind})`;

/** B2-GEAR-4: nobody reacts; with `all` no window opens until the next crook's turn. */
export const pass: MoveRule<Position> = {
  check: () => null,
  apply: (position, { args: [all] }) => effect(all ? changed(position, { quiet: true }) : position),
};

/** Improvised route: one of the rooms, or none. */
const chooseRoute: MoveRule<Position> = {
  check: (position, { args: [space = ''] }) => {
    const { rolled, gear } = frame(position, 'gear');
    const isOpen = gear === 'improvised-route' && (space === 'none' || routesTo(position, rolled).includes(space));
    return isOpen ? null : 'B2-GEAR-10';
  },
  apply: (position, { args: [space = ''] }) =>
    space === 'none'
      ? effect(popped(position))
      : jump(position.turn.crook, space, 'B2-GEAR-improvised-route', { how: 'gear' })(popped(position)),
};
/** Ruling event-commotion-order: the floor on which crybaby is heard first. */
const orderCommotions: MoveRule<Position> = {
  check: (position, { args: [floor] }) =>
    frame(position, 'gear').gear === 'crybaby' && isFloor(floor) ? null : 'B2-GEAR-10',
  apply: (position, { args: [floor] }) => {
    const { at = '' } = frame(position, 'gear');
    return twoCommotions(floorOf(at) === floor ? at : mirrored(at))(popped(position));
  },
};

export const gearMoves = {
  chooseRoute,
  orderCommotions,
  ...Object.fromEntries(
    windowKinds.map((kind): [string, MoveRule<Position>] => [
      useIn(kind),
      { check: (position, move) => forbidden(position, move, kind), apply: carryOut },
    ]),
  ),
};
export const gearTests = {
  isNoRouteOpen: (position: Position): boolean => {
    const { gear, rolled } = frame(position, 'gear');
    return gear === 'improvised-route' && routesTo(position, rolled).length === 0;
  },
  ...Object.fromEntries(
    windowKinds.map((kind) => [nobodyReactsIn(kind), (position: Position) => !canReact(position, kind)]),
  ),
};
