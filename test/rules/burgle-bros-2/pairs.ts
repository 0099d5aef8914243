// What the test of pairs of rulings knows of Burgle Bros 2.
import type { Scope } from '../pairs.js';

export const scope: Scope = {
  variants: [{ players: ['anna', 'bea'] }, { players: ['anna', 'bea', 'cleo'] }, { depots: true }],
  lifted: { 'explore-nothing=allowed': ['B2-EXPLORE-3'] },
  quiet: ['choose', 'crack', 'leave-die', 'walk'],
};
