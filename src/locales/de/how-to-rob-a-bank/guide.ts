// How to Rob a Bank auf Deutsch: was zu erreichen ist und was die Zeichen bedeuten.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    stolen: 'Räuber: Geldsäcke ins Auto werfen',
    rounds: 'Bank: das drei Runden lang verhindern',
  },
  signs: {
    robber: 'Ein Räuber',
    out: 'bewusstlos: verliert eine Karte, statt zu handeln',
    guard: 'Ein Wachmann; solange er wach ist, schützt er, was in seinem Raum liegt',
    bag: 'Ein Geldsack',
    locked: 'Ein gesicherter Sack: erst aufschließen',
    bell: 'Der Alarm: ruft alle wachen Wachleute',
    car: 'Das Fluchtauto',
  },
};
