// Lazy Heist in parts.
import type { GameParts } from './parts.js';

export const parts: GameParts = {
  game: () => import('../machines/lazy-heist/game.js'),
  positionReader: () => import('../machines/lazy-heist/position-reader.js'),
  catalogue: () => import('../rules/lazy-heist/catalogue.js'),
  verifierNeeds: () => import('../machines/lazy-heist/verifier-needs.js'),
  drawing: () => import('../components/boards/lazy-heist/drawing.js'),
  pointing: () => import('../components/boards/lazy-heist/pointing.js'),
  overlays: () => import('../components/boards/lazy-heist/overlays.js'),
  goals: () => import('../components/boards/lazy-heist/goals.js'),
  signs: () => import('../components/boards/lazy-heist/signs.js'),
  ruleIndex: () => import('../rules/lazy-heist/rule-index.js'),
  languages: {
    en: {
      words: () => import('../locales/en/lazy-heist/words.js'),
      rules: () => import('../locales/en/lazy-heist/rules.js'),
      rulings: () => import('../locales/en/lazy-heist/rulings.js'),
      board: () => import('../locales/en/lazy-heist/board.js'),
      goals: () => import('../locales/en/lazy-heist/goals.js'),
      signs: () => import('../locales/en/lazy-heist/signs.js'),
      search: () => import('../locales/en/lazy-heist/search.js'),
    },
    de: {
      words: () => import('../locales/de/lazy-heist/words.js'),
      rules: () => import('../locales/de/lazy-heist/rules.js'),
      rulings: () => import('../locales/de/lazy-heist/rulings.js'),
      board: () => import('../locales/de/lazy-heist/board.js'),
      goals: () => import('../locales/de/lazy-heist/goals.js'),
      signs: () => import('../locales/de/lazy-heist/signs.js'),
      search: () => import('../locales/de/lazy-heist/search.js'),
      data: () => import('../locales/de/lazy-heist/data.js'),
    },
  },
};
