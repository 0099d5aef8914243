// Every ruling is a working option: each alternative does what no other alternative does.
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros } from '../../../src/machines/burgle-bros/index.js';
import { rulings } from '../../../src/rules/burgle-bros/rulings.js';
import { Table } from '../../../src/table/table.js';
import { checkCase, parseText, type Case } from '../../../src/verify/index.js';
import { brokenInvariants, playAtRandom } from '../../table/random-play.js';
import { rows, type Row } from './rulings.js';

/** How many may play is asked when a position is read; see below. */
const atTheDoor = 'solo-header';
const open = rulings
  .map(({ id, alternatives }) => ({ name: id.replace('BB-RULING-', ''), alternatives: [...alternatives] as string[] }))
  .filter(({ name }) => name !== atTheDoor);

const failures = (row: Row, name: string, claimed: string, played: string) => {
  const { start = row.start, moves = [], ...claim } = row.claims[claimed] ?? {};
  const example: Case = {
    game: 'burgle-bros',
    options: { rulings: { [name]: played } },
    start: parseText(start).data as Record<string, unknown>,
    moves: [...row.moves, ...moves],
    expect: claim,
  };
  return checkCase(burgleBros, example).failures.map(({ message, expected, found }) => ({ message, expected, found }));
};

it('have a row each, with a claim for every alternative', () => {
  expect(Object.keys(rows).sort()).toEqual(open.map(({ name }) => name).sort());
  for (const { name, alternatives } of open)
    expect(Object.keys(rows[name]?.claims ?? {}).sort(), name).toEqual([...alternatives].sort());
});

it('one player is refused where the jobs are read as printed (solo-header)', () => {
  const alone = (answer: string) => () =>
    Table.open(burgleBros, { options: { rulings: { [atTheDoor]: answer } }, position: { burglars: { anna: {} } } });
  expect(alone('1-4')).not.toThrow();
  expect(alone('2-4')).toThrow('2 to 4');
});

describe.each(open)('$name', ({ name, alternatives }) => {
  const row = rows[name] as Row;
  it.each(alternatives)('%s: does what no other alternative does', (alternative) => {
    expect(failures(row, name, alternative, alternative)).toEqual([]);
    for (const other of alternatives)
      if (other !== alternative) expect(failures(row, name, alternative, other), other).not.toEqual([]);
  });
  it('random games under every alternative end and keep the invariants', { timeout: 60_000 }, () => {
    const jobs = name.startsWith('knox') ? ['fort-knox'] : ['bank', 'office'];
    const variants = name.startsWith('lost') ? ['lost-visual'] : [];
    for (const alternative of alternatives.slice(1))
      for (const job of jobs)
        playAtRandom(
          burgleBros,
          { options: { job, variants, rulings: { [name]: alternative } }, position: { flow: 'setup.guard' } },
          1,
          (after, before) => {
            const broken = brokenInvariants(after, before);
            if (broken.length) throw new Error(broken.join('\n'));
          },
        );
  });
});
