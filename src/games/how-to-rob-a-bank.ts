// How to Rob a Bank in parts.
import type { GameParts } from './parts.js';

export const parts: GameParts = {
  game: () => import('../machines/how-to-rob-a-bank/game.js'),
  positionReader: () => import('../machines/how-to-rob-a-bank/position-reader.js'),
  catalogue: () => import('../rules/how-to-rob-a-bank/catalogue.js'),
  verifierNeeds: () => import('../machines/how-to-rob-a-bank/verifier-needs.js'),
  drawing: () => import('../components/boards/how-to-rob-a-bank/drawing.js'),
  pointing: () => import('../components/boards/how-to-rob-a-bank/pointing.js'),
  overlays: () => import('../components/boards/how-to-rob-a-bank/overlays.js'),
  goals: () => import('../components/boards/how-to-rob-a-bank/goals.js'),
  signs: () => import('../components/boards/how-to-rob-a-bank/signs.js'),
  ruleIndex: () => import('../rules/how-to-rob-a-bank/rule-index.js'),
  languages: {
    en: () => import('../locales/en/how-to-rob-a-bank/parts.js'),
    de: () => import('../locales/de/how-to-rob-a-bank/parts.js'),
    nl: () => import('../locales/nl/how-to-rob-a-bank/parts.js'),
    fr: () => import('../locales/fr/how-to-rob-a-bank/parts.js'),
  },
};
