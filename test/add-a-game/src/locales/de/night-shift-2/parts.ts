// Night Shift 2 auf Deutsch, in Teilen.
import type { LanguageParts } from '../../language-parts.js';

export const parts: LanguageParts = {
  words: () => import('./words.js'),
  rules: () => import('./rules.js'),
  rulings: () => import('./rulings.js'),
  board: () => import('./board.js'),
  overlays: () => import('./overlays.js'),
  data: () => import('./data.js'),
};
