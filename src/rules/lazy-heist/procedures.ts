// The ordered lists of the rulebook: the one place where these orders are written. The chart's states are built from
// them, and another order can be asked for (`options.order`).
import type { Options } from './position.js';

export const procedures = {
  /** The security protocol, steps 1 to 11. */
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
  /** The parts of a minute. An alarm is not one: it breaks into either. */
  minute: ['turn', 'protocol'],
} as const satisfies Record<string, readonly string[]>;

export type Procedure = keyof typeof procedures;
export type Orders = { readonly [P in Procedure]?: readonly (typeof procedures)[P][number][] };
export type ProtocolStep = (typeof procedures.protocol)[number];
type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export const orderOf = <P extends Procedure>(
  { order }: Pick<Options, 'order'>,
  procedure: P,
): readonly (typeof procedures)[P][number][] => order?.[procedure] ?? procedures[procedure];

/** Steps keep the number, and the rule, that the book gives them, wherever they stand. */
export const stepNumber = (step: ProtocolStep): StepNumber => (procedures.protocol.indexOf(step) + 1) as StepNumber;
export const stepRule = (step: ProtocolStep) => `LH-PROTOCOL-${stepNumber(step)}` as const;
