// Every ruling is a working option: each alternative does what no other alternative does.
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { rulings } from '../../../src/rules/burgle-bros-2/rulings.js';
import { checkCase, parseText, type Case } from '../../../src/verify/index.js';
import { brokenInvariants, playAtRandom } from '../../table/random-play.js';
import { rows, type Row } from './rulings.js';

const open = rulings
  .map(({ id, alternatives }) => ({ name: id.replace('B2-RULING-', ''), alternatives: [...alternatives] as string[] }))
  .filter(({ alternatives }) => alternatives.length > 1);

const failures = (row: Row, name: string, claimed: string, played: string) => {
  const { start = row.start, moves = [], ...claim } = row.claims[claimed] ?? {};
  const example: Case = {
    game: 'burgle-bros-2',
    options: { ...row.options, rulings: { [name]: played } },
    start: parseText(start).data as Record<string, unknown>,
    moves: [...row.moves, ...moves],
    expect: claim,
  };
  return checkCase(burgleBros2, example).failures.map(({ message, expected, found }) => ({ message, expected, found }));
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
  it('random games under every alternative end and keep the invariants', { timeout: 60_000 }, () => {
    for (const alternative of alternatives.slice(1))
      for (let seed = 1; seed <= 2; seed++)
        playAtRandom(
          burgleBros2,
          { options: { rulings: { [name]: alternative } }, position: { flow: 'setup' } },
          seed,
          (after, before) => {
            const broken = brokenInvariants(after, before);
            if (broken.length) throw new Error(broken.join('\n'));
          },
        );
  });
});
