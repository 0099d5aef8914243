// How sure a counted rate is.

/** A rate and where the true one lies, nineteen times out of twenty. */
export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/** By how much a rate changed in the same games, of which some came to have it and some no longer have it. */
export function pairedShift(gained: number, lost: number, of: number): Interval {
  if (of === 0) return { rate: 0, low: -1, high: 1 };
  const rate = (gained - lost) / of;
  // Two games more, one each way: the interval stays sensible when few games changed (Agresti and Min).
  const spread = Math.sqrt((gained + lost + 1) * (of + 2) - (gained - lost) ** 2) / (of + 2);
  const half = (z * spread) / Math.sqrt(of + 2);
  return { rate, low: Math.max(-1, rate - half), high: Math.min(1, rate + half) };
}

/** Wilson's interval: it stays sensible for rates near 0 and 1, and for few games. */
export function wilson(hits: number, of: number): Interval {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const rate = hits / of;
  const centre = (rate + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return { rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
