// How to Rob a Bank in English: what to reach, and what the signs mean.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    stolen: 'Robbers: throw bags into the car',
    rounds: 'Bank: stop them for three rounds',
  },
  signs: {
    robber: 'A robber',
    out: 'unconscious: loses a card instead of acting',
    guard: 'A guard; while awake, he protects what is in his room',
    bag: 'A money bag',
    locked: 'A locked bag: unlock it first',
    bell: 'The alarm: calls all awake guards',
    car: 'The getaway car',
  },
};
