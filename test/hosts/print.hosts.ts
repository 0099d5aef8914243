// On paper, in both browsers: what pdftotext finds on the pages.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World, seen } from '../built/browser.js';
import { browsers } from './browsers.js';

const example = 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml';

let world: World;
let folder = '';
beforeAll(async () => {
  world = await World.open();
  world.serve('/case.yaml', { body: readFileSync(example, 'utf8') });
  folder = mkdtempSync(join(tmpdir(), 'heist-print-'));
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The text of each page. */
async function printed(launch: () => ReturnType<(typeof browsers)[string]>, body: string): Promise<string[]> {
  world.serve('/print.html', {
    body: `<!doctype html><meta charset="utf-8"><title>t</title><script type="module" src="/cdn/heist-kit.js"></script>${body}`,
    type: 'text/html; charset=utf-8',
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${world.origin}/print.html`);
    await seen(page, 'heist-game', '.piece');
    await seen(page, 'heist-game', '.phases');
    const file = join(folder, 'page.pdf');
    writeFileSync(file, await page.pdf({ format: 'A4', printBackground: false }));
    const { stdout, status, stderr } = spawnSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.split('\f').map((text) => text.replaceAll(/\s+/g, ' '));
  } finally {
    await browser.close();
  }
}

const filler = (lines: number): string => '<p>Some text of the page.</p>'.repeat(lines);

describe.each(Object.entries(browsers))('printed by %s', (_name, launch) => {
  it("a game has its players' cards and no buttons", async () => {
    const pages = await printed(launch, '<heist-game game="lazy-heist" seed="7"></heist-game>');
    const all = pages.join(' ');
    for (const name of ['Anna', 'Bruno', 'Carla', 'Dieter']) expect(all).toMatch(new RegExp(`${name} .*Points left`));
    expect(all.match(/Points left/g)).toHaveLength(4);
    expect(all).toContain('Sit down or act');
    expect(all).not.toMatch(/Possible now|Walk to 1\.1|1×/);
  });

  it.each([0, 18, 26])('the title of a case stays with its board, after %i lines', async (lines) => {
    const pages = await printed(launch, `${filler(lines)}<heist-game src="/case.yaml"></heist-game>`);
    const title = pages.findIndex((text) => text.includes('A robber can pass one'));
    const board = pages.findIndex((text) => /a1 .*b1 /.test(text));
    expect(title).toBeGreaterThanOrEqual(0);
    expect(board).toBe(title);
  });
});
