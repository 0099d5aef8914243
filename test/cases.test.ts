// Every case of the kit holds, breaks no claim about every position on the way, and has a title in English and German.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameNamed, games } from '../src/index.js';
import type { Game } from '../src/table/game.js';
import { brokenClaims } from '../src/table/invariant.js';
import type { Table } from '../src/table/table.js';
import { checkCase, explore, finish, judgeCase, openCase, parseText, readCase } from '../src/verify/index.js';
import { isLong } from './long.js';

/** Claims that a position breaks, whatever led there. */
const brokenIn = ({ invariants }: Game, table: Table): string[] => {
  const onPositions = invariants.filter(({ about }) => about !== 'move');
  return brokenClaims(onPositions, table).map(({ message }) => message);
};

for (const { id } of games)
  describe(id, () => {
    const folder = new URL(`../cases/${id}/`, import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
      it(file.replace('.yaml', '').replaceAll('-', ' '), () => {
        const example = readCase(parseText(readFileSync(new URL(file, folder), 'utf8')).data);
        expect(judgeCase(gameNamed(example.game), example).failures).toEqual([]);
        expect(Object.keys(example.title ?? {}).slice(0, 2)).toEqual(['en', 'de']);
        // A diagram may show less than a position of real play has; what follows from it says nothing then.
        const game = gameNamed(example.game);
        if (brokenIn(game, openCase(game, example)).length > 0) return;
        expect(checkCase(game, example).frames.flatMap(({ table }) => brokenIn(game, table))).toEqual([]);
        if (isLong) expect(finish(explore(game, { states: 120 }, [example])).findings).toEqual([]);
      });
  });
