// Setting up: what is revealed and rolled for, in which order, and what makes the players roll again.
import { effect, type Effect } from '../../table/event.js';
import { isIn } from '../../table/flow.js';
import type { MoveRule } from '../../table/game.js';
import { floors, shafts, type Floor, type Shaft, type Space } from './board.js';
import type { RuleId } from './catalogue.js';
import type { Difficulty } from './data.js';
import { colours, guardIds, type Colour, type GuardId } from './box.js';
import { dataOf } from './house-data.js';
import { planOf } from './building.js';
import { changed, event, isRuled, withLift, withGuard, type Position, type RuleOrRuling } from './position.js';
import { checkpointRoll, roll, type Roll } from './rolls.js';
import type { Inside } from './states.js';

/** One thing to place: its state in the chart, its rule, what places it, and whether it is still missing. */
export interface Placement {
  readonly state: Inside<'setup'>;
  readonly rule: RuleOrRuling;
  readonly place: MoveRule<Position>;
  readonly isMissing: (position: Position) => boolean;
}

const placed = (position: Position, item: string, at: Space, rule: RuleOrRuling, more = {}): Effect<Position> =>
  effect(position, event('placed', rule, { item, at, ...more }));
const again = (position: Position, at: Space, rule: RuleId): Effect<Position> =>
  effect(position, event('rerolled', rule, { at }));
const firstNull = <K extends string>(map: Readonly<Record<K, unknown>>, keys: readonly K[]): K | undefined =>
  keys.find((key) => map[key] === null);

/** LH-SETUP-4 */
const chooseDifficulty: MoveRule<Position> = {
  check: () => null,
  apply: (position, { args }) =>
    effect(changed(position, { options: { ...position.options, difficulty: args[0] as Difficulty } })),
};

export const nextShaft = ({ lifts }: Position): Shaft | undefined => shafts.find((x) => lifts[x].cabin === null);
export const cabinsLeft = (position: Position): number[] =>
  dataOf(position).weights.cabins.filter((limit) => shafts.every((shaft) => position.lifts[shaft].cabin !== limit));

/** LH-SETUP-8 */
const revealCabin: MoveRule<Position> = {
  check: (position, { args: [lift, limit] }) =>
    lift === `lift-${nextShaft(position)}` && cabinsLeft(position).includes(Number(limit)) ? null : 'LH-SETUP-8',
  apply(position, { args: [lift, limit] }) {
    const cabin = Number(limit);
    return placed(withLift(position, nextShaft(position) as Shaft, { cabin }), 'cabin', lift as Space, 'LH-SETUP-8', {
      cabin,
    });
  },
};

/** A roll of the red die for a room on one floor; a room with a shaft means rolling again (ruling shaft-reroll). */
const rollRoom = (
  item: string,
  rule: RuleId,
  floorOf: (position: Position) => string,
  put: (position: Position, at: Space) => Position,
  barred: (position: Position, at: Space) => RuleId | null = () => null,
): Roll =>
  roll(1, rule, (position, room) => {
    const at = `${floorOf(position)}.${room}`;
    const byShaft = item === 'guard-room' || !isRuled(position, 'shaft-reroll', 'guard-room-only');
    if (byShaft && planOf(position).shaftAt(at)) return again(position, at, rule);
    const bar = barred(position, at);
    return bar ? again(position, at, bar) : placed(put(position, at), item, at, rule);
  });

const rollGuardRoom = rollRoom(
  'guard-room',
  'LH-SETUP-10',
  () => '3',
  (position, at) => changed(position, { guardRoom: at }),
);

const machineFloor = ({ vending }: Position): '2' | '5' => (vending['2'].at === null ? '2' : '5');
const rollVending = rollRoom('vending', 'LH-SETUP-11', machineFloor, (position, at) =>
  changed(position, { vending: { ...position.vending, [machineFloor(position)]: { at, looted: false } } }),
);

const rollFirstBattery = rollRoom(
  'battery',
  'LH-SETUP-12',
  () => '1',
  (position, at) => changed(position, { batteries: [at] }),
);

const switchFloor = ({ switches }: Position): '3' | '6' => (switches['3'].at === null ? '3' : '6');
const rollSwitch = rollRoom(
  'switch',
  'LH-SETUP-13',
  switchFloor,
  (position, at) =>
    changed(position, { switches: { ...position.switches, [switchFloor(position)]: { at, active: false } } }),
  (position, at) => (at === position.guardRoom ? 'LH-SETUP-14' : null),
);

/** LH-SETUP-15, LH-SETUP-16: any room will do. */
const rollDrone = roll(1, 'LH-SETUP-15', (position, room) => {
  const floor = firstNull(position.drones, floors) as Floor;
  const at = `${floor}.${room}`;
  const drones = { ...position.drones, [floor]: { at, lane: 'lower' as const, active: true } };
  return placed(changed(position, { drones }), 'drone', at, 'LH-SETUP-15');
});

const facedown = ({ pending }: Position): readonly Space[] => pending.placed ?? [];

/** LH-SETUP-17: four rooms, face down. */
const rollKey = roll(2, 'LH-SETUP-17', (position, at) =>
  facedown(position).includes(at)
    ? again(position, at, 'LH-SETUP-17')
    : placed(changed(position, { pending: { placed: [...facedown(position), at] } }), 'key', at, 'LH-SETUP-17'),
);

/** The face-down key that is turned up next. */
export const nextKey = (position: Position): Space | undefined =>
  facedown(position).find((at) => !Object.values(position.keys).includes(at));
export const coloursLeft = ({ keys }: Position): Colour[] => colours.filter((colour) => keys[colour] === null);

/** LH-SETUP-17: then they are turned up, in order of placing. */
const revealKey: MoveRule<Position> = {
  check: (position, { args: [at, colour] }) =>
    at === nextKey(position) && coloursLeft(position).includes(colour as Colour) ? null : 'LH-SETUP-17',
  apply(position, { args }) {
    const [at, colour] = args as [Space, Colour];
    return placed(changed(position, { keys: { ...position.keys, [colour]: at } }), 'key', at, 'LH-SETUP-17', {
      colour,
    });
  },
};

/** LH-SETUP-18 */
const rollGuard = roll(2, 'LH-SETUP-18', (position, at) => {
  if (Object.values(position.guards).includes(at)) return again(position, at, 'LH-SETUP-18');
  const guard = firstNull(position.guards, guardIds) as GuardId;
  return placed(withGuard(position, guard, at), 'guard', at, 'LH-SETUP-18', { guard });
});

/** What is placed after the difficulty is known, in the order of the book. */
export const placements: readonly Placement[] = [
  {
    state: 'cabins',
    rule: 'LH-SETUP-8',
    place: revealCabin,
    isMissing: (position) => nextShaft(position) !== undefined,
  },
  {
    state: 'guard-room',
    rule: 'LH-SETUP-10',
    place: rollGuardRoom,
    isMissing: ({ guardRoom }) => guardRoom === null,
  },
  {
    state: 'vending-2',
    rule: 'LH-SETUP-11',
    place: rollVending,
    isMissing: ({ vending }) => vending['2'].at === null,
  },
  {
    state: 'vending-5',
    rule: 'LH-SETUP-11',
    place: rollVending,
    isMissing: ({ vending }) => vending['5'].at === null,
  },
  {
    state: 'battery',
    rule: 'LH-SETUP-12',
    place: rollFirstBattery,
    isMissing: ({ batteries }) => batteries.length === 0,
  },
  {
    state: 'switch-3',
    rule: 'LH-SETUP-13',
    place: rollSwitch,
    isMissing: ({ switches }) => switches['3'].at === null,
  },
  {
    state: 'switch-6',
    rule: 'LH-SETUP-13',
    place: rollSwitch,
    isMissing: ({ switches }) => switches['6'].at === null,
  },
  {
    state: 'drones',
    rule: 'LH-SETUP-15',
    place: rollDrone,
    isMissing: ({ drones }) => firstNull(drones, floors) !== undefined,
  },
  {
    state: 'keys.place',
    rule: 'LH-SETUP-17',
    place: rollKey,
    isMissing: (position) => facedown(position).length < colours.length,
  },
  {
    state: 'keys.reveal',
    rule: 'LH-SETUP-17',
    place: revealKey,
    isMissing: (position) => coloursLeft(position).length > 0,
  },
  {
    state: 'guards',
    rule: 'LH-SETUP-18',
    place: rollGuard,
    isMissing: ({ guards }) => firstNull(guards, guardIds) !== undefined,
  },
];

/** The place in that order at which setup stands; a diagram may name a state around it. */
export const placementAt = (flow: string): number => placements.findIndex(({ state }) => isIn(`setup.${state}`, flow));

/** As the chart calls what places a thing, the same on every floor, and the question whether it is still missing. */
export const placing = (state: string): string => `place-${state.replace(/-\d$/, '')}`;
export const stillMissing = (state: string): string => `is-${state}-missing`;

export const setupMoves = {
  chooseDifficulty,
  ...Object.fromEntries(placements.map(({ state, place }) => [placing(state), place])),
  /** Ruling checkpoint-at-start: dice. */
  rollFirstCheckpoint: checkpointRoll('LH-RULING-checkpoint-at-start'),
};
export const setupSteps = {
  layKeysFaceDown: (position: Position) => effect<Position>(changed(position, { pending: { placed: [] } })),
  keysAreShown: (position: Position) => effect<Position>(changed(position, { pending: {} })),
};
export const setupTests = {
  isCheckpointRolled: (position: Position): boolean => isRuled(position, 'checkpoint-at-start', 'dice'),
  ...Object.fromEntries(placements.map(({ state, isMissing }) => [stillMissing(state), isMissing])),
};
