// What the rulebook of Lazy Heist shows only in pictures, in one place: `options.data` puts a publisher's own data in the
// place of any part of it.
// Facts alone: drawings may import it.
import { memoize } from '../common/memoize.js';
import { mergeData, type Given } from '../common/merge-data.js';
import type { Space } from './board.js';
import type { Burglar } from './data.js';
import type { Diagram } from './diagram-defaults.js';
import { cabinLimits, deck, loadWeight, lockedAccess, type CardId, type Colour, type Load } from './box.js';
import { shownData, type ShownData } from './shown-data.js';

export interface HouseData extends ShownData {
  /** Kilograms: of the loads, and what each of the four cabins can bear. */
  readonly weights: { readonly loads: Readonly<Record<Load, number>>; readonly cabins: readonly number[] };
  readonly locks: Readonly<Record<Colour, Space>>;
  /** Event cards: how many of each. */
  readonly events: Readonly<Record<CardId, number>>;
}

/** The tables of data.ts, board.ts and box.ts themselves, no copies: `heist mutate` changes the numbers in them. */
export const houseData: HouseData = {
  ...shownData,
  weights: { loads: loadWeight, cabins: cabinLimits },
  locks: lockedAccess,
  events: deck,
};

/** A diagram need not say everything: what it leaves out is data as well (diagram-defaults.ts). */
export type GivenData = Given<HouseData & { readonly diagram: Diagram }>;
/** Whatever carries the options of a table. */
export interface WithData {
  readonly options: { readonly data?: GivenData };
}

/** The data that this table is played with. */
export const dataOf = ({ options: { data } }: WithData): HouseData => (data ? withGiven(data) : houseData);
const withGiven = memoize((given: GivenData): HouseData => mergeData<HouseData>(houseData, given));

/** LH-TURN-1: who begins the game. */
export function heaviestOf(played: WithData): Burglar {
  const { burglars } = dataOf(played);
  return (Object.keys(burglars) as Burglar[]).reduce((a, b) => (burglars[b].weight > burglars[a].weight ? b : a));
}
