// The rules of a game, as far as they are needed: to play from the beginning, to read what somebody wrote, to say what
// the rulebook says.
import { withTexts } from '../../notation/with-texts.js';
import type { Game } from '../../table/game.js';
import { loaderOf } from './load-board.js';
import { loadWords } from './load-words.js';

/** The rules and the chart of a game, with its words in the language of the page. */
export const loadRules = async (id: string, lang: string): Promise<Game> =>
  inLanguage(await (await loaderOf(id)).rules(), lang);

/** The same with all that the rulebook says, and able to read what somebody wrote. */
export async function loadWhole(id: string, lang: string): Promise<Game> {
  const { book, reading } = await loaderOf(id);
  const [game] = await Promise.all([loadRules(id, lang), book(), reading()]);
  return withBook(await withReading(game));
}

/** With the words of another language. */
export async function inLanguage(game: Game, lang: string): Promise<Game> {
  const spoken = await loadWords(game.id, lang);
  return spoken ? withTexts(game, { [spoken.lang]: spoken.texts }) : game;
}

/** With all that the rulebook says. */
export async function withBook(game: Game): Promise<Game> {
  const { catalogue, rules, rulings } = await (await loaderOf(game.id)).book();
  return { ...game, catalogue, texts: { ...game.texts, en: { ...game.texts.en, rules, rulings } } };
}

/** Able to read a written position or options. */
export async function withReading(game: Game): Promise<Game> {
  const { readPosition } = await (await loaderOf(game.id)).reading();
  // The names of the states do not depend on the options.
  const { paths } = game.chart(game.read({}, undefined).position);
  return { ...game, read: (written, options) => readPosition(written, options, paths) };
}

/** What the rulebook says under an id. */
export async function ruleNamed(game: string, rule: string, lang: string) {
  const { book } = await loaderOf(game);
  const [{ catalogue, ...english }, spoken] = await Promise.all([book(), loadWords(game, lang)]);
  const said = [spoken?.texts ?? english, english].map(({ rules, rulings }) => rules[rule] ?? rulings[rule]?.question);
  return { text: said.find(Boolean), source: catalogue.find(({ id }) => id === rule)?.source };
}
