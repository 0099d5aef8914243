// What the docs say about sizes is what was built.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import sizes from '../../.size-limit.mjs';

/** Size of a page in bytes, every file compressed by itself. */
const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);

it('docs/embed-on-a-page.md quotes the sizes of the built files, within 2 kB', () => {
  const docs = readFileSync('docs/embed-on-a-page.md', 'utf8');
  const rows = docs.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const heads = rows.find(([, first]) => first === 'game' && docs.includes('<!-- sizes')) ?? [];
  for (const { name, path } of sizes) {
    const [game = '', page = ''] = name.split(': ');
    const quoted = rows.find(([, first]) => first === `\`${game}\``)?.[heads.indexOf(page)];
    expect(Math.abs(Number(quoted) - sizeOf(path) / 1000), `${name}: ${quoted} kB; npm run size -- write`).toBeLessThan(
      2,
    );
  }
});
