// Every case of the kit holds, breaks no claim about every position on the way, and has a title in English and German.
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.js';
import type { Game } from '../src/table/game.js';
import { brokenClaims } from '../src/table/invariant.js';
import type { Table } from '../src/table/table.js';
import { checkCase, explore, finish, judgeCase, openCase } from '../src/verify/index.js';
import { isLong } from './long-run.js';
import { shippedCases } from './shipped-cases.js';
import { quick } from './table/random-play.js';

/** Claims that a position breaks, whatever led there. */
const brokenIn = ({ invariants }: Game, table: Table): string[] => {
  const onPositions = invariants.filter(({ about }) => about !== 'move');
  return brokenClaims(onPositions, table).map(({ message }) => message);
};

for (const game of games)
  describe(game.id, () => {
    for (const { file, example } of shippedCases(game.id))
      it(file.replace('.yaml', '').replaceAll('-', ' '), () => {
        expect(example.game).toBe(game.id);
        expect(judgeCase(game, example).failures).toEqual([]);
        expect(Object.keys(example.title ?? {}).slice(0, 2)).toEqual(['en', 'de']);
        // A diagram may show less than a position of real play has; what follows from it says nothing then.
        if (brokenIn(game, openCase(game, example)).length > 0) return;
        // On the compiled chart: above, xstate has played it.
        expect(checkCase(quick(game), example).frames.flatMap(({ table }) => brokenIn(game, table))).toEqual([]);
        if (isLong) expect(finish(explore(game, { states: 120 }, [example])).findings).toEqual([]);
      });
  });
