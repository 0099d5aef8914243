// The ruling that no case can show: it is asked when a position is read.
import { expect, it } from 'vitest';
import { wholeGame as burgleBros } from '../../../src/machines/burgle-bros/index.js';
import { Table } from '../../../src/table/table.js';

it('one player is refused where the jobs are read as printed (solo-header)', () => {
  const alone = (answer: string) => () =>
    Table.open(burgleBros, { options: { rulings: { 'solo-header': answer } }, position: { burglars: { anna: {} } } });
  expect(alone('1-4')).not.toThrow();
  expect(alone('2-4')).toThrow('2 to 4');
});
