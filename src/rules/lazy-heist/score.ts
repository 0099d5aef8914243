// How good a position is, roughly: enough for simulated burglars to work towards the roof. No rule looks at this.
import { guardDistance, topLanding, vault, type Space } from './board.js';
import type { Position } from './position.js';

export function score({ outcome, burglars, vault: { wall, lasers }, ruby, explosives }: Position): number {
  if (outcome) return outcome.result === 'won' ? 10_000 : -10_000;
  const caught = Object.values(burglars).filter(({ at }) => at === 'cell').length;
  const progress = (wall ? 0 : 200) + (lasers ? 0 : 100);
  // First the explosives have to get to the vault, then the ruby to the landing under the roof.
  const way = wall ? nearness(explosives.at, vault) : nearness(ruby.at, topLanding);
  return progress + 5 * way - 60 * caught;
}

/** 30 less the way in steps; 0 for what is not in the building. */
function nearness(from: Space, to: Space): number {
  const steps = guardDistance(from, to);
  return Number.isFinite(steps) ? Math.max(0, 30 - steps) : 0;
}
