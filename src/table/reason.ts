// Why a rule refuses something, in words.
import { ruleText, saidIn, type ByLanguage, type Ruling, type RuleTexts } from './rule.js';

/** The question of a ruling would not be a reason: its answer is, as it is given here. */
export function reasonText(
  game: { readonly texts: ByLanguage<Partial<RuleTexts>>; readonly rulings?: readonly Ruling[] },
  chosen: Readonly<Record<string, string>>,
  rule: string,
  lang = 'en',
): string | undefined {
  const ruling = game.rulings?.find(({ id }) => id === rule);
  if (!ruling) return ruleText(game.texts, rule, lang);
  const answer = chosen[rule.replace(/^\w+-RULING-/, '')] ?? ruling.alternatives[0];
  return [saidIn(game.texts, lang), game.texts.en]
    .map((said) => said.rulings?.[rule]?.alternatives[answer])
    .find(Boolean);
}
