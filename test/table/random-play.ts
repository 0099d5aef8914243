// Plays games at random, watches every move, and writes the game down as a case when something goes wrong.
// Games are played on the compiled chart, which is quick, and replayed as text on xstate: both have to agree.
import { compiled } from '../../src/machines/chart/compiled.js';
import { runGame } from '../../src/machines/chart/run-game.js';
import { memoize } from '../../src/rules/common/memoize.js';
import type { Game } from '../../src/table/game.js';
import { brokenClaims } from '../../src/table/invariant.js';
import { chanceMove, moveText, type Move } from '../../src/table/move.js';
import { pick, seededRandom, type Random } from '../../src/table/random.js';
import { Table, type Setup } from '../../src/table/table.js';

/** Called after every move with the table it led to and the table it was made on. */
export type Watcher = (after: Table, before: Table, move: string) => void;

export interface Played {
  readonly game: Game;
  readonly setup: Setup;
  readonly opened: Table;
  readonly end: Table;
  readonly moves: readonly string[];
}

/** The game on the compiled chart. */
export const quick = memoize((game: Game) => runGame(game, compiled));

/** More moves than any game of the kit needs. */
const mostMoves = 5000;

export function playAtRandom(game: Game, setup: Setup, seed: number, watch: Watcher = () => undefined): Played {
  const random = seededRandom(seed);
  const opened = Table.open(quick(game), setup);
  const moves: string[] = [];
  let table = opened;
  try {
    while (table.waitsFor !== 'nobody') {
      if (moves.length >= mostMoves) throw new Error(`no end after ${mostMoves} moves`);
      const before = table;
      const move = nextMove(before, random);
      const text = moveText(move);
      moves.push(text);
      table = before.after(move);
      watch(table, before, text);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`seed ${seed}, in ${table.flow}: ${reason}\n${asCase(game, setup, moves)}`, { cause: error });
  }
  return { game, setup, opened, moves, end: table };
}

/** A legal move as an object: a replay proves that its text does the same. */
export function nextMove(table: Table, random: Random): Move {
  if (table.waitsFor === 'chance') return chanceMove(table.chance(random) as string);
  const legal = [...table.moves()];
  if (legal.length === 0) throw new Error('stuck: no move is legal');
  // Loot is seldom taken by accident: without a little greed hardly anybody ever wins.
  const loot = legal.filter(({ verb }) => verb === 'throw' || verb === 'pick');
  return pick(loot.length > 0 && random.below(2) === 0 ? loot : legal, random);
}

/** The game so far as a case that `heist check` replays. */
export const asCase = (game: Game, { options, position }: Setup, moves: readonly string[]): string =>
  [
    `game: ${game.id}`,
    `title: What went wrong`,
    `options: ${JSON.stringify(options ?? {})}`,
    `start: ${JSON.stringify(position ?? {})}`,
    'moves:',
    ...moves.map((move) => `  - ${move}`),
  ].join('\n');

/** The same moves again, as text, from the same start, on the chart as xstate runs it. */
export const replay = ({ game, opened, moves }: Played): Table =>
  moves.reduce((table, move) => table.play(move), Table.open(game, { position: opened.position }));

/** Every invariant of the game that a move broke, or that does not hold where a table was opened. */
export function brokenInvariants(after: Table, before?: Table): string[] {
  const { invariants } = after.game as unknown as Game;
  const from = before && { flow: before.flow, position: before.raw };
  return brokenClaims(invariants, after, from).map(({ message }) => message);
}
