// Where the data of How to Rob a Bank came from. Only who asks for it loads this: drawings do with the data alone.
import type { DataPart } from '../../table/rule.js';

export const dataParts: readonly DataPart[] = [
  {
    name: 'numbers',
    provenance: 'rulebook',
    note: 'Seven bags, hands of eight, stacks of five, three rounds, four or five bags to win.',
  },
  {
    name: 'rooms',
    provenance: 'rulebook',
    note: 'Nine rooms in a square of three by three; public reviews confirm it.',
  },
  {
    name: 'streets',
    provenance: 'house',
    note:
      'A ring of twelve. That a corner room has two streets is in the rulebook; that no street lies on the corner ' +
      'itself is ours.',
  },
  {
    name: 'tile symbols',
    provenance: 'house',
    note: 'Derived from the number of tiles, guards and bags in the rulebook, which shows the tiles only in pictures.',
  },
  {
    name: 'walls',
    provenance: 'house',
    note: 'Four walled tiles are in the rulebook; which ones, and one wall on each, is ours.',
  },
  {
    name: 'outer walls',
    provenance: 'public',
    note: 'A wall may face the street: a review says so (spacebiff.com), and a wall can stop a throw by the rulebook.',
  },
  {
    name: 'turning tiles',
    provenance: 'public',
    note: 'Only while rooms are shut in (ludorium.at). Another review turns them freely: see the ruling rotate-when.',
  },
  {
    name: 'bank deck',
    provenance: 'house',
    note: 'Fifteen cards with the four icons of the rulebook. Reviews tell of and-cards and or-cards, none lists them.',
  },
  {
    name: 'robber decks',
    provenance: 'house',
    note: 'Fifteen cards with the seven icons of the rulebook, the same for all three colours; no list is public.',
  },
  {
    name: 'seats',
    provenance: 'house',
    note: 'Yellow, red, green clockwise from the bank: the order in which the contents name the colours.',
  },
  {
    name: 'diagram floor',
    provenance: 'house',
    note: 'The floor of a diagram that names no tiles: every wall faces the street.',
  },
];
