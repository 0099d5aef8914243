// What npm run schema writes into the docs is there: the fields of positions, the data that can be replaced, the overlays.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { table, withPart } from '../../scripts/build/written-part.mjs';
import { writtenDocs } from '../../scripts/schema/docs.js';
import { games } from '../../src/machines/index.js';

const written = await writtenDocs();

it.each(Object.entries(written))('%s is current: run npm run schema', (page, text) => {
  expect(readFileSync(page, 'utf8')).toBe(text);
});

it('every game has the fields of its position, its own data and its overlays there', () => {
  const all = Object.values(written).join('\n');
  for (const { texts } of games) expect(all).toContain(`### ${texts.en.title}`);
  for (const field of ['checkpoint', 'stolen', 'keypads', 'explosives']) expect(all).toContain(`| \`${field}\``);
  for (const part of ['burglars', 'decks', 'patrol', 'dots']) expect(all).toContain(`| \`${part}\``);
  for (const overlay of ['distances', 'areas', 'keypads', 'commotion']) expect(all).toContain(`| \`${overlay}\``);
});

describe('a part of a page', () => {
  const page = 'before\n\n<!-- part: written by it -->\n\nold\n\n<!-- end of part -->\n\nafter\n';

  it('is replaced, and nothing around it', () => {
    expect(withPart(page, 'part', 'it', 'new')).toBe(page.replace('old', 'new'));
  });

  it('needs both of its marks', () => {
    expect(() => withPart(page, 'other', 'it', 'new')).toThrow('<!-- other: written by it --> and <!-- end of other');
    expect(() => withPart(page.replace('end of', ''), 'part', 'it', 'new')).toThrow('<!-- end of part -->');
  });

  it('may be a table, laid out as Prettier does it', () => {
    const rows = [
      ['a', 'what'],
      ['one', 'x'],
    ];
    expect(table(rows)).toBe('| a   | what |\n| --- | ---- |\n| one | x    |');
  });
});
