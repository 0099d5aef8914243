// Burgle Bros in English: what to reach, and what the signs mean.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    found: 'Find the safe on every floor',
    open: 'Open the safes',
    roof: 'Get everybody to the roof, with all the loot',
  },
  signs: {
    burglar: 'A burglar',
    guard: 'The guard of a floor',
    die: 'His target; the number is how many steps he walks',
    alarm: 'An alarm: the guard goes there first',
    down: 'A face-down tile',
    number: 'A number to roll for the safe',
    cracked: 'A number already rolled',
  },
};
