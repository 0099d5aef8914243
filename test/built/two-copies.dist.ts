// A page that allows one policy of trusted types, and two copies of the kit: the first one works, the second does no harm.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World, seen } from './browser.js';

const policy = (names: string) => ({
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ${names}`,
});
const scripts = (...files: string[]): string =>
  files.map((file) => `<script type="module" src="${file}"></script>`).join('');

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.serve('/lit.js', {
    body: "trustedTypes.createPolicy('lit-html', { createHTML: (text) => text });",
    type: 'text/javascript',
  });
});
afterAll(() => world.close());

describe('two copies under trusted types', () => {
  it.each([
    ['heist-kit.js', 'how-to-rob-a-bank.js'],
    ['how-to-rob-a-bank.js', 'heist-kit.js'],
  ])('%s, then %s: nothing is thrown, and every element is drawn', async (first, second) => {
    const { page, complaints } = await world.visit(
      `/two-${first}.html`,
      `${scripts(`/cdn/${first}`, `/cdn/${second}`)}<heist-game game="how-to-rob-a-bank" seed="7"></heist-game>
      <heist-chart game="how-to-rob-a-bank"></heist-chart>`,
      policy('lit-html'),
    );
    await seen(page, 'heist-game', '.piece');
    await seen(page, 'heist-game', '.phases');
    await seen(page, 'heist-chart', '[data-path]');
    // The browser itself reports the name that was taken, and the one attempt to do without; nothing else went wrong.
    expect(complaints.filter((line) => !/trusted-types|TrustedHTML|lit-html|heist-kit/.test(line))).toEqual([]);
    expect(complaints.filter((line) => /TypeError/.test(line))).toEqual([]);
    await page.close();
  });

  it('a page whose own lit has taken the name allows ours as well', async () => {
    const html = `${scripts('/lit.js', '/cdn/heist-kit.js')}<heist-game game="how-to-rob-a-bank" seed="7">A game</heist-game>`;
    const { page, complaints } = await world.visit('/own-lit.html', html, policy('lit-html heist-kit'));
    await seen(page, 'heist-game', '.piece');
    await page.close();
    // The browser itself reports the name that was taken.
    expect(complaints.filter((line) => !/trusted-types|lit-html/.test(line))).toEqual([]);

    const without = await world.visit('/own-lit-only.html', html, policy('lit-html'));
    await expect.poll(() => without.complaints.join('\n')).toContain('trusted-types lit-html heist-kit');
    expect(await without.page.evaluate(() => document.body.innerText)).toContain('A game');
    await without.page.close();
  });
});

describe('the file that pages name', () => {
  it('is imported by no part, so that heist-kit.js?ver=6.5 is loaded once', async () => {
    const { page, complaints, loaded } = await world.visit(
      '/ver.html',
      `${scripts('/cdn/heist-kit.js?ver=6.5')}<heist-game game="lazy-heist" seed="7"></heist-game>`,
    );
    await seen(page, 'heist-game', '.piece');
    expect(loaded.filter((path) => path === '/cdn/heist-kit.js')).toHaveLength(1);
    expect(new Set(loaded).size).toBe(loaded.length);
    expect(complaints).toEqual([]);
    expect(readFileSync('dist/cdn/heist-kit.js', 'utf8').length).toBeLessThan(700);
    await page.close();
  });
});
