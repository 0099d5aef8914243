// The rules of a game, as far as they are needed: to play from the beginning, to read what somebody wrote, to say what
// the rulebook says. Pages run charts compiled.
import { compiledUnchecked } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import { withTexts } from '../../table/with-texts.js';
import type { ReadableGame, Rulebook, RunningGame } from '../../table/game.js';
import { ruleText, withoutNames } from '../../table/rule.js';
import { partsOf } from './games.js';
import { languageOf } from './languages.js';

/** A game that can play and judge a case. */
export type JudgingGame = ReadableGame & Rulebook;

/** The rules and the chart of a game, with its words in the language of the page. */
export async function loadRules(id: string, lang: string): Promise<RunningGame> {
  const { game } = await (await partsOf(id)).game();
  return inLanguage(runGame(game, compiledUnchecked), lang);
}

/** The same with all that the rulebook says, and able to read what somebody wrote. */
export async function loadJudging(id: string, lang: string): Promise<JudgingGame> {
  const [game, reader, rulebook] = await Promise.all([loadRules(id, lang), readerOf(id), rulebookOf(id, lang)]);
  return { ...withTexts(game, rulebook.texts), ...reader, catalogue: rulebook.catalogue } as JudgingGame;
}

/** With the words of another language. */
export async function inLanguage<G extends RunningGame>(game: G, pageLang: string): Promise<G> {
  const spoken = languageOf(await partsOf(game.id), pageLang);
  // A file with one game may stand alone, without the languages beside it.
  const loaded = await spoken?.parts.words().catch(() => null);
  return spoken && loaded ? withTexts(game, { [spoken.lang]: loaded.words }) : game;
}

/** With all that the rulebook says. */
export async function withRulebook<G extends RunningGame>(game: G, lang: string): Promise<G & Rulebook> {
  const { catalogue, texts } = await rulebookOf(game.id, lang);
  return { ...withTexts(game, texts), catalogue } as G & Rulebook;
}

/** Able to read a written position or options. */
export const withReader = async (game: RunningGame): Promise<ReadableGame> => ({
  ...game,
  ...(await readerOf(game.id)),
});

/** What the rulebook says under an id. */
export async function ruleNamed(game: string, rule: string, lang: string) {
  const { catalogue, texts } = await rulebookOf(game, lang);
  const text = ruleText(texts, rule, lang);
  return { text: text && withoutNames(text), source: catalogue.find(({ id }) => id === rule)?.source };
}

const readerOf = async (id: string) => (await (await partsOf(id)).positionReader()).positionReader;

/** Catalogue and texts, in English and in the language of the page. */
async function rulebookOf(id: string, pageLang: string) {
  const parts = await partsOf(id);
  const spoken = languageOf(parts, pageLang);
  const [{ catalogue }, en, other] = await Promise.all([
    parts.catalogue(),
    textsIn(parts.languages.en),
    spoken && textsIn(spoken.parts).catch(() => null),
  ]);
  return { catalogue, texts: { en, ...(spoken && other && { [spoken.lang]: other }) } };
}

async function textsIn({ rules, rulings }: Parameters<typeof languageOf>[0]['languages']['en']) {
  const [ruled, open] = await Promise.all([rules(), rulings()]);
  return { rules: ruled.rules, rulings: open.rulings };
}
