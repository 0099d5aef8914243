// THE list of games. A further game is one line here; everything that loops over games starts from it.
import type { ListedGame } from './parts.js';

export const allGames: readonly ListedGame[] = [
  { id: 'lazy-heist', prefix: 'LH', load: () => import('./lazy-heist.js') },
  { id: 'how-to-rob-a-bank', prefix: 'RB', load: () => import('./how-to-rob-a-bank.js') },
  { id: 'burgle-bros', prefix: 'BB', load: () => import('./burgle-bros.js') },
  { id: 'burgle-bros-2', prefix: 'B2', load: () => import('./burgle-bros-2.js') },
];
