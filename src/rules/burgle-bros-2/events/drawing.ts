// An event card from the deck to the discards: drawn, chosen for, carried out.
import { without } from '../../common/deck.js';
import { effect, type Effect } from '../../../table/event.js';
import type { MoveRule } from '../../../table/game.js';
import type { Floor } from '../board.js';
import { isFloor } from '../spaces.js';
import { deckOfEvent, distracted, type EventCard, type EventDeck } from '../box.js';
import type { Gear } from '../gear/data.js';
import { drawAndDiscard } from '../patrol.js';
import { changed, crook, event, inTurn, isInside, isRuled, withCrook, type Position } from '../position.js';
import { frame, popped, withTop, type EventFrame } from '../stack.js';
import { eventEffects } from './effects.js';

const drawnEvent = (position: Position): EventFrame => frame(position, 'event');
const effectsOf = (position: Position) => {
  const { card } = drawnEvent(position);
  return card === null ? undefined : eventEffects[card];
};
/** An event whose drawer has left is only discarded. */
const isDrawerHere = (position: Position): boolean => isInside(position, drawnEvent(position).crook);

/** B2-EVENT-2: an empty deck is made of the discards. */
export const eventsLeft = ({ events }: Position, deck: EventDeck): readonly EventCard[] =>
  events[deck].deck.length > 0 ? events[deck].deck : events[deck].discard;

const discarded = (position: Position, card: EventCard): Position => {
  const deck = deckOfEvent(card);
  const pile = position.events[deck];
  return changed(position, { events: { ...position.events, [deck]: { ...pile, discard: [...pile.discard, card] } } });
};

/** B2-EVENT-1; a dubious meeting is over when its holder draws again. */
const drawEventCard: MoveRule<Position> = {
  check: (position, { args: [card] }) =>
    eventsLeft(position, drawnEvent(position).deck).includes(card as EventCard) ? null : 'B2-EVENT-1',
  apply: (position, { args }) => {
    const card = args[0] as EventCard;
    const { deck, crook: who } = drawnEvent(position);
    const { deck: cards, discard } = position.events[deck];
    const pile =
      cards.length > 0
        ? { deck: without(cards, [card]) as EventCard[], discard }
        : { deck: without(discard, [card]) as EventCard[], discard: [] };
    const drawn = withTop(changed(position, { events: { ...position.events, [deck]: pile } }), { card });
    const held = crook(drawn, who).event;
    return effect(
      held === null ? drawn : discarded(withCrook(drawn, who, { event: null }), held),
      event('event-drawn', 'B2-EVENT-1', { deck, card }),
    );
  },
};

export const eventChoices = (position: Position): readonly string[] =>
  isDrawerHere(position) ? (effectsOf(position)?.choices?.(position, drawnEvent(position)) ?? []) : [];
const isOrderAsked = (position: Position): boolean =>
  drawnEvent(position).card === 'cannonball' &&
  isRuled(position, 'event-commotion-order', 'team-chooses') &&
  isDrawerHere(position);

const choose: MoveRule<Position> = {
  check: (position, { args: [word = ''] }) => (eventChoices(position).includes(word) ? null : 'B2-EVENT-1'),
  apply: (position, { args: [word] }) => effect(withTop(position, { chosen: word })),
};
const orderEvent: MoveRule<Position> = {
  check: (position, { args: [floor] }) => (isOrderAsked(position) && isFloor(floor) ? null : 'B2-EVENT-1'),
  apply: (position, { args: [floor] }) => effect(withTop(position, { chosen: floor })),
};

/** The cards of which one is drawn besides, as often as they are there. */
export const furtherCards = (position: Position): readonly string[] =>
  isDrawerHere(position) && drawnEvent(position).drawn === null
    ? (effectsOf(position)?.cards?.(position, drawnEvent(position)) ?? [])
    : [];

const drawFurther: MoveRule<Position> = {
  check: (position, { args: [card = ''] }) => (furtherCards(position).includes(card) ? null : 'B2-EVENT-1'),
  apply: (position, { args: [card = ''] }) => {
    const { card: about, chosen } = drawnEvent(position);
    const shown = withTop(position, { drawn: card });
    if (about === 'splash-zone')
      return effect(changed(shown, { gearDeck: without(position.gearDeck, [card]) as Gear[] }));
    if (about !== 'go-for-a-swim') return effect(shown);
    const floor = chosen as Floor;
    // A distracted card says nothing about a room: the next one is drawn.
    const kept = card === distracted ? position : shown;
    return effect(drawAndDiscard(kept, floor, card), event('patrol-drawn', 'B2-EVENT-go-for-a-swim', { floor, card }));
  },
};

function carryOutEvent(position: Position): Effect<Position> {
  const drawn = drawnEvent(position);
  const card = drawn.card as EventCard;
  const rule = `B2-EVENT-${card}` as const;
  const happens = isDrawerHere(position) ? eventEffects[card].happens(drawn) : effect;
  const isKept = card === 'dubious-meeting' && isDrawerHere(position);
  return inTurn(popped(position), happens, (now) =>
    effect(isKept ? now : discarded(now, card), event('event-resolved', rule, { deck: drawn.deck, card })),
  );
}

export const eventMoves = { drawEventCard, choose, orderEvent, drawFurther };
export const eventSteps = { carryOutEvent };
export const eventTests = {
  isNothingToChoose: (position: Position) =>
    drawnEvent(position).chosen !== null || (eventChoices(position).length === 0 && !isOrderAsked(position)),
  isNoFurtherCard: (position: Position) => furtherCards(position).length === 0,
};
