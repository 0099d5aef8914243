// Burgle Bros played at random: every job, one to four players, with lost-visual cards and walls of one's own.
import { expect, it } from 'vitest';
import { wholeGame as burgleBros } from '../../../src/machines/burgle-bros/index.js';
import { characters, jobs, type JobId } from '../../../src/rules/burgle-bros/data.js';
import { jobIds, printedWalls, wallsPerFloor } from '../../../src/rules/burgle-bros/box.js';
import { randomWalls } from '../../../src/rules/common/grid.js';
import { draw, seededRandom } from '../../../src/table/random.js';
import { Table } from '../../../src/table/table.js';
import { playAtRandom } from '../../table/random-play.js';
import { expectTheSameAgain, playAndWatch, randomGames } from '../random-games.js';

const names = ['anna', 'ben', 'cleo', 'dan'];

/** A game from set-up, characters drawn. Two and four players lay the walls themselves, the others lose sight of guards. */
function fromSetup(job: JobId, players: number, seed: number) {
  const random = seededRandom(10 * seed + players);
  const chosen = draw(characters, players, random);
  const burglars = Object.fromEntries(names.slice(0, players).map((name, i) => [name, { character: chosen[i] }]));
  const isOwn = players % 2 === 0;
  const walls = Object.fromEntries(
    Object.keys(printedWalls[job]).map((floor) => [floor, randomWalls(jobs[job], wallsPerFloor[job], random)]),
  );
  const position = { flow: 'setup.guard', burglars, ...(isOwn && { walls }) };
  return { options: { job, variants: [isOwn ? 'own-walls' : 'lost-visual'] }, position };
}

/** Every job, by one to four players in turn. */
const kinds = Object.fromEntries(
  jobIds.map((job) => [`games of ${job}`, (seed: number) => fromSetup(job, 1 + (seed % 4), seed)]),
);

randomGames(burgleBros, {
  kinds,
  kindOfRuling: {
    'knox-third-safe': 'games of fort-knox',
    'knox-combination': 'games of fort-knox',
    'knox-gap-card': 'games of fort-knox',
    'knox-second-safe': 'games of fort-knox',
    'knox-set-aside': 'games of fort-knox',
    'office-stairs-number': 'games of office',
    'solo-header': (seed) => fromSetup('bank', 2, seed),
  },
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
  const ends = new Set<string | undefined>();
  for (let seed = 1; seed <= 60; seed++) {
    const played = playAndWatch(burgleBros, { options: { job: 'office' }, position }, seed);
    if (seed % 10 === 0) expectTheSameAgain(played);
    ends.add(played.end.outcome?.rule);
  }
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
