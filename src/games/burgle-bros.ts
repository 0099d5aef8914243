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
    en: () => import('../locales/en/burgle-bros/parts.js'),
    de: () => import('../locales/de/burgle-bros/parts.js'),
  },
};
