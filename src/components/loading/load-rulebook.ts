// What the rulebook of a game says, in words. Loaded with the first rule that somebody reads.
import type { LanguageParts } from '../../games/parts.js';
import { withTexts } from '../../table/with-texts.js';
import type { Rulebook, RunningGame } from '../../table/game.js';
import { ruleText, withoutNames } from '../../table/rule.js';
import { partsOf } from './games.js';
import { inLanguages } from './languages.js';

/** With all that the rulebook says. */
export async function withRulebook<G extends RunningGame>(game: G, lang: string): Promise<G & Rulebook> {
  const { texts, ...book } = await rulebookOf(game.id, lang);
  return { ...withTexts(game, texts), ...book } as G & Rulebook;
}

/** What the rulebook says under an id. */
export async function ruleNamed(game: string, rule: string, lang: string) {
  const { catalogue, texts } = await rulebookOf(game, lang);
  const text = ruleText(texts, rule, lang);
  return { text: text && withoutNames(text), source: catalogue.find(({ id }) => id === rule)?.source };
}

/** Catalogue and texts, in English and in the language of the page. */
export async function rulebookOf(id: string, pageLang: string) {
  const parts = await partsOf(id);
  const [{ catalogue, rulings }, texts] = await Promise.all([parts.catalogue(), inLanguages(parts, pageLang, textsIn)]);
  return { catalogue, rulings, texts };
}

async function textsIn({ rules, rulings }: LanguageParts) {
  const [ruled, open] = await Promise.all([rules(), rulings()]);
  return { ...ruled, rulings: open.rulings };
}
