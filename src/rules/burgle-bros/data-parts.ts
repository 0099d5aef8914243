// Where the data of Burgle Bros came from. Loaded only on request: drawings need nothing but the data.
import type { DataPart } from '../../table/rule.js';

export const dataParts: readonly DataPart[] = [
  {
    name: 'numbers',
    provenance: 'rulebook',
    note: 'Floors, wall counts, patrol decks, start numbers of the guard dice, actions and costs, cards set aside.',
  },
  {
    name: 'tiles',
    provenance: 'public',
    note: 'Copies and combination numbers, and which tiles carry the white circle. The rulebook gives the totals.',
  },
  {
    name: 'walls',
    provenance: 'public',
    note: 'The printed layouts of Bank Job and Office Job, and a layout for Fort Knox, which the rulebook leaves to the players.',
  },
  { name: 'patrol cards', provenance: 'public', note: 'Each space once per floor: sixteen cards in a deck.' },
  {
    name: 'patrol cards of Fort Knox',
    provenance: 'house',
    option: 'data.patrol',
    note: 'Each of the twenty-five spaces once per deck. The rulebook gives fifty cards in two decks.',
  },
  {
    name: 'cards',
    provenance: 'public',
    note: 'Nine characters with two sides, thirteen tools, thirteen pieces of loot, twenty-six events, in our own words.',
  },
  {
    name: 'timing of cards',
    provenance: 'house',
    option: 'rulings.card-guard-moves',
    note: 'When a card takes effect and who chooses, where the card does not say.',
  },
];
