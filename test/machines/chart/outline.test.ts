// What a page loads in place of xstate: the outline read off a chart as it is written.
import { describe, expect, it } from 'vitest';
import { machineOf as bankMachine } from '../../../src/machines/how-to-rob-a-bank/chart.js';
import { howToRobABank } from '../../../src/machines/how-to-rob-a-bank/game.js';
import { machineOf as lazyMachine } from '../../../src/machines/lazy-heist/chart.js';
import { lazyHeist } from '../../../src/machines/lazy-heist/game.js';
import { games } from '../../../src/machines/index.js';
import { writtenOutline } from '../../../src/machines/chart/machine.light.js';
import { readPosition as bankStart } from '../../../src/machines/how-to-rob-a-bank/position-reader.light.js';
import { readPosition as lazyStart } from '../../../src/machines/lazy-heist/position-reader.light.js';
import type { Statechart } from '../../../src/machines/chart/statechart.js';
import { seededRandom } from '../../../src/table/random.js';
import { Table } from '../../../src/table/table.js';
import { randomChart } from './random-machine.js';

/** xstate keeps the configuration that it was given. */
const written = ({ machine }: Pick<Statechart<never>, 'machine'>) => writtenOutline(machine.config as object);

const charts: Readonly<Record<string, (options: object) => Statechart<never>>> = {
  'how-to-rob-a-bank': (options) =>
    bankMachine(Table.open(howToRobABank, { options }).raw) as unknown as Statechart<never>,
  'lazy-heist': (options) => lazyMachine(Table.open(lazyHeist, { options }).raw) as unknown as Statechart<never>,
};

describe('the outline without xstate', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s: equal to xstate’s, in every order', (id, game) => {
    const make = charts[id];
    if (!make) throw new Error(`test/machines/light.test.ts does not know how ${id} makes its chart`);
    const orders = Object.entries(game.procedures).map(([name, steps]) => ({ [name]: [...steps].reverse() }));
    let compared = 0;
    for (const order of [undefined, ...orders]) {
      let chart: Statechart<never>;
      try {
        chart = make(order ? { order } : {});
      } catch {
        // Not every order is one that the game takes.
        continue;
      }
      expect(written(chart)).toEqual(chart.outline);
      compared++;
    }
    expect(compared).toBeGreaterThan(1);
  });

  it('equal on 300 random machines', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const chart = randomChart(seededRandom(seed));
      expect(written(chart), `machine ${seed}`).toEqual(chart.outline);
    }
  });
});

describe('the start of a game without what reads written ones', () => {
  const starts: Readonly<Record<string, (written: unknown) => unknown>> = {
    'how-to-rob-a-bank': bankStart,
    'lazy-heist': lazyStart,
  };

  it.each(games.map((game) => [game.id, game] as const))('%s: as the whole of it reads nothing', (id, game) => {
    for (const written of [{}, game.beginning ?? {}])
      expect(starts[id]?.(written)).toEqual(game.read(written, undefined));
  });
});
