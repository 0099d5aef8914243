// Night Shift 2 auf Deutsch: die Wörter auf dem Plan.
import type { BoardWords } from '../../board-words.js';

export const board: BoardWords = {
  places: { title: 'Der Flur, Stunde {hour}' },
  things: { empty: 'leer', hidden: 'Dieb im Versteck' },
  counters: { hour: 'Stunden', bag: 'Tasche', taken: 'gestohlen', lying: 'liegt: {at}' },
  moves: {
    walk: 'Gehen: {0}',
    hide: 'Verstecken',
    take: 'Tasche nehmen',
    leave: 'Das Haus verlassen',
    next: 'Weiter',
  },
};
