// Gear for the current turn: actions, stress, dice, chips and cards.
import { effect } from '../../../table/event.js';
import { floors, type Floor, type Space } from '../board.js';
import { callsGuard, drunkSends, pullsIn } from '../chip-effects.js';
import { chipAt, removeChip } from '../chips.js';
import { numbers } from '../data.js';
import { gainStress, loseStress } from '../ends.js';
import { deckRefilled } from '../guards.js';
import { deckOf, onTop, outOfDiscards } from '../patrol.js';
import {
  crook,
  event,
  hasFlag,
  inTurn,
  nothing,
  isRuled,
  supply,
  withFlag,
  withTurn,
  type Flag,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from '../position.js';
import { nameAt, placeDie, placeOfRoom } from '../rooms.js';
import { frame, isFrame, topOf, withTop } from '../stack.js';
import { currentRoom, gearRule, ifOnly, oneEach, type GearEffect } from './effect.js';

/** It lasts to the end of the active crook's turn. */
const forThisTurn = (flag: Flag): GearEffect => ({
  targets: (position) => ifOnly(!hasFlag(position, flag)),
  apply: (position) => effect(withFlag(position, flag)),
});

const gainActions =
  (amount: number, rule: RuleOrRuling): RuleStep =>
  (position) =>
    effect(
      withTurn(position, { actions: position.turn.actions + amount }),
      event('extra-action', rule, { crook: position.turn.crook, amount }),
    );

const adrenaline: GearEffect = {
  targets: (position) => ifOnly(currentRoom(position) !== undefined),
  apply: (position, { gear }) => {
    const who = position.turn.crook;
    const missing = numbers.stressLimit - 1 - crook(position, who).stress;
    return inTurn(
      position,
      missing > 0 ? gainStress(who, missing, gearRule(gear)) : nothing,
      gainActions(3, gearRule(gear)),
    );
  },
};

/** Into the office; while it is hidden only by ruling good-intel-hidden. */
const goodIntel: GearEffect = {
  targets: (position) => {
    const isOpen =
      placeOfRoom(position, 'owners-office') !== undefined ||
      (isRuled(position, 'good-intel-hidden', 'die-in-room') && currentRoom(position) !== undefined);
    return ifOnly(isOpen && supply(position) > 0);
  },
  apply: (position, { gear }) => {
    const at = currentRoom(position) as Space;
    const rule = gearRule(gear);
    return inTurn(
      position,
      (now) => placeDie(now, at, rule, 'B2-RULING-good-intel-hidden'),
      (now) => gainActions(placeOfRoom(now, 'owners-office') ? now.dice.office : (now.dice.rooms[at] ?? 0), rule)(now),
    );
  },
};

const alteredIdBadge: GearEffect = {
  targets: (position) => {
    const at = currentRoom(position);
    const isTense = crook(position, position.turn.crook).stress > 0;
    return ifOnly(at !== undefined && nameAt(position, at) === 'owners-office' && isTense);
  },
  apply: (position, { gear }) => loseStress(position.turn.crook, 3, gearRule(gear))(position),
};

/** What a die shows after it was turned by one; nothing beyond its faces (ruling get-cracking-limits). */
function turned(position: Position, die: number, by: number): number | undefined {
  const face = die + by;
  if (face >= 1 && face <= 6) return face;
  return isRuled(position, 'get-cracking-limits', 'wraps') ? (face < 1 ? 6 : 1) : undefined;
}
const getCracking: GearEffect = {
  targets: (position) => {
    const top = topOf(position);
    if (!isFrame(top, 'dice')) return [];
    return top.rolled.flatMap((die, i) =>
      [-1, 1]
        .filter((by) => turned(position, die, by) !== undefined)
        .map((by) => [String(i + 1), by > 0 ? '+1' : '-1']),
    );
  },
  apply: (position, { args: [index, by] }) => {
    const { rolled } = frame(position, 'dice');
    const at = Number(index) - 1;
    const face = turned(position, rolled[at] ?? 0, Number(by)) as number;
    return effect(withTop(position, { rolled: rolled.with(at, face) }));
  },
};

/** Only a chip that would do something: a drunk who moves somebody, yellow on exploring. */
const clairvoyant: GearEffect = {
  targets: (position) => {
    const top = topOf(position);
    if (isFrame(top, 'entering'))
      return ifOnly(chipAt(position, top.at)?.chip === 'drunk' && drunkSends(position, top) !== undefined);
    if (!isFrame(top, 'exploring')) return [];
    const chip = chipAt(position, top.at)?.chip;
    return ifOnly(
      (chip === 'prima-donna' && pullsIn(position, top.crook)) ||
        (chip === 'detective' && callsGuard(position, top.at)),
    );
  },
  apply: (position, { gear }) => {
    const { at } = topOf(position) as unknown as { at: Space };
    return removeChip(at, gearRule(gear))(position);
  },
};

const pileOf = (position: Position, card: string): Floor | undefined =>
  floors.find((floor) => deckOf(position, floor).discard.includes(card));
const stackedDeck: GearEffect = {
  targets: (position) => oneEach(new Set(floors.flatMap((floor) => deckOf(position, floor).discard))),
  apply: (position, { args: [card = ''] }) => {
    const floor = pileOf(position, card) as Floor;
    return inTurn(onTop(outOfDiscards(position, floor, card), floor, card), deckRefilled(floor));
  },
};

export const turnGear = {
  'fake-mustache': forThisTurn('mustache'),
  'air-ducts': forThisTurn('ducts'),
  adrenaline,
  'good-intel': goodIntel,
  'altered-id-badge': alteredIdBadge,
  'get-cracking': getCracking,
  clairvoyant,
  'stacked-deck': stackedDeck,
};
