// Burgle Bros 2 in English: what to reach, and what the signs mean.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    safe: 'Find the safe',
    office: "Find the owner's office, where the dice are",
    cracked: 'Crack the six rooms in the row and column of the safe',
    finale: 'Do what the finale asks for',
    leave: 'Leave the casino',
  },
  signs: {
    crook: 'A crook',
    guard: 'The guard of a floor',
    alerted: 'An alerted guard: he hunts the nearest crook',
    target: 'Where the guard is going',
    chip: 'A face-down chip',
    red: 'A red chip: hurts whoever enters its room',
    yellow: 'A yellow chip: hurts whoever explores its room',
    blue: 'A blue chip: does not act by itself',
    dice: 'Safe dice',
  },
};
