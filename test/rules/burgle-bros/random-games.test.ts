// Seeded games of every job with one to four players: they end, every invariant holds after every move, they replay.
// HEIST_LONG=1 plays a thousand of each instead of a sample.
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros } from '../../../src/machines/burgle-bros/index.js';
import { characters, jobIds, printedWalls, wallsPerFloor, jobs } from '../../../src/rules/burgle-bros/data.js';
import { randomWalls } from '../../../src/rules/common/grid.js';
import { draw, seededRandom } from '../../../src/table/random.js';
import { Table, type Setup } from '../../../src/table/table.js';
import { asCase, brokenInvariants, playAtRandom, replay } from '../../table/random-play.js';

const games = process.env['HEIST_LONG'] === '1' ? 1000 : 9;
const names = ['anna', 'ben', 'cleo', 'dan'];

/** A game from set-up: characters drawn, every other game with lost-visual cards, every third with own walls. */
function fromSetup(job: (typeof jobIds)[number], players: number, seed: number): Setup {
  const random = seededRandom(1000 * seed + players);
  const chosen = draw(characters, players, random);
  const burglars = Object.fromEntries(names.slice(0, players).map((name, i) => [name, { character: chosen[i] }]));
  const isOwn = seed % 3 === 0;
  const walls = Object.fromEntries(
    Object.keys(printedWalls[job]).map((floor) => [floor, randomWalls(jobs[job], wallsPerFloor[job], random)]),
  );
  const variants = [...(seed % 2 ? ['lost-visual'] : []), ...(isOwn ? ['own-walls'] : [])];
  return { options: { job, variants }, position: { flow: 'setup.guard', burglars, ...(isOwn && { walls }) } };
}

/** Plays a game, checks it move by move, plays it again from its record; says how it ended. */
function playAndProve(setup: Setup, seed: number): string | undefined {
  const played = playAtRandom(burgleBros, setup, seed, (after, before) => {
    const broken = brokenInvariants(after, before);
    if (broken.length) throw new Error(broken.join('\n'));
  });
  const again = replay(played);
  // Deep equality is slow; a text that differs is told apart by it.
  if (JSON.stringify(again.position) !== JSON.stringify(played.end.position))
    expect(again.position, asCase(burgleBros, setup, played.moves)).toEqual(played.end.position);
  return played.end.outcome?.rule;
}

describe.each(jobIds)('random games: %s', (job) => {
  it.each([1, 2, 3, 4])(
    `%i players: ${games} games end, keep every invariant and replay to the same position`,
    { timeout: 40_000 * games },
    (players) => {
      for (let seed = 1; seed <= games; seed++) playAndProve(fromSetup(job, players, seed), seed);
    },
  );
});

it('a building that is nearly cracked ends in every way', { timeout: 120_000 }, () => {
  const position = {
    burglars: {
      anna: { at: '2.b2', stealth: 9, character: 'peterman' },
      ben: { at: '1.a1', stealth: 9, loot: ['tiara'] },
    },
    tiles: {
      ...{ '1.a1': 'stairs-4', '2.a1': 'walkway-1', '2.b1': 'stairs-5', '2.b2': 'safe', '2.a2': 'foyer-1' },
      ...{ '2.c2': 'laser-1', '2.d2': 'thermo-1', '2.b3': 'motion-1', '2.b4': 'keypad-4', '1.c3': 'safe' },
    },
    safes: { '1.c3': { open: true }, '2.b2': { dice: 4 } },
    cracked: ['2.a2', '2.c2', '2.d2', '2.b3'],
    walls: { '1': [], '2': [] },
    guards: { '1': { at: '1.d4', target: '1.d1' }, '2': { at: '2.d4', target: '2.d1' } },
  };
  const ends = new Set(
    Array.from({ length: 60 }, (_, seed) => playAndProve({ options: { job: 'office' }, position }, seed + 1)),
  );
  expect([...ends].sort()).toEqual(expect.arrayContaining(['BB-END-1', 'BB-END-6']));
});

it('a game can be written down and opened again at every move', { timeout: 60_000 }, () => {
  for (let seed = 1; seed <= 3; seed++)
    playAtRandom(burgleBros, fromSetup('bank', 3, seed), seed, (after) => {
      const opened = Table.open(burgleBros, { position: JSON.parse(JSON.stringify(after.position)) as unknown });
      expect({ flow: opened.flow, position: opened.position }).toEqual({ flow: after.flow, position: after.position });
      expect(opened.legal()).toEqual(after.legal());
    });
});
