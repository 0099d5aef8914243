// The building as play goes through it: what adjoins what, and the drones' loops.
// Facts alone: drawings may import it.
import { memoize } from '../common/memoize.js';
import { accessOn, floorOf, floors, shafts, spacesOn, type Shaft, type Space } from './board.js';
import { dataOf, houseData, type HouseData, type WithData } from './house-data.js';

export const landings: readonly Space[] = floors.flatMap((floor) => [`${floor}.L`, `${floor}.R`]);
/** The landing under the roof (LH-GOAL-5). */
export const topLanding = '6.R';

/** Neighbours on a floor of rooms and landings. */
export const besideOnFloor = new Map<Space, readonly Space[]>(
  floors.flatMap((floor) =>
    spacesOn(floor).map((space, i, all): [Space, readonly Space[]] => [
      space,
      [all[i - 1], all[i + 1]].filter((other) => other !== undefined),
    ]),
  ),
);

/** The landing one stair up (1) or down (-1), in the same stairwell. */
export const stair = (space: Space, by: 1 | -1): Space | undefined => (by === 1 ? above : below).get(space);
const above = new Map(landings.slice(0, -2).map((space, i): [Space, Space] => [space, landings[i + 2] as Space]));
const below = new Map([...above].map(([low, high]): [Space, Space] => [high, low]));

export type Lane = 'lower' | 'upper';

export const otherLane = (lane: Lane): Lane => (lane === 'lower' ? 'upper' : 'lower');

type PlanData = HouseData['plan'] & Pick<HouseData, 'drones'>;

/** The building with its shafts, its door and its drones' loops. */
export interface Plan extends PlanData {
  /** The shaft that a room has an access to. No room has two. */
  readonly shaftAt: (room: Space) => Shaft | undefined;
  readonly accessOn: (shaft: Shaft, floor: number) => Space | undefined;
  readonly lowestFloor: (shaft: Shaft) => number;
  readonly highestFloor: (shaft: Shaft) => number;
  /** Neighbours on the level: rooms, landings, the start. Stairs and cabins are not among them. */
  readonly besideOnLevel: (space: Space) => readonly Space[];
  /** LH-DRONE-2: lower lane left, upper lane right; where the loop turns, the next room lies on the other lane. */
  readonly nextOnLoop: (room: Space, lane: Lane) => { at: Space; lane: Lane };
  readonly isLaneEnd: (room: Space, lane: Lane) => boolean;
}

function planWith(data: PlanData): Plan {
  const { accesses: rows, door: behind, drones } = data;
  const shaftByRoom = new Map(shafts.flatMap((shaft) => rows[shaft].map((room): [Space, Shaft] => [room, shaft])));
  const beside = new Map(besideOnFloor)
    .set('start', [behind])
    .set(behind, [...(besideOnFloor.get(behind) ?? []), 'start']);
  const isLaneEnd = (room: Space, lane: Lane): boolean => {
    const [left = 1, right = 6] = drones[floorOf(room)];
    const number = Number(room.slice(2));
    return lane === 'lower' ? number <= left : number >= right;
  };
  return {
    ...data,
    shaftAt: (room) => shaftByRoom.get(room),
    accessOn: (shaft, floor) => accessOn(shaft, floor, rows),
    lowestFloor: (shaft) => Number(floorOf(rows[shaft][0] as Space)),
    highestFloor: (shaft) => Number(floorOf(rows[shaft].at(-1) as Space)),
    besideOnLevel: (space) => beside.get(space) ?? [],
    nextOnLoop: (room, lane) => {
      const turns = isLaneEnd(room, lane);
      const to = turns ? otherLane(lane) : lane;
      return { at: `${floorOf(room)}.${Number(room.slice(2)) + (to === 'lower' ? -1 : 1)}`, lane: to };
    },
    isLaneEnd,
  };
}

/** The building that this table is played in. */
export const planOf = (played: WithData): Plan => (played.options.data ? planFrom(dataOf(played)) : housePlan);
const planFrom = memoize(({ plan, drones }: HouseData): Plan => planWith({ ...plan, drones }));
const housePlan = planFrom(houseData);
