// What the test of pairs of rulings knows of Lazy Heist.
import { profiles, type Burglar } from '../../../src/rules/lazy-heist/data.js';
import { itemPlaces } from '../../../src/rules/lazy-heist/box.js';
import { burglar, itemsOf, type Position } from '../../../src/rules/lazy-heist/position.js';
import type { Move } from '../../../src/table/move.js';
import type { Table } from '../../../src/table/table.js';
import type { Scope } from '../pairs.js';

/** A reason in terms of the position, whoever gives it. */
const because =
  (holds: (position: Position, by: Burglar, args: readonly string[], verb: string) => boolean) =>
  (table: Table, { by, args, verb }: Move): boolean =>
    holds(table.raw as unknown as Position, by as Burglar, args, verb);

const isFull = because((position, by) => burglar(position, by).strength === profiles[by].strength);

export const scope: Scope = {
  variants: [{ difficulty: 'normal' }, { difficulty: 'hard' }],
  lifted: { 'useless-actions=allowed': ['LH-REST-2', 'LH-LOOT-2'] },
  reasons: {
    'LH-TURN-11': because(({ turn }, by) => by !== turn),
    'LH-CAPTURE-5': because((position, by) => burglar(position, by).at === 'cell'),
    'LH-REST-2': isFull,
    'LH-LOOT-2': isFull,
    'LH-TURN-4': because(({ burglars }) => Object.values(burglars).some(({ strength }) => strength === 0)),
    'LH-ITEM-3': because((position, by, [, whom], verb) =>
      [verb === 'give' ? (whom as string) : by].every((id) => itemsOf(position, id) === itemPlaces),
    ),
    'LH-KNOCK-1': because((position, by) => {
      const { at } = burglar(position, by);
      return !Object.values(position.drones).some((drone) => drone?.at === at && drone.active);
    }),
  },
};
