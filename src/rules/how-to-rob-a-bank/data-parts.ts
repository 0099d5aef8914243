// Where the data of How to Rob a Bank came from. Loaded only on request: drawings need nothing but the data.
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
    option: 'data.streets',
    note:
      'A ring of twelve streets. The rulebook says that a corner room has two streets. That no street lies on the ' +
      'corner itself is ours.',
  },
  {
    name: 'tile symbols',
    provenance: 'house',
    option: 'data.tiles',
    note: 'Worked out from the number of tiles, guards and bags in the rulebook, which shows the tiles only in pictures.',
  },
  {
    name: 'walls',
    provenance: 'house',
    option: 'data.tiles',
    note: 'The rulebook says that four tiles have walls. Which ones, and that each has one wall, is ours.',
  },
  {
    name: 'outer walls',
    provenance: 'public',
    note: 'A wall may face the street: a review says so (spacebiff.com), and the rulebook says that a wall can stop a throw.',
  },
  {
    name: 'turning tiles',
    provenance: 'public',
    option: 'rulings.rotate-when',
    note:
      'Only while rooms are closed off (ludorium.at). According to another review, they may be turned freely; that ' +
      'is a ruling.',
  },
  {
    name: 'bank deck',
    provenance: 'house',
    option: 'data.decks',
    note: 'Fifteen cards with the four icons of the rulebook. Reviews mention cards with two actions and cards with a choice, but none lists them.',
  },
  {
    name: 'robber decks',
    provenance: 'house',
    option: 'data.decks',
    note: 'Fifteen cards with the seven icons of the rulebook, the same for all three colours. There is no public list.',
  },
  {
    name: 'seats',
    provenance: 'house',
    option: 'order',
    note: 'Yellow, red and green, clockwise from the bank: the order in which the contents list names the colours.',
  },
  {
    name: 'diagram floor',
    provenance: 'house',
    option: 'data.floor',
    note: 'The floor of a diagram that names no tiles: every wall faces the street.',
  },
];
