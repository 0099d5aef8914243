// How fast positions are explored, by one worker; and what a million of them take of memory.
import { games } from '../src/index.js';
import { explore, finish } from '../src/verify/index.js';

const million = 1_000_000;
const memory = () => process.memoryUsage().rss / 1e6;

for (const game of games) {
  const { states, moves, seconds } = finish(explore(game, { states: 60_000, chances: 2 }));
  console.log(
    `${game.id}: ${Math.round(states / seconds).toLocaleString('en')} positions per second, ` +
      `${Math.round(moves / seconds).toLocaleString('en')} moves per second (every claim judged)`,
  );
}

const [game] = games;
if (game) {
  const before = memory();
  const { states, seconds, ended } = finish(explore(game, { states: million, chances: 2 }));
  const after = memory();
  console.log(
    `${game.id}: ${states.toLocaleString('en')} positions (${ended}) in ${seconds.toFixed(1)} s, exact keys, ` +
      `${after.toFixed(0)} MB in all, ${(after - before).toFixed(0)} MB more than before (aim: under 500 MB)`,
  );
}
