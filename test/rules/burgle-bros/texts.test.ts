// The tables and the words of Burgle Bros fit together: every rule, ruling, tile and card has a text in both languages.
import { describe, expect, it } from 'vitest';
import { board as deBoard } from '../../../src/locales/de/burgle-bros/board.js';
import { rules as deRules } from '../../../src/locales/de/burgle-bros/rules.js';
import { rulings as deRulings } from '../../../src/locales/de/burgle-bros/rulings.js';
import { words as deWords } from '../../../src/locales/de/burgle-bros/words.js';
import { board } from '../../../src/locales/en/burgle-bros/board.js';
import { rules } from '../../../src/locales/en/burgle-bros/rules.js';
import { rulings as texts } from '../../../src/locales/en/burgle-bros/rulings.js';
import { words } from '../../../src/locales/en/burgle-bros/words.js';
import { wholeGame as burgleBros } from '../../../src/machines/burgle-bros/index.js';
import { catalogue } from '../../../src/rules/burgle-bros/catalogue.js';
import { characters, events, loot, tileKinds, tools } from '../../../src/rules/burgle-bros/data.js';
import type { Position } from '../../../src/rules/burgle-bros/position.js';
import { rulings } from '../../../src/rules/burgle-bros/rulings.js';

const ids: readonly string[] = catalogue.map((rule) => rule.id);

describe('the rules', () => {
  it('have unique ids of the form BB-AREA-n, numbered from 1 within each area', () => {
    const last = new Map<string, number>();
    for (const id of ids) {
      const [, area = '', n] = /^BB-([A-Z]+)-(\d+)$/.exec(id) ?? [];
      expect(area, id).not.toBe('');
      expect(Number(n), id).toBe((last.get(area) ?? 0) + 1);
      last.set(area, Number(n));
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have a text each, in the order of the book, and no text is without a rule', () => {
    expect(Object.keys(rules)).toEqual(ids);
    expect(Object.keys(deRules)).toEqual(ids);
    for (const [id, text] of Object.entries(rules)) expect(text, id).toMatch(/^[A-Z].*\.$/);
    for (const [id, text] of Object.entries(deRules)) expect(text, id).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });

  it('name only known rules in their reasons for not being cited', () => {
    for (const rule of catalogue) {
      const reason = 'notCheckable' in rule ? rule.notCheckable : '';
      for (const [id] of reason.matchAll(/BB-[A-Z]+-\d+/g)) expect(ids).toContain(id);
    }
  });
});

describe('the rulings', () => {
  it('have a text each, and no text is without a ruling', () => {
    const names = rulings.map((ruling) => ruling.id);
    expect(Object.keys(texts)).toEqual(names);
    expect(Object.keys(deRulings)).toEqual(names);
  });

  it.each(rulings)('$id explains each of its alternatives', ({ id, alternatives }) => {
    for (const text of [texts[id], deRulings[id]]) {
      // Names that are numbers come first in any object, so the order says nothing here.
      expect(Object.keys(text?.alternatives ?? {}).sort()).toEqual([...alternatives].sort());
      expect(text?.question).toMatch(/^[A-ZÄÖÜ].*\?$/);
      expect(text?.why).toMatch(/^[A-ZÄÖÜ].*\.$/);
      for (const meaning of Object.values(text?.alternatives ?? {})) expect(meaning).toMatch(/^[A-ZÄÖÜ].*\.$/);
    }
  });
});

describe('the words', () => {
  it('have a sentence for every event', () => {
    for (const [type, text] of Object.entries(words.events)) {
      expect(type).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(text, type).toMatch(/\.$/);
    }
  });

  it('name every state of the chart, and only those', () => {
    const { paths } = burgleBros.chart({ options: {} } as Position);
    expect(Object.keys(words.flow).sort()).toEqual([...paths].sort());
    expect(Object.keys(deWords.flow)).toEqual(Object.keys(words.flow));
  });

  it('name and explain every tile, character and card in both languages', () => {
    const pieces = [
      ...Object.keys(tileKinds),
      'safe',
      'plain',
      ...characters,
      ...tools,
      ...loot,
      ...events,
      'lost-visual',
    ];
    for (const { explanations } of [board, deBoard])
      expect(Object.keys(explanations ?? {}).sort()).toEqual([...new Set(pieces)].sort());
    const tiles = Object.entries(tileKinds).flatMap(([kind, [numbers]]) => numbers.map((n) => `${kind}-${n}`));
    for (const id of [...pieces, ...tiles])
      for (const { names } of [words, deWords]) expect(names[id], id).toBeTruthy();
  });
});
