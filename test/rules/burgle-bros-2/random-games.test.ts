// Seeded games for two to four crooks, with depots, in campaigns, and from the opened safe on for every finale: they end,
// every invariant holds after every move, they replay. HEIST_GAMES asks for more than the sample of an ordinary run.
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { finales } from '../../../src/rules/burgle-bros-2/data.js';
import { allGear, characters, gearCard, gearOf, otherHalf } from '../../../src/rules/burgle-bros-2/gear/data.js';
import { draw, seededRandom } from '../../../src/table/random.js';
import { Table, type Setup } from '../../../src/table/table.js';
import { asCase, brokenInvariants, playAtRandom, replay, type Watcher } from '../../table/random-play.js';

const games = Number(process.env['HEIST_GAMES'] ?? 0) || 8;
const names = ['anna', 'bea', 'cleo', 'dora'];

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

/** From the empty table; every third game with depots, every fourth in a campaign, suspicion from 1 to 10. */
const fromSetup = (players: number, seed: number): Setup => ({
  options: { players: names.slice(0, players), depots: seed % 3 === 0, suspicion: 1 + (seed % 10) },
  position: { flow: 'setup', ...(seed % 4 === 0 && { campaign: { heist: 1 } }) },
});

/** Half of the games with alternatives, half with regular cards; everything lies ready. */
function readyGear(character: string, seed: number): Record<string, string> {
  const cards = allGear.filter((gear) => gearCard(gear).character === character && gear !== 'macgyver');
  const isOut = (gear: (typeof allGear)[number]): boolean =>
    seed % 2 ? !gearOf(character).includes(gear) : otherHalf(gear) !== undefined && gearOf(character).includes(gear);
  return Object.fromEntries(cards.map((gear) => [gear, isOut(gear) ? 'gone' : 'ready']));
}

const covered = (tile: string) => ({ tile, cracked: true });
/** The moment before the safe opens, with all gear at hand. */
function beforeFinale(number: number, players: number, seed: number): Setup {
  const chosen = draw(characters, players, seededRandom(1000 * seed + number));
  const places = ['2.b2', '2.b2', '1.d4', '1.a3'];
  const crooks = Object.fromEntries(
    names.slice(0, players).map((name, i) => {
      const character = chosen[i] as string;
      return [name, { at: places[i], character, gear: readyGear(character, seed) }];
    }),
  );
  return {
    options: { finales: [number] },
    position: {
      crooks,
      rooms: {
        '1.a1': 'owners-office',
        '2.b2': 'safe',
        '2.a2': covered('crows-nest-2'),
        '2.c2': covered('slots-4'),
        '2.d2': covered('lounge-3'),
        '2.b1': covered('magic-show-3'),
        '2.b3': covered('escalator-4'),
        '2.b4': covered('table-games-5'),
      },
      stack: [{ flow: 'turn.act' }, { flow: 'finale.draw' }],
      flow: 'finale.draw',
      finale: { cracker: 'anna' },
      walls: ['1.a1-a2', '1.b1-c1', '2.a1-b1', '2.c1-c2', '2.b3-c3'],
      guards: { 1: { at: '1.c3', target: '1.a4' }, 2: { at: '2.d4', target: '2.a1' } },
      patrol: { 1: { discard: ['1.a1', '1.c3', '1.a4'] }, 2: { discard: ['2.d4', '2.a1'] } },
    },
  };
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
