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
    en: () => import('../locales/en/lazy-heist/parts.js'),
    de: () => import('../locales/de/lazy-heist/parts.js'),
  },
};
