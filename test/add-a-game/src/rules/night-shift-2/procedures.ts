// The one numbered list of the rulebook. The chart is built from it, and another order can be asked for.
import type { Options } from './position.js';

export const procedures = {
  /** What the night does after the thief's action, steps 1 to 3. */
  night: ['walk', 'look', 'clock'],
} as const satisfies Record<string, readonly string[]>;

export type NightStep = (typeof procedures.night)[number];
export type Orders = { readonly night?: readonly NightStep[] };

export const nightOrder = ({ order }: Pick<Options, 'order'>): readonly NightStep[] => order?.night ?? procedures.night;
