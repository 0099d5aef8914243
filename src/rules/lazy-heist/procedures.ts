// The security protocol: the one place where its order is written. The chart's states are built from this list, and
// another order can be asked for (`options.order.protocol`).
import type { Options } from './position.js';

export const procedures = {
  protocol: [
    'explosion',
    'switches',
    'checkpoint',
    'guards',
    'drones',
    'activation',
    'stations',
    'vending',
    'markers',
    'helicopter',
    'new-minute',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Step = (typeof procedures.protocol)[number];
type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export const protocolOf = ({ order }: Pick<Options, 'order'>): readonly Step[] =>
  order?.protocol ?? procedures.protocol;

/** Steps keep the number, and the rule, that the book gives them, wherever they stand. */
export const stepNumber = (step: Step): StepNumber => (procedures.protocol.indexOf(step) + 1) as StepNumber;
export const stepRule = (step: Step) => `LH-PROTOCOL-${stepNumber(step)}` as const;
