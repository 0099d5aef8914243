// How good a position is for the team: for players that are not quite blind. No rule asks this.
import type { Position } from './position.js';

export const score = ({ outcome }: Position): number => (outcome?.result === 'won' ? 1000 : 0);
