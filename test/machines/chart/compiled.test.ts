// The compiled chart is equal to xstate: on random machines, and in random games of the real charts.
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/index.js';
import { viaXstate } from '../../../src/machines/chart/xstate.js';
import { compileOutline, compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { outlineOf } from '../../../src/machines/chart/outline.js';
import type { Chart, ChartConfig, ChartSnapshot } from '../../../src/table/chart.js';
import { effect } from '../../../src/table/event.js';
import type { Game } from '../../../src/table/game.js';
import { moveText, type Move } from '../../../src/table/move.js';
import { pick, seededRandom } from '../../../src/table/random.js';
import { Table } from '../../../src/table/table.js';
import { randomChart, verbs, type Tally } from './random-machine.js';

const seen = ({ path, position, events }: ChartSnapshot<unknown>) => ({ path, position, events });

/** What a chart does, or that it never comes to rest. */
function attempt<P>(act: () => ChartSnapshot<P>): ChartSnapshot<P> | 'never rests' {
  try {
    return act();
  } catch (error) {
    if (/Infinite loop|never comes to rest/.test(String(error))) return 'never rests';
    throw error;
  }
}

/** Plays both charts with the same random moves; the transcript of the first difference, or null. */
function differenceOf<P>(a: Chart<P>, b: Chart<P>, start: P, seed: number, moves: number): string | null {
  const random = seededRandom(seed);
  const transcript: string[] = [];
  let left: ChartSnapshot<P> | undefined;
  let right: ChartSnapshot<P> | undefined;
  for (let i = 0; i < moves; i++) {
    const { path, move } =
      left && random.below(12) > 0
        ? { move: { verb: pick(verbs, random), args: [String(random.below(3))] } }
        : { path: pick(a.paths, random) };
    transcript.push(move ? moveText(move) : `enter ${String(path)}`);
    const act = (chart: Chart<P>, stand: ChartSnapshot<P> | undefined) =>
      attempt(() => (move ? chart.step(stand as ChartSnapshot<P>, move) : chart.enter(path as string, start)));
    const [mine, theirs] = [act(a, left), act(b, right)];
    if (mine === 'never rests' || theirs === 'never rests') {
      if (mine !== theirs) return `${transcript.join(', ')}: only one of the two never rests`;
      left = right = undefined;
      continue;
    }
    if (JSON.stringify(seen(mine)) !== JSON.stringify(seen(theirs)))
      return `${transcript.join(', ')}: ${JSON.stringify(seen(mine))} is not ${JSON.stringify(seen(theirs))}`;
    [left, right] = [mine, theirs];
  }
  return null;
}

describe('compiled chart', () => {
  it('does what xstate does on 600 random machines', () => {
    const found = [];
    let moved = 0;
    for (let seed = 1; seed <= 600; seed++) {
      const { config, ruleFunctions, xstate } = randomChart(seededRandom(seed));
      const own = compileOutline(outlineOf(config), ruleFunctions);
      if (xstate.paths.length === 0) continue;
      moved++;
      const difference = differenceOf<Tally>(own, xstate, { hash: seed }, seed, 40);
      if (difference) found.push(`machine ${seed}: ${difference}`);
    }
    expect(found).toEqual([]);
    expect(moved).toBeGreaterThan(400);
  }, 60_000);

  it.each([
    ['the order of two effects', (actions: readonly string[]) => [...actions].reverse()],
    ['a forgotten effect', (actions: readonly string[]) => actions.slice(0, -1)],
  ])('a planted difference is caught: %s', (_, change) => {
    let caught = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { config, ruleFunctions, xstate } = randomChart(seededRandom(seed));
      const outline = outlineOf(config);
      const broken = {
        ...outline,
        states: outline.states.map((state) => ({
          ...state,
          always: state.always.map((edge) => ({ ...edge, actions: change(edge.actions) })),
        })),
      };
      if (
        xstate.paths.length &&
        differenceOf<Tally>(compileOutline(broken, ruleFunctions), xstate, { hash: seed }, seed, 60)
      )
        caught++;
    }
    expect(caught).toBeGreaterThan(5);
  });

  it.each(games.map((game) => [game.id, game] as const))('plays random games of %s as xstate does', (_, game) => {
    const fast = runGame(game as Game, compiled);
    for (let seed = 1; seed <= 4; seed++) {
      const random = seededRandom(seed);
      let [a, b] = [Table.open(game), Table.open(fast)];
      for (let i = 0; i < 250 && a.waitsFor !== 'nobody'; i++) {
        const chance = a.chance(random);
        const text = chance ?? pick(a.legal(), random);
        if (chance === null) expect(b.legal()).toEqual(a.legal());
        [a, b] = [a.play(text), b.play(text)];
        expect({ move: i, flow: b.flow, position: b.position, events: b.events }).toEqual({
          move: i,
          flow: a.flow,
          position: a.position,
          events: a.events,
        });
      }
    }
  });
});

describe('a chart may use only what the compiled chart knows', () => {
  const ruleFunctions = {
    moves: {},
    steps: { ring: (position: Tally) => effect(position) },
    tests: { isLate: () => true },
  };
  const inner = (state: object) => ({ initial: 'a', states: { a: state, b: {} } });
  it.each([
    ['parallel', inner({ type: 'parallel', states: { x: {}, y: {} } }), /parallel states/],
    ['history', inner({ initial: 'x', states: { x: {}, h: { type: 'history' } } }), /history states/],
    ['entry', inner({ entry: 'ring' }), /entry or exit/],
    ['exit', inner({ exit: 'ring' }), /entry or exit/],
    ['after', inner({ after: { 100: 'b' } }), /invoke or after/],
    ['onDone', inner({ onDone: 'b', initial: 'x', states: { x: { type: 'final' } } }), /onDone/],
    ['wildcard', inner({ on: { '*': 'b' } }), /"\*" as a verb/],
    ['several edges', inner({ on: { go: [{ guard: 'isLate', target: 'b' }, { target: 'b' }] } }), /several edges/],
    ['reenter', inner({ on: { go: { target: 'a', reenter: true } } }), /reenter/],
    ['inline guard', inner({ on: { go: { guard: () => true, target: 'b' } } }), /guard without a name/],
    ['inline action', inner({ on: { go: { actions: () => undefined } } }), /action without a name/],
    ['unknown guard', inner({ on: { go: { guard: 'isEarly' } } }), /no test or move is called "isEarly"/],
    ['unknown step', inner({ always: { guard: 'isLate', actions: 'rong', target: 'b' } }), /no step is called "rong"/],
  ])('%s is refused', (_, config, message) => {
    expect(() => viaXstate({ id: 'toy', ...config } as ChartConfig, ruleFunctions)).toThrow(message);
    expect(() => compiled({ id: 'toy', ...config } as ChartConfig, ruleFunctions)).toThrow(message);
  });

  it('a chart that never rests is stopped', () => {
    const config: ChartConfig = {
      id: 'toy',
      initial: 'a',
      states: { a: { always: { target: 'b' }, on: { go: {} } }, b: { always: { target: 'a' } } },
    };
    expect(() => compiled<Tally>(config, ruleFunctions).enter('a', { hash: 1 })).toThrow(/never comes to rest/);
  });

  it('a move that nobody takes leaves everything as it is', () => {
    const config: ChartConfig = {
      id: 'toy',
      initial: 'a',
      states: { a: { on: { go: { target: 'b' } } }, b: { on: { go: { target: 'a' } } } },
    };
    const own = compiled<Tally>(config, ruleFunctions);
    const stand = own.enter('a', { hash: 1 });
    const nobody: Move = { verb: 'fly', args: [] };
    expect(seen(own.step(stand, nobody))).toEqual(seen(stand));
  });
});
