// The rules of a game as small entries, in the language of the page, with what belongs to each.
import type { LocalText } from '../../notation/case.js';
import type { RuleIndex } from '../../table/rule-index.js';
import { type Rule, type RuleTexts, rulingsNamed, saidIn, withoutNames } from '../../table/rule.js';
import type { SearchWords } from '../../locales/search-words.js';
import { partsOf } from '../loading/games.js';
import { inLanguages } from '../loading/languages.js';
import type { LanguageParts } from '../../games/parts.js';

export interface RuleEntry {
  readonly id: string;
  /** What the rules around it are about. */
  readonly title: string;
  readonly text: string;
  /** Of a question that the rulebook leaves open: our answer, and why. */
  readonly more: string;
  /** The catalogue's kind, or `ruling`. */
  readonly kind: string;
  readonly source: string;
  /** Rules that belong to it. */
  readonly see: readonly string[];
  /** Cases that show it. */
  readonly examples: readonly { readonly file: string; readonly title: LocalText }[];
  /** The language of its text, where it is not that of the page. */
  readonly lang?: string;
}

export interface RuleEntries {
  readonly game: string;
  readonly lang: string;
  readonly title: string;
  readonly entries: readonly RuleEntry[];
  readonly also: SearchWords['also'];
  readonly things: SearchWords['things'];
}

const nothing: SearchWords = { areas: {}, also: [], things: {} };

/** Loads what the rulebook of a game says. */
export async function loadEntries(game: string, pageLang: string): Promise<RuleEntries> {
  const parts = await partsOf(game);
  const [{ catalogue }, index, texts] = await Promise.all([
    parts.catalogue(),
    parts.ruleIndex?.().then(({ ruleIndex }) => ruleIndex, noIndex) ?? noIndex(),
    inLanguages(parts, pageLang, textsIn),
  ]);
  const { en } = texts;
  const lang = Object.keys(texts).find((each) => each !== 'en') ?? 'en';
  const said = saidIn(texts, lang);
  const search = said.search ?? en.search ?? nothing;
  const entries = entriesOf(catalogue, said, en, index, search.areas, lang);
  return { game, lang, title: said.title, entries, also: search.also, things: search.things };
}

const noIndex = (): RuleIndex => ({ cases: [], rules: {} });

async function textsIn({ words, rules, rulings, search }: LanguageParts) {
  const [said, ruled, open, found] = await Promise.all([
    words(),
    rules(),
    rulings(),
    search?.().then((loaded) => loaded.search),
  ]);
  return { title: said.words.title, ...ruled, rulings: open.rulings, search: found };
}

function entriesOf(
  catalogue: readonly Rule[],
  texts: RuleTexts,
  en: RuleTexts,
  index: RuleIndex,
  areas: SearchWords['areas'],
  lang: string,
): RuleEntry[] {
  const linksOf = (id: string) => {
    const links = index.rules[id];
    const examples = links?.in.flatMap((i) => {
      const [file, title] = index.cases[i] ?? [];
      return file !== undefined && title !== undefined ? [{ file, title }] : [];
    });
    return { see: links?.see ?? [], examples: examples ?? [] };
  };
  const inEnglish = (isThere: boolean) => (isThere || lang === 'en' ? {} : { lang: 'en' });
  const titleOf = (id: string): string => areas[id.split('-')[1] ?? ''] ?? '';
  // A rule that names rulings leads to them first.
  const open = (id: string, text: string) => {
    const { see, examples } = linksOf(id);
    const rulings = rulingsNamed(text).map((name) => `${id.split('-')[0] ?? ''}-RULING-${name}`);
    return { text: withoutNames(text), see: [...new Set([...rulings, ...see])], examples };
  };
  const rules = catalogue.map(({ id, kind, source }) => ({
    id,
    title: titleOf(id),
    more: '',
    kind: kind.split(',')[0] ?? kind,
    source,
    ...open(id, texts.rules[id] ?? en.rules[id] ?? ''),
    ...inEnglish(id in texts.rules),
  }));
  const rulings = Object.keys(en.rulings).map((id) => {
    const said = texts.rulings[id] ?? en.rulings[id];
    const answer = said?.alternatives[index.rules[id]?.answer ?? ''] ?? '';
    return {
      id,
      title: titleOf(id),
      text: said?.question ?? '',
      more: `${answer} ${said?.why ?? ''}`.trim(),
      kind: 'ruling',
      source: '',
      ...linksOf(id),
      ...inEnglish(id in texts.rulings),
    };
  });
  return [...rules, ...rulings];
}
