// Data of Night Shift 2 as a publisher might give it, and what is wrong with other data.
import type { OwnData, WrongData } from '../own-data.js';

export const ownData: OwnData = { data: { guard: 'archive' } };

export const wrongData: readonly WrongData[] = [
  ['a room that is not there', { guard: 'cellar' }, 'guard', /cellar/, /a room: door/],
];
