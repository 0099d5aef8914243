// Data of Burgle Bros as a publisher might give it, and what is wrong with other data.
import type { OwnData, WrongData } from '../own-data.js';

export const ownData: OwnData = {
  job: 'fort-knox',
  data: {
    patrol: ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'c2', 'e2', 'a3', 'b3', 'd3', 'e3', 'a4', 'c4', 'e4', 'e5'],
  },
};

export const wrongData: readonly WrongData[] = [
  ['a place that is not there', { patrol: ['e5'] }, 'patrol', /e5/, /a1, b1, .*d4/],
  ['a place twice', { patrol: ['a1', 'a1'] }, 'patrol', /a1/, /at most once/],
  ['a deck that is too small', { patrol: ['a1', 'b1'] }, 'patrol', /2 cards/, /at least 10/],
];
