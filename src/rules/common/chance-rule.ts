// Chance whose outcomes are few enough to list.
import type { ChanceRule } from '../../table/game.js';
import type { Chance } from '../../table/move.js';

/** Waits for one of these outcomes, each as likely as it weighs. */
export const chanceRule = <P>(outcomes: (position: P) => readonly Chance[]): ChanceRule<P> => ({
  outcomes,
  pick(position, random) {
    const all = outcomes(position);
    let left = random.below(all.reduce((sum, { weight }) => sum + weight, 0));
    for (const { move, weight } of all) if ((left -= weight) < 0) return move;
    throw new RangeError('nothing can come up here');
  },
});
