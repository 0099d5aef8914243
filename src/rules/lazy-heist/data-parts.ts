// Where the data of Lazy Heist came from. Only who asks for it loads this: drawings do with the data alone.
import type { DataPart } from '../../table/rule.js';

export const dataParts: readonly DataPart[] = [
  {
    name: 'numbers',
    provenance: 'rulebook',
    note: 'Components, action costs, thirty minutes, guard steps of three or five, the eleven protocol steps.',
  },
  {
    name: 'building plan',
    provenance: 'house',
    note: 'Six floors of six rooms between two stairwells, four shafts, the vault in 4.4. The rulebook only shows a picture.',
  },
  {
    name: 'burglars',
    provenance: 'house',
    note: 'Weights and profiles are ours; seventeen strength markers and three to five action points are in the rulebook.',
  },
  { name: 'weights', provenance: 'house', note: 'Explosives 80 kg, ruby 100 kg, cabins for 120, 160, 200 and 250 kg.' },
  { name: 'locks', provenance: 'house', note: 'Which access each of the four locks closes.' },
  {
    name: 'helicopter strip',
    provenance: 'house',
    note: 'Radio fields of the two sides; that there are thirty minutes is in the rulebook.',
  },
  {
    name: 'drone paths',
    provenance: 'house',
    note: 'A loop through all six rooms on every floor. Lanes, directions and stations are in the rulebook.',
  },
  {
    name: 'event cards',
    provenance: 'house',
    note: 'Twenty cards are in the rulebook; what they say is ours.',
  },
  {
    name: 'protocol back side',
    provenance: 'house',
    note: 'Steps 2 to 11 under the same numbers. That guards walk five steps is in the rulebook.',
  },
  { name: 'donut value', provenance: 'house', note: 'One point: see the ruling donut-value.' },
  { name: 'seats', provenance: 'house', note: 'Anna, Bruno, Carla, Dieter clockwise.' },
  {
    name: 'diagram table',
    provenance: 'house',
    note: 'Where guards, drones, keys, cabins and machines stand in a diagram that does not say.',
  },
];
