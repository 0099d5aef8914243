// What the rulebook of Lazy Heist shows only in pictures, in one place: `options.data` puts a publisher's own data in the
// place of any part of it.
import { memoize } from '../common/memoize.js';
import { replaced, type Given } from '../common/replaced.js';
import { accesses, door, droneTurns, planWith, vault, type Floor, type Plan, type Shaft, type Space } from './board.js';
import {
  cabinLimits,
  deck,
  diagram,
  loadWeight,
  lockedAccess,
  profiles,
  radioFields,
  type Burglar,
  type CardId,
  type Colour,
  type Diagram,
  type Difficulty,
  type Load,
  type Profile,
} from './data.js';

export interface HouseData {
  readonly burglars: Readonly<Record<Burglar, Profile>>;
  /** Kilograms: of the loads, and what each of the four cabins can bear. */
  readonly weights: { readonly loads: Readonly<Record<Load, number>>; readonly cabins: readonly number[] };
  /** Access rooms of each shaft from bottom to top, the vault room, and the room behind the delivery door. */
  readonly plan: {
    readonly accesses: Readonly<Record<Shaft, readonly Space[]>>;
    readonly vault: Space;
    readonly door: Space;
  };
  readonly locks: Readonly<Record<Colour, Space>>;
  /** Radio fields of the two sides of the helicopter strip. */
  readonly strip: Readonly<Record<Difficulty, readonly number[]>>;
  /** The numbers of the rooms in which the loop of each floor turns, left and right. */
  readonly drones: Readonly<Record<Floor, readonly number[]>>;
  /** Event cards: how many of each. */
  readonly events: Readonly<Record<CardId, number>>;
  readonly diagram: Diagram;
}

/** The tables of data.ts and board.ts themselves, no copies: `heist mutate` puts off the numbers in them. */
export const houseData: HouseData = {
  burglars: profiles,
  weights: { loads: loadWeight, cabins: cabinLimits },
  plan: { accesses, vault, door },
  locks: lockedAccess,
  strip: radioFields,
  drones: droneTurns,
  events: deck,
  diagram,
};

export type GivenData = Given<HouseData>;
/** Whatever carries the options of a table. */
interface Played {
  readonly options: { readonly data?: GivenData };
}

/** The data that this table is played with. */
export const dataOf = ({ options: { data } }: Played): HouseData => (data ? withGiven(data) : houseData);
const withGiven = memoize((given: GivenData): HouseData => replaced<HouseData>(houseData, given));

/** The building that this table is played in. */
export const planOf = ({ options: { data } }: Played): Plan => (data ? planFrom(withGiven(data)) : housePlan);
const planFrom = memoize(({ plan, drones }: HouseData): Plan => planWith({ ...plan, drones }));
const housePlan = planFrom(houseData);

/** LH-TURN-1: who begins the game. */
export function heaviestOf(played: Played): Burglar {
  const { burglars } = dataOf(played);
  return (Object.keys(burglars) as Burglar[]).reduce((a, b) => (burglars[b].weight > burglars[a].weight ? b : a));
}
