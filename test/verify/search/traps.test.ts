// Positions in which moves remain, but from which no end can be reached any more.
import { describe, expect, it, vi } from 'vitest';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { ChartConfig, StateConfig } from '../../../src/table/chart.js';
import type { Game, Position } from '../../../src/table/game.js';
import { checkCase, explore, finish, guidedSearch, type Case, type Finding } from '../../../src/verify/index.js';
import { Successors } from '../../../src/verify/search/traps.js';
import { toy } from '../toy.js';

vi.setConfig({ testTimeout: 60_000 });

const lazyHeist = gameNamed('lazy-heist');

/** A state of a chart without one of its verbs. */
function withoutVerb(config: StateConfig, [name, ...rest]: readonly string[], verb: string): StateConfig {
  if (name === undefined) {
    const { [verb]: _, ...on } = config.on ?? {};
    return { ...config, on };
  }
  const inner = withoutVerb(config.states?.[name] as StateConfig, rest, verb);
  return { ...config, states: { ...config.states, [name]: inner } };
}

const gameWithout = (game: Game, state: string, verb: string): Game =>
  runGame(
    {
      ...game,
      chartConfig: (position: Position) =>
        withoutVerb(game.chartConfig(position), state.split('.'), verb) as ChartConfig,
    },
    compiled,
  );

/** Lazy Heist in which nobody who is confronted can stay and let the alarm go off. */
const withoutStay = gameWithout(lazyHeist, 'minute.turn.confronted', 'stay');

/** Anna walks into a drone with her last point, and there is a battery in the room. */
const lastPoint: Case = {
  game: 'lazy-heist',
  start: {
    flow: 'minute.turn.acting',
    turn: 'anna',
    acted: true,
    burglars: { anna: { at: '2.4', used: 3, strength: 0 } },
    drones: { '2': { at: '2.3', lane: 'lower' } },
    batteries: ['2.3'],
  },
};

describe('traps', () => {
  const bounds = { states: 3000 };

  it('a burglar who can only take and drop a battery for ever is found, with the shortest way in', () => {
    const { findings, endings } = finish(explore(withoutStay, bounds, [lastPoint]));
    const trap = findings.find(({ kind }) => kind === 'trap') as Finding;
    expect(trap).toMatchObject({ name: 'minute.turn.confronted' });
    expect(trap.message).toContain('among 2 positions');
    expect(trap.case.moves?.filter((step) => typeof step === 'string')).toEqual(['anna walk 2.3']);
    expect(endings.trapped).toBeGreaterThanOrEqual(2);
    // It is a case that holds, and the burglar really can only take and drop.
    const { holds, frames } = checkCase(withoutStay, trap.case);
    expect(holds).toBe(true);
    expect(frames.at(-1)?.table.legal()).toEqual(['anna take battery']);
  });

  describe('the search that is guided by what is new', () => {
    const guided = (game: Game, example: Case) =>
      finish(guidedSearch(game, [{ name: 'near', example }], { moves: 1500, parts: 1 }, true)).findings;
    const trapIn = (game: Game, example: Case): Finding => {
      const trap = guided(game, example).find(({ kind }) => kind === 'trap') as Finding;
      expect(checkCase(game, trap.case).holds).toBe(true);
      return trap;
    };
    const movesOf = ({ case: { moves } }: Finding) => moves?.filter((step) => typeof step === 'string');

    it('finds it, too, and tells the last move that leads in', () => {
      const twoMovesAway: Case = {
        ...lastPoint,
        start: { ...lastPoint.start, burglars: { anna: { at: '2.5', used: 2, strength: 0 } } },
      };
      const trap = trapIn(withoutStay, twoMovesAway);
      expect(trap).toMatchObject({ name: 'minute.turn.confronted' });
      expect(trap.message).toContain('among 2 positions');
      expect(movesOf(trap)).toEqual(['anna walk 2.3']);
      expect(guided(lazyHeist, twoMovesAway)).toEqual([]);
    });

    it('finds play that goes round through several states', () => {
      const burgleBros = gameNamed('burgle-bros');
      const noActionsLeft: Case = {
        game: 'burgle-bros',
        start: {
          flow: 'turn.actions',
          burglars: { anna: { at: '1.b2', loot: ['tiara'] }, ben: { at: '1.b2' } },
          turn: { used: 4 },
        },
      };
      const trap = trapIn(gameWithout(burgleBros, 'turn.actions', 'end'), noActionsLeft);
      expect(trap.message).toContain('among 4 positions');
      expect(guided(burgleBros, noActionsLeft)).toEqual([]);
    });

    it('finds play that goes round among hundreds of positions', () => {
      const manyThings: Case = {
        ...lastPoint,
        start: {
          ...lastPoint.start,
          keys: { red: '2.3', blue: '2.3', green: '2.3', yellow: '2.3' },
          burglars: { anna: { at: '2.4', used: 3, strength: 0 }, bruno: { at: '2.3' } },
        },
      };
      expect(trapIn(withoutStay, manyThings).message).toMatch(/among \d{3} positions/);
    });
  });

  it('the rules themselves have none there', () => {
    const { findings, endings } = finish(explore(lazyHeist, bounds, [lastPoint]));
    expect(findings).toEqual([]);
    expect(endings.trapped).toBe(0);
  });

  it('what was not searched to the end is unknown, not a trap', () => {
    const shallow = finish(explore(withoutStay, { depth: 1 }, [lastPoint]));
    expect(shallow.findings).toEqual([]);
    expect(shallow.endings).toEqual({ reached: 0, trapped: 0, unknown: shallow.states });
  });

  it('from every position of a sound game an end can be reached', () => {
    const { states, endings } = finish(explore(toy() as unknown as Game));
    expect(endings).toEqual({ reached: states, trapped: 0, unknown: 0 });
  });

  it('a position that leads into a dead end is told as such, not as a trap', () => {
    const { findings } = finish(explore(toy('dead-end') as unknown as Game));
    expect(findings.map(({ kind }) => kind)).toEqual(['dead-end']);
  });

  it('tells apart what can end, what cannot, and what was left out', () => {
    const moves = [[1, 2], [3, 4], [2], [], [5]];
    const graph = new Successors();
    for (const [from, targets] of moves.entries()) {
      graph.open();
      for (const to of targets) graph.add(to);
      if (targets.length === 0) graph.end(from);
    }
    // 0 -> 1 -> 3 ends; 2 goes round; 4 -> 5, which nobody opened.
    const { isTrap, counts } = graph.endings(6);
    expect([0, 1, 2, 3, 4, 5].filter(isTrap)).toEqual([2]);
    expect(counts).toEqual({ reached: 3, trapped: 1, unknown: 2 });
    expect(graph.sizeBelow(2)).toBe(1);
  });
});
