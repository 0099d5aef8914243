// Every game with its parts, for whoever asks about all of them.
import { allGames } from './index.js';
import type { GameParts, ListedGame } from './parts.js';

export const allParts = (): Promise<readonly (ListedGame & GameParts)[]> =>
  Promise.all(allGames.map(async (game) => ({ ...game, ...(await game.load()).parts })));
