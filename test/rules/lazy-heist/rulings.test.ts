// Every ruling is a working option: each alternative does what no other alternative does.
import { describe, expect, it } from 'vitest';
import { wholeGame as lazyHeist } from '../../../src/machines/lazy-heist/index.js';
import { rulings } from '../../../src/rules/lazy-heist/rulings.js';
import { checkCase, parseText, type Case } from '../../../src/verify/index.js';
import { rows, type Row } from './rulings.js';

const open = rulings
  .map(({ id, alternatives }) => ({ name: id.replace('LH-RULING-', ''), alternatives: [...alternatives] as string[] }))
  .filter(({ alternatives }) => alternatives.length > 1);

const failures = (row: Row, name: string, claimed: string, played: string) => {
  const { start = row.start, moves = [], ...claim } = row.claims[claimed] ?? {};
  const example: Case = {
    game: 'lazy-heist',
    options: { rulings: { [name]: played } },
    start: parseText(start).data as Record<string, unknown>,
    moves: [...row.moves, ...moves],
    expect: claim,
  };
  return checkCase(lazyHeist, example).failures.map(({ message, expected, found }) => ({ message, expected, found }));
};

it('have a row each, with a claim for every alternative', () => {
  expect(Object.keys(rows).sort()).toEqual(open.map(({ name }) => name).sort());
  for (const { name, alternatives } of open)
    expect(Object.keys(rows[name]?.claims ?? {}).sort(), name).toEqual([...alternatives].sort());
});

describe.each(open)('$name', ({ name, alternatives }) => {
  const row = rows[name] as Row;
  it.each(alternatives)('%s: does what no other alternative does', (alternative) => {
    expect(failures(row, name, alternative, alternative)).toEqual([]);
    for (const other of alternatives)
      if (other !== alternative) expect(failures(row, name, alternative, other), other).not.toEqual([]);
  });
});
