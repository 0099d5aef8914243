// Where the data of Burgle Bros 2 came from. Loaded only on request: drawings need nothing but the data.
import type { DataPart } from '../../table/rule.js';

export const dataParts: readonly DataPart[] = [
  {
    name: 'room tiles',
    provenance: 'public',
    note: 'kinds, counts and numbers of the tiles; twelve rooms are in the rulebook',
  },
  { name: 'chips', provenance: 'public', note: 'how many there are of each; what they do is in the rulebook' },
  { name: 'patrol cards', provenance: 'public', note: 'one card per room and floor, and six distracted cards' },
  {
    name: 'dots of the patrol cards',
    provenance: 'house',
    option: 'data.dots',
    note: 'the eight rooms of each card that get a chip',
  },
  { name: 'suspicion', provenance: 'public', note: 'the table on the back of the diary' },
  { name: 'gear', provenance: 'public', note: 'characters, uses, effects and backs; when a card may be used is ours' },
  { name: 'events', provenance: 'public', note: 'eight pool and eight lounge cards; choices and order are ours' },
  {
    name: 'depots',
    provenance: 'public',
    note: 'eight cards with three tasks each; the numbers, and when a task counts as done, are ours',
  },
  { name: 'finales', provenance: 'public', note: 'nine finales; what the cards leave open is ours' },
  { name: 'rewards', provenance: 'house', option: 'data.rewards', note: 'which heist brings which alternative card' },
  { name: 'loot', provenance: 'house', option: 'data.loot', note: 'which heist brings which sticker, and its name' },
];
