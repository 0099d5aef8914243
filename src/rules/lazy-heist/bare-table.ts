// The table before anything is placed: a game begins with it, and what a diagram says is laid over it.
import { floors, shafts } from './board.js';
import { planOf } from './building.js';
import { usualSeats } from './data.js';
import { colours } from './box.js';
import { dataOf, heaviestOf } from './house-data.js';
import type { BurglarPiece, Lift, Options, Position, Switch, Vending } from './position.js';

export const fromKeys = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

export function bareTable(options: Options): Position {
  const { burglars, locks, events } = dataOf({ options });
  const { highestFloor } = planOf({ options });
  const unplaced = () => null;
  return {
    options,
    minute: 0,
    turn: heaviestOf({ options }),
    acted: false,
    burglars: fromKeys(usualSeats, (id): BurglarPiece => {
      const { strength } = burglars[id];
      return { at: 'start', used: 0, extra: 0, strength, pose: 'standing' };
    }),
    guards: { g1: null, g2: null },
    guardRoom: null,
    drones: fromKeys(floors, unplaced),
    lifts: fromKeys(shafts, (shaft): Lift => ({ cabin: null, floor: highestFloor(shaft) })),
    locks: { ...locks },
    keys: fromKeys(colours, unplaced),
    batteries: [],
    donuts: [],
    used: { batteries: 0, donuts: 0 },
    explosives: { at: 'start', lit: false },
    ruby: { at: 'aside' },
    vault: { wall: true, lasers: true },
    switches: fromKeys(['3', '6'], (): Switch => ({ at: null, active: false })),
    vending: fromKeys(['2', '5'], (): Vending => ({ at: null, looted: false })),
    checkpoint: null,
    radio: null,
    alert: 'green',
    events: { ...events },
    sneaking: false,
    pending: {},
    outcome: null,
  };
}
