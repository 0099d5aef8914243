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
    en: {
      words: () => import('../locales/en/how-to-rob-a-bank/words.js'),
      rules: () => import('../locales/en/how-to-rob-a-bank/rules.js'),
      rulings: () => import('../locales/en/how-to-rob-a-bank/rulings.js'),
      board: () => import('../locales/en/how-to-rob-a-bank/board.js'),
      goals: () => import('../locales/en/how-to-rob-a-bank/goals.js'),
      signs: () => import('../locales/en/how-to-rob-a-bank/signs.js'),
      search: () => import('../locales/en/how-to-rob-a-bank/search.js'),
    },
    de: {
      words: () => import('../locales/de/how-to-rob-a-bank/words.js'),
      rules: () => import('../locales/de/how-to-rob-a-bank/rules.js'),
      rulings: () => import('../locales/de/how-to-rob-a-bank/rulings.js'),
      board: () => import('../locales/de/how-to-rob-a-bank/board.js'),
      goals: () => import('../locales/de/how-to-rob-a-bank/goals.js'),
      signs: () => import('../locales/de/how-to-rob-a-bank/signs.js'),
      search: () => import('../locales/de/how-to-rob-a-bank/search.js'),
      data: () => import('../locales/de/how-to-rob-a-bank/data.js'),
    },
    nl: {
      words: () => import('../locales/nl/how-to-rob-a-bank/words.js'),
      rules: () => import('../locales/nl/how-to-rob-a-bank/rules.js'),
      rulings: () => import('../locales/nl/how-to-rob-a-bank/rulings.js'),
      board: () => import('../locales/nl/how-to-rob-a-bank/board.js'),
      goals: () => import('../locales/nl/how-to-rob-a-bank/goals.js'),
      signs: () => import('../locales/nl/how-to-rob-a-bank/signs.js'),
      search: () => import('../locales/nl/how-to-rob-a-bank/search.js'),
    },
    fr: {
      words: () => import('../locales/fr/how-to-rob-a-bank/words.js'),
      rules: () => import('../locales/fr/how-to-rob-a-bank/rules.js'),
      rulings: () => import('../locales/fr/how-to-rob-a-bank/rulings.js'),
      board: () => import('../locales/fr/how-to-rob-a-bank/board.js'),
      goals: () => import('../locales/fr/how-to-rob-a-bank/goals.js'),
      signs: () => import('../locales/fr/how-to-rob-a-bank/signs.js'),
      search: () => import('../locales/fr/how-to-rob-a-bank/search.js'),
    },
  },
};
