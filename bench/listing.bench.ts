// Random play on compiled charts, where most of the time goes into listing moves, against bare transitions of xstate in
// the same process: their speed says how fast this machine is just now. `before` is the same ratio as it was when every
// well-formed move was tried, by generators.
import { transition, type AnyMachineSnapshot } from 'xstate';
import { compiled } from '../src/machines/chart/compiled.js';
import { runGame } from '../src/machines/chart/run-game.js';
import { machineOf } from '../src/machines/chart/xstate.js';
import { games } from '../src/machines/index.js';
import { pick, seededRandom } from '../src/table/random.js';
import { Table } from '../src/table/table.js';
import { perSecond } from './measure.js';

/** Moves of random play for each transition of xstate. */
const before: Readonly<Record<string, number>> = {
  'lazy-heist': 0.91,
  'how-to-rob-a-bank': 0.73,
  'burgle-bros': 0.108,
  'burgle-bros-2': 0.081,
};
const aim = 1.5;

const [reference] = games;
if (!reference) throw new Error('there is no game');
const table = Table.open(reference, { position: reference.beginning });
const machine = machineOf(reference.chartConfig(table.raw), reference.ruleFunctions);
const { flow, ...position } = table.position;
const [phase = '', step = ''] = flow.split('.');
const snapshot = machine.resolveState({
  value: { [phase]: step },
  context: { position, events: [] },
} as never) as AnyMachineSnapshot;

/** A transition that changes nothing: what xstate itself takes. */
function transitions(): number {
  for (let i = 0; i < 50; i++) transition(machine, snapshot, { type: 'nothing' } as never);
  return 50;
}

for (const each of games) {
  const game = { ...each, ...runGame(each, compiled) };
  let seed = 0;
  const play = (): number => {
    const random = seededRandom(++seed % 20);
    let at: Table = Table.open(game, { position: game.beginning });
    let moves = 0;
    for (; moves < 300 && at.waitsFor !== 'nobody'; moves++)
      at = at.waitsFor === 'chance' ? at.play(at.chance(random) as string) : at.after(pick([...at.moves()], random));
    return moves;
  };
  const rates = perSecond({ play, transitions }, 5, 400);
  const ratio = (rates['play'] ?? 0) / (rates['transitions'] ?? 1);
  const known = before[each.id];
  const gain = known && `: ${(ratio / known).toFixed(2)} times as fast as before (aim: ${aim})`;
  console.log(
    `${each.id.padEnd(20)} ${Math.round(rates['play'] ?? 0)
      .toLocaleString('en')
      .padStart(8)} moves a second, ` + `${ratio.toFixed(3)} for each transition of xstate${gain ?? ''}`,
  );
}
