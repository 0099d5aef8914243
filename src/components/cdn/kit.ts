// All that the file for pages loads at once: what a replay takes, and the list of games.
import './cdn.js';

export { allGames } from '../../games/index.js';
