// How fast positions are explored, by one worker; and what a million of them take of memory.
import { games } from '../src/index.js';
import { explore, finish } from '../src/verify/index.js';
import { processorTime } from './measure.js';

const million = 1_000_000;
/** The heap and typed arrays. What the thread that compiles the sources takes is not part of it. */
const memory = () => {
  const { heapTotal, external } = process.memoryUsage();
  return (heapTotal + external) / 1e6;
};
/** With the seconds of processor time that the work took. */
function timed<T>(work: () => T): T & { readonly took: number } {
  const began = processorTime();
  return { ...work(), took: (processorTime() - began) / 1000 };
}

for (const game of games) {
  const { states, moves, took } = timed(() => finish(explore(game, { states: 60_000, chances: 2 })));
  console.log(
    `${game.id}: ${Math.round(states / took).toLocaleString('en')} positions per second, ` +
      `${Math.round(moves / took).toLocaleString('en')} moves per second (every claim judged)`,
  );
}

const [game] = games;
if (game) {
  const before = memory();
  const { states, took, ended } = timed(() => finish(explore(game, { states: million, chances: 2 })));
  const after = memory();
  console.log(
    `${game.id}: ${states.toLocaleString('en')} positions (${ended}) in ${took.toFixed(1)} s, exact keys, ` +
      `${after.toFixed(0)} MB in all, ${(after - before).toFixed(0)} MB more than before (aim: under 500 MB)`,
  );
}
