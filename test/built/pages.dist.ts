// The built files on plain pages: one script tag, one tag.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNamed, games } from '../../src/machines/index.js';
import { readCase } from '../../src/notation/case.js';
import { parseText } from '../../src/notation/yaml.js';
import { bake } from '../../src/verify/cases/bake.js';
import { checkCase } from '../../src/verify/cases/check-case.js';
import { version } from '../../src/version.js';
import sizes from '../../.size-limit.mjs';
import { World, seen } from './browser.js';

const bagPassed = 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml';
const yaml = readFileSync(bagPassed, 'utf8');
const example = readCase(parseText(yaml).data);
const game = gameNamed(example.game);
const baked = JSON.stringify(bake(game, example, checkCase(game, example)));

const script = '<script type="module" src="/cdn/heist-kit.js"></script>';
const policy = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
    "require-trusted-types-for 'script'; trusted-types lit-html",
};

/** Element -> how a page writes it, and what shows that it works. */
const elements: Readonly<Record<string, readonly [html: string, shows: string]>> = {
  'heist-game': ['<heist-game src="/bag.json"></heist-game>', '.piece'],
  'heist-floor': ['<heist-floor game="lazy-heist"></heist-floor>', '.piece'],
  'heist-tracker': ['<heist-game src="/bag.json"><heist-tracker></heist-tracker></heist-game>', '.phases'],
  'heist-chart': ['<heist-chart game="how-to-rob-a-bank"></heist-chart>', '[data-path="rob.robber"]'],
  'heist-moves': ['<heist-game src="/bag.json"><heist-moves></heist-moves></heist-game>', '[part=move]'],
  'heist-log': ['<heist-game src="/bag.json"><heist-log></heist-log></heist-game>', 'ol'],
  'heist-rule': ['<heist-rule rule="LH-PROTOCOL-5"></heist-rule>', '[part=text]'],
  'heist-rules': ['<heist-rules game="lazy-heist"></heist-rules>', '[part=search]'],
  'heist-replay': ['<heist-game src="/bag.json"><heist-replay></heist-replay></heist-game>', '[part=bar]'],
  'heist-quiz': ['<heist-quiz src="/bag.yaml"></heist-quiz>', '[part=question]'],
  'heist-order': ['<heist-order game="lazy-heist" procedure="protocol"></heist-order>', '[part=step]'],
  'heist-case': ['<heist-case src="/bag.yaml"></heist-case>', '[part=verdict]'],
};

/** All of them, each in a box of its own. */
const boxes = (name: string): string =>
  Object.entries(elements)
    .map(([tag, [html]]) => `<div id="${name}-${tag}">${html}</div>`)
    .join('');

/** The scripts that a page has loaded, and those of a page in .size-limit.mjs. */
const scripts = (loaded: readonly string[]): string[] => loaded.filter((path) => path.endsWith('.js')).sort();
const measured = (name: string): string[] =>
  (sizes.find((page) => page.name === name)?.path ?? []).map((path) => `/${path.replace('dist/', '')}`).sort();

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.serve('/bag.json', { body: baked, type: 'application/json' });
  world.serve('/bag.yaml', { body: yaml, type: 'text/plain; charset=utf-8' });
});
afterAll(() => world.close());

describe('one script tag and one tag', () => {
  it.each(Object.entries(elements))('%s', async (tag, [html, shows]) => {
    const { page, complaints } = await world.visit(`/${tag}.html`, `${script}${html}`);
    await seen(page, tag, shows);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('every element under a strict policy and with trusted types', async () => {
    const { page, complaints } = await world.visit('/policy.html', `${script}${boxes('one')}`, policy);
    for (const [tag, [, shows]] of Object.entries(elements)) await seen(page, `#one-${tag} ${tag}`, shows);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each(games)('$id.js brings its game and loads nothing else', async ({ id }) => {
    const { page, complaints, loaded } = await world.visit(
      `/${id}.html`,
      `<script type="module" src="/cdn/${id}.js"></script><heist-game game="${id}" seed="7"></heist-game><heist-chart game="${id}"></heist-chart>`,
      policy,
    );
    await seen(page, 'heist-game', '.piece');
    await seen(page, 'heist-chart', '[data-path]');
    expect(complaints).toEqual([]);
    expect(loaded.filter((path) => path.endsWith('.js'))).toEqual([`/cdn/${id}.js`]);
    await page.close();
  });

  it('speaks the language of the page', async () => {
    const { page } = await world.visit(
      '/de.html',
      `${script}<div lang="de"><heist-game src="/bag.yaml"></heist-game></div>`,
    );
    await seen(page, 'heist-game', '[aria-label="Spielplan"], [aria-label^="Spiel"]');
    await page.close();
  });
});

describe('the script', () => {
  it('may come late, twice, and in another version', async () => {
    const source = readFileSync('dist/cdn/how-to-rob-a-bank.js', 'utf8');
    expect(source).toContain(`"${version}"`);
    world.serve('/cdn/other.js', { body: source.replaceAll(`"${version}"`, '"9.9.9"'), type: 'text/javascript' });
    const { page, complaints } = await world.visit('/late.html', boxes('one'));
    const add = (src: string) => page.addScriptTag({ type: 'module', url: src });
    const areSeen = async (name: string) => {
      for (const [tag, [, shows]] of Object.entries(elements)) await seen(page, `#${name}-${tag} ${tag}`, shows);
    };
    await add('/cdn/heist-kit.js');
    await areSeen('one');
    await add('/cdn/heist-kit.js?again');
    await page.waitForFunction(() => document.querySelectorAll('script[src]').length === 2);
    expect(complaints).toEqual([]);
    await add('/cdn/other.js');
    await page.waitForFunction(() => document.querySelectorAll('script[src]').length === 3);
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    // One line for each element that was there before, and no error.
    for (const line of complaints)
      expect(line.replace(/^<heist-[a-z]+>/, '')).toBe(
        ` is already defined (version ${version}); this page also loads 9.9.9.`,
      );
    expect(complaints).toHaveLength(new Set(complaints).size);
    await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), boxes('two'));
    await areSeen('two');
    await areSeen('one');
    await page.close();
  });

  it('with a version behind its address, as content systems write it, loads nothing twice', async () => {
    const { page, complaints, loaded } = await world.visit(
      '/versioned.html',
      `${script.replace('.js"', '.js?ver=6.5"')}${Object.values(elements)
        .map(([html]) => html)
        .join('')}`,
    );
    for (const [tag, [, shows]] of Object.entries(elements)) await seen(page, tag, shows);
    const files = scripts(loaded);
    expect(files).toContain('/cdn/heist-kit.js');
    expect(files).toEqual([...new Set(files)]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('may run while the page is still on its way', async () => {
    const [before, after] = yaml.split(/(?<=\n)(?=moves:)/) as [string, string];
    world.serve('/slow.html', {
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><link rel="icon" href="data:,"><title>t</title><script async type="module" src="/cdn/heist-kit.js"></script><heist-game id="inline"><script type="text/yaml">${before}`,
      later: `${after}</script></heist-game><heist-game id="parts" src="/bag.json"><heist-log></heist-log></heist-game><heist-floor game="lazy-heist"><script type="application/json">{"minute": 3}</script></heist-floor>`,
    });
    const { page, complaints } = await world.visit('/slow.html');
    await seen(page, '#inline', '.piece');
    await seen(page, '#parts heist-log', 'ol');
    await seen(page, 'heist-floor', '.piece');
    const steps = await page.$eval(
      '#inline',
      (game) => (game as HTMLElement & { session: { steps: unknown[] } }).session.steps.length,
    );
    expect(steps).toBe(checkCase(game, example).frames.length);
    expect(await page.$eval('#parts', ({ shadowRoot }) => shadowRoot?.querySelector('heist-floor') ?? null)).toBeNull();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('turns embeds into elements, from attributes and from text, also when they come later', async () => {
    const { page, complaints } = await world.visit(
      '/embeds.html',
      `<div class="heist-embed" data-src="/bag.json"></div><div class="heist-embed" id="text"><pre>${yaml.replaceAll('<', '&lt;')}</pre></div>${script}`,
      policy,
    );
    await seen(page, '.heist-embed[data-src] > heist-game', '.piece');
    await seen(page, '#text > heist-game', '.piece');
    await page.evaluate(() => {
      const place = document.createElement('div');
      place.className = 'heist-embed';
      Object.assign(place.dataset, { element: 'heist-chart', game: 'lazy-heist' });
      document.body.append(place);
    });
    await seen(page, '.heist-embed > heist-chart', '[data-path]');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('two tiers', () => {
  it('a baked replay loads no rules until the reader acts', async () => {
    const { page, complaints, loaded } = await world.visit(
      '/tiers.html',
      `${script}<heist-game src="/bag.json"></heist-game>`,
    );
    await seen(page, 'heist-game', '.piece');
    await page.evaluate(() => (document.querySelector('heist-game') as HTMLElement & { redo(): void }).redo());
    const parts = () => loaded.filter((path) => path.startsWith('/cdn/parts/'));
    const shown = parts();
    expect(shown.filter((path) => /playing|table|yaml|reading/.test(path))).toEqual([]);
    // The reader asks why something is not possible: a street, which no walk leads to.
    await page.evaluate(() => {
      const floor = document.querySelector('heist-game')?.shadowRoot?.querySelector('heist-floor');
      floor?.shadowRoot?.querySelector('[data-space="n-a"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await seen(page, 'heist-game', '[part=reason] code');
    expect(parts().length).toBeGreaterThan(shown.length);
    expect(parts().filter((path) => /yaml|lazy-heist/.test(path))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('a replay loads what its size is measured by, also when it is stepped to its end', async () => {
    const { page, complaints, loaded } = await world.visit(
      '/replay.html',
      `${script}<heist-game src="/bag.json"><heist-floor></heist-floor><heist-replay></heist-replay></heist-game>`,
    );
    await seen(page, 'heist-floor', '.piece');
    await page.evaluate(async () => {
      const replay = document.querySelector('heist-replay') as HTMLElement & { updateComplete: Promise<unknown> };
      const forward = () => replay.shadowRoot?.querySelector<HTMLButtonElement>('.primary + button');
      while (forward()?.disabled === false) {
        forward()?.click();
        await replay.updateComplete;
      }
    });
    await seen(page, 'heist-replay', 'heist-rule');
    expect(scripts(loaded)).toEqual(measured('how-to-rob-a-bank: a baked replay'));
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each([
    ['a baked replay with tracker and log', '<heist-game src="/bag.json"></heist-game>', 'how-to-rob-a-bank', 'ol'],
    // The list of goals comes last.
    [
      'a playable game',
      '<heist-game game="how-to-rob-a-bank" seed="7"></heist-game>',
      'how-to-rob-a-bank',
      '[part=goals]',
    ],
    ['a playable game', '<heist-game game="lazy-heist" seed="7"></heist-game>', 'lazy-heist', '[part=goals]'],
  ])('%s loads what its size is measured by', async (name, html, id, last) => {
    const { page, complaints, loaded } = await world.visit('/measured.html', `${script}${html}`);
    await seen(page, 'heist-game', '.piece');
    await seen(page, 'heist-game', last);
    expect(scripts(loaded)).toEqual(measured(`${id}: ${name}`));
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each(games)('$id: a refusal has the words of its rule, which load with the first', async ({ id, texts }) => {
    const { page, complaints, loaded } = await world.visit(
      '/refused.html',
      `${script}<heist-game game="${id}" seed="7"></heist-game>`,
    );
    await seen(page, 'heist-game', '.piece');
    expect(scripts(loaded).filter((path) => path.includes('.rulebook'))).toEqual([]);
    const refused = await page.evaluate(
      () =>
        new Promise<{ rule: string; text: string }>((done) => {
          const game = document.querySelector('heist-game');
          game?.addEventListener('heist-refused', (event) =>
            done((event as CustomEvent<{ rule: string; text: string }>).detail),
          );
          const floor = game?.shadowRoot?.querySelector('heist-floor')?.shadowRoot;
          floor
            ?.querySelector('.space:not(.lit)')
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        }),
    );
    expect(refused.text).toBe(texts.en.rules[refused.rule]);
    expect(scripts(loaded).filter((path) => path.includes('.rulebook'))).toHaveLength(1);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('inline JSON works as a file does', async () => {
    const { page, complaints } = await world.visit(
      '/inline.html',
      `${script}<heist-game><script type="application/json">${baked.replaceAll('<', '\\u003c')}</script></heist-game>`,
      policy,
    );
    await seen(page, 'heist-game', '.piece');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('a file with one game, alone', () => {
  it('plays, and shows JSON and what was baked; YAML and German say or do what they can without the files beside it', async () => {
    world.serve('/alone/bank.js', {
      body: readFileSync('dist/cdn/how-to-rob-a-bank.js', 'utf8'),
      type: 'text/javascript',
    });
    const json = (id: string, data: string) =>
      `<heist-game id="${id}"><script type="application/json">${data.replaceAll('<', '\\u003c')}</script></heist-game>`;
    const { page, complaints } = await world.visit(
      '/alone.html',
      `<script type="module" src="/alone/bank.js"></script>${json('case', JSON.stringify(example))}${json('baked', baked)}
        <heist-game id="yaml" src="/bag.yaml"></heist-game>
        <div lang="de">${json('german', baked)}</div>`,
    );
    for (const id of ['#case', '#baked', '#german']) await seen(page, id, '.piece');
    await seen(page, '#yaml', '[role=alert]');
    const message = await page.evaluate(
      () => document.querySelector('#yaml')?.shadowRoot?.querySelector('[role=alert]')?.textContent ?? '',
    );
    expect(message).toContain('parts/yaml.js');
    expect(message).toContain('JSON');
    // The browser itself tells of the files that are not there; nothing else is wrong.
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
    await page.close();
  });
});

describe('embed.html', () => {
  it('shows what its address asks for and tells its height', async () => {
    const { page, complaints } = await world.visit(
      '/frame.html',
      '<iframe name="one" width="700" src="about:blank"></iframe>',
      { 'content-security-policy': "default-src 'self'; img-src data:" },
    );
    const height = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          addEventListener('message', ({ data }: MessageEvent<{ type: string; height: number; name: string }>) => {
            if (data.type === 'heist-height' && data.name === 'one' && data.height > 400) done(data.height);
          });
          const frame = document.querySelector('iframe') as HTMLIFrameElement;
          frame.src = '/cdn/embed.html?src=/bag.json&lang=de&theme=dark';
        }),
    );
    expect(height).toBeLessThan(5000);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
