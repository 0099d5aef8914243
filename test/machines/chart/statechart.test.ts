// A chart is checked when it is built: misspelt names and whatever would make it impure are reported at once.
import { describe, expect, it } from 'vitest';
import { viaXstate } from '../../../src/machines/chart/xstate.js';
import { chain, move, notes, otherwise, step, when } from '../../../src/machines/chart/statechart.js';
import type { ChartConfig } from '../../../src/table/chart.js';
import { effect } from '../../../src/table/event.js';
import type { RuleFunctions } from '../../../src/table/game.js';

/** A game of counting: `add` makes it more, and from three on it is over. */
interface Count {
  readonly count: number;
}
const ruleFunctions: RuleFunctions<Count> = {
  moves: {
    add: {
      check: (_, { args }) => (args[0] === '0' ? 'TOY-1' : null),
      apply: ({ count }, { args }) =>
        effect({ count: count + Number(args[0]) }, { type: 'added', rule: 'TOY-1', by: Number(args[0]) }),
    },
  },
  steps: { halve: ({ count }) => effect({ count: Math.floor(count / 2) }, { type: 'halved', rule: 'TOY-2' }) },
  tests: { isEnough: ({ count }) => count >= 3 },
};
const toy = (states: object) => viaXstate({ id: 'toy', initial: 'a', states } as ChartConfig, ruleFunctions);
const counting = {
  a: { ...notes({ otherwise: 'TOY-1' }), on: { add: move('add', 'b') } },
  b: { always: [when('isEnough', 'c', 'halve'), otherwise('a')] },
  c: { initial: 'x', states: chain(['x', 'y'], { x: 'halve', y: 'halve' }, '#end') },
  d: { id: 'end', type: 'final' },
};

describe('a chart', () => {
  it('moves on through forks to where play rests, and gathers what happened', () => {
    const chart = toy(counting);
    const start = chart.enter('a', { count: 1 });
    const add = (by: number) => ({ by: 'ann', verb: 'add', args: [String(by)] });
    expect(chart.step(start, add(1))).toMatchObject({ path: 'a', position: { count: 2 } });
    const after = chart.step(start, add(4));
    expect(after).toMatchObject({ path: 'c.x', position: { count: 2 } });
    expect(after.events.map(({ type }) => type)).toEqual(['added', 'halved']);
    expect(start).toMatchObject({ path: 'a', position: { count: 1 }, events: [] });
  });

  it('stays where it is, with nothing happened, when a guard says no', () => {
    const chart = toy(counting);
    const start = chart.enter('a', { count: 1 });
    expect(chart.step(start, { verb: 'add', args: ['0'] })).toMatchObject({
      path: 'a',
      position: { count: 1 },
      events: [],
    });
  });

  it('enters a compound state by its first step, and a passing state not at all', () => {
    const chart = toy(counting);
    expect(chart.enter('c', { count: 8 }).path).toBe('c.x');
    expect([...chart.states.keys()]).toEqual(['a', 'c.x', 'c.y', 'd']);
    expect(chart.paths).toEqual(['a', 'c', 'c.x', 'c.y', 'd']);
    expect(() => chart.enter('b', { count: 1 })).toThrow(/no state b/);
  });

  it.each([
    ['a move', { a: { on: { add: move('ad', 'a') } } }, /"ad"/],
    ['a step', { a: { on: { next: step('halv', 'a') } } }, /"halv"/],
    ['a test', { a: { on: { add: move('add') }, always: [when('isEnuf', 'b')] }, b: { type: 'final' } }, /"isEnuf"/],
    [
      'a step on a fork',
      { a: { on: { add: move('add') }, always: [when('isEnough', 'b', 'hlave')] }, b: { type: 'final' } },
      /"hlave"/,
    ],
  ])('with the name of %s misspelt is reported when it is built', (_, states, message) => {
    expect(() => toy(states)).toThrow(message);
  });

  it('with a target that does not exist is told so when it is built', () => {
    expect(() => toy({ a: { on: { add: move('add', 'nowhere') } } })).toThrow(/nowhere/);
  });

  it.each([
    ['a parallel state', { a: { type: 'parallel', states: { x: {}, y: {} } } }, /parallel/],
    ['a history state', { a: { initial: 'x', states: { x: {}, h: { type: 'history' } } } }, /history/],
    ['a delay', { a: { after: { 1000: 'b' } }, b: { type: 'final' } }, /after/],
    ['an entry action', { a: { entry: 'halve' } }, /entry/],
    ['two edges for a verb', { a: { on: { add: [move('add', 'b'), move('add')] } }, b: { type: 'final' } }, /"add"/],
  ])('with %s is rejected', (_, states, message) => {
    expect(() => toy(states)).toThrow(message);
  });
});
