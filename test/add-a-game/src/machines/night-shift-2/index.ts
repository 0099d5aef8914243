// All of the game, in English: for whoever imports it by itself.
import { rules, summary } from '../../locales/en/night-shift-2/rules.js';
import { rulings } from '../../locales/en/night-shift-2/rulings.js';
import { words } from '../../locales/en/night-shift-2/words.js';
import { catalogue } from '../../rules/night-shift-2/catalogue.js';
import type { Position } from '../../rules/night-shift-2/position.js';
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
