// One outline of a chart, read off the way it is written; xstate resolves the chart in the same way.
import type { AnyStateNode } from 'xstate';
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/machines/index.js';
import { outlineOf } from '../../../src/machines/chart/outline.js';
import { machineOf } from '../../../src/machines/chart/xstate.js';
import type { ChartConfig, ChartEdge, Outline, OutlineState, StateNotes } from '../../../src/table/chart.js';
import type { Game, RuleFunctions } from '../../../src/table/game.js';
import { seededRandom } from '../../../src/table/random.js';
import { Table } from '../../../src/table/table.js';
import { randomChart } from './random-machine.js';

const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** The same outline, as xstate's own state nodes tell it. */
function resolvedByXstate(config: ChartConfig, ruleFunctions: RuleFunctions<never>): Outline {
  const { root } = machineOf(config, ruleFunctions);
  const visit = (node: AnyStateNode): OutlineState[] => [stateOf(node), ...Object.values(node.states).flatMap(visit)];
  return { id: config.id, states: visit(root) };
}

function stateOf(node: AnyStateNode): OutlineState {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  return {
    path: pathOf(node),
    kind: node.type as OutlineState['kind'],
    ...(initial && { initial: pathOf(initial) }),
    ...(node.meta !== undefined && { notes: node.meta as StateNotes }),
    on: Object.fromEntries([...node.transitions].map(([verb, [edge]]) => [verb, edgeOf(edge)])),
    always: (node.always ?? []).map(edgeOf),
  };
}

function edgeOf(
  edge: AnyStateNode['always'] extends readonly (infer E)[] | undefined ? E | undefined : never,
): ChartEdge {
  const [to] = edge?.target ?? [];
  return {
    ...(edge?.guard !== undefined && { guard: edge.guard as string }),
    actions: (edge?.actions ?? []) as unknown as readonly string[],
    ...(to && { target: pathOf(to) }),
  };
}

/** The chart in every order that the game takes. */
function* chartsOf(game: Game): Iterable<ChartConfig> {
  const orders = Object.entries(game.procedures).map(([name, steps]) => ({ [name]: [...steps].reverse() }));
  for (const options of [{}, ...orders.map((order) => ({ order }))]) {
    let table: Table;
    try {
      table = Table.open(game, { options });
    } catch {
      // Not every order is one that the game takes.
      continue;
    }
    yield game.chartConfig(table.raw);
  }
}

describe('the outline of a chart', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s: as xstate resolves it, in every order', (_, game) => {
    let compared = 0;
    for (const config of chartsOf(game)) {
      expect(outlineOf(config)).toEqual(resolvedByXstate(config, game.ruleFunctions as RuleFunctions<never>));
      compared++;
    }
    expect(compared).toBeGreaterThan(1);
  });

  it('as xstate resolves it, on 300 random machines', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { config, ruleFunctions } = randomChart(seededRandom(seed));
      expect(outlineOf(config), `machine ${seed}`).toEqual(
        resolvedByXstate(config, ruleFunctions as RuleFunctions<never>),
      );
    }
  });
});

describe('the table on which a game begins', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s: the same as reading where it begins', (_, game) => {
    expect(game.opening()).toEqual(game.read(game.beginning ?? {}, undefined));
  });
});
