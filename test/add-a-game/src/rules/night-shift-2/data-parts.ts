// Where the data of Night Shift 2 came from. Loaded only on request: drawings need nothing but the data.
import type { DataPart } from '../../table/rule.js';

export const dataParts: readonly DataPart[] = [
  { name: 'corridor', provenance: 'rulebook', note: 'Five rooms in a row.' },
  { name: 'guard', provenance: 'house', option: 'data.guard', note: 'The guard begins in the vault.' },
  { name: 'numbers', provenance: 'rulebook', note: 'Twelve hours, and a die that shows 1 or 2.' },
];
