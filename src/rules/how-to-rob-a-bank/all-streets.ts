// Every street that a board of How to Rob a Bank can have. The reader of written positions asks for it.
// Facts alone: drawings may import it.

/** The ring of a board that also has streets on its corners, where the car is beside no room. Ours has none. */
export const allStreets = [
  'n-a',
  'n-b',
  'n-c',
  'ne',
  'e-1',
  'e-2',
  'e-3',
  'se',
  's-c',
  's-b',
  's-a',
  'sw',
  'w-3',
  'w-2',
  'w-1',
  'nw',
] as const;
export type Street = (typeof allStreets)[number];
