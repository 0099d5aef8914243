// The compiled chart against xstate on the same charts, rules and moves. xstate runs twice: by its own transition(), as it
// comes, and as our tables use it, with one actor scope kept for all steps, which saves it much work.
import { transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { games } from '../src/index.js';
import { machineOf, viaXstate } from '../src/machines/chart/xstate.js';
import { compiled } from '../src/machines/chart/compiled.js';
import { runGame } from '../src/machines/chart/run-game.js';
import { otherwise, when } from '../src/machines/chart/statechart.js';
import type { Chart, ChartConfig, ChartSnapshot } from '../src/table/chart.js';
import { effect } from '../src/table/event.js';
import type { Game, Position, RuleFunctions } from '../src/table/game.js';
import type { Move } from '../src/table/move.js';
import { Table } from '../src/table/table.js';
import { playOut } from '../src/verify/simulation/random-play.js';
import { perSecond, report } from './measure.js';

// 1. A protocol of eleven automatic steps that do next to nothing: what the engines themselves cost.
const steps = Array.from({ length: 11 }, (_, i) => `step${i}`);
const ruleFunctions: RuleFunctions<{ n: number }> = {
  moves: { sit: { check: () => null, apply: (position) => effect(position) } },
  steps: Object.fromEntries(steps.map((name) => [name, ({ n }: { n: number }) => effect({ n: (n + 1) % 1000 })])),
  tests: { isOver: ({ n }) => n < 0 },
};
const bare: ChartConfig = {
  id: 'bare',
  initial: 'turn',
  states: {
    turn: { on: { sit: { guard: 'sit', actions: 'sit', target: 'protocol' } } },
    protocol: {
      initial: 'step0',
      states: Object.fromEntries(
        steps.map((name, i) => [
          name,
          { always: [when('isOver', '#bare.over'), otherwise(steps[i + 1] ?? '#bare.turn', name)] },
        ]),
      ),
    },
    over: { type: 'final' },
  },
};
const sit: Move = { by: 'anna', verb: 'sit', args: [] };
const turns = (chart: Chart<{ n: number }>) => {
  let stand: ChartSnapshot<{ n: number }> = chart.enter('turn', { n: 0 });
  return () => {
    for (let i = 0; i < 100; i++) stand = chart.step(stand, sit);
    return 100;
  };
};
const [own, theirs] = [compiled(bare, ruleFunctions), viaXstate(bare, ruleFunctions)];
report(
  'A turn with a protocol of eleven automatic steps',
  perSecond({ compiled: turns(own), 'xstate, one scope kept': turns(theirs) }),
  'turns per second',
  15,
);

// 2. The moves of random games of the real charts, rules included: players' moves, and the steps that happen by
// themselves (each answers `next`).
interface Played {
  readonly from: ChartSnapshot<Position>;
  readonly move: Move;
}
function movesOf(game: Game): { players: Played[]; steps: Played[] } {
  const found: { players: Played[]; steps: Played[] } = { players: [], steps: [] };
  const start = Table.open(game);
  for (const seed of [1, 2, 3]) {
    let before = start;
    for (const { table, move } of playOut(start, seed)) {
      const from = { path: before.flow, position: before.raw, events: [] };
      if (move && before.waitsFor === 'player') found.players.push({ from, move });
      if (move && before.waitsFor === 'next') found.steps.push({ from, move });
      before = table;
    }
  }
  return found;
}
/** xstate as it comes: its pure transition function, with a snapshot of its own. */
function plain(machine: AnyStateMachine, list: readonly Played[]) {
  const valueOf = (path: string): unknown =>
    path.split('.').reduceRight<unknown>((inner, key) => (inner === undefined ? key : { [key]: inner }), undefined);
  const snapshots = list.map(({ from, move }) => ({
    snapshot: machine.resolveState({
      value: valueOf(from.path),
      context: { position: from.position, events: [] },
    } as never) as AnyMachineSnapshot,
    event: { type: move.verb, move },
  }));
  return () => {
    for (const { snapshot, event } of snapshots) transition(machine, snapshot, event);
    return snapshots.length;
  };
}

for (const game of games) {
  const machine = machineOf(game.chartConfig(Table.open(game).raw), game.ruleFunctions);
  const fast = runGame(game, compiled);
  const played = movesOf(fast);
  const run = (engine: Game, list: readonly Played[]) => {
    // Each engine keeps things of its own in a snapshot: enter once, as a table does.
    const chart = engine.chart(Table.open(engine).raw);
    const stands = list.map(({ from, move }) => ({ stand: chart.enter(from.path, from.position), move }));
    return () => {
      for (const { stand, move } of stands) chart.step(stand, move);
      return stands.length;
    };
  };
  for (const [what, list, aim] of [
    ['a step of a protocol', played.steps, 15],
    ["a player's move", played.players, 5],
  ] as const)
    report(
      `${game.id}: ${what}, with its rules`,
      perSecond({
        compiled: run(fast, list),
        'xstate, its transition()': plain(machine, list),
        'xstate, one scope kept': run(game, list),
      }),
      'moves per second',
      aim,
    );
}
