// On paper, in both browsers: what pdftotext finds on the pages.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World, seen } from '../built/browser.js';
import { browsers } from './browsers.js';

const example = 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml';

let world: World;
let folder = '';
beforeAll(async () => {
  world = await World.open();
  world.serve('/case.yaml', { body: readFileSync(example, 'utf8') });
  // The page of the elements, with the built kit in place of its own scripts.
  const page = readFileSync('site/elements.html', 'utf8');
  world.serve('/elements.html', {
    body: page
      .replace('src="elements.ts"', 'src="/cdn/heist-kit.js"')
      .replace('<script type="module" src="elements-page.ts"></script>', ''),
    type: 'text/html; charset=utf-8',
  });
  for (const name of ['site.css', 'tools.css'])
    world.serve(`/${name}`, { body: readFileSync(`site/${name}`, 'utf8'), type: 'text/css' });
  world.serveFolder('/cases/', resolve('cases'));
  folder = mkdtempSync(join(tmpdir(), 'heist-print-'));
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

type Launch = (typeof browsers)[string];

/** The text of each page of paper. */
async function printed(launch: Launch, address: string, shown: readonly (readonly [string, string])[]) {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(new URL(address, world.origin).href);
    for (const [element, inside] of shown) await seen(page, element, inside);
    const file = join(folder, 'page.pdf');
    writeFileSync(file, await page.pdf({ format: 'A4', printBackground: false }));
    const { stdout, status, stderr } = spawnSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    // Behind each page stands a form feed. Firefox writes some letters as one sign.
    return stdout
      .split('\f')
      .slice(0, -1)
      .map((text) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim());
  } finally {
    await browser.close();
  }
}

/** The same of a page with this body. */
function printedBody(launch: Launch, body: string, element = 'heist-game', ...parts: readonly string[]) {
  world.serve('/print.html', {
    body: `<!doctype html><meta charset="utf-8"><title>t</title><script type="module" src="/cdn/heist-kit.js"></script>${body}`,
    type: 'text/html; charset=utf-8',
  });
  return printed(
    launch,
    '/print.html',
    ['.piece', ...parts].map((part) => [element, part]),
  );
}

const filler = (lines: number): string => '<p>Some text of the page.</p>'.repeat(lines);

describe.each(Object.entries(browsers))('printed by %s', (_name, launch) => {
  it("a game has its players' cards and no buttons", async () => {
    const pages = await printedBody(
      launch,
      '<heist-game game="lazy-heist" seed="7"></heist-game>',
      'heist-game',
      '.phases',
    );
    const all = pages.join(' ');
    for (const name of ['Anna', 'Bruno', 'Carla', 'Dieter']) expect(all).toMatch(new RegExp(`${name} .*Points left`));
    expect(all.match(/Points left/g)).toHaveLength(4);
    expect(all).toContain('Sit down or act');
    expect(all).not.toMatch(/Possible now|Walk to 1\.1|1×/);
  });

  it.each([0, 18, 26])('the title of a case stays with its board, after %i lines', async (lines) => {
    const pages = await printedBody(
      launch,
      `${filler(lines)}<heist-game src="/case.yaml"></heist-game>`,
      'heist-game',
      '.phases',
    );
    const title = pages.findIndex((text) => text.includes('A robber can pass one'));
    const board = pages.findIndex((text) => /a1 .*b1 /.test(text));
    expect(title).toBeGreaterThanOrEqual(0);
    expect(board).toBe(title);
  });

  it.each([18, 26])('and so does the name of a board that stands alone, after %i lines', async (lines) => {
    const floor = '<heist-floor game="lazy-heist"></heist-floor>';
    const pages = await printedBody(launch, `${filler(lines)}${floor}`, 'heist-floor');
    const name = pages.findIndex((text) => text.includes('The building, minute'));
    expect(name).toBeGreaterThanOrEqual(0);
    expect(pages[name]).toMatch(/6\.1 .*5\.1 .*1\.1 /);
  });

  it('the page of the elements has every heading with its element, and no empty page', async () => {
    const pages = await printed(launch, '/elements.html', [
      ['#game', '.phases'],
      ...Object.entries(elements).map(([id, [part]]) => [`#${id}`, part] as const),
    ]);
    expect(pages.filter((text) => text === '')).toEqual([]);
    const html = readFileSync('site/elements.html', 'utf8');
    const headings = html.matchAll(/<section id="(\w+)">\s*<h2>([\w-]+)<\/h2>\s*<p class="lead"[^>]*>\s*(\w+ \w+)/g);
    const alone = [...headings].flatMap(([, id = '', name = '', words = '']) => {
      const page = pages.find((text) => text.includes(`${name} ${words}`));
      return page && elements[id]?.[1].test(page) ? [] : [`${name}: ${page ?? 'not found'}`];
    });
    expect(alone).toEqual([]);
    expect(pages.find((text) => text.includes('The attribute show'))).toMatch(/6\.1 .*1\.1 /);
    // What only opens something else has no use on paper.
    expect(pages.join(' ')).not.toMatch(/ More /);
  });
});

/** Sections of the page of the elements: what is there when the element is, and what paper then shows of it. */
const elements: Readonly<Record<string, readonly [part: string, shows: RegExp]>> = {
  game: ['.piece', /6\.1 .*1\.1 /],
  lesson: ['.piece', /a1 .*c3 /],
  guide: ['[part=goals]', /throw bags into the car .*money bag/],
  floor: ['.piece', /a1 .*c3 /],
  case: ['[part=verdict]', /it holds .*a1 .*c3 /],
  quiz: ['[part=question]', /a1 .*c3 /],
  // Its drawing is longer than a page and begins on one of its own.
  chart: ['[data-path]', /START/],
  order: ['[part=step]', /Clear the board .*Start the next round/],
  rules: ['[part=entry]', /RB-OUT-1 .*Rulebook/],
  rule: ['[part=text]', /RB-EXTRA-2 .*Rulebook/],
};
