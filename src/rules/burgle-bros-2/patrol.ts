// The patrol decks: what may be drawn, where a drawn card goes, and cards that come back under a deck.
import { without } from '../common/deck.js';
import { floorNumbered, type Floor } from './board.js';
import { floorNumber } from './spaces.js';
import type { PatrolCard } from './box.js';
import { changed, type Bottom, type Patrol, type Position } from './position.js';

export const deckOf = ({ patrol }: Pick<Position, 'patrol'>, floor: Floor): Patrol => patrol[floor];
const withDeck = (position: Position, floor: Floor, change: Partial<Patrol>): Position =>
  changed(position, { patrol: { ...position.patrol, [floor]: { ...deckOf(position, floor), ...change } } });

const unseenIn = ({ deck, away }: Patrol): number => deck.length - away;
const bottomIn = ({ bottom }: Patrol): number =>
  bottom.reduce((sum, entry) => sum + (typeof entry === 'string' ? 1 : entry.n), 0);
/** How many cards the deck holds, wherever they came from. */
export const cardsIn = (position: Pick<Position, 'patrol'>, floor: Floor): number => {
  const deck = deckOf(position, floor);
  return unseenIn(deck) + bottomIn(deck);
};

/** Cards of a deck whose place nobody knows. */
const unknownIn = ({ deck, top }: Patrol): PatrolCard[] => without(deck, top);

/** Every card that the next draw may bring, as often as it may lie there. */
export function drawable(position: Position, floor: Floor): readonly PatrolCard[] {
  const deck = deckOf(position, floor);
  if (deck.top.length > 0) return deck.top.slice(0, 1);
  if (unseenIn(deck) > 0) return deck.deck;
  const [first] = deck.bottom;
  if (first === undefined) return [];
  return typeof first === 'string' ? [first] : unknownIn(deckOf(position, floorNumbered(first.pool)));
}

/** The position after this card was drawn; the card is in nobody's pile. */
function drawn(position: Position, floor: Floor, card: PatrolCard): Position {
  const deck = deckOf(position, floor);
  if (deck.top.length > 0 || unseenIn(deck) > 0)
    return withDeck(position, floor, { deck: without(deck.deck, [card]), top: deck.top.slice(1) });
  const [first, ...rest] = deck.bottom;
  if (first === undefined || typeof first === 'string') return withDeck(position, floor, { bottom: rest });
  const left = first.n > 1 ? [{ pool: first.pool, n: first.n - 1 }] : [];
  const lower = withDeck(position, floor, { bottom: [...left, ...rest] });
  const pool = deckOf(lower, floorNumbered(first.pool));
  return withDeck(lower, floorNumbered(first.pool), { deck: without(pool.deck, [card]), away: pool.away - 1 });
}

/** B2-GUARD-6: drawn and discarded. */
export function drawAndDiscard(position: Position, floor: Floor, card: PatrolCard): Position {
  const next = drawn(position, floor, card);
  return withDeck(next, floor, { discard: [...deckOf(next, floor).discard, card] });
}

/** Takes a card out of the discards; the last one that came of equals. */
export function outOfDiscards(position: Position, floor: Floor, card: PatrolCard): Position {
  const { discard } = deckOf(position, floor);
  return withDeck(position, floor, { discard: discard.toSpliced(discard.lastIndexOf(card), 1) });
}

/** A known card on top of a deck. */
export const onTop = (position: Position, floor: Floor, card: PatrolCard): Position => {
  const { deck, top } = deckOf(position, floor);
  return withDeck(position, floor, { deck: [...deck, card], top: [card, ...top] });
};

export function under(position: Position, floor: Floor, entry: Bottom): Position {
  const { bottom } = deckOf(position, floor);
  const last = bottom.at(-1);
  // Neighbours out of one pool are one entry.
  const isMore = typeof entry === 'object' && typeof last === 'object' && last.pool === entry.pool;
  return withDeck(position, floor, {
    bottom: isMore ? [...bottom.slice(0, -1), { pool: entry.pool, n: last.n + entry.n }] : [...bottom, entry],
  });
}

/** The top card of one deck, unseen unless it is known, goes under another. */
export function shiftTopCard(position: Position, from: Floor, to: Floor): Position {
  const deck = deckOf(position, from);
  const [known] = deck.top;
  if (known !== undefined) return under(drawn(position, from, known), to, known);
  if (unseenIn(deck) > 0)
    return under(withDeck(position, from, { away: deck.away + 1 }), to, { pool: floorNumber(from), n: 1 });
  const [first, ...rest] = deck.bottom;
  if (first === undefined) return position;
  if (typeof first === 'string') return under(withDeck(position, from, { bottom: rest }), to, first);
  const left = first.n > 1 ? [{ pool: first.pool, n: first.n - 1 }] : [];
  return under(withDeck(position, from, { bottom: [...left, ...rest] }), to, { pool: first.pool, n: 1 });
}
