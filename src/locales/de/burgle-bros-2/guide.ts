// Burgle Bros 2 auf Deutsch: was zu erreichen ist und was die Zeichen bedeuten.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    safe: 'Den Tresorraum finden',
    office: 'Das Chefbüro finden, wo die Würfel liegen',
    cracked: 'Die sechs Räume in Reihe und Spalte des Tresorraums knacken',
    finale: 'Tun, was das Finale verlangt',
    leave: 'Das Casino verlassen',
  },
  signs: {
    crook: 'Ein Ganove',
    guard: 'Der Wachmann eines Stockwerks',
    alerted: 'Ein alarmierter Wachmann: Er jagt den nächsten Ganoven',
    target: 'Wohin der Wachmann geht',
    chip: 'Ein verdeckter Jeton',
    red: 'Ein roter Jeton: schadet allen, die seinen Raum betreten',
    yellow: 'Ein gelber Jeton: schadet allen, die seinen Raum erkunden',
    blue: 'Ein blauer Jeton: wirkt nicht von selbst',
    dice: 'Tresorwürfel',
  },
};
