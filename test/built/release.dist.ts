// heist-kit.zip, unpacked on a web server: its example page works as it is.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameIds } from '../../scripts/games.mjs';
import { writeKitZip } from '../../scripts/release/kit-zip.mjs';
import { unzip } from '../scripts/unzip.js';
import { World } from './browser.js';

const scratch = mkdtempSync(join(tmpdir(), 'heist-kit-'));
let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(async () => {
  await world.close();
  rmSync(scratch, { recursive: true, force: true });
});

it('its example page shows a game to play and a case of every game', async () => {
  const file = join(scratch, 'heist-kit.zip');
  expect(writeKitZip('dist/cdn', file)).toEqual(expect.arrayContaining(['README.md', 'embed.html', 'heist-kit.js']));
  for (const { name, content } of unzip(readFileSync(file))) {
    mkdirSync(dirname(join(scratch, name)), { recursive: true });
    writeFileSync(join(scratch, name), content);
  }
  expect(readFileSync(join(scratch, 'heist-kit/README.md'), 'utf8')).toContain('example.html');
  world.serveFolder('/heist-kit/', join(scratch, 'heist-kit'));
  const { page, complaints } = await world.visit('/heist-kit/example.html');
  await page.waitForFunction(
    (count) => [...document.querySelectorAll('heist-game')].filter(({ session }) => session).length === count,
    { timeout: 30_000 },
    gameIds.length + 1,
  );
  expect(complaints).toEqual([]);
});
