// Everything in the box of Burgle Bros 2 has a name and is explained, in both languages.
import { describe, expect, it } from 'vitest';
import { board as deBoard } from '../../../src/locales/de/burgle-bros-2/board.js';
import { overlays as deOverlays } from '../../../src/locales/de/burgle-bros-2/overlays.js';
import { words as deWords } from '../../../src/locales/de/burgle-bros-2/words.js';
import { board as enBoard } from '../../../src/locales/en/burgle-bros-2/board.js';
import { overlays as enOverlays } from '../../../src/locales/en/burgle-bros-2/overlays.js';
import { words as enWords } from '../../../src/locales/en/burgle-bros-2/words.js';
import { catalogue } from '../../../src/rules/burgle-bros-2/catalogue.js';

const ids: readonly string[] = catalogue.map(({ id }) => id);

describe('the rules', () => {
  it('have a card each for 36 gear cards, 16 events and 9 finales', () => {
    const count = (pattern: RegExp) => ids.filter((id) => pattern.test(id)).length;
    expect([count(/^B2-GEAR-[a-z]/), count(/^B2-EVENT-[a-z]/), count(/^B2-F\d$/)]).toEqual([36, 16, 9]);
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
});
