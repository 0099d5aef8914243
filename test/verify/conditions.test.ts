// Fields that no step reads, only the condition of an ending: both the order and the guided search put values there.
import { describe, expect, it, vi } from 'vitest';
import { compiled } from '../../src/machines/chart/compiled.js';
import { runGame } from '../../src/machines/chart/run-game.js';
import { chain, move, notes, otherwise, when } from '../../src/machines/chart/statechart.js';
import type { ChartConfig } from '../../src/table/chart.js';
import { effect } from '../../src/table/event.js';
import type { Game } from '../../src/table/game.js';
import { withFields as changed } from '../../src/verify/order/watched-fields.js';
import { finish, guidedReport, guidedSearch, order } from '../../src/verify/index.js';
import { toy, type Night } from './toy.js';

vi.setConfig({ testTimeout: 60_000 });

/** Two steps, and a loss in minute 2 if the guard comes to square 3. Nothing moves the clock: in play it is minute 1. */
function lossInMinuteTwo(): Game {
  const { ruleFunctions, ...plain } = toy();
  const night = ['loot', 'patrol'];
  return runGame(
    {
      ...plain,
      procedures: { night },
      rulings: [],
      ruleFunctions: {
        ...ruleFunctions,
        steps: {
          loot: (p: Night) => effect(changed(p, { bag: true }), { type: 'bag-taken', rule: 'TOY-NIGHT-1' }),
          patrol: (p: Night) =>
            effect(changed(p, { guard: p.roll + 1 }), { type: 'guard-walked', rule: 'TOY-NIGHT-2' }),
          lose: (p: Night) => {
            const outcome = { result: 'lost', rule: 'TOY-NIGHT-3' };
            return effect(changed(p, { outcome }), { type: 'game-lost', rule: 'TOY-NIGHT-3' });
          },
        },
        tests: { isCaught: ({ guard, minute }: Night) => guard === 3 && minute === 2 },
      },
      chartConfig: ({ options }: Night): ChartConfig => {
        const steps = options.order?.night ?? night;
        return {
          id: 'toy',
          initial: 'turn',
          ...notes({ otherwise: 'TOY-TURN-1' }),
          states: {
            turn: { on: { walk: move('walk', 'die') } },
            die: { on: { roll: move('roll', 'night') } },
            night: {
              initial: steps[0] as string,
              always: [when('isCaught', '#over', 'lose')],
              states: { ...chain(steps, {}, 'done'), done: { always: [otherwise('#toy.turn')] } },
            },
            over: { id: 'over', type: 'final' },
          },
        };
      },
    },
    compiled,
  ) as unknown as Game;
}

describe('what only the condition of an ending reads', () => {
  it('is varied to find out whether the order matters: only one of the two orders loses', () => {
    const { procedures } = finish(order(lossInMinuteTwo(), { states: 5, games: 5, written: 400, positions: 100 }));
    const [pair] = procedures[0]?.pairs ?? [];
    expect(pair).toMatchObject({ first: 'loot', second: 'patrol', verdict: 'matters', grade: 'outcome' });
    expect(pair?.fields).toContain('minute');
    expect(pair?.witness?.cases[0].start).toMatchObject({ minute: 2 });
  });

  it('is varied to take the edge to that ending', () => {
    const game = lossInMinuteTwo();
    const { edgesTakenOtherwise, edgesNeverTaken } = guidedReport(game, [
      finish(guidedSearch(game, [], { moves: 20_000, parts: 1 })),
    ]);
    expect(edgesNeverTaken).toEqual([]);
    expect(edgesTakenOtherwise).toMatchObject([{ guard: 'isCaught', why: 'from a position that was put together' }]);
  });
});
