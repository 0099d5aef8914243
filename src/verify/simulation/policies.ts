// The ways in which simulated players choose their moves.
import { policies, type Policy } from './random-play.js';
import { searching } from './search-policy.js';

export const policyNames = ['random', 'greedy', 'search'] as const;
export type PolicyName = (typeof policyNames)[number];

/** A player for one game. `playouts` is how many lines one who searches tries for each decision. */
export const playerBy = (name: PolicyName, playouts?: number): Policy =>
  name === 'search' ? searching(playouts) : policies[name];
