// heist-kit.zip, unpacked on a web server: its example page works as it is, and so does the first snippet of the docs.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameIds } from '../../scripts/games.mjs';
import { writeKitZip } from '../../scripts/release/kit-zip.mjs';
import { unzip } from '../scripts/unzip.js';
import { World, seen } from './browser.js';
import { snippetsOf } from './doc-snippets.js';

const scratch = mkdtempSync(join(tmpdir(), 'heist-kit-'));
let world: World;
let names: readonly string[];
beforeAll(async () => {
  world = await World.open();
  const file = join(scratch, 'heist-kit.zip');
  names = writeKitZip('dist/cdn', file);
  for (const { name, content } of unzip(readFileSync(file))) {
    mkdirSync(dirname(join(scratch, name)), { recursive: true });
    writeFileSync(join(scratch, name), content);
  }
  world.serveFolder('/heist-kit/', join(scratch, 'heist-kit'));
});
afterAll(async () => {
  await world.close();
  rmSync(scratch, { recursive: true, force: true });
});

it('brings the licences of what is in its scripts', () => {
  const licences = readFileSync(join(scratch, 'heist-kit/LICENSES.txt'), 'utf8');
  for (const name of ['lit-html', 'valibot', 'yaml']) expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

it('its docs lead to files that it has', () => {
  const pages = names.filter((name) => name.endsWith('.md'));
  expect(pages).toEqual(expect.arrayContaining(['docs/embed-on-a-page.md', 'integrations/wordpress/README.md']));
  for (const page of pages) {
    const text = readFileSync(join(scratch, 'heist-kit', page), 'utf8').replaceAll(/^```[^]*?^```$/gm, '');
    for (const [, address = ''] of text.matchAll(/\]\(([^)#\s]+)/g))
      if (!/^[a-z]+:/.test(address)) expect(names).toContain(join(dirname(page), address));
  }
});

it('its example page shows a game to play and a case of every game', async () => {
  expect(names).toEqual(expect.arrayContaining(['README.md', 'embed.html', 'heist-kit.js']));
  expect(readFileSync(join(scratch, 'heist-kit/README.md'), 'utf8')).toContain('example.html');
  const { page, complaints } = await world.visit('/heist-kit/example.html');
  await page.waitForFunction(
    (count) => [...document.querySelectorAll('heist-game')].filter(({ session }) => session).length === count,
    { timeout: 60_000 },
    gameIds.length + 1,
  );
  expect(complaints).toEqual([]);
});

it('the snippet with which the docs begin shows its case', async () => {
  const [first] = snippetsOf('docs/embed-on-a-page.md');
  expect(first?.text).toContain('src="/heist-kit/heist-kit.js"');
  const { page, complaints } = await world.visit('/first-steps.html', first?.text ?? '');
  await seen(page, 'heist-game', '.piece');
  expect(complaints).toEqual([]);
});
