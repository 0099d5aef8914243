// docs/write-a-case.md: the reference of positions is what npm run schema writes, whatever the width of its columns.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withReference } from '../../scripts/schema/position-reference.js';
import { games } from '../../src/machines/index.js';

const page = readFileSync('docs/write-a-case.md', 'utf8');
const plain = (text: string): string => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

it('the reference of positions is current: run npm run schema', () => {
  expect(plain(page)).toBe(plain(withReference(page)));
});

it('it has every field of every game', () => {
  for (const { texts } of games) expect(page).toContain(`### ${texts.en.title}`);
  for (const field of ['checkpoint', 'stolen', 'keypads', 'explosives']) expect(page).toContain(`| \`${field}\``);
});
