// The part of the house data that is seen on a board (the whole is in house-data.ts).
// Facts alone: drawings may import it.
import { memoize } from '../common/memoize.js';
import { mergeData, type Given } from '../common/merge-data.js';
import { accesses, door, droneTurns, vault, type Floor, type Shaft, type Space } from './board.js';
import { profiles, radioFields, type Burglar, type Difficulty, type Profile } from './data.js';

export interface ShownData {
  readonly burglars: Readonly<Record<Burglar, Profile>>;
  /** Access rooms of each shaft from bottom to top, the vault room, and the room behind the delivery door. */
  readonly plan: {
    readonly accesses: Readonly<Record<Shaft, readonly Space[]>>;
    readonly vault: Space;
    readonly door: Space;
  };
  /** Radio fields of the two sides of the helicopter strip. */
  readonly strip: Readonly<Record<Difficulty, readonly number[]>>;
  /** The numbers of the rooms in which the loop of each floor turns, left and right. */
  readonly drones: Readonly<Record<Floor, readonly number[]>>;
}

export const shownData: ShownData = {
  burglars: profiles,
  plan: { accesses, vault, door },
  strip: radioFields,
  drones: droneTurns,
};

/** What is seen of the data that this table is played with. */
export const shownDataOf = ({
  options: { data },
}: {
  readonly options: { readonly data?: Given<ShownData> };
}): ShownData => (data ? withGiven(data) : shownData);
const withGiven = memoize((given: Given<ShownData>): ShownData => mergeData<ShownData>(shownData, given));
