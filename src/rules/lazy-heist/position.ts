// What stands on the table, complete, and the small questions every rule asks of it.
import { effect, type Effect, type GameEvent, type Json, type Outcome } from '../../table/event.js';
import { watchedCopy } from '../../table/watched-copy.js';
import { floorOf, type Floor, type Shaft, type Space } from './board.js';
import type { Lane } from './building.js';
import type { RuleId } from './catalogue.js';
import type { Burglar, Difficulty } from './data.js';
import { numbers, type CardId, guardIds, loads, type Colour, type GuardId, type Load } from './box.js';
import { dataOf, type GivenData } from './house-data.js';
import type { Orders } from './procedures.js';
import { isRuled as isRuledBy, ruling as rulingBy, type Asking } from '../common/rulings.js';
import type { OwnRuling, RulingName } from './rulings.js';
import type { State } from './states.js';

export interface Options {
  readonly difficulty: Difficulty;
  /** Clockwise. */
  readonly seats: readonly Burglar[];
  readonly rulings: Readonly<Record<string, string>>;
  /** Procedures in another order than the book's. */
  readonly order?: Orders;
  /** A publisher's data in the place of ours. */
  readonly data?: GivenData;
}

export interface BurglarPiece {
  readonly at: Space;
  readonly used: number;
  readonly extra: number;
  readonly strength: number;
  readonly pose: 'standing' | 'sitting' | 'lying';
}
export interface Drone {
  /** A room of its floor, or `maintenance` or `charging`. */
  readonly at: Space;
  readonly lane: Lane;
  readonly active: boolean;
}
export interface Lift {
  /** The limit in kilograms; null before setup has turned the card up. */
  readonly cabin: number | null;
  readonly floor: number;
}
export interface Switch {
  readonly at: Space | null;
  readonly active: boolean;
}
export interface Vending {
  readonly at: Space | null;
  readonly looted: boolean;
}

/** What is in the middle of happening. A resting state has exactly the keys it needs. */
export interface Pending {
  /** Spaces of the face-down keys, in order of placing. */
  readonly placed?: readonly Space[];
  readonly alarmAt?: Space;
  /** The state in which an alarm ends. */
  readonly resume?: State;
  /** What the burglar whose turn it is said beside a drone: carried out when the alarm is over. */
  readonly then?: 'done' | 'sit';
  /** The highest floor that the step is done with; in an alarm the floor that raised it. */
  readonly floor?: number;
  readonly first?: GuardId;
  readonly walker?: GuardId;
  readonly path?: readonly Space[];
  /** The event card just drawn: gone again when the move is over. */
  readonly card?: CardId;
}

export interface Position {
  readonly options: Options;
  readonly minute: number;
  readonly turn: Burglar;
  readonly acted: boolean;
  readonly burglars: Readonly<Record<Burglar, BurglarPiece>>;
  /** Null: not placed yet. */
  readonly guards: Readonly<Record<GuardId, Space | null>>;
  readonly guardRoom: Space | null;
  readonly drones: Readonly<Record<Floor, Drone | null>>;
  readonly lifts: Readonly<Record<Shaft, Lift>>;
  readonly locks: Readonly<Record<Colour, Space>>;
  readonly keys: Readonly<Record<Colour, Space | null>>;
  readonly batteries: readonly Space[];
  readonly donuts: readonly Space[];
  readonly used: { readonly batteries: number; readonly donuts: number };
  readonly explosives: { readonly at: Space; readonly lit: boolean };
  readonly ruby: { readonly at: Space };
  readonly vault: { readonly wall: boolean; readonly lasers: boolean };
  readonly switches: Readonly<Record<'3' | '6', Switch>>;
  readonly vending: Readonly<Record<'2' | '5', Vending>>;
  readonly checkpoint: Space | null;
  readonly radio: number | null;
  readonly alert: 'green' | 'red';
  readonly events: Readonly<Record<CardId, number>>;
  readonly sneaking: boolean;
  readonly pending: Pending;
  readonly outcome: Outcome | null;
}

/**
 * The position with some fields changed. `{ ...position, turn }` says the same, but the engine lays each such copy out
 * anew, and what comes in many layouts is slow to copy and to read. Copied field by field, all positions look alike.
 */
export const changed = (position: Position, change: Partial<Position>): Position =>
  watchedCopy(position, change) ?? Object.assign(copyOf(position), change);

const copyOf = (position: Position): Position => ({
  options: position.options,
  minute: position.minute,
  turn: position.turn,
  acted: position.acted,
  burglars: position.burglars,
  guards: position.guards,
  guardRoom: position.guardRoom,
  drones: position.drones,
  lifts: position.lifts,
  locks: position.locks,
  keys: position.keys,
  batteries: position.batteries,
  donuts: position.donuts,
  used: position.used,
  explosives: position.explosives,
  ruby: position.ruby,
  vault: position.vault,
  switches: position.switches,
  vending: position.vending,
  checkpoint: position.checkpoint,
  radio: position.radio,
  alert: position.alert,
  events: position.events,
  sneaking: position.sneaking,
  pending: position.pending,
  outcome: position.outcome,
});

export type RuleOrRuling = RuleId | `LH-RULING-${RulingName}`;

/** An event of this game: its type, the rule that made it happen, its details. */
export const event = (type: string, rule: RuleOrRuling, details: Record<string, Json> = {}): GameEvent =>
  Object.assign({ type }, details, { rule });

export const isRuled: Asking<OwnRuling>['isRuled'] = isRuledBy;
export const ruling = rulingBy as Asking<OwnRuling>['ruling'];

/** LH-END-1 to LH-END-5: nothing after this is carried out. */
export const lose = (position: Position, rule: RuleId): Effect<Position> =>
  effect(
    changed(position, { outcome: { result: 'lost', rule }, sneaking: false, pending: {} }),
    event('game-lost', rule, { side: 'guards' }),
  );

export const burglar = ({ burglars }: Position, id: string): BurglarPiece => burglars[id as Burglar];
export const withBurglar = (position: Position, id: string, change: Partial<BurglarPiece>): Position =>
  withBurglars(position, [id], change);

/** The same change for several of them. */
export function withBurglars(position: Position, ids: readonly string[], change: Partial<BurglarPiece>): Position {
  const { anna, bruno, carla, dieter } = position.burglars;
  const burglars = {
    anna: ids.includes('anna') ? changedPiece(anna, change) : anna,
    bruno: ids.includes('bruno') ? changedPiece(bruno, change) : bruno,
    carla: ids.includes('carla') ? changedPiece(carla, change) : carla,
    dieter: ids.includes('dieter') ? changedPiece(dieter, change) : dieter,
  };
  return changed(position, { burglars });
}
function changedPiece(piece: BurglarPiece, change: Partial<BurglarPiece>): BurglarPiece {
  const watched = watchedCopy(piece, change);
  if (watched) return watched;
  const { at, used, extra, strength, pose } = piece;
  return Object.assign({ at, used, extra, strength, pose }, change);
}

/** The burglar whose turn it is, and where. */
export const here = (position: Position): Space => burglar(position, position.turn).at;
export const isPrisoner = (position: Position, id: string): boolean => burglar(position, id).at === 'cell';

export const pointsLeft = (position: Position, id: string): number => {
  const { used, extra } = burglar(position, id);
  return dataOf(position).burglars[id as Burglar].points + extra - used;
};

/** Free burglars in a space, in seat order. The cage is not part of its room. */
export const freeIn = ({ options, burglars }: Pick<Position, 'options' | 'burglars'>, space: Space): Burglar[] =>
  options.seats.filter((id) => burglars[id].at === space);

/** Burglars that drones and guards find in a space: ruling cage-is-apart may add the prisoners. */
export const foundIn = (position: Position, space: Space): Burglar[] =>
  space === position.guardRoom && isRuled(position, 'cage-is-apart', 'in-room')
    ? position.options.seats.filter((id) => [space, 'cell'].includes(burglar(position, id).at))
    : freeIn(position, space);

export const withGuard = (position: Position, id: GuardId, at: Space): Position => {
  const { g1, g2 } = position.guards;
  return changed(position, { guards: id === 'g1' ? { g1: at, g2 } : { g1, g2: at } });
};
export const guardsIn = ({ guards }: Position, space: Space): GuardId[] =>
  guardIds.filter((id) => guards[id] === space);

export const droneOn = ({ drones }: Position, floor: string | number): Drone => drones[floor as Floor] as Drone;
export function withDrone(position: Position, floor: string | number, change: Partial<Drone>): Position {
  const drones = { ...position.drones, [floor]: changedDrone(droneOn(position, floor), change) };
  return changed(position, { drones });
}
function changedDrone(drone: Drone, change: Partial<Drone>): Drone {
  const watched = watchedCopy(drone, change);
  if (watched) return watched;
  const { at, lane, active } = drone;
  return Object.assign({ at, lane, active }, change);
}
export const isDroneInRoom = ({ at }: Drone): boolean => at !== 'maintenance' && at !== 'charging';
export function hasActiveDrone({ drones }: Position, space: Space): boolean {
  const drone = drones[floorOf(space)];
  return drone?.active === true && drone.at === space;
}

export const loadIn = (position: Position, space: Space): Load | undefined =>
  loads.find((load) => position[load].at === space);
export const withLoad = (position: Position, load: Load, at: Space): Position =>
  load === 'ruby'
    ? changed(position, { ruby: { at } })
    : changed(position, { explosives: { ...position.explosives, at } });

/** Kilograms in a cabin: burglars and loads; small items weigh nothing. */
export function weightIn(position: Pick<Position, 'options' | 'burglars' | Load>, lift: Space): number {
  const { burglars, weights } = dataOf(position);
  return (
    freeIn(position, lift).reduce((sum, id) => sum + burglars[id].weight, 0) +
    loads.filter((load) => position[load].at === lift).reduce((sum, load) => sum + weights.loads[load], 0)
  );
}

export const itemsOf = (
  { keys, batteries, donuts }: Pick<Position, 'keys' | 'batteries' | 'donuts'>,
  id: string,
): number => [...Object.values(keys), ...batteries, ...donuts].filter((place) => place === id).length;
export const hasRoom = (position: Position, id: string): boolean => itemsOf(position, id) < numbers.itemPlaces;

export const liftOf = ({ lifts }: Position, shaft: Shaft): Lift => lifts[shaft];
export const withLift = (position: Position, shaft: Shaft, change: Partial<Lift>): Position =>
  changed(position, { lifts: { ...position.lifts, [shaft]: { ...position.lifts[shaft], ...change } } });
export const isLocked = ({ locks }: Position, room: Space): boolean => Object.values(locks).includes(room);
