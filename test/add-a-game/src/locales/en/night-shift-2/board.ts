// Night Shift 2 in English: the words on the board.
import type { BoardWords } from '../../board-words.js';

export const board: BoardWords = {
  places: { title: 'The corridor, hour {hour}' },
  things: { empty: 'empty', hidden: 'the thief, in hiding' },
  counters: { hour: 'Hours', bag: 'Bag', taken: 'taken', lying: 'in {at}' },
  moves: {
    walk: 'Walk to {0}',
    hide: 'Hide',
    take: 'Take the bag',
    leave: 'Leave the building',
    next: 'Continue',
  },
};
