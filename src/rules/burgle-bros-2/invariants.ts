// What holds in every position of real play, whatever is played.
import type { Invariant } from '../../table/game.js';
import type { Position } from './position.js';

export const invariants: readonly Invariant<Position>[] = [];
