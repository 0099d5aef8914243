// Rules are found by the words of somebody who looks for them: twenty questions per game and language, as people ask.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEntries } from '../../../src/components/heist-rules/rule-entries.js';
import { indexed, isSlip, searchRules, wordsIn } from '../../../src/components/heist-rules/search-rules.js';
import { allParts } from '../../../src/games/all-parts.js';
import { lookUp as de } from '../../../src/locales/de/look-up.js';
import { lookUp as en } from '../../../src/locales/en/look-up.js';
import { ruleIndexes } from '../../../scripts/schema/rule-index.js';
import type { Questions } from '../../rules/questions.js';

const words = { en, de };
const stopIn = (lang: 'en' | 'de') => new Set(wordsIn(words[lang].stop));

async function finder(game: string, lang: 'en' | 'de') {
  const { entries, also } = await loadEntries(game, lang);
  const index = indexed(entries);
  return (query: string, here: readonly string[] = []) =>
    searchRules(index, query, { also, stop: stopIn(lang), here: new Set(here) }).map(({ id }) => id);
}

/** Where a game has other words for its rules. */
const searchable: [game: string, lang: 'en' | 'de'][] = [];
for (const { id, languages } of await allParts())
  for (const lang of ['en', 'de'] as const) if ((await languages[lang]?.())?.parts.search) searchable.push([id, lang]);

it.each(searchable)(
  '%s, %s: of twenty questions seventeen have the right rule among the first three',
  async (game, lang) => {
    const { questions } = (await import(`../../rules/${game}/questions.ts`)) as { questions: Questions };
    const find = await finder(game, lang);
    const asked = Object.entries(questions[lang] ?? {});
    expect(asked).toHaveLength(20);
    const missed = asked.flatMap(([query, right]) => {
      const first = find(query).slice(0, 3);
      return first.some((id) => right.split(' ').includes(id)) ? [] : [`${query}: ${right}, not ${first.join(' ')}`];
    });
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
  },
);

describe('the search', () => {
  it('finds a rule by its id, and by the beginning of one', async () => {
    const find = await finder('lazy-heist', 'en');
    expect(find('lh-guard-3')).toEqual(['LH-GUARD-3']);
    expect(find('LH-GUARD')).toHaveLength(8);
  });

  it('finds what was typed wrong, and nothing for what means nothing', async () => {
    const find = await finder('lazy-heist', 'en');
    expect(find('explosivs')[0]).toMatch(/LH-(IGNITE|CARRY|BLAST|GOAL|SETUP|GUARD)/);
    expect(find('xylophone')).toEqual([]);
    expect([
      isSlip('guard', 'gaurd'),
      isSlip('guard', 'gard'),
      isSlip('guard', 'guard'),
      isSlip('guard', 'goods'),
    ]).toEqual([true, true, false, false]);
  });

  it('what applies here comes sooner', async () => {
    const find = await finder('lazy-heist', 'en');
    const plain = find('guard');
    const last = plain[9] as string;
    expect(find('guard', [last]).indexOf(last)).toBeLessThan(plain.indexOf(last));
  });

  it('German words with umlauts are found without, and inside long words', async () => {
    const find = await finder('lazy-heist', 'de');
    expect(find('schlussel')).toEqual(find('Schlüssel'));
    expect(find('Marker').some((id) => id === 'LH-ALARM-4')).toBe(true);
  });
});

describe('the index', () => {
  it('is what npm run schema would write', { timeout: 300_000 }, () => {
    for (const { file, text } of Object.values(ruleIndexes())) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('names rules and cases that exist, and at least one related rule for nearly all', async () => {
    for (const { id, ruleIndex } of await allParts()) {
      if (!ruleIndex) continue;
      const { entries } = await loadEntries(id, 'en');
      const ids = new Set(entries.map((entry) => entry.id));
      for (const { see, examples } of entries) {
        expect(see.filter((other) => !ids.has(other))).toEqual([]);
        for (const { file } of examples) expect(readFileSync(`cases/${id}/${file}.yaml`, 'utf8')).toContain('rules:');
      }
      const rules = entries.filter(({ kind }) => kind !== 'ruling');
      expect(rules.filter(({ see }) => see.length > 0).length / rules.length).toBeGreaterThan(0.9);
    }
  });
});
