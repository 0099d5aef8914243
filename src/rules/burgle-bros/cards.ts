// The three card decks: what can still be drawn, how cards come to hands and discards.
import { afterDraw, drawable, without } from '../common/deck.js';
import { events, loot, tools } from './box.js';
import {
  burglar,
  changed,
  playing,
  isRuled,
  withBurglar,
  type CardDeck,
  type DeckName,
  type Position,
} from './position.js';
import type { Space } from './board.js';

const full: Readonly<Record<DeckName, readonly string[]>> = { tools, loot, events };

/** Where cards may lie, and what decides how many there are. */
export type WithCards = Pick<
  Position,
  'options' | 'order' | 'decks' | 'burglars' | 'ground' | 'donuts' | 'effects' | 'agenda'
>;

/** Cards of a deck that lie anywhere else. */
function cardsOut(position: WithCards, deck: DeckName): string[] {
  const { decks, burglars, ground, donuts, effects, agenda } = position;
  const out = [...decks[deck].discard, ...effects.map(({ card }) => card)];
  if (donuts.length > 0) out.push('donuts');
  for (const piece of Object.values(burglars)) out.push(...piece.tools, ...piece.loot);
  for (const cards of Object.values(ground)) out.push(...cards);
  // Drawn to choose from: in nobody's hand yet.
  for (const item of agenda) {
    if (item.do === 'gain') out.push(...item.drawn);
    if (item.do === 'keep' && item.deck === 'tools') out.push(...item.cards);
  }
  // Alone, nobody could carry the second gold bar: it has left the game with the first (ruling gold-bar-solo).
  if (deck === 'loot' && isSecondBarGone(position) && out.includes('gold-bar')) out.push('gold-bar');
  return out;
}

/** Ruling gold-bar-solo */
export const isSecondBarGone = (position: Pick<Position, 'options' | 'order'>): boolean =>
  position.order.length === 1 && !isRuled(position, 'gold-bar-solo', 'carries-both');

/** Cards that are still in the deck. */
export const cardsIn = (position: WithCards, deck: DeckName): string[] => without(full[deck], cardsOut(position, deck));

/** What the next draw may bring. */
export function drawableCards(position: Position, deck: DeckName): readonly string[] {
  const unseen = cardsIn(position, deck);
  return drawable({ unseen, left: unseen.length, ...knownOf(position.decks[deck]) });
}
const knownOf = ({ top, bottom }: CardDeck) => ({ top, bottom });

/** Whether a card can be drawn, from the deck or from its discards (ruling deck-empty). */
export const isCardLeft = (position: Position, deck: DeckName): boolean =>
  cardsIn(position, deck).length > 0 ||
  (position.decks[deck].discard.length > 0 && !isRuled(position, 'deck-empty', 'no-card'));

export const withDeck = (position: Position, name: DeckName, change: Partial<CardDeck>): Position =>
  changed(position, { decks: { ...position.decks, [name]: { ...position.decks[name], ...change } } });

/** An empty deck is made of its discards before anybody draws from it. */
export function refill(position: Position, deck: DeckName): Position {
  if (cardsIn(position, deck).length > 0 || isRuled(position, 'deck-empty', 'no-card')) return position;
  return withDeck(position, deck, { discard: [], top: [], bottom: [] });
}

/** A card leaves the top of a deck; where it goes is up to the caller. */
export function takeFromDeck(position: Position, deck: DeckName): Position {
  const left = cardsIn(position, deck).length;
  const { top, bottom } = afterDraw({ left, ...knownOf(position.decks[deck]) });
  return withDeck(position, deck, { top, bottom });
}

export const discardCard = (position: Position, deck: DeckName, card: string): Position =>
  withDeck(position, deck, { discard: [...position.decks[deck].discard, card] });

export const withTools = (position: Position, who: string, held: readonly string[]): Position =>
  withBurglar(position, who, { tools: held });

/** A used tool leaves the hand and goes to the discards. */
export const discardTool = (position: Position, who: string, card: string): Position =>
  discardCard(dropTool(position, who, card), 'tools', card);
export const dropTool = (position: Position, who: string, card: string): Position =>
  withTools(position, who, without(burglar(position, who).tools, [card]));

/** A card lies on a space until somebody takes it, beside the others there: which came first is forgotten. */
export const lay = (position: Position, at: Space, card: string): Position =>
  changed(position, { ground: { ...position.ground, [at]: [...(position.ground[at] ?? []), card].sort() } });

export function pickUp(position: Position, at: Space, card: string): Position {
  const left = without(position.ground[at] ?? [], [card]);
  const { [at]: _, ...others } = position.ground;
  return changed(position, { ground: left.length > 0 ? { ...position.ground, [at]: left } : others });
}

/** How many tools are drawn for one that is gained: with a rigger in play there is a choice of two. */
export const drawsForOne = (position: Position): number =>
  playing(position, 'rigger') !== undefined || playing(position, 'rigger-trained') !== undefined ? 2 : 1;

/** A lasting card ends and goes to its discards. */
export function endEffects(position: Position, isOver: (card: string, owner: string) => boolean): Position {
  const over = position.effects.filter(({ card, owner }) => isOver(card, owner));
  if (over.length === 0) return position;
  const rest = position.effects.filter((each) => !over.includes(each));
  return over.reduce(
    (next, { card }) => discardCard(next, tools.some((tool) => tool === card) ? 'tools' : 'events', card),
    changed(position, { effects: rest }),
  );
}
