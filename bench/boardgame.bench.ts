// Moves per second against boardgame.io on an equal small game: four players in turn, two phases, one counter each.
import { createRequire } from 'node:module';
import type * as Core from 'boardgame.io/core';
import type * as Internal from 'boardgame.io/internal';
import { viaXstate } from '../src/machines/chart/xstate.js';
import { compiled } from '../src/machines/chart/compiled.js';
import { move, otherwise, when } from '../src/machines/chart/statechart.js';
import type { RuleFunctions } from '../src/table/game.js';
import { effect } from '../src/table/event.js';
import type { Chart, ChartConfig } from '../src/table/chart.js';
import { perSecond, report } from './measure.js';

// As it runs on a server: without the checks of its development build.
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core') as typeof Core;
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as typeof Internal;

/** 400 moves a game: 200 of gathering, 200 of spending. */
const length = 400;
interface Heap {
  readonly turn: number;
  readonly made: number;
  readonly coins: readonly number[];
}
const change = ({ turn, made, coins }: Heap, by: number): Heap => ({
  turn: (turn + 1) % 4,
  made: made + 1,
  coins: coins.map((n, i) => (i === turn ? n + by : n)),
});
const ruleFunctions: RuleFunctions<Heap> = {
  moves: {
    gather: {
      check: () => null,
      apply: (position) => effect(change(position, 1), { type: 'gathered', rule: 'X-1' }),
    },
    spend: {
      check: ({ turn, coins }) => ((coins[turn] ?? 0) > 0 ? null : 'X-2'),
      apply: (position) => effect(change(position, -1), { type: 'spent', rule: 'X-2' }),
    },
  },
  steps: {},
  tests: { isHalf: ({ made }) => made >= length / 2, isOver: ({ made }) => made >= length },
};
const heap: ChartConfig = {
  id: 'heap',
  initial: 'gathering',
  states: {
    gathering: { on: { gather: move('gather', 'gathered') } },
    gathered: { always: [when('isHalf', 'spending'), otherwise('gathering')] },
    spending: { on: { spend: move('spend', 'spent') } },
    spent: { always: [when('isOver', 'over'), otherwise('spending')] },
    over: { type: 'final' },
  },
};
const ours = (chart: Chart<Heap>) => () => {
  let stand = chart.enter('gathering', { turn: 0, made: 0, coins: [0, 0, 0, 0] });
  for (let i = 0; i < length; i++)
    stand = chart.step(stand, { by: 'x', verb: i < length / 2 ? 'gather' : 'spend', args: [] });
  if (stand.path !== 'over' || stand.position.coins.some((n) => n !== 0)) throw new Error('our game went wrong');
  return length;
};

interface G {
  made: number;
  coins: number[];
}
const theirGame = ProcessGameConfig({
  name: 'heap',
  setup: (): G => ({ made: 0, coins: [0, 0, 0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  phases: {
    gathering: {
      start: true,
      next: 'spending',
      endIf: ({ G: { made } }: { G: G }) => made >= length / 2,
      moves: {
        gather: ({ G: state, ctx }: { G: G; ctx: { currentPlayer: string } }) => {
          state.made++;
          state.coins[Number(ctx.currentPlayer)] = (state.coins[Number(ctx.currentPlayer)] ?? 0) + 1;
        },
      },
    },
    spending: {
      moves: {
        spend: ({ G: state, ctx }: { G: G; ctx: { currentPlayer: string } }) => {
          if (!state.coins[Number(ctx.currentPlayer)]) return INVALID_MOVE;
          state.made++;
          state.coins[Number(ctx.currentPlayer)] = (state.coins[Number(ctx.currentPlayer)] ?? 0) - 1;
          return undefined;
        },
      },
    },
  },
  endIf: ({ G: { made } }: { G: G }) => (made >= length ? { over: true } : undefined),
});
const reducer = CreateGameReducer({ game: theirGame });
const theirs = () => {
  let state = InitializeGame({ game: theirGame, numPlayers: 4 });
  for (let i = 0; i < length; i++) {
    const type = i < length / 2 ? 'gather' : 'spend';
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args: [], playerID: state.ctx.currentPlayer } });
  }
  if (state.ctx.gameover === undefined) throw new Error('their game went wrong');
  return length;
};

report(
  'Four players, two phases, 400 moves a game',
  perSecond({
    'heist-kit, compiled chart': ours(compiled(heap, ruleFunctions)),
    'boardgame.io, its reducer': theirs,
    'heist-kit, xstate': ours(viaXstate(heap, ruleFunctions)),
  }),
  'moves per second',
  20,
);
