// Burgle Bros in parts.
import type { GameParts } from './parts.js';

export const parts: GameParts = {
  game: () => import('../machines/burgle-bros/game.js'),
  positionReader: () => import('../machines/burgle-bros/position-reader.js'),
  catalogue: () => import('../rules/burgle-bros/catalogue.js'),
  verifierNeeds: () => import('../machines/burgle-bros/verifier-needs.js'),
  drawing: () => import('../components/boards/burgle-bros/drawing.js'),
  pointing: () => import('../components/boards/burgle-bros/pointing.js'),
  overlays: () => import('../components/boards/burgle-bros/overlays.js'),
  goals: () => import('../components/boards/burgle-bros/goals.js'),
  signs: () => import('../components/boards/burgle-bros/signs.js'),
  ruleIndex: () => import('../rules/burgle-bros/rule-index.js'),
  languages: {
    en: {
      words: () => import('../locales/en/burgle-bros/words.js'),
      rules: () => import('../locales/en/burgle-bros/rules.js'),
      rulings: () => import('../locales/en/burgle-bros/rulings.js'),
      board: () => import('../locales/en/burgle-bros/board.js'),
      goals: () => import('../locales/en/burgle-bros/goals.js'),
      signs: () => import('../locales/en/burgle-bros/signs.js'),
      search: () => import('../locales/en/burgle-bros/search.js'),
    },
    de: {
      words: () => import('../locales/de/burgle-bros/words.js'),
      rules: () => import('../locales/de/burgle-bros/rules.js'),
      rulings: () => import('../locales/de/burgle-bros/rulings.js'),
      board: () => import('../locales/de/burgle-bros/board.js'),
      goals: () => import('../locales/de/burgle-bros/goals.js'),
      signs: () => import('../locales/de/burgle-bros/signs.js'),
      search: () => import('../locales/de/burgle-bros/search.js'),
      data: () => import('../locales/de/burgle-bros/data.js'),
    },
  },
};
