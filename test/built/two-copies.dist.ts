// A page that allows one policy of trusted types, and two copies of the kit: the first one works, the second does no harm.
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { World, seen } from './browser.js';

const policy = (names: string) => ({
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ${names}`,
});
const scripts = (...files: string[]): string =>
  files.map((file) => `<script type="module" src="${file}"></script>`).join('');

/** The page asks for this once a copy has defined its elements. */
const told = '/defined';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.serve('/lit.js', {
    body: "trustedTypes.createPolicy('lit-html', { createHTML: (text) => text });",
    type: 'text/javascript',
  });
  world.serve('/tell.js', {
    body: `customElements.whenDefined('heist-game').then(() => fetch('${told}'));`,
    type: 'text/javascript',
  });
  world.serve(told, { body: '' });
});
afterEach(() => world.hold(null));
afterAll(() => world.close());

/** Opens a page whose answers for `late` come only after one copy has defined its elements. */
async function visitWith(late: (path: string) => boolean, path: string, body: string) {
  let isDefined = (): void => undefined;
  const first = new Promise<void>((done) => (isDefined = done));
  world.hold(async (asked) => {
    if (asked === told) isDefined();
    if (late(asked)) await first;
  });
  const visit = await world.visit(path, scripts('/tell.js') + body, policy('lit-html'));
  await first;
  return visit;
}

describe('two copies under trusted types', () => {
  const kit = '/cdn/heist-kit.js';
  const oneGame = '/cdn/how-to-rob-a-bank.js';
  // The kit waits for its parts, so a file that stands behind it can overtake it.
  it.each([
    {
      order: 'kit, game',
      files: [kit, oneGame],
      second: 'the file with one game',
      late: (path: string) => path === oneGame,
    },
    {
      order: 'kit, game',
      files: [kit, oneGame],
      second: 'the kit',
      late: (path: string) => path.startsWith('/cdn/parts/start'),
    },
    { order: 'game, kit', files: [oneGame, kit], second: 'the kit', late: () => false },
  ])('$order; $second comes second: nothing is thrown, and every element is drawn', async ({ files, late }) => {
    const { page, complaints } = await visitWith(
      late,
      '/two.html',
      `${scripts(...files)}<heist-game game="how-to-rob-a-bank" seed="7"></heist-game>
      <heist-chart game="how-to-rob-a-bank"></heist-chart>`,
    );
    await seen(page, 'heist-game', '.piece');
    await seen(page, 'heist-game', '.phases');
    await seen(page, 'heist-chart', '[data-path]');
    // The second copy came, too: its lit found the name taken.
    await expect.poll(() => complaints.join('\n')).toContain('lit-html');
    // The browser itself reports the name that was taken, and the one attempt to do without; nothing else went wrong.
    expect(complaints.filter((line) => !/trusted-types|TrustedHTML|lit-html|heist-kit/.test(line))).toEqual([]);
    expect(complaints.filter((line) => /TypeError/.test(line))).toEqual([]);
    // What is in lit's way while it loads is gone afterwards.
    expect(
      await page.evaluate(() => Object.hasOwn(Reflect.get(window, 'trustedTypes') as object, 'createPolicy')),
    ).toBe(false);
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
