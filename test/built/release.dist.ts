// heist-kit.zip, unpacked on a web server: its example page works as it is.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameIds } from '../../scripts/games.mjs';
import { writeKitZip } from '../../scripts/release/kit-zip.mjs';
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
  // Unpacked by another program than ours.
  execFileSync('python3', ['-m', 'zipfile', '-e', file, scratch]);
  expect(readFileSync(join(scratch, 'heist-kit/README.md'), 'utf8')).toContain('example.html');
  world.serveFolder('/heist-kit/', join(scratch, 'heist-kit'));
  const { page, complaints } = await world.visit('/heist-kit/example.html');
  await page.waitForFunction(
    (count) => [...document.querySelectorAll('heist-game')].filter(({ session }) => session).length === count,
    { timeout: 30_000 },
    gameIds.length + 1,
  );
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
});
