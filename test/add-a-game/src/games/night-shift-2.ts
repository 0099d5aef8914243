// Night Shift 2 in parts.
import type { GameParts } from './parts.js';

export const parts: GameParts = {
  game: () => import('../machines/night-shift-2/game.js'),
  positionReader: () => import('../machines/night-shift-2/position-reader.js'),
  catalogue: () => import('../rules/night-shift-2/catalogue.js'),
  verifierNeeds: () => import('../machines/night-shift-2/verifier-needs.js'),
  drawing: () => import('../components/boards/night-shift-2/drawing.js'),
  pointing: () => import('../components/boards/night-shift-2/pointing.js'),
  overlays: () => import('../components/boards/night-shift-2/overlays.js'),
  languages: {
    en: () => import('../locales/en/night-shift-2/parts.js'),
    de: () => import('../locales/de/night-shift-2/parts.js'),
  },
};
