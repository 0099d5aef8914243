// The ordered lists of the rulebook: the one place where these orders are written. The chart's states are built from
// them, and another order can be asked for (`options.order`).
import type { Options } from './position.js';

export const procedures = {
  /** What happens to a crook who comes into a room (B2-MOVE-3, B2-STRESS-1, B2-MOVE-4, B2-MOVE-6, B2-LEAVE-1). */
  entering: ['chip', 'guard', 'room', 'offer', 'leave'],
  /** After a heist of a campaign (B2-CAMPAIGN-4 to B2-CAMPAIGN-7). */
  campaign: ['diary', 'loot', 'reward'],
} as const satisfies Record<string, readonly string[]>;

export type Procedure = keyof typeof procedures;
export type Orders = { readonly [P in Procedure]?: readonly (typeof procedures)[P][number][] };
export type EnteringPart = (typeof procedures.entering)[number];

/** The order asked for, else the book's; rulings stress-on-entry and leave-order each move one part of entering. */
export function orderOf<P extends Procedure>(
  { order, rulings = {} }: Pick<Options, 'order'> & { readonly rulings?: Options['rulings'] },
  procedure: P,
): readonly (typeof procedures)[P][number][] {
  const asked = order?.[procedure];
  if (asked) return asked as readonly (typeof procedures)[P][number][];
  if (procedure !== 'entering') return procedures[procedure];
  const stress = rulings['stress-on-entry'];
  const parts: EnteringPart[] = procedures.entering.filter((part) => part !== 'guard' && part !== 'leave');
  parts.splice(stress === 'on-entry' ? 0 : parts.indexOf(stress === 'after-room' ? 'room' : 'chip') + 1, 0, 'guard');
  return rulings['leave-order'] === 'at-once' ? ['leave', ...parts] : [...parts, 'leave'];
}

/** The part of entering that follows another; after the last one it is over. */
export function partAfter(options: Parameters<typeof orderOf>[0], part: EnteringPart): EnteringPart | 'over' {
  const parts = orderOf(options, 'entering');
  return parts[parts.indexOf(part) + 1] ?? 'over';
}
