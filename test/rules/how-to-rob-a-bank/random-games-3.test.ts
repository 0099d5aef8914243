import { randomGames } from './random-games.js';

randomGames(3);
