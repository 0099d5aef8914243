// The tables and the words of Burgle Bros 2 fit together: every rule, ruling, event and state has a text, in both languages.
import { describe, expect, it } from 'vitest';
import { board as deBoard } from '../../../src/locales/de/burgle-bros-2/board.js';
import { overlays as deOverlays } from '../../../src/locales/de/burgle-bros-2/overlays.js';
import { rules as deRules } from '../../../src/locales/de/burgle-bros-2/rules.js';
import { rulings as deRulings } from '../../../src/locales/de/burgle-bros-2/rulings.js';
import { words as deWords } from '../../../src/locales/de/burgle-bros-2/words.js';
import { board as enBoard } from '../../../src/locales/en/burgle-bros-2/board.js';
import { overlays as enOverlays } from '../../../src/locales/en/burgle-bros-2/overlays.js';
import { rules as enRules } from '../../../src/locales/en/burgle-bros-2/rules.js';
import { rulings as enRulings } from '../../../src/locales/en/burgle-bros-2/rulings.js';
import { words as enWords } from '../../../src/locales/en/burgle-bros-2/words.js';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { catalogue } from '../../../src/rules/burgle-bros-2/catalogue.js';
import type { Position } from '../../../src/rules/burgle-bros-2/position.js';
import { basePaths, framePaths } from '../../../src/rules/burgle-bros-2/states.js';
import { rulings } from '../../../src/rules/burgle-bros-2/rulings.js';

const ids: readonly string[] = catalogue.map(({ id }) => id);

describe('the rules', () => {
  it('have unique ids: an area with a number, a card by its name, or a finale', () => {
    const last = new Map<string, number>();
    for (const id of ids) {
      expect(id).toMatch(/^B2-([A-Z]+-\d+|(GEAR|EVENT)-[a-z]+(-[a-z]+)*|F[1-9])$/);
      const [, area = '', n] = /^B2-([A-Z]+)-(\d+)$/.exec(id) ?? [];
      if (!area) continue;
      expect(Number(n), id).toBe((last.get(area) ?? 0) + 1);
      last.set(area, Number(n));
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have a card each for 36 gear cards, 16 events and 9 finales', () => {
    const count = (pattern: RegExp) => ids.filter((id) => pattern.test(id)).length;
    expect([count(/^B2-GEAR-[a-z]/), count(/^B2-EVENT-[a-z]/), count(/^B2-F\d$/)]).toEqual([36, 16, 9]);
  });

  it.each([
    ['English', enRules],
    ['German', deRules],
  ])('have a text each in %s, and no text is without a rule', (_, rules) => {
    expect(Object.keys(rules).sort()).toEqual([...ids].sort());
    for (const [id, text] of Object.entries(rules)) expect(text, id).toMatch(/^[A-ZÄÖÜ1-9].*\.$/);
  });

  it('name only known rules in their reasons for not being cited', () => {
    for (const rule of catalogue) {
      const reason = 'notCheckable' in rule ? rule.notCheckable : '';
      for (const [id] of reason.matchAll(/B2-[A-Z]+-?\d+/g)) expect(ids).toContain(id);
    }
  });
});

describe.each([
  ['English', enRulings],
  ['German', deRulings],
])('the rulings in %s', (_, texts) => {
  it('have a text each, and no text is without a ruling', () => {
    expect(Object.keys(texts)).toEqual(rulings.map(({ id }) => id));
  });

  it.each(rulings)('$id explains each of its alternatives', ({ id, alternatives }) => {
    const text = texts[id];
    expect(Object.keys(text?.alternatives ?? {})).toEqual([...alternatives]);
    expect(text?.question).toMatch(/^[A-ZÄÖÜ].*\?$/);
    expect(text?.why).toMatch(/^[A-ZÄÖÜ].*\.$/);
    for (const meaning of Object.values(text?.alternatives ?? {})) expect(meaning).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });
});

describe('the words', () => {
  const shape = (words: object): string[] =>
    Object.entries(words)
      .flatMap(([key, value]: [string, unknown]) =>
        typeof value === 'string'
          ? [`${key} ${(value.match(/\{[^}]+\}/g) ?? []).sort().join('')}`]
          : shape(value as object).map((inner) => `${key} ${inner}`),
      )
      .sort();

  it('have the same keys and details in both languages', () => {
    expect(shape({ ...deWords, names: {} })).toEqual(shape({ ...enWords, names: {} }));
    expect(Object.keys(deWords.names).sort()).toEqual(Object.keys(enWords.names).sort());
    expect(shape(deBoard)).toEqual(shape(enBoard));
    expect(shape(deOverlays)).toEqual(shape(enOverlays));
  });

  it('name and explain every gear card, every event and every finale', () => {
    const cards = ids.flatMap((id) => id.match(/^B2-(?:GEAR|EVENT)-([a-z-]+)$/)?.[1] ?? []);
    for (const card of [...cards, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `finale-${n}`)]) {
      expect(enWords.names[card], card).toBeTruthy();
      expect(enBoard.explanations?.[card], card).toMatch(/\.$/);
    }
  });

  it('name every state of the chart, and only those', () => {
    const { paths } = burgleBros2.chart({ options: {} } as Position);
    expect(Object.keys(enWords.flow).sort()).toEqual([...new Set([...paths, ...framePaths, ...basePaths])].sort());
  });

  it('have a sentence for every event', () => {
    for (const [type, text] of Object.entries(enWords.events)) {
      expect(type).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(text, type).toMatch(/\.$/);
    }
  });
});
