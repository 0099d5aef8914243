// How to Rob a Bank auf Deutsch: was zu erreichen ist und was die Zeichen bedeuten.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    stolen: 'Bankräuber: Geldsäcke ins Auto werfen',
    rounds: 'Bank: das drei Runden lang verhindern',
  },
  signs: {
    robber: 'Ein Bankräuber',
    out: 'bewusstlos: verliert eine Karte, statt zu handeln',
    guard: 'Ein Wachmann; solange er wach ist, schützt er, was in seinem Raum liegt',
    bag: 'Ein Geldsack',
    locked: 'Ein verriegelter Geldsack: erst entriegeln',
    bell: 'Der Alarm: ruft alle wachen Wachleute',
    car: 'Das Fluchtauto',
  },
};
