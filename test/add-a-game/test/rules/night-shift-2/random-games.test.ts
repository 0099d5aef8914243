// Random games of Night Shift 2: they end, and every invariant holds after every move.
import { gameNamed } from '../../../src/machines/index.js';
import { randomGames } from '../random-games.js';

randomGames(gameNamed('night-shift-2'), { kinds: { nights: {} } });
