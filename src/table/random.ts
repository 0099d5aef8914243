// Seeded randomness: the same seed gives the same game on every machine.

/** A source of whole numbers. */
export interface Random {
  /** A whole number from 0 to limit - 1. */
  below(limit: number): number;
}

/** Mulberry32: small, fast, and good enough to shuffle cards. Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) >>> 0;
      let t = state;
      t = Math.imul(t ^ (t >>> 15), t | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * limit);
    },
  };
}

/** One element, each equally likely. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** `count` different elements in random order. */
export function draw<T>(items: readonly T[], count: number, random: Random): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(random.below(rest.length), 1)[0] as T);
}
