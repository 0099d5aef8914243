// Burgle Bros 2 auf Deutsch: woher die Angaben stammen.
import type { DataWords } from '../../data-words.js';

export const data: DataWords = {
  'room tiles': {
    name: 'Raumplättchen',
    note: 'Arten, Anzahl und Nummern der Plättchen; zwölf Räume stehen in der Anleitung.',
  },
  chips: { name: 'Jetons', note: 'Wie viele es von jedem gibt; was sie tun, steht in der Anleitung.' },
  'patrol cards': { name: 'Rundgangkarten', note: 'Eine Karte je Raum und Stockwerk und sechs Abgelenktkarten.' },
  'dots of the patrol cards': {
    name: 'Punkte der Rundgangkarten',
    note: 'Die acht Räume jeder Karte, auf die ein Jeton kommt.',
  },
  suspicion: { name: 'Verdachtsstärke', note: 'Die Tabelle auf der Rückseite des Tagebuchs.' },
  gear: {
    name: 'Ausrüstung',
    note: 'Figuren, Anwendungen, Wirkungen und Rückseiten; wann eine Karte verwendet werden darf, ist von uns.',
  },
  events: {
    name: 'Ereignisse',
    note: 'Acht Karten für den Pool und acht für die Lounge; Wahl und Reihenfolge sind von uns.',
  },
  depots: {
    name: 'Depots',
    note: 'Acht Karten mit je drei Aufgaben; die Zahlen, und wann eine Aufgabe als erfüllt gilt, sind von uns.',
  },
  finales: { name: 'Finale', note: 'Neun Finale; was die Karten offenlassen, ist von uns.' },
  rewards: { name: 'Belohnungen', note: 'Welcher Raubzug welche Alternativkarte bringt.' },
  loot: { name: 'Beute', note: 'Welcher Raubzug welchen Aufkleber bringt, und wie er heißt.' },
};
