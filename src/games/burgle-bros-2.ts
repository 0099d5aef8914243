// Burgle Bros 2 in parts.
import type { GameParts } from './parts.js';

export const parts: GameParts = {
  game: () => import('../machines/burgle-bros-2/game.js'),
  positionReader: () => import('../machines/burgle-bros-2/position-reader.js'),
  catalogue: () => import('../rules/burgle-bros-2/catalogue.js'),
  verifierNeeds: () => import('../machines/burgle-bros-2/verifier-needs.js'),
  drawing: () => import('../components/boards/burgle-bros-2/drawing.js'),
  pointing: () => import('../components/boards/burgle-bros-2/pointing.js'),
  overlays: () => import('../components/boards/burgle-bros-2/overlays.js'),
  goals: () => import('../components/boards/burgle-bros-2/goals.js'),
  signs: () => import('../components/boards/burgle-bros-2/signs.js'),
  ruleIndex: () => import('../rules/burgle-bros-2/rule-index.js'),
  languages: {
    en: () => import('../locales/en/burgle-bros-2/parts.js'),
    de: () => import('../locales/de/burgle-bros-2/parts.js'),
  },
};
