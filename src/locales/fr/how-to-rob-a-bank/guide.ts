// How to Rob a Bank en français : ce qu’il faut atteindre, et ce que disent les signes.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    stolen: 'Braqueurs : lancer des sacs dans la voiture',
    rounds: 'Banque : les en empêcher pendant trois manches',
  },
  signs: {
    robber: 'Un braqueur',
    out: 'sans connaissance : perd une carte au lieu d’agir',
    guard: 'Un garde ; tant qu’il est éveillé, il protège ce qui se trouve dans sa pièce',
    bag: 'Un sac d’argent',
    locked: 'Un sac verrouillé : à déverrouiller d’abord',
    bell: 'L’alarme : appelle tous les gardes éveillés',
    car: 'La voiture',
  },
};
