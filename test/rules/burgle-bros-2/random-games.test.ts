// Burgle Bros 2 played at random: by two to four crooks, with depots, in campaigns, and from the opened safe on for every
// finale.
import { expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { finales } from '../../../src/rules/burgle-bros-2/box.js';
import { Table } from '../../../src/table/table.js';
import { playAtRandom } from '../../table/random-play.js';
import { randomGames } from '../random-games.js';
import { beforeFinale, fromSetup } from './setups.js';

const wholeGames = Object.fromEntries(
  [2, 3, 4].map((players) => [`games of ${players} crooks`, (seed: number) => fromSetup(players, seed)]),
);
const endgames = Object.fromEntries(
  finales.map((number) => [
    `games from the open safe, finale ${number},`,
    (seed: number) => beforeFinale(number, 2 + (seed % 3), seed),
  ]),
);

randomGames(burgleBros2, { kinds: { ...wholeGames, ...endgames }, long: 500 });

it('can be written down and opened again at every move', { timeout: 600_000 }, () => {
  for (let seed = 1; seed <= 4; seed++)
    for (const setup of [fromSetup(2 + (seed % 3), seed), beforeFinale(1 + seed, 3, seed)])
      playAtRandom(burgleBros2, setup, seed, (after) => {
        const opened = Table.open(burgleBros2, { position: JSON.parse(JSON.stringify(after.position)) as unknown });
        expect({ flow: opened.flow, position: opened.position }).toEqual({
          flow: after.flow,
          position: after.position,
        });
        expect(opened.legal()).toEqual(after.legal());
      });
});
