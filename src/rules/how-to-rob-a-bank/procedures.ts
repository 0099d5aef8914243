// The ordered lists of the rulebook. The chart's states are built from them, and another order can be asked for
// (`options.order`): this is the only place where these orders are written.
import type { Actor } from './box.js';
import type { Options } from './position.js';

export const procedures = {
  /** Phase 1 continued: what is put on the floor, in this order. */
  placing: ['bags', 'guards', 'alarm', 'robbers'],
  /** End of the round, steps 1 to 3. */
  'round-end': ['clear', 'drop', 'repeat'],
  /** The parts of a robber's turn: two windows for the one extra action, around the card. */
  'robber-turn': ['before', 'card', 'after'],
} as const satisfies Record<string, readonly string[]>;

export type Procedure = keyof typeof procedures;
/** Who sits where, and procedures in another order than the book's. */
export type Orders = { readonly seats: readonly Actor[] } & {
  readonly [P in Procedure]?: readonly (typeof procedures)[P][number][];
};

export const orderOf = <P extends Procedure>(
  { order }: Pick<Options, 'order'>,
  procedure: P,
): readonly (typeof procedures)[P][number][] =>
  ('seats' in order ? order[procedure] : undefined) ?? procedures[procedure];
