// Games in further languages. A game brings its English words; others are joined to it, so that a page loads only the
// language it shows.
import type { Game, Position } from '../table/game.js';
import type { GameTexts } from '../table/rule.js';

/** The game with more languages. What one of them lacks stays English. */
export const withTexts = <P extends Position>(game: Game<P>, more: Readonly<Record<string, GameTexts>>): Game<P> => ({
  ...game,
  texts: {
    ...game.texts,
    ...Object.fromEntries(Object.entries(more).map(([lang, texts]) => [lang, over(game.texts.en, texts)])),
  },
});

const over = (en: GameTexts, texts: GameTexts): GameTexts => ({
  ...texts,
  rules: { ...en.rules, ...texts.rules },
  rulings: { ...en.rulings, ...texts.rulings },
  events: { ...en.events, ...texts.events },
  flow: { ...en.flow, ...texts.flow },
  names: { ...en.names, ...texts.names },
});
