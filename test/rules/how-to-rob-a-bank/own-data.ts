// Data of How to Rob a Bank as a publisher might give it, and what is wrong with other data.
import type { OwnData, WrongData } from '../own-data.js';

export const ownData: OwnData = {
  data: {
    decks: {
      bank: { 'walk+walk': 8, 'walk+tackle': 4, lock: 3 },
      robbers: { walk: 6, 'walk+pick': 6, crawl: 3 },
      red: { walk: 10, 'walk+unlock/pick': 5 },
    },
    tiles: { plain: { symbol: 'bag', walled: false }, 'bag-3': { symbol: 'none', walled: true } },
    streets: [
      ...['n-a', 'n-b', 'n-c', 'ne', 'e-1', 'e-2', 'e-3', 'se'],
      ...['s-c', 's-b', 's-a', 'sw', 'w-3', 'w-2', 'w-1', 'nw'],
    ],
  },
};

export const wrongData: readonly WrongData[] = [
  ['a deck that is too small', { decks: { bank: { walk: 3 } } }, 'decks.bank', /3 cards/, /at least 15/],
  ['a card of the other side', { decks: { red: { tackle: 15 } } }, 'decks.red.tackle', /tackle/, /walk, crawl/],
  ['two masks', { tiles: { plain: { symbol: 'mask' } } }, 'tiles', /2 masks .*mask, plain/, /one: all robbers/],
  ['no alarm', { tiles: { alarm: { symbol: 'none' } } }, 'tiles', /0 alarms/, /one/],
  ['too many bags', { tiles: { plain: { symbol: 'bag' } } }, 'tiles', /5 money bags/, /4, so that seven/],
  ['three walls', { tiles: { plain: { walled: false } } }, 'tiles', /3 walled/, /4, as the rulebook/],
  ['a guard twice', { tiles: { 'guard-1': { guard: 'g2' } } }, 'tiles', /badges of g2, g2/, /each of g1, g2/],
  ['a floor with holes', { floor: { a1: 'mask' } }, 'floor', /1 tile$/, /b1, c1/],
  ['streets that jump', { streets: ['n-a', 'e-1'] }, 'streets', /n-a/, /clockwise, each once/],
  ['a street that is none', { streets: ['n-a', 'north'] }, 'streets[1]', /north/, /n-b/],
];
