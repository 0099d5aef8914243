// A deck is what is known of it: cards looked at on top, cards looked at at the bottom, and between them a multiset whose
// order nobody knows. It is drawn from lazily: a draw may bring any card that can lie there.

export interface Deck {
  /** Cards that nobody has seen leave the deck, `top` and `bottom` among them; more than `left` if some lie aside unseen. */
  readonly unseen: readonly string[];
  /** How many cards the pile holds. */
  readonly left: number;
  /** Known cards in drawing order. */
  readonly top: readonly string[];
  /** Known cards that come last, in drawing order. */
  readonly bottom: readonly string[];
}

/** A list of cards less others: each takes away one copy. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Every card that the next draw may bring, as often as it may lie there. */
export function drawable({ unseen, left, top, bottom }: Deck): readonly string[] {
  if (left === 0) return [];
  if (top.length > 0) return top.slice(0, 1);
  return left > bottom.length ? without(unseen, bottom) : bottom.slice(0, 1);
}

/** How known top and bottom look once a card was drawn. */
export function afterDraw({ left, top, bottom }: Omit<Deck, 'unseen'>): Pick<Deck, 'left' | 'top' | 'bottom'> {
  const isFromTop = top.length > 0;
  const isFromBottom = !isFromTop && left <= bottom.length;
  return {
    left: left - 1,
    top: isFromTop ? top.slice(1) : top,
    bottom: isFromBottom ? bottom.slice(1) : bottom,
  };
}

/** Each different card with how often it is there. */
export function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
