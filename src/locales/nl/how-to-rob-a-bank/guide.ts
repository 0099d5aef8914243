// How to Rob a Bank in het Nederlands: wat je moet bereiken, en wat de tekens betekenen.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    stolen: 'Overvallers: gooi geldzakken in de auto',
    rounds: 'Bank: voorkom dat, drie ronden lang',
  },
  signs: {
    robber: 'Een overvaller',
    out: 'bewusteloos: verliest een kaart in plaats van iets te doen',
    guard: 'Een bewaker; zolang hij wakker is, beschermt hij wat er in zijn kamer ligt',
    bag: 'Een geldzak',
    locked: 'Een vergrendelde zak: eerst ontgrendelen',
    bell: 'Het alarm: roept alle wakkere bewakers',
    car: 'De vluchtauto',
  },
};
