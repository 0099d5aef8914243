// THE list of games. A further game is one entry here; everything that loops over games starts from it.
import { burgleBros } from './burgle-bros.js';
import { burgleBros2 } from './burgle-bros-2.js';
import { howToRobABank } from './how-to-rob-a-bank.js';
import { lazyHeist } from './lazy-heist.js';
import type { GameParts } from './parts.js';

export const allGames: readonly GameParts[] = [lazyHeist, howToRobABank, burgleBros, burgleBros2];
