// Where the data of Lazy Heist came from. Loaded only on request: drawings need nothing but the data.
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
    option: 'data.plan',
    note: 'Six floors of six rooms between two stairwells, four shafts, the vault in 4.4. The rulebook shows this only in a picture.',
  },
  {
    name: 'burglars',
    provenance: 'house',
    option: 'data.burglars',
    note: 'Weights and profiles are ours. The rulebook gives seventeen strength markers and three to five action points.',
  },
  {
    name: 'weights',
    provenance: 'house',
    option: 'data.weights',
    note: 'Explosives 80 kg, ruby 100 kg, cabins for 120, 160, 200 and 250 kg.',
  },
  {
    name: 'locks',
    provenance: 'house',
    option: 'data.locks',
    note: 'Which lift access each of the four locks closes.',
  },
  {
    name: 'helicopter strip',
    provenance: 'house',
    option: 'data.strip',
    note: 'The radio fields on both sides. The thirty minutes are in the rulebook.',
  },
  {
    name: 'drone paths',
    provenance: 'house',
    option: 'data.drones',
    note: 'A loop through all six rooms on every floor. Lanes, directions and stations are in the rulebook.',
  },
  {
    name: 'event cards',
    provenance: 'house',
    option: 'data.events',
    note: 'The rulebook says that there are twenty cards. Their texts are ours.',
  },
  {
    name: 'protocol back side',
    provenance: 'house',
    option: 'rulings.red-back-side',
    note: 'Steps 2 to 11 with the same numbers. The five steps of the guards are in the rulebook.',
  },
  {
    name: 'donut value',
    provenance: 'house',
    option: 'rulings.donut-value',
    note: 'One point. Another value is a ruling.',
  },
  { name: 'seats', provenance: 'house', option: 'seats', note: 'Anna, Bruno, Carla and Dieter, clockwise.' },
  {
    name: 'diagram table',
    provenance: 'house',
    option: 'data.diagram',
    note: 'Where guards, drones, keys, cabins and machines are in a diagram that does not say.',
  },
];
