// The whole kit. A file with one game asks it for the others.
import './cdn.js';

export { allGames } from '../../games/index.js';
