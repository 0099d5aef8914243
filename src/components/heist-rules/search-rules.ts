// Finds rules by what a reader types: an id, words of the rule, other words for them, parts of long words, a slip of the
// finger. Written by hand: a few hundred short texts need no search engine.
import type { RuleEntry } from './rule-entries.js';

/** What helps to find a rule beside the query itself. */
export interface SearchContext {
  /** Words that mean the same, each group in one line. */
  readonly also: readonly string[];
  /** Words that say nothing. */
  readonly stop: ReadonlySet<string>;
  /** Rules that matter in the current position: they come a little sooner. */
  readonly here: ReadonlySet<string>;
}

/** Entries with their words ready to be compared. */
export type SearchIndex = readonly Indexed[];

interface Indexed {
  readonly entry: RuleEntry;
  readonly title: readonly string[];
  readonly text: readonly string[];
}

/** How well a word is matched. Questions that the rulebook leaves open come after what it says. */
const weights = { title: 1.3, text: 2, prefix: 0.8, inside: 0.45, synonym: 0.6, slip: 0.5, ruling: 0.6 };
const boost = 1.5;

export const indexed = (entries: readonly RuleEntry[]): SearchIndex =>
  entries.map((entry) => ({
    entry,
    title: entry.kind === 'ruling' ? [] : wordsIn(entry.title),
    text: wordsIn(`${entry.text} ${entry.more}`),
  }));

/** The rules that a query means, best first. */
export function searchRules(index: SearchIndex, query: string, { also, stop, here }: SearchContext): RuleEntry[] {
  const asked = query.trim().toUpperCase();
  const named = /^[A-Z0-9]+-/.test(asked) ? index.filter(({ entry }) => entry.id.toUpperCase().startsWith(asked)) : [];
  if (named.length > 0) return named.map(({ entry }) => entry);

  const all = wordsIn(query);
  const said = all.filter((word) => !stop.has(word));
  const words = said.length > 0 ? said : all;
  const groups = also.map(wordsIn);
  const found = words.map((word) => scoresOf(index, word, groups));
  return index
    .map(({ entry }, i) => {
      const scores = found.map((byEntry) => byEntry[i] ?? 0);
      const matched = scores.filter(Boolean).length;
      const sum = scores.reduce((total, score) => total + score, 0);
      // All words come before some of them.
      const kind = entry.kind === 'ruling' ? weights.ruling : 1;
      return { entry, score: sum * (matched / words.length) ** 2 * kind * (here.has(entry.id) ? boost : 1) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/** For each entry, how well it matches one word. Rare words tell more. */
function scoresOf(index: SearchIndex, word: string, groups: readonly (readonly string[])[]): number[] {
  const others = groups.filter((group) => group.some((each) => isSame(each, word))).flat();
  const match = (wanted: readonly string[], factor: number): number[] =>
    index.map(({ title, text }) => {
      const inTitle = Math.max(0, ...wanted.map((each) => best(title, each, weights.title)));
      const inText = Math.max(0, ...wanted.map((each) => best(text, each, weights.text)));
      return (inTitle + inText) * factor;
    });
  const own = match([word], 1);
  const meant = match(others, weights.synonym);
  let scores = own.map((score, i) => Math.max(score, meant[i] ?? 0));
  if (!scores.some(Boolean) && word.length >= 5) {
    const known = new Set([...index.flatMap(({ title, text }) => [...title, ...text]), ...groups.flat()]);
    const near = [...known].filter((each) => isSlip(each, word));
    if (near.length > 0) {
      const meantBy = groups.filter((group) => group.some((each) => near.includes(each))).flat();
      scores = match([...near, ...meantBy], weights.slip);
    }
  }
  const frequency = scores.filter(Boolean).length;
  const rarity = Math.log(1 + index.length / Math.max(1, frequency));
  return scores.map((score) => score * rarity);
}

/** The same word, whole, by its stem from three letters, or inside a long word from four. */
function best(words: readonly string[], wanted: string, weight: number): number {
  const stem = stemOf(wanted);
  let most = 0;
  for (const word of words) {
    if (word === wanted) return weight;
    if (stemOf(word) === stem) most = Math.max(most, weight * 0.95);
    else if (stem.length >= 3 && word.startsWith(stem)) most = Math.max(most, weight * weights.prefix);
    else if (stem.length >= 4 && word.includes(stem)) most = Math.max(most, weight * weights.inside);
  }
  return most;
}

const isSame = (one: string, other: string): boolean =>
  one === other || stemOf(one) === stemOf(other) || (other.length >= 4 && one.startsWith(other));

/** Endings of English and German words, roughly: what is left is never shorter than three letters. */
const stemOf = (word: string): string => word.replace(/(?<=^.{3,})(ings?|ern|est|ed|es|en|er|em|ies|s|e|n)$/, '');

/** Lower case, without accents; ß is ss. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9.]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);

/** One letter too many, too few or wrong, or two in the wrong order. */
export function isSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let i = 0;
  while (i < one.length && one[i] === other[i]) i++;
  const rest = (word: string, from: number): string => word.slice(from);
  if (one.length > other.length) return rest(one, i + 1) === rest(other, i);
  if (one.length < other.length) return rest(one, i) === rest(other, i + 1);
  const isSwapped = one[i] === other[i + 1] && one[i + 1] === other[i] && rest(one, i + 2) === rest(other, i + 2);
  return rest(one, i + 1) === rest(other, i + 1) || isSwapped;
}
