// How to Rob a Bank in English: the words of its overlays (`show="areas"` and so on).

export const overlays = {
  areas: 'Connected rooms',
  closed: '{count} separate areas. The bank must turn a tile so that two of them join.',
  open: 'One area: every room can be reached.',
  area: 'Area {letter}: {rooms}',
  corners: 'Distance of each corner from the entrance',
  far: 'The car waits at one of the farthest corners: {corners}.',
  noWayIn: 'The robbers are not in the bank yet.',
  stack: 'The stack, in the order planned',
  planning: 'Each card covers the one before it. The card planned last is on top.',
  flipped: 'The whole stack was flipped. The card planned first is now on top.',
  next: 'next',
  extra: 'One extra action',
  before: 'Before the card',
  card: 'The card',
  after: 'After the card',
  never: 'never in between',
  free: 'possible here',
  used: 'used here',
  gone: 'used up',
  noRobber: 'Only robbers have an extra action.',
};

export type OverlayWords = Readonly<Record<keyof typeof overlays, string>>;

/** What each of them shows, for authors of pages: npm run schema writes it into docs/embed-on-a-page.md. */
export const shows = {
  areas: 'connected rooms, by colour, pattern and letter',
  corners: 'how far each corner is from the entrance, and where the car may wait',
  stack: "everyone's cards in the planned order, before and after the flip",
  extra: 'whether the one extra action is possible before or after the card, and when it was used',
};
