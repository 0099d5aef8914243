// The decks of How to Rob a Bank: house data, or a publisher's.
import type { BankCardId, RobberCardId } from './data.js';
import type { Actor } from './box.js';
import type { CardCounts, DataOptions } from './house-data.js';

/** Card -> how often it is in the deck. */
export const bankDeck: Readonly<Record<BankCardId, number>> = {
  walk: 1,
  'walk+walk': 4,
  'walk+tackle': 4,
  'walk+lock': 2,
  'walk+tackle/lock': 2,
  tackle: 1,
  'tackle/lock': 1,
};

/** The three robber decks are alike. */
export const robberDeck: Readonly<Record<RobberCardId, number>> = {
  walk: 1,
  'walk+walk': 3,
  'walk+pick': 2,
  'walk+pepper': 2,
  'walk+unlock': 1,
  'walk+pepper/pick': 1,
  'walk+unlock/pick': 1,
  pick: 1,
  'pepper/pick': 1,
  'unlock/pick': 1,
  crawl: 1,
};

/** The fifteen cards of an actor: those of its own colour, or of all robbers. */
export function deckOf({ data }: Pick<DataOptions, 'data'>, actor: Actor): CardCounts {
  if (actor === 'bank') return data?.decks?.bank ?? bankDeck;
  return data?.decks?.[actor] ?? data?.decks?.robbers ?? robberDeck;
}
