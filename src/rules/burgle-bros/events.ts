// Event cards: which of them ask, and what each does.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { escape, handOver } from './actions.js';
import { due, fall, type EventEffect, type Item } from './agenda.js';
import { switchOff } from './alarms.js';
import { comeTo } from './guard-arrival.js';
import { floorOf, type Floor, type Space } from './board.js';
import { areSideBySide, spacesOf } from './spaces.js';
import { discardCard, drawableCards, isCardLeft, refill, takeFromDeck } from './cards.js';
import { lastingEvents } from './box.js';
import { hackKinds } from './data.js';
import { setOut } from './entering.js';
import { stepByCard } from './guards.js';
import {
  above,
  alarmsOn,
  areAllSafesOpen,
  burglar,
  changed,
  event,
  guardOn,
  hasLoot,
  here,
  isFaceUp,
  isInBuilding,
  isOfKind,
  neighbours,
  pop,
  push,
  replaceHead,
  isRuled,
  withGuard,
  type Position,
} from './position.js';
import { nearestOf } from './routes.js';
import { gainStealth } from './tools.js';

const floorHere = (position: Position): Floor => floorOf(here(position));
const unchanged = (position: Position): Effect<Position> => effect(position);

/** The guard of the active burglar's floor, if he is on the table and has a target. */
function guardHere(position: Position): { floor: Floor; at: Space; target: Space } | undefined {
  const floor = floorHere(position);
  const { at, target } = guardOn(position, floor);
  return at !== null && target !== null ? { floor, at, target } : undefined;
}
/** Ruling card-guard-moves: an alarm goes before what a card says about targets. */
const isOverruled = (position: Position): boolean =>
  alarmsOn(position, floorHere(position)).length > 0 && !isRuled(position, 'card-guard-moves', 'as-printed');

const aimAt = (position: Position, floor: Floor, to: Space): Effect<Position> =>
  effect(
    withGuard(position, floor, { target: to }),
    event('target-set', 'BB-EVENT-1', { floor: Number(floor), to, cause: 'event' }),
  );
/** A guard is on another space at once, and does there what he does wherever he comes. */
const jump = (position: Position, floor: Floor, from: Space, to: Space): Effect<Position> =>
  effect(
    comeTo(withGuard(position, floor, { at: to }), floor),
    event('guard-moved', 'BB-EVENT-1', { floor: Number(floor), from, to }),
  );

/** Spaces with burglars nearest to the guard. */
function nearestBurglars(position: Position): Space[] {
  const { at: from } = guardOn(position, floorHere(position));
  if (from === null) return [];
  const spaces = new Set(
    position.order.map((id) => burglar(position, id).at).filter((at) => floorOf(at) === floorHere(position)),
  );
  return spaces.has(from) ? [] : nearestOf(position, from, [...spaces]).sort();
}

/** Where the burglar may look: beside him, even through a wall, and right above and below. */
const throughPeekhole = (position: Position): Space[] => {
  const at = here(position);
  return spacesOf(position.options.job, position.gap).filter(
    (space) =>
      !isFaceUp(position, space) &&
      (areSideBySide(at, space) || above(position, at) === space || above(position, at, -1) === space),
  );
};
const unknownNeighbours = (position: Position): Space[] =>
  neighbours(position, here(position)).filter((space) => !isFaceUp(position, space));

interface Card {
  /** What may be chosen; nothing to choose from means that nobody is asked. */
  choices?(position: Position): readonly string[];
  effect(position: Position, choice: string | undefined): Effect<Position>;
}

const cards: Readonly<Record<string, Card>> = {
  'brown-out': {
    effect(position) {
      const drawing = position.alarms.filter((at) => guardOn(position, floorOf(at)).at !== null);
      const items = drawing.map((at): Item => ({ do: 'patrol', floor: floorOf(at) })).reverse();
      return position.alarms.reduce(
        (done, at) => andThen(done, (next) => switchOff(next, at, 'BB-EVENT-1')),
        effect(push(position, ...items)),
      );
    },
  },
  'buddy-system': {
    choices: (position) => position.order.filter((id) => id !== position.active && isInBuilding(position, id)),
    effect: (position, who) =>
      effect(who === undefined ? position : push(position, fall(who, here(position), 'buddy-system'))),
  },
  'change-of-plans': {
    effect(position) {
      const isIdle = isOverruled(position) || guardOn(position, floorHere(position)).at === null;
      return effect(isIdle ? position : push(position, { do: 'patrol', floor: floorHere(position) }));
    },
  },
  crash: {
    effect(position) {
      const { at } = guardOn(position, floorHere(position));
      return at === null || isOverruled(position)
        ? effect(position)
        : aimAt(position, floorHere(position), here(position));
    },
  },
  daydreaming: { effect: unchanged },
  'dead-drop': { effect: dropEverything },
  espresso: { effect: unchanged },
  'freight-elevator': {
    effect(position) {
      const to = above(position, here(position));
      if (to !== undefined) return effect(push(position, fall(position.active, to, 'freight-elevator')));
      const isWayOut = isRuled(position, 'roof-by-card', 'all') && areAllSafesOpen(position);
      return isWayOut ? escape(position) : effect(position);
    },
  },
  'go-with-your-gut': {
    choices: unknownNeighbours,
    effect(position, chosen) {
      const to = chosen ?? unknownNeighbours(position)[0];
      if (to === undefined) return effect(position);
      return effect(setOut(position, { who: position.active, from: here(position), to, by: 'gut' }));
    },
  },
  gymnastics: { effect: unchanged },
  'heads-up': { effect: unchanged },
  'jump-the-gun': { effect: unchanged },
  'jury-rig': {
    effect: (position) =>
      effect(
        isCardLeft(position, 'tools')
          ? push(position, { do: 'gain', who: position.active, by: 'event', drawn: [] })
          : position,
      ),
  },
  'keycode-change': { effect: (position) => effect(changed(position, { keypads: [] })) },
  lampshade: { effect: (position) => gainStealth(position, position.active, 'BB-EVENT-1') },
  'lost-grip': {
    effect(position) {
      const to = above(position, here(position), -1);
      return effect(to === undefined ? position : push(position, fall(position.active, to, 'lost-grip')));
    },
  },
  peekhole: {
    choices(position) {
      const spaces = throughPeekhole(position);
      return spaces.length > 0 ? [...spaces, 'none'] : [];
    },
    effect: (position, at) =>
      effect(at === undefined || at === 'none' ? position : push(position, { do: 'peek', at, by: 'event' })),
  },
  reboot: {
    effect(position) {
      const shown = hackKinds.filter((kind) =>
        Object.keys(position.tiles).some((space) => isOfKind(position, space, `computer-${kind}`)),
      );
      return effect(
        changed(position, { hacks: { ...position.hacks, ...Object.fromEntries(shown.map((kind) => [kind, 1])) } }),
      );
    },
  },
  'shift-change': { effect: unchanged },
  shoplifting: {
    effect: (position) =>
      effect(
        push(position, ...position.labs.toReversed().map((at): Item => ({ do: 'alarm', at, cause: 'shoplifting' }))),
      ),
  },
  squeak: {
    choices(position) {
      const nearest = nearestBurglars(position);
      return nearest.length > 1 ? nearest : [];
    },
    effect(position, chosen) {
      const goal = chosen ?? nearestBurglars(position)[0];
      return goal === undefined ? effect(position) : stepByCard(position, floorHere(position), goal);
    },
  },
  'switch-signs': {
    effect(position) {
      const guard = guardHere(position);
      if (!guard) return effect(position);
      const { floor, at, target } = guard;
      if (isOverruled(position)) return jump(position, floor, at, target);
      return andThen(aimAt(position, floor, at), (next) => jump(next, floor, at, target));
    },
  },
  'throw-voice': {
    choices(position) {
      const guard = guardHere(position);
      return guard && !isOverruled(position) ? neighbours(position, guard.target) : [];
    },
    effect: (position, to) => (to === undefined ? effect(position) : aimAt(position, floorHere(position), to)),
  },
  'time-lock': { effect: unchanged },
  'video-loop': { effect: unchanged },
  'where-is-he': {
    effect(position) {
      const guard = guardHere(position);
      return guard ? jump(position, guard.floor, guard.at, guard.target) : effect(position);
    },
  },
};

/** Everything goes to the nearest seat before his that is not on the roof; a second gold bar stays. */
function dropEverything(position: Position): Effect<Position> {
  const { order, active } = position;
  const at = order.indexOf(active);
  const before = [...order.slice(0, at).reverse(), ...order.slice(at + 1).reverse()];
  const to = before.find((id) => burglar(position, id).at !== 'roof');
  if (to === undefined) return effect(position);
  const { tools, loot } = burglar(position, active);
  return [...tools, ...loot]
    .filter((card) => card !== 'gold-bar' || !hasLoot(position, to, 'gold-bar'))
    .reduce(
      (done, card) =>
        andThen(done, (next) =>
          effect(handOver(next, active, to, card), event('given', 'BB-EVENT-1', { from: active, to, card })),
        ),
      effect(position),
    );
}

const refillEvents = (position: Position): Effect<Position> => effect(refill(position, 'events'));

/** BB-TURN-3 */
const drawEvent: MoveRule<Position> = {
  check: (position, { args: [deck, card] }) =>
    deck === 'event' && drawableCards(position, 'events').includes(card as string) ? null : 'BB-TURN-3',
  apply(position, { args }) {
    const [, card] = args as [string, string];
    const taken = takeFromDeck(position, 'events');
    const isLasting = lastingEvents.has(card);
    const laid = isLasting
      ? changed(taken, { effects: [...taken.effects, { card, owner: position.active }] })
      : discardCard(taken, 'events', card);
    const choices = cards[card]?.choices?.(laid) ?? [];
    // One space to walk into leaves nothing to choose.
    const asks = choices.length > (card === 'go-with-your-gut' ? 1 : 0);
    return effect(
      push(laid, { do: 'event', card, step: asks ? 'choose' : 'effect' }),
      event('event-drawn', 'BB-TURN-3', { who: position.active, card }),
    );
  },
};

/** BB-EVENT-2 */
export const eventChoices = (position: Position): readonly string[] => {
  const item = due(position, 'event');
  return item?.step === 'choose' ? (cards[item.card]?.choices?.(position) ?? []) : [];
};
const choose: MoveRule<Position> = {
  check: (position, { args: [choice] }) => (eventChoices(position).includes(choice as string) ? null : 'BB-EVENT-2'),
  apply(position, { args: [choice] }) {
    const item = due(position, 'event') as EventEffect;
    return effect(replaceHead(position, { ...item, step: 'effect', choice: choice as string }));
  },
};

function takeEffect(position: Position): Effect<Position> {
  const item = due(position, 'event') as EventEffect;
  const done = replaceHead(position, { do: 'event', card: item.card, step: 'done' });
  return cards[item.card]?.effect(done, item.choice) ?? effect(done);
}
const finishEvent = (position: Position): Effect<Position> => effect(pop(position));

const isAt = (step: EventEffect['step']) => (position: Position) => due(position, 'event')?.step === step;

export const eventMoves = { drawEvent, choose };
export const eventSteps = { refillEvents, takeEffect, finishEvent };
export const eventTests = {
  isChoiceDue: isAt('choose'),
  isEffectDue: isAt('effect'),
  isEventDone: isAt('done'),
  isEventUnderWay: ({ agenda }: Position): boolean => agenda.some((item) => item.do === 'event'),
};
