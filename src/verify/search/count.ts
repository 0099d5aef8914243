// How many positions and how many lines of play there are at each depth: what chess programmers call perft. Equal counts
// from two engines that share no search code are the cheapest proof that both enumerate the same moves.
import { compiled } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { Case } from '../../notation/case.js';
import type { Game } from '../../table/game.js';
import { moveText } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { openCase } from '../cases/check-case.js';
import { PositionEncoding } from './position-encoding.js';
import { ExactSeen } from './visited.js';
import type { Work } from './work.js';

export interface CountRow {
  readonly depth: number;
  /** Positions that no shorter line reaches. */
  readonly positions: number;
  /** Lines of exactly this many moves. */
  readonly lines: number;
}

export interface PositionCounts {
  readonly game: string;
  readonly rows: readonly CountRow[];
  /** Lines of full depth by their first move: where two engines disagree, this says under which move. */
  readonly divide: Readonly<Record<string, number>>;
  readonly ended: 'complete' | 'stopped';
}

export function* count(
  plain: Game,
  { depth }: { depth: number },
  start: Case = { game: plain.id },
): Work<PositionCounts> {
  const game = runGame(plain, compiled);
  const table = openCase(game, start);
  const rows: CountRow[] = [];
  const ended = yield* layers(game, table, depth, rows);
  const divide: Record<string, number> = {};
  if (depth > 0 && !ended)
    for (const move of table.moves()) {
      const under: CountRow[] = [];
      if (yield* layers(game, table.after(move), depth - 1, under)) break;
      divide[moveText(move)] = under.at(-1)?.lines ?? 0;
    }
  return { game: plain.id, rows, divide, ended: ended ? 'stopped' : 'complete' };
}

/** Fills in a row for each depth; true when it was stopped. */
function* layers(game: Game, table: Table, depth: number, rows: CountRow[]): Work<boolean> {
  const keys = new PositionEncoding();
  const seen = new ExactSeen();
  let layer = new Map([[keys.number(table.flow, table.raw).key, 1]]);
  for (let at = 0; ; at++) {
    let positions = 0;
    let lines = 0;
    for (const [key, ways] of layer) {
      const known = seen.size;
      if (seen.number(key) === known) positions++;
      lines += ways;
    }
    rows.push({ depth: at, positions, lines });
    if (at === depth) return false;
    const further = new Map<string, number>();
    let opened = 0;
    for (const [key, ways] of layer) {
      const from = keys.read(key);
      const here = Table.at(game, from.flow, from.position);
      for (const move of here.moves()) {
        const after = here.after(move);
        const reached = keys.number(after.flow, after.raw, from).key;
        further.set(reached, (further.get(reached) ?? 0) + ways);
      }
      if (++opened % 64 === 0 && (yield { what: `depth ${at + 1}`, done: opened, of: layer.size })) return true;
    }
    layer = further;
  }
}
