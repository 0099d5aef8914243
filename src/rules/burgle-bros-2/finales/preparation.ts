// The safe is open: the finale's card, fake orders or new clothes, and what else has to be laid out.
import { effect, type Effect } from '../../../table/event.js';
import type { MoveRule } from '../../../table/game.js';
import { cellOf, floors, spacesOn, type Floor, type Space, floorNumbered } from '../board.js';
import { isFloor, mirrored, floorNumber } from '../spaces.js';
import { numbers } from '../data.js';
import {
  chipsToDiscard,
  distracted,
  dotsOf,
  fakeOrders,
  fingerprints,
  withFakeOrders,
  type PatrolCard,
} from '../box.js';
import { loseStress } from '../ends.js';
import { each, enterRoom, put } from '../moving-crooks.js';
import { deckRefilled, removeTarget } from '../guards.js';
import { deckOf, outOfDiscards, under } from '../patrol.js';
import {
  changed,
  crooksIn,
  event,
  guardOn,
  inTurn,
  names,
  nothing,
  withCrook,
  withFinale,
  withGuard,
  withTokens,
  type Position,
  type RuleStep,
} from '../position.js';
import { isEven, isFaceUp, placeOfRoom } from '../rooms.js';
import { frame, withTop } from '../stack.js';
import type { RuleId } from '../catalogue.js';

export const finaleRule = ({ finale }: Position): RuleId => `B2-F${finale.number ?? 1}` as RuleId;
const isFinale = ({ finale }: Position, number: number): boolean => finale.number === number;

const revealFinale =
  (number: number, rule: RuleId): RuleStep =>
  (position) =>
    effect(withFinale(position, { number, open: true }), event('finale-revealed', rule, { number }));

/** B2-FINALE-1: the known card is turned over. */
const openFinale: RuleStep = (position) => revealFinale(position.finale.number ?? 1, 'B2-FINALE-1')(position);

/** B2-FINALE-2: `draw finale-<n>` */
const drawFinale: MoveRule<Position> = {
  check: ({ options }, { args: [card = ''] }) =>
    // Only finales can be drawn, and none that was left out (B2-RANDOM-2).
    options.finales.some((number) => card === `finale-${number}`)
      ? null
      : card.startsWith('finale-')
        ? 'B2-RANDOM-2'
        : 'B2-FINALE-2',
  apply: (position, { args: [card = ''] }) =>
    revealFinale(Number(card.slice('finale-'.length)), 'B2-FINALE-2')(position),
};

/** Fake orders come out of the discards of both floors together. */
const discards = (position: Position): PatrolCard[] => floors.flatMap((floor) => [...deckOf(position, floor).discard]);
const areOrdersDue = (position: Position): boolean => {
  const { orders, drawn } = frame(position, 'finale');
  const isAsked = withFakeOrders.has(position.finale.number ?? 0) && drawn.length === 0;
  return isAsked && orders === null && discards(position).length > 0;
};
const orderUnder: MoveRule<Position> = {
  check: (_, { args: [floor] }) => (isFloor(floor) ? null : 'B2-FINALE-3'),
  apply: (position, { args: [floor] }) => effect(withTop(position, { orders: floorNumber(floor as Floor) })),
};

/** The floor whose card with dots is still missing (finale 1). */
const floorWithoutDots = (position: Position): Floor | undefined =>
  isFinale(position, 1) ? floors.find((floor) => frame(position, 'finale').dots[floor] === undefined) : undefined;
/** A card of the discards; if none is left, any card of that floor. */
function dotCards(position: Position, floor: Floor): PatrolCard[] {
  const found = deckOf(position, floor).discard.filter((card) => card !== distracted);
  return found.length > 0 ? found : spacesOn(floor);
}
const isFakeOrder = (position: Position): boolean => {
  const { orders, drawn } = frame(position, 'finale');
  return orders !== null && drawn.length < fakeOrders && discards(position).length > 0;
};
const unprinted = (position: Position): string | undefined =>
  isFinale(position, 4) ? names(position).find((name) => position.finale.fingerprint[name] === undefined) : undefined;
const printsLeft = (position: Position): number[] => {
  const taken = Object.values(position.finale.fingerprint);
  return (fingerprints[names(position).length] ?? []).filter((print) => !taken.includes(print));
};

/** What may be drawn now: fake orders first, then cards with dots, or fingerprints. */
export function preparationCards(position: Position): readonly string[] {
  if (isFakeOrder(position)) return discards(position);
  const floor = floorWithoutDots(position);
  if (floor !== undefined) return dotCards(position, floor);
  return unprinted(position) === undefined ? [] : printsLeft(position).map((print) => `fingerprint-${print}`);
}
const drawPreparation: MoveRule<Position> = {
  check: (position, { args: [card = ''] }) => (preparationCards(position).includes(card) ? null : 'B2-FINALE-3'),
  apply: (position, { args: [card = ''] }) => {
    if (isFakeOrder(position)) return layOrder(position, card);
    const floor = floorWithoutDots(position);
    if (floor !== undefined)
      return effect(withTop(position, { dots: { ...frame(position, 'finale').dots, [floor]: card } }));
    const print = Number(card.slice('fingerprint-'.length));
    const fingerprint = { ...position.finale.fingerprint, [unprinted(position) as string]: print };
    return effect(
      withFinale(position, { fingerprint }),
      event('finale-step', 'B2-F4', { what: 'fingerprint', crook: unprinted(position) as string, fingerprint: print }),
    );
  },
};
function layOrder(position: Position, card: PatrolCard): Effect<Position> {
  const from = floors.find((floor) => deckOf(position, floor).discard.includes(card)) as Floor;
  const { orders, drawn } = frame(position, 'finale');
  const floor = floorNumbered(orders ?? 1);
  const laid = under(outOfDiscards(position, from, card), floor, card);
  return inTurn(
    withTop(laid, { drawn: [...drawn, card] }),
    (now) => effect(now, event('finale-step', 'B2-FINALE-3', { what: 'fake-orders', floor, card })),
    deckRefilled(floor),
  );
}

/** New clothes: everybody is a little calmer. */
const newClothes: RuleStep = (position) =>
  each(names(position), (name) => loseStress(name, 1, 'B2-FINALE-3'))(position);
const safeOf = (position: Position): Space => placeOfRoom(position, 'safe') as Space;

const preparations: Readonly<Record<number, RuleStep>> = {
  1: (position) => {
    const { dots } = frame(position, 'finale');
    const laid = floors.flatMap((floor) =>
      dotsOf(position.options.data, floor, cellOf(dots[floor] ?? '')).map(
        (cell) => [`${floor}.${cell}`, 'down'] as const,
      ),
    );
    const left = chipsToDiscard[names(position).length] ?? 0;
    return effect(
      withTop(changed(position, { chips: Object.fromEntries(laid), chipsGone: [] }), { left }),
      ...floors.map((floor) => event('chips-laid', 'B2-F1', { floor })),
    );
  },
  2: (position) =>
    inTurn(withFinale(position, { car: safeOf(position) }), newClothes, (now) =>
      guardOn(now, '2')
        ? inTurn(
            withGuard(now, '2', { alerted: true }),
            (alerted) => effect(alerted, event('guard-alerted', 'B2-F2', { floor: '2' })),
            removeTarget('2', 'B2-F2'),
          )
        : effect(now),
    ),
  3: (position) =>
    effect(withFinale(position, { dieOf: Object.fromEntries(names(position).map((name) => [name, 1])) })),
  4: (position) =>
    effect(
      names(position).reduce(
        (now, name) => withCrook(now, name, { stress: now.finale.fingerprint[name] ?? 0 }),
        position,
      ),
    ),
  5: (position) => {
    const safe = safeOf(position);
    const falling = crooksIn(position, safe);
    const below = mirrored(safe);
    return inTurn(
      withFinale(position, { boots: position.finale.cracker }),
      newClothes,
      each(falling, (name) =>
        put(name, below, 'event', event('fell', 'B2-F5', { crook: name, from: safe, to: below })),
      ),
      each(falling.toReversed(), (name) => enterRoom(name, below, { by: 'fall', effect: false })),
    );
  },
  6: (position) => effect(withFinale(position, { steaks: shareOut(position) })),
  7: (position) => inTurn(withFinale(position, { ball: safeOf(position) }), newClothes),
  8: (position) =>
    inTurn(
      withTokens(position, {
        swat: spacesOn('2').filter((space) => isEven(position, space) || !isFaceUp(position, space)),
      }),
      newClothes,
    ),
  9: nothing,
};
/** Four steaks: as many for each as can be, a spare one for the cracker. */
function shareOut(position: Position): Record<string, number> {
  const all = names(position);
  const each = Math.floor(numbers.steaks / all.length);
  const spare = numbers.steaks - each * all.length;
  return Object.fromEntries(all.map((name) => [name, each + (name === position.finale.cracker ? spare : 0)]));
}

const prepareFinale: RuleStep = (position) =>
  inTurn(position, preparations[position.finale.number ?? 9] ?? nothing, (now) =>
    effect(now, event('finale-step', finaleRule(now), { what: 'prepared', number: now.finale.number ?? 0 })),
  );

export const preparationMoves = { drawFinale, orderUnder, drawPreparation };
export const preparationSteps = { openFinale, prepareFinale };
export const preparationTests = {
  areNoOrdersDue: (position: Position) => !areOrdersDue(position),
  isNoPreparationCard: (position: Position) => preparationCards(position).length === 0,
};
