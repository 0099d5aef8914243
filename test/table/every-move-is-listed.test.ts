// Tables list the moves that are worth trying. Here every move that was legal anywhere is tried everywhere: a legal one
// that is not listed would be missing from pages, simulations and searches.
import { describe, expect, it } from 'vitest';
import { compiled } from '../../src/machines/chart/compiled.js';
import { runGame } from '../../src/machines/chart/run-game.js';
import { games } from '../../src/machines/index.js';
import { pick, seededRandom } from '../../src/table/random.js';
import { Table } from '../../src/table/table.js';
import { isLong } from '../long-run.js';

/** Tables of some random games on which a player is to move. */
function* tablesOf(game: Parameters<typeof Table.open>[0], count: number): Iterable<Table> {
  for (let seed = 1; seed <= count; seed++) {
    const random = seededRandom(seed);
    let table = Table.open(game, { position: game.beginning });
    for (let i = 0; i < 150 && table.waitsFor !== 'nobody'; i++) {
      if (table.waitsFor === 'chance') table = table.play(table.chance(random) as string);
      else {
        if (table.waitsFor === 'player') yield table;
        table = table.after(pick([...table.moves()], random));
      }
    }
  }
}

describe.each(games.map((game) => ({ id: game.id, game: { ...game, ...runGame(game, compiled) } })))(
  '$id',
  ({ game }) => {
    const tables = [...tablesOf(game, isLong ? 40 : 4)];
    const everywhere = [...new Set(tables.flatMap((table) => table.legal()))];

    it('lists every move that it would take', () => {
      expect(everywhere.length).toBeGreaterThan(5);
      const missing = tables
        .filter((_, i) => i % (isLong ? 5 : 9) === 0)
        .flatMap((table) => {
          const listed = new Set(table.legal());
          return everywhere
            .filter((move) => !listed.has(move) && table.why(move) === null)
            .map((move) => `${table.flow}: ${move}`);
        });
      expect(missing).toEqual([]);
    });

    it('tries few moves for each legal one', () => {
      let tried = 0;
      let [all, legal] = [0, 0];
      const counting = {
        ...game,
        grammar: {
          ...game.grammar,
          candidates: (...asked: Parameters<typeof game.grammar.candidates>) => {
            const candidates = game.grammar.candidates(...asked);
            tried += candidates.length;
            return candidates;
          },
        },
      };
      for (const table of tablesOf(counting, 3)) {
        tried = 0;
        legal += table.legal().length;
        all += tried;
      }
      expect(all / legal).toBeLessThan(9);
    });
  },
);
