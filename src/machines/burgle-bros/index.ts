// All of the game, in English: for whoever imports it by itself.
import { rules, summary } from '../../locales/en/burgle-bros/rules.js';
import { rulings } from '../../locales/en/burgle-bros/rulings.js';
import { words } from '../../locales/en/burgle-bros/words.js';
import { catalogue } from '../../rules/burgle-bros/catalogue.js';
import type { Position } from '../../rules/burgle-bros/position.js';
import type { Game } from '../../table/game.js';
import { joinGame } from '../join-game.js';
import { game } from './game.js';
import { positionReader } from './position-reader.js';
import { verifierNeeds } from './verifier-needs.js';

export const wholeGame: Game<Position> = joinGame({
  game,
  positionReader,
  catalogue,
  verifierNeeds,
  texts: { en: { ...words, summary, rules, rulings } },
});
