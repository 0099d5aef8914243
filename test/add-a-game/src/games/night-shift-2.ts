// Night Shift 2 in parts.
import type { GameParts } from './parts.js';

export const parts: GameParts = {
  game: () => import('../machines/night-shift-2/game.js'),
  positionReader: () => import('../machines/night-shift-2/position-reader.js'),
  catalogue: () => import('../rules/night-shift-2/catalogue.js'),
  verifierNeeds: () => import('../machines/night-shift-2/verifier-needs.js'),
  drawing: () => import('../components/boards/night-shift-2/drawing.js'),
  pointing: () => import('../components/boards/night-shift-2/pointing.js'),
  languages: {
    en: {
      words: () => import('../locales/en/night-shift-2/words.js'),
      rules: () => import('../locales/en/night-shift-2/rules.js'),
      rulings: () => import('../locales/en/night-shift-2/rulings.js'),
      board: () => import('../locales/en/night-shift-2/board.js'),
    },
    de: {
      words: () => import('../locales/de/night-shift-2/words.js'),
      rules: () => import('../locales/de/night-shift-2/rules.js'),
      rulings: () => import('../locales/de/night-shift-2/rulings.js'),
      board: () => import('../locales/de/night-shift-2/board.js'),
      data: () => import('../locales/de/night-shift-2/data.js'),
    },
  },
};
