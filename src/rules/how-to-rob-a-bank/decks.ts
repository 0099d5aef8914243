// The decks of How to Rob a Bank: house data, or a publisher's.
import type { Provenance } from '../../table/rule.js';
import type { Actor, BankCardId, RobberCardId } from './data.js';
import type { Deck, Played } from './house-data.js';

export interface DeckEntry {
  readonly count: number;
  readonly provenance: Provenance;
}

export const bankDeck: Readonly<Record<BankCardId, DeckEntry>> = {
  walk: { count: 1, provenance: 'house' },
  'walk+walk': { count: 4, provenance: 'house' },
  'walk+tackle': { count: 4, provenance: 'house' },
  'walk+lock': { count: 2, provenance: 'house' },
  'walk+tackle/lock': { count: 2, provenance: 'house' },
  tackle: { count: 1, provenance: 'house' },
  'tackle/lock': { count: 1, provenance: 'house' },
};

/** The three robber decks are alike. */
export const robberDeck: Readonly<Record<RobberCardId, DeckEntry>> = {
  walk: { count: 1, provenance: 'house' },
  'walk+walk': { count: 3, provenance: 'house' },
  'walk+pick': { count: 2, provenance: 'house' },
  'walk+pepper': { count: 2, provenance: 'house' },
  'walk+unlock': { count: 1, provenance: 'house' },
  'walk+pepper/pick': { count: 1, provenance: 'house' },
  'walk+unlock/pick': { count: 1, provenance: 'house' },
  pick: { count: 1, provenance: 'house' },
  'pepper/pick': { count: 1, provenance: 'house' },
  'unlock/pick': { count: 1, provenance: 'house' },
  crawl: { count: 1, provenance: 'house' },
};

/** The fifteen cards of an actor: those of the own colour, or of all robbers. */
export function deckOf({ data }: Pick<Played, 'data'>, actor: Actor): Deck {
  if (actor === 'bank') return data?.decks?.bank ?? houseDecks.bank;
  return data?.decks?.[actor] ?? data?.decks?.robbers ?? houseDecks.robbers;
}
const counts = (deck: Readonly<Record<string, { readonly count: number }>>): Deck =>
  Object.fromEntries(Object.entries(deck).map(([id, { count }]) => [id, count]));
const houseDecks = { bank: counts(bankDeck), robbers: counts(robberDeck) };
