// What the test of pairs of rulings knows of Burgle Bros.
import { burglar, type Position } from '../../../src/rules/burgle-bros/position.js';
import { isLoot } from '../../../src/rules/burgle-bros/box.js';
import type { Move } from '../../../src/table/move.js';
import type { Table } from '../../../src/table/table.js';
import type { Scope } from '../pairs.js';

/** A reason in terms of the position, whoever gives it. */
const because =
  (holds: (position: Position, by: string, args: readonly string[]) => boolean) =>
  (table: Table, { by = '', args }: Move): boolean =>
    holds(table.raw as unknown as Position, by, args);

export const scope: Scope = {
  variants: [{ job: 'office' }, { job: 'bank', variants: ['lost-visual'] }, { job: 'fort-knox' }],
  // A laser may have to be paid for before the tile is turned (ruling laser-order); answers are known by what they lead to.
  quiet: ['pay', 'risk', 'give', 'refuse', 'keep', 'choose', 'pass', 'crack', 'walk', 'end'],
  reasons: {
    'BB-TOOL-1': because((position, by, [card = '']) => !burglar(position, by).tools.includes(card)),
    'BB-LOOT-4': because((_, __, [, card = '']) => isLoot(card)),
    'BB-HACK-3': because(({ hacks }) => Object.values(hacks).some((markers) => markers >= 6)),
  },
};
