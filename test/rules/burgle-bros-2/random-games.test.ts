// Seeded games for two to four crooks, with depots, in campaigns, and from the opened safe on for every finale: they end,
// every invariant holds after every move, they replay. `npm run test:long` plays many more of each.
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { finales } from '../../../src/rules/burgle-bros-2/box.js';
import { isLong } from '../../long-run.js';
import { Table, type Setup } from '../../../src/table/table.js';
import { asCase, brokenInvariants, playAtRandom, replay, type Watcher } from '../../table/random-play.js';
import { beforeFinale, fromSetup } from './setups.js';

const games = isLong ? 500 : 8;

const keepsInvariants: Watcher = (after, before) => {
  const broken = brokenInvariants(after, before);
  if (broken.length) throw new Error(broken.join('\n'));
};

/** Plays a game, checks it move by move, plays it again from its record; says how it ended. */
function playAndProve(setup: Setup, seed: number): string | undefined {
  const played = playAtRandom(burgleBros2, setup, seed, keepsInvariants);
  const again = replay(played);
  // Deep equality is slow; a text that differs is told apart by it.
  if (JSON.stringify(again.position) !== JSON.stringify(played.end.position))
    expect(again.position, asCase(burgleBros2, setup, played.moves)).toEqual(played.end.position);
  return played.end.outcome?.rule;
}

describe.each([2, 3, 4])('random games of %i crooks', (players) => {
  it(`${games} from set-up end, keep every invariant and replay`, { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= games; seed++) expect(playAndProve(fromSetup(players, seed), seed)).toMatch(/^B2-/);
  });
});

describe.each([...finales])('finale %i', (number) => {
  it(`${games} games from the open safe end, keep every invariant and replay`, { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= games; seed++)
      expect(playAndProve(beforeFinale(number, 2 + (seed % 3), seed), seed)).toMatch(/^B2-/);
  });
});

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
