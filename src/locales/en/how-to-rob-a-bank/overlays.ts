// How to Rob a Bank in English: the words of its studies (`show="areas"` and so on).

export const overlays = {
  areas: 'Areas that can be walked through',
  closed: '{count} areas. The bank turns a tile so that two of them join.',
  open: 'One area: every room can be reached.',
  area: 'Area {letter}: {rooms}',
  corners: 'How far the corners are from the way in',
  far: 'The car waits at a farthest corner: {corners}.',
  noWayIn: 'The robbers have not come in yet.',
  stack: 'The stack, in the order planned',
  planning: 'Each card covers the one before. On top lies what was planned last.',
  flipped: 'The whole stack was turned over. On top lies what was planned first.',
  next: 'next',
  extra: 'One extra action',
  before: 'Before the card',
  card: 'The card',
  after: 'After the card',
  never: 'never in between',
  free: 'here it may go',
  used: 'used here',
  gone: 'used up',
  noRobber: 'Only a robber has an extra action.',
};

export type OverlayWords = Readonly<Record<keyof typeof overlays, string>>;
