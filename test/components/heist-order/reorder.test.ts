// Every procedure of every game can be shown in another order: from the start of a game, and from the end of a case.
import { describe, expect, it } from 'vitest';
import { beginning, compareOrders } from '../../../src/components/heist-order/reorder.js';
import { games } from '../../../src/machines/index.js';
import type { Game } from '../../../src/table/game.js';
import { Table } from '../../../src/table/table.js';
import { checkCase } from '../../../src/verify/cases/check-case.js';
import { shippedCases } from '../../shipped-cases.js';

/** Some moment after the start. */
function endOfACase(game: Game): Table {
  for (const { example } of shippedCases(game.id)) {
    const { frames } = checkCase(game, example);
    const { table } = frames.at(-1) ?? {};
    if (frames.length > 2 && table && table.waitsFor !== 'nobody') return table;
  }
  return Table.open(game);
}

/** Random play hardly ever opens a safe, and a single heist is no campaign: the element says so. */
const rare = ['open-safe', 'campaign'];

describe.each(games)('$id', (game) => {
  const tables = { 'the start of a game': Table.open(game), 'the end of a case': endOfACase(game) };

  it.each(Object.keys(game.procedures))('%s', (procedure) => {
    const steps = game.procedures[procedure] as readonly string[];
    const [first = '', second = '', ...others] = steps;
    for (const [from, table] of Object.entries(tables)) {
      const begun = beginning(game, procedure, table);
      expect(begun === null, from).toBe(rare.includes(procedure));
      if (!begun) continue;
      const { base, yours } = compareOrders(game, procedure, begun, [second, first, ...others]);
      expect([base.broken, base.order, yours.order[0]], from).toEqual([undefined, steps, second]);
      expect(base.events.length, from).toBeGreaterThan(0);
    }
  });
});
