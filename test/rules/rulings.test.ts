// Every ruling is a working option: each alternative does what no other alternative does.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/machines/index.js';
import { rulingName } from '../../src/notation/schema-problems.js';
import type { Game } from '../../src/table/game.js';
import { checkCase, parseText, type Case } from '../../src/verify/index.js';
import type { Row, RulingRows } from './ruling-rows.js';

function failures(game: Game, row: Row, name: string, claimed: string, played: string) {
  const { start = row.start, moves = [], ...claim } = row.claims[claimed] ?? {};
  const example: Case = {
    game: game.id,
    options: { ...row.options, rulings: { [name]: played } },
    start: parseText(start).data as Record<string, unknown>,
    moves: [...(row.moves ?? []), ...moves],
    expect: claim,
  };
  return checkCase(game, example).failures.map(({ message, expected, found }) => ({ message, expected, found }));
}

for (const game of games) {
  const { rows, shownElsewhere = [] } = (await import(`./${game.id}/rulings.ts`)) as RulingRows;
  const open = game.rulings
    .map(({ id, alternatives }) => ({ name: rulingName(id), alternatives }))
    .filter(({ name, alternatives }) => alternatives.length > 1 && !shownElsewhere.includes(name));

  describe(`${game.id}, rulings`, () => {
    it('have a row each, with a claim for every alternative', () => {
      expect(Object.keys(rows).sort()).toEqual(open.map(({ name }) => name).sort());
      for (const { name, alternatives } of open)
        expect(Object.keys(rows[name]?.claims ?? {}).sort(), name).toEqual([...alternatives].sort());
    });

    describe.each(open)('$name', ({ name, alternatives }) => {
      const row = rows[name] as Row;
      it.each(alternatives)('%s: does what no other alternative does', (alternative) => {
        expect(failures(game, row, name, alternative, alternative)).toEqual([]);
        for (const other of alternatives)
          if (other !== alternative) expect(failures(game, row, name, alternative, other), other).not.toEqual([]);
      });
    });
  });
}
