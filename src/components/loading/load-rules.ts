// The rules of a game, as far as they are needed: to play from the beginning, to read what somebody wrote. Pages run
// charts compiled.
import { compiledUnchecked } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import { withTexts } from '../../table/with-texts.js';
import type { ReadableGame, RunningGame } from '../../table/game.js';
import { partsOf } from './games.js';
import { inLanguages } from './languages.js';
import { once } from './once.js';

/** The rules and the chart of a game, with its words in the language of the page. */
export const loadRules = once(async (id: string, lang: string): Promise<RunningGame> => {
  const { game } = await (await partsOf(id)).game();
  return inLanguage(runGame(game, compiledUnchecked), lang);
});

/** With the words of another language. */
export async function inLanguage<G extends RunningGame>(game: G, pageLang: string): Promise<G> {
  const texts = await inLanguages(await partsOf(game.id), pageLang, async ({ words }) => (await words()).words);
  return withTexts(game, texts);
}

/** Able to read a written position or options. */
export const withReader = async (game: RunningGame): Promise<ReadableGame> => ({
  ...game,
  ...(await readerOf(game.id)),
});

/** What reads them. */
export const readerOf = once(async (id: string) => (await (await partsOf(id)).positionReader()).positionReader);
