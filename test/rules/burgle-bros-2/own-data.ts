// Data of Burgle Bros 2 as a publisher might give it, and what is wrong with other data.
import type { OwnData, WrongData } from '../own-data.js';

export const ownData: OwnData = {
  data: {
    dots: { '1': { a1: ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3'] } },
    rewards: [
      ...['altered-id-badge', 'crybaby', 'double-flip', 'all-in', 'stacked-deck', 'folding-ladder'],
      ...['air-ducts', 'hack', 'body-double'],
    ],
    loot: [
      ...['brick', 'handbag', 'car-key', 'clean-shirt', 'fingerprint-card', 'boots', 'necklace', 'football'],
      'badge',
    ],
  },
};

export const wrongData: readonly WrongData[] = [
  ['seven dots', { dots: { '1': { a1: ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'] } } }, 'dots.1.a1', /b1/, /8 diff/],
  [
    'a dot on the red room',
    { dots: { '2': { b1: ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3'] } } },
    'dots.2.b1',
    /b1/,
    /other than b1/,
  ],
  ['a reward twice', { rewards: Array(9).fill('hack') }, 'rewards', /hack/, /crybaby, .*exactly once/],
  ['eight pieces of loot', { loot: ['brick'] }, 'loot', /brick/, /handbag, .*exactly once/],
];
