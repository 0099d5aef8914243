// Dutch and French, which one game speaks: the same words with the same details, and what is missing is said in English.
import { describe, expect, it } from 'vitest';
import { parts } from '../../src/games/how-to-rob-a-bank.js';
import type { LanguageParts } from '../../src/games/parts.js';
import { gameNamed, openTable } from '../../src/index.js';
import { ui } from '../../src/locales/en/ui.js';
import { answersUi } from '../../src/locales/en/ui-answers.js';
import { floorsUi } from '../../src/locales/en/ui-floors.js';
import { layoutUi } from '../../src/locales/en/ui-layout.js';
import { playUi } from '../../src/locales/en/ui-play.js';
import { ruleUi } from '../../src/locales/en/ui-rule.js';
import { shareUi } from '../../src/locales/en/ui-share.js';
import { learningUi } from '../../src/locales/en/ui-learning.js';
import { ui as fr } from '../../src/locales/fr/ui.js';
import { ui as nl } from '../../src/locales/nl/ui.js';

const en = { ...ui, ...layoutUi, ...playUi, ...answersUi, ...floorsUi, ...ruleUi, ...shareUi, ...learningUi };
const english = (await parts.languages.en()).parts;
const detailsIn = (template: string): string[] => (template.match(/\{[^}]+\}/g) ?? []).sort();

/** Path -> text, for every text of a tree. */
function textsIn(tree: object, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? { [`${path}${key}`]: value } : textsIn(value as object, `${path}${key} `),
    ),
  ) as Record<string, string>;
}

describe.each(['nl', 'fr'])('%s', async (lang) => {
  const own = (await parts.languages[lang]?.())?.parts as LanguageParts;

  it.each(['words', 'board', 'goals', 'signs', 'overlays'] as const)(
    'has every text of %s, with the same details',
    async (file) => {
      // What overlays show is said for the docs, in English alone.
      const { shows: _, ...said } = { shows: null, ...(await english[file]?.()) };
      const [there, here] = [textsIn(said), textsIn((await own[file]?.()) ?? {})];
      expect(Object.keys(here).sort()).toEqual(Object.keys(there).sort());
      for (const [path, text] of Object.entries(here)) {
        expect(text).not.toBe('');
        expect([path, detailsIn(text)]).toEqual([path, detailsIn(there[path] ?? '')]);
      }
    },
  );

  it('has rules that exist, and most of them', async () => {
    const [{ rules: all }, { rules }] = [await english.rules(), await own.rules()];
    expect(Object.keys(rules).filter((id) => !(id in all))).toEqual([]);
    expect(Object.keys(rules).length).toBeGreaterThan(70);
    expect(Object.entries(rules).filter(([id, text]) => text === all[id])).toEqual([]);
  });

  it('has every word of the interface', () => {
    const spoken = { nl, fr }[lang] ?? {};
    expect(Object.keys(spoken).sort()).toEqual(Object.keys(en).sort());
    expect(
      Object.entries(spoken).filter(([key, word]) => word === en[key as keyof typeof en] && key !== 'pause'),
    ).toEqual([]);
  });

  it('says in English what it does not say itself', () => {
    const game = gameNamed('how-to-rob-a-bank');
    expect(game.texts[lang]?.rules['RB-WALL-2'] ?? game.texts.en.rules['RB-WALL-2']).toContain('walls');
    const table = openTable({ game: 'how-to-rob-a-bank', position: { flow: 'rob.bank.choose' } });
    expect(table.why('yellow throw')?.rule).toBe('RB-ROB-3');
  });
});
