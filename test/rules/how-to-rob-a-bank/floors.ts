// Floors and stacks that many tests start from, as YAML.

/** c1 is shut in. */
export const closedCorner =
  'tiles: {a1: mask, b1: bag-3, c1: plain w, a2: alarm, b2: guard-2, c2: bag-1 n, a3: extra-bag, b3: bag-2 s, c3: guard-1 e}';
/** The robbers start on an edge, or in the centre. */
export const edgeStart =
  'tiles: {a1: bag-3, b1: mask, c1: alarm, a2: guard-1 w, b2: guard-2, c2: bag-2 e, a3: extra-bag, b3: plain s, c3: bag-1 e}';
export const centreStart =
  'tiles: {a1: bag-3, b1: bag-1 n, c1: alarm, a2: guard-1 w, b2: mask, c2: bag-2 e, a3: extra-bag, b3: plain s, c3: guard-2}';

/** A card left for everybody. */
export const stacks = 'stacks: {bank: [walk], yellow: [walk], red: [walk]}';
