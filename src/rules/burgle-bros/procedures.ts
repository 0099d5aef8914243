// The ordered lists of the rulebook: the one place where these orders are written. The chart's states are built from
// them, and another order can be asked for (`options.order`).
import type { ArrivalStep, EntryStep, SafeStep } from './agenda.js';
import type { Options } from './position.js';

export const procedures = {
  /** A turn: the numbered steps 1 to 3, and the checks that "ending a turn" means (ruling thermo-moment). */
  turn: ['actions', 'event', 'close', 'guard'],
  /** What happens when a burglar walks onto a tile. */
  entry: ['reveal', 'walkway', 'gate', 'laser', 'leave', 'arrive', 'floor', 'guards', 'alarm', 'laboratory'],
  /** A guard comes onto the table: one card for the guard's place, one for his target. */
  'new-floor': ['guard', 'target'],
  /** What a guard does on each space he comes to. */
  arrival: ['alarm-off', 'meeting', 'sight', 'cameras', 'new-target'],
  /** The numbered steps 1 to 4 of an open safe. */
  'open-safe': ['tool', 'loot', 'silent-alarm', 'dice'],
} as const satisfies Record<string, readonly string[]>;

export type Procedure = keyof typeof procedures;
export type Orders = { readonly [P in Procedure]?: readonly (typeof procedures)[P][number][] };
export type StepOf<P extends Procedure> = (typeof procedures)[P][number];

export const orderOf = <P extends Procedure>({ order }: Pick<Options, 'order'>, procedure: P): readonly StepOf<P>[] =>
  (order?.[procedure] ?? procedures[procedure]) as readonly StepOf<P>[];

/** How the agenda writes a step: by its place in the book's order, which it keeps wherever another order puts it. */
export const entryStep = (name: StepOf<'entry'>): EntryStep => `E${procedures.entry.indexOf(name) + 2}` as EntryStep;
export const arrivalStep = (name: StepOf<'arrival'>): ArrivalStep =>
  `G${procedures.arrival.indexOf(name) + 2}` as ArrivalStep;
export const safeStep = (name: StepOf<'open-safe'>): SafeStep =>
  `S${procedures['open-safe'].indexOf(name) + 3}` as SafeStep;

/** The step after this one in the order asked for; none after the last. */
export const stepAfter = <S extends string>(order: readonly S[], step: S): S | undefined =>
  order[order.indexOf(step) + 1];
