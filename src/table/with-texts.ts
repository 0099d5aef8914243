// Words and rule texts are joined to a game as they are loaded, language by language.
import type { PlayableGame } from './game.js';
import type { GameWords, RuleTexts } from './rule.js';

type Texts = Partial<GameWords & RuleTexts>;

/** The game with more texts. What a language lacks stays English. */
export function withTexts<G extends Pick<PlayableGame, 'texts'>>(game: G, more: Readonly<Record<string, Texts>>): G {
  const en = { ...game.texts.en, ...more['en'] };
  const others = Object.keys({ ...game.texts, ...more }).flatMap((lang): [string, Texts][] =>
    lang === 'en' ? [] : [[lang, over(en, { ...game.texts[lang], ...more[lang] })]],
  );
  return { ...game, texts: { en, ...Object.fromEntries(others) } };
}

const over = (en: Texts, texts: Texts): Texts => ({
  ...en,
  ...texts,
  ...(en.rules && { rules: { ...en.rules, ...texts.rules } }),
  ...(en.rulings && { rulings: { ...en.rulings, ...texts.rulings } }),
  events: { ...en.events, ...texts.events },
  flow: { ...en.flow, ...texts.flow },
  names: { ...en.names, ...texts.names },
});
