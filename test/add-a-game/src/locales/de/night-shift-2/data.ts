// Night Shift 2 auf Deutsch: woher die Angaben stammen.
import type { DataWords } from '../../data-words.js';

export const data: DataWords = {
  corridor: { name: 'Flur', note: 'Fünf Räume in einer Reihe.' },
  guard: { name: 'Wachmann', note: 'Der Wachmann beginnt im Tresorraum.' },
  numbers: { name: 'Zahlen', note: 'Zwölf Stunden und ein Würfel, der 1 oder 2 zeigt.' },
};
