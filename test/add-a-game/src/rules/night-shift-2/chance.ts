// The guard's die: what can come up.
import type { ChanceRule } from '../../table/game.js';
import { pick } from '../../table/random.js';
import { faces } from './data.js';
import type { Position } from './position.js';

const outcomes = faces.map((face) => ({ move: `roll ${face}`, weight: 1 }));

export const chanceRules: Readonly<Record<string, ChanceRule<Position>>> = {
  guardWalks: { outcomes: () => outcomes, pick: (_, random) => pick(outcomes, random).move },
};
