// Every pair of answers other than ours to what the rulebooks leave open: games end, invariants hold, nothing legal is
// without effect, and whoever is refused hears a reason that applies. `npm test` takes a sample, `npm run test:long` all pairs.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/index.js';
import { isLong } from '../long-run.js';
import { Pairs, pairsOf, someOf } from './pairs.js';

const sample = 12;
/** Another number tries other pairs, and other games of the same. */
const seed = Number(process.env['HEIST_SEED'] ?? 1);

describe.each(games)('$id', (game) => {
  const all = pairsOf(game);
  const pairs = isLong ? all : someOf(all, sample, seed);

  it(`${pairs.length} of ${all.length} pairs of rulings play well together`, { timeout: 600_000 }, async () => {
    const played = await Pairs.of(game);
    const findings = pairs.flatMap((pair, i) => played.findings(pair, seed * 10_000 + i));
    expect(findings.slice(0, 3)).toEqual([]);
  });
});
