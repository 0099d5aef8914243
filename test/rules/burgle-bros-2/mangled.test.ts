// Positions of real play with something in them changed: each is refused with its problems, or it opens and can be played
// on. Nothing is taken in silently that play then stumbles over.
import { expect, it } from 'vitest';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { wholeGame } from '../../../src/machines/burgle-bros-2/index.js';
import { InputError } from '../../../src/table/errors.js';
import { pick, seededRandom, type Random } from '../../../src/table/random.js';
import { Table } from '../../../src/table/table.js';
import { isLong } from '../../long-run.js';
import { nextMove, playAtRandom } from '../../table/random-play.js';
import { beforeFinale, fromSetup } from './setups.js';

const game = runGame(wholeGame, compiled);
const rounds = isLong ? 300 : 4;
const movesOn = 25;

/** Every place in a value that holds a value, as the thing around it and the key. */
function* places(value: unknown): Iterable<readonly [Record<string, unknown>, string]> {
  if (typeof value !== 'object' || value === null) return;
  const around = value as Record<string, unknown>;
  for (const key of Object.keys(around)) {
    yield [around, key];
    yield* places(around[key]);
  }
}

const words = [null, 0, 1, 2, 3, 5, -1, 99, true, false, '', 'anna', '1.a1', '2.b2', '2.d4', 'outside', 'left', 'down'];
const others = ['mole', 'drunk', 'distracted', 'ready', 'flipped', 'safe', 'slots-3', 'bingo', 'turn.act', [], {}];

/** One value gone, replaced, doubled, or taken from another place. */
function mangle(position: unknown, random: Random): unknown {
  const copy = structuredClone(position);
  const all = [...places(copy)];
  const [around, key] = pick(all, random);
  const [elsewhere, other] = pick(all, random);
  const ways = [
    () => Reflect.deleteProperty(around, key),
    () => (around[key] = pick([...words, ...others], random)),
    () => (around[key] = structuredClone(elsewhere[other])),
    () => (Array.isArray(around) ? around.push(around[Number(key)]) : Reflect.deleteProperty(around, key)),
  ];
  pick(ways, random)();
  return copy;
}

it(`${rounds} games with a mangled position after every move`, { timeout: 1_800_000 }, () => {
  const seen = { refused: 0, played: 0 };
  for (let seed = 1; seed <= rounds; seed++) {
    const random = seededRandom(seed);
    const players = 2 + (seed % 3);
    const setup = seed % 2 ? fromSetup(players, seed) : beforeFinale(1 + (seed % 9), players, seed);
    playAtRandom(wholeGame, setup, seed, ({ position }) => {
      const written = mangle(position, random);
      seen[playOn(written, random) ? 'played' : 'refused']++;
    });
  }
  expect(seen.refused).toBeGreaterThan(rounds);
  expect(seen.played).toBeGreaterThan(rounds);
});

/** Whether the position opens; then it is played on, and nothing breaks. */
function playOn(written: unknown, random: Random): boolean {
  let table: Table;
  try {
    table = Table.open(game, { position: written }) as unknown as Table;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw new Error(`opening ${JSON.stringify(written)}`, { cause: error });
  }
  try {
    for (let i = 0; i < movesOn && table.waitsFor !== 'nobody'; i++) table = table.after(nextMove(table, random));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} in ${table.flow}, from ${JSON.stringify(written)}`, { cause: error });
  }
  return true;
}
