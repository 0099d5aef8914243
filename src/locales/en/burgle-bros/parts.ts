// Burgle Bros in English, in parts.
import type { LanguageParts } from '../../language-parts.js';

export const parts: LanguageParts = {
  words: () => import('./words.js'),
  rules: () => import('./rules.js'),
  rulings: () => import('./rulings.js'),
  board: () => import('./board.js'),
  goals: () => import('./goals.js'),
  signs: () => import('./signs.js'),
  overlays: () => import('./overlays.js'),
  search: () => import('./search.js'),
};
