// Where the data of Lazy Heist came from. Only who asks for it loads this: drawings do with the data alone.
import type { DataPart } from '../../table/rule.js';

export const dataParts: readonly DataPart[] = [
  {
    name: 'numbers',
    provenance: 'rulebook',
    note: 'Components, action costs, the thirty minutes, the three or five steps of the guards, the eleven protocol steps.',
  },
  {
    name: 'building plan',
    provenance: 'house',
    note: 'Six floors of six rooms between two stairwells, four shafts, the vault in 4.4. The rulebook shows this only in a picture.',
  },
  {
    name: 'burglars',
    provenance: 'house',
    note: 'Weights and profiles are ours. The rulebook gives seventeen strength markers and three to five action points.',
  },
  { name: 'weights', provenance: 'house', note: 'Explosives 80 kg, ruby 100 kg, cabins for 120, 160, 200 and 250 kg.' },
  { name: 'locks', provenance: 'house', note: 'Which lift access each of the four locks closes.' },
  {
    name: 'helicopter strip',
    provenance: 'house',
    note: 'The radio fields on both sides. The thirty minutes are in the rulebook.',
  },
  {
    name: 'drone paths',
    provenance: 'house',
    note: 'A loop through all six rooms on every floor. Lanes, directions and stations are in the rulebook.',
  },
  {
    name: 'event cards',
    provenance: 'house',
    note: 'The rulebook says that there are twenty cards. Their texts are ours.',
  },
  {
    name: 'protocol back side',
    provenance: 'house',
    note: 'Steps 2 to 11 with the same numbers. The five steps of the guards are in the rulebook.',
  },
  { name: 'donut value', provenance: 'house', note: 'One point: see the ruling donut-value.' },
  { name: 'seats', provenance: 'house', note: 'Anna, Bruno, Carla and Dieter, clockwise.' },
  {
    name: 'diagram table',
    provenance: 'house',
    note: 'Where guards, drones, keys, cabins and machines are in a diagram that does not say.',
  },
];
