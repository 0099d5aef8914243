// Lifts: moving cabins and opening locked accesses.
import { effect } from '../../table/event.js';
import { paid } from './actions.js';
import type { Shaft, Space } from './board.js';
import { costs, colours, type Colour } from './box.js';
import { planOf } from './building.js';
import { changed, event, here, liftOf, withLift, type Position } from './position.js';

const floorAfter = (position: Position, shaft: Shaft, way: string): number =>
  liftOf(position, shaft).floor + (way === 'up' ? 1 : -1);

/** LH-LIFT-1, LH-LIFT-2, LH-LIFT-3: everything in the cabin goes along, and nobody else takes notice (LH-LIFT-4). */
const moveLift = paid({
  cost: costs.lift,
  needs(position, { args }) {
    const [shaft, way] = args as [Shaft, string];
    const at = here(position);
    const { shaftAt, lowestFloor, highestFloor } = planOf(position);
    if (at !== `lift-${shaft}` && shaftAt(at) !== shaft) return 'LH-LIFT-2';
    const floor = floorAfter(position, shaft, way);
    return floor < lowestFloor(shaft) || floor > highestFloor(shaft) ? 'LH-LIFT-1' : null;
  },
  does(position, { args }, who) {
    const [shaft, way] = args as [Shaft, string];
    const floor = floorAfter(position, shaft, way);
    return effect(
      withLift(position, shaft, { floor }),
      event('lift-moved', 'LH-LIFT-1', { who, lift: shaft, to: floor }),
    );
  },
});

const lockIn = ({ locks }: Position, room: Space): Colour | undefined =>
  colours.find((colour) => locks[colour] === room);

/** LH-UNLOCK-1 to LH-UNLOCK-4 */
const unlock = paid({
  cost: costs.unlock,
  needs(position, { by }) {
    const colour = lockIn(position, here(position));
    if (!colour) return 'LH-UNLOCK-1';
    return position.keys[colour] === by ? null : 'LH-UNLOCK-2';
  },
  does(position, _, who) {
    const at = here(position);
    const colour = lockIn(position, at) as Colour;
    return effect(
      changed(position, { locks: { ...position.locks, [colour]: 'out' }, keys: { ...position.keys, [colour]: 'out' } }),
      event('unlocked', 'LH-UNLOCK-4', { who, at, colour }),
    );
  },
});

export const liftMoves = { moveLift, unlock };
