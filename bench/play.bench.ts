// What a table costs: table.play (read the line, judge it, step) against one bare xstate transition of the same chart.
// Both play the same recorded game, in turns, in one process; the ratio of the medians is what counts.
import { transition, type AnyMachineSnapshot } from 'xstate';
import { wholeGame as howToRobABank } from '../src/machines/how-to-rob-a-bank/index.js';
import { machineOf } from '../src/machines/chart/xstate.js';
import type { Position } from '../src/rules/how-to-rob-a-bank/position.js';
import { pick, seededRandom } from '../src/table/random.js';
import { Table } from '../src/table/table.js';
import type { Move } from '../src/table/move.js';

const rounds = 60;
const most = 2;

const opened = Table.open(howToRobABank, { options: { players: 3 } });
const lines = recordGame(opened);
const machine = machineOf(howToRobABank.chartConfig(opened.raw), howToRobABank.ruleFunctions);
const { flow: _opening, ...position } = opened.position;
const started = machine.resolveState({
  value: { explore: 'reveal' },
  context: { position, events: [] },
} as never) as AnyMachineSnapshot;
const events = asEvents(opened, lines);

for (let i = 0; i < 5; i++) {
  playTable();
  playMachine();
}
const table: number[] = [];
const bare: number[] = [];
for (let i = 0; i < rounds; i++) {
  table.push(timed(playTable));
  bare.push(timed(playMachine));
}
const { flow: _end, ...ended } = playTable().position;
if (JSON.stringify(ended) !== JSON.stringify((playMachine().context as { position: Position }).position))
  throw new Error('the two did not play the same game');

const ratio = median(table) / median(bare);
const perMove = (times: readonly number[]) => `${((median(times) * 1000) / lines.length).toFixed(1)} µs`;
console.log(`${lines.length} moves, median of ${rounds} games each`);
console.log(`table.play ${perMove(table)} a move, xstate transition ${perMove(bare)} a move`);
console.log(`ratio ${ratio.toFixed(2)} (at most ${most})`);
if (ratio > most) process.exitCode = 1;

function recordGame(start: Table<Position>): string[] {
  const random = seededRandom(1);
  const made: string[] = [];
  for (let at = start; at.waitsFor !== 'nobody'; at = at.play(made.at(-1) as string))
    made.push(at.waitsFor === 'chance' ? (at.chance(random) as string) : pick(at.legal(), random));
  return made;
}

/** The same moves as events of the chart: what a table makes of a line before it asks xstate. */
function asEvents(start: Table<Position>, made: readonly string[]): { type: string; move: Move }[] {
  let at = start;
  return made.map((line) => {
    const move = howToRobABank.grammar.parse(line, at.position) as Move;
    at = at.play(line);
    return { type: move.verb, move };
  });
}

function playTable(): Table<Position> {
  let at = opened;
  for (const line of lines) at = at.play(line);
  return at;
}

/** Between two moves the events of the last one are taken out, as a table does: the list would grow otherwise. */
function playMachine(): AnyMachineSnapshot {
  let at = started;
  for (const event of events) {
    const { position } = at.context as { position: Position };
    const fresh = { ...at, context: { position, events: [] } } as AnyMachineSnapshot;
    [at] = transition(machine, fresh, event) as [AnyMachineSnapshot, unknown];
  }
  return at;
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
}
