// What the embed builder hands out works where it is pasted: through the filters of WordPress and MediaWiki, and in React.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platforms, type Choices } from '../../site/builder/snippets.js';
import { bundle, install, typeProblems } from './app.js';
import { World, seen, type Visit } from './browser.js';

const bag = 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml';
const text = (file: string): string => readFileSync(file, 'utf8').replace(/^# yaml-language-server.*\n/, '');
const yaml = text(bag);
const lesson = text('cases/how-to-rob-a-bank/first-minutes.yaml');

let world: World;
let home = '';
beforeAll(async () => {
  world = await World.open();
  for (const [path, body] of Object.entries({ '/bag.yaml': yaml, '/lesson.yaml': lesson }))
    world.serve(path, { body, type: 'text/plain; charset=utf-8' });
  home = mkdtempSync(join(tmpdir(), 'heist-react-'));
});
afterAll(async () => {
  await world.close();
  rmSync(home, { recursive: true, force: true });
});

/** Choices of every kind: by address and as text, with what pages like to drop. */
const allChoices: readonly (readonly [what: string, choices: Choices, shows: string])[] = [
  [
    'a case',
    {
      element: 'heist-case',
      src: '/bag.yaml',
      attributes: { at: '2', lang: 'de' },
      theme: 'dark',
      text: '',
      title: 'A <b> & c',
    },
    '[part=verdict]',
  ],
  [
    'a case as text',
    { element: 'heist-game', src: '/bag.yaml', attributes: {}, theme: '', text: yaml, title: 'A case' },
    '.piece',
  ],
  [
    'a quiz as text',
    { element: 'heist-quiz', src: '/bag.yaml', attributes: {}, theme: 'light', text: yaml, title: 'A quiz' },
    '[part=question]',
  ],
  [
    'a board as text',
    { element: 'heist-floor', src: '/bag.yaml', attributes: { at: '1' }, theme: '', text: yaml, title: 'A board' },
    '.piece',
  ],
  [
    'a game',
    {
      element: 'heist-game',
      attributes: { game: 'lazy-heist', seed: '7', options: '{"rulings":{}}', pace: 'at-once', permalink: '' },
      theme: '',
      text: '',
      title: 'Lazy Heist',
    },
    '.piece',
  ],
  [
    'a chart',
    { element: 'heist-chart', attributes: { game: 'lazy-heist' }, theme: '', text: '', title: 'Lazy Heist' },
    '[data-path]',
  ],
  [
    'an order',
    {
      element: 'heist-order',
      attributes: { game: 'how-to-rob-a-bank', procedure: 'placing' },
      theme: '',
      text: '',
      title: 'Order',
    },
    '[part=step]',
  ],
  [
    'a lesson',
    { element: 'heist-lesson', src: '/lesson.yaml', attributes: {}, theme: '', text: '', title: 'A lesson' },
    '[part=goal]',
  ],
  [
    'a lesson as text',
    { element: 'heist-lesson', src: '/lesson.yaml', attributes: {}, theme: '', text: lesson, title: 'A lesson' },
    '[part=goal]',
  ],
  [
    'a guide',
    { element: 'heist-guide', attributes: { game: 'lazy-heist' }, theme: '', text: '', title: 'Lazy Heist' },
    '[part=goals]',
  ],
  [
    'rules to look up',
    { element: 'heist-rules', attributes: { game: 'lazy-heist' }, theme: '', text: '', title: 'Lazy Heist' },
    '[part=entry]',
  ],
  [
    'a rule',
    { element: 'heist-rule', attributes: { rule: 'RB-WALK-1' }, theme: '', text: '', title: '' },
    '[part=text]',
  ],
];

const codes = (choices: Choices, platform: string): string[] => {
  const found = platforms(choices, {
    script: `${world.origin}/cdn/heist-kit.js`,
    frame: `${world.origin}/cdn/embed.html`,
  });
  return found.find(({ name }) => name === platform)?.snippets.map(({ code }) => code) ?? [];
};

/** As a content system cleans what an author writes: tags and attributes that it knows stay, other tags lose their brackets. */
function cleaned(html: string, tags: readonly string[], attributes: RegExp, css: RegExp, drop: boolean): string {
  return html.replaceAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*(\/?)>/gi,
    (whole, close: string, tag: string, rest: string) => {
      if (!tags.includes(tag.toLowerCase())) return drop ? '' : whole.replaceAll('<', '&lt;');
      if (close) return `</${tag}>`;
      const kept = [...rest.matchAll(/\s+([\w-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) => {
        if (!attributes.test(name)) return [];
        if (name !== 'style') return [` ${name}="${value}"`];
        const rules = value.split(';').filter((rule) => css.test(rule.trim()));
        return rules.length > 0 ? [` style="${rules.join(';')}"`] : [];
      });
      return `<${tag}${kept.join('')}>`;
    },
  );
}

/** wp_kses_post, for authors without unfiltered_html: no scripts, no frames, styles from a list without color-scheme. */
const wordpress = (html: string): string =>
  cleaned(
    html,
    ['div', 'pre', 'p', 'span', 'a', 'code', 'figure', 'figcaption', 'strong', 'em'],
    /^(class|id|title|lang|dir|style|role|hidden|data-[\w-]+|aria-[\w-]+)$/,
    /^(color|background|width|height|border|margin|padding|text-align)\b/,
    true,
  );

/** MediaWiki's Sanitizer: unknown tags are shown as text, data- attributes stay but for those it keeps to itself. */
const mediawiki = (html: string): string =>
  cleaned(
    html,
    ['div', 'pre', 'p', 'span', 'code', 'b', 'i', 'strong', 'em'],
    /^(class|id|title|lang|dir|style|role|aria-[\w-]+|data-(?!mw|ooui|parsoid)[\w-]+)$/,
    /^[\w-]+:/,
    false,
  );

const boxOf = (what: string): string => `#${what.replaceAll(' ', '-')}`;

/** Opens a page with all choices, each in a box of its own, and once what stands there once. */
function pageWithAll(path: string, platform: string, build: (codes: readonly string[]) => string, once: () => string) {
  let visit: Visit;
  beforeAll(async () => {
    const boxes = allChoices.map(
      ([what, choices]) => `<div id="${boxOf(what).slice(1)}">${build(codes(choices, platform))}</div>`,
    );
    visit = await world.visit(path, `${boxes.join('\n')}${once()}`);
  });
  afterAll(() => visit.page.close());
  return () => visit;
}

describe('in WordPress, by an author who may not write scripts; the theme brings the script', () => {
  const filtered = ([block = '']: readonly string[]) => wordpress(block);
  const script = '<script type="module" src="/cdn/heist-kit.js"></script>';
  const opened = pageWithAll('/wordpress.html', 'WordPress', filtered, () => script);

  it.each(allChoices)('%s', async (what, choices, shows) => {
    expect(filtered(codes(choices, 'WordPress'))).not.toMatch(/<script|<heist|color-scheme/);
    const { page, complaints } = opened();
    const element = `${boxOf(what)} .heist-embed > ${choices.element}`;
    await seen(page, element, shows);
    const scheme = await page.$eval(element, (each) => getComputedStyle(each).colorScheme);
    expect(scheme).toBe(choices.theme || 'normal');
    expect(complaints).toEqual([]);
  });
});

describe('in MediaWiki: the script from Common.js, the rest in the article', () => {
  const common = () => codes(allChoices[0]?.[1] as Choices, 'MediaWiki')[0] ?? '';
  const opened = pageWithAll(
    '/mediawiki.html',
    'MediaWiki',
    ([, article = '']) => mediawiki(article),
    () => `<script>${common()}</script>`,
  );

  it.each(allChoices)('%s', async (what, choices, shows) => {
    const [script = '', article = ''] = codes(choices, 'MediaWiki');
    // Wikis print a script line, and take old JavaScript only.
    expect(article).not.toContain('<script');
    const old = [{ languageOptions: { ecmaVersion: 5, sourceType: 'script' } } as const];
    expect(new Linter().verify(script, old)).toEqual([]);
    expect(script).toBe(common());
    const { page, complaints } = opened();
    await seen(page, `${boxOf(what)} .heist-embed > ${choices.element}`, shows);
    expect(complaints).toEqual([]);
  });
});

describe('in a frame that becomes as tall as what it shows', () => {
  const height = () => codes(allChoices[0]?.[1] as Choices, 'iframe')[1] ?? '';
  const opened = pageWithAll('/frames.html', 'iframe', ([frame = '']) => frame, height);

  it.each(allChoices)('%s', async (what, choices) => {
    expect(codes(choices, 'iframe')[1]).toBe(height());
    const { page, complaints } = opened();
    const frame = await page.$(`${boxOf(what)} iframe`);
    // Frames load when a reader comes near.
    await frame?.scrollIntoView();
    const tall = () => page.$eval(`${boxOf(what)} iframe`, (each) => each.getBoundingClientRect().height);
    await expect.poll(tall).not.toBe(700);
    const inner = (await frame?.contentFrame()) ?? page;
    const content = () => inner.evaluate(() => document.body.getBoundingClientRect().height);
    await expect.poll(async () => Math.abs((await tall()) - (await content()))).toBeLessThan(2);
    expect(complaints).toEqual([]);
  });
});

it('the page for frames warns about names that the element does not have', async () => {
  const { page, complaints } = await world.visit('/cdn/embed.html?game=lazy-heist&seed=7&gaem=x');
  await seen(page, 'heist-game', '.piece');
  expect(complaints).toEqual([expect.stringMatching(/^heist-kit: heist-game has no "gaem"\. It has: .*\bgame, /)]);
  await page.close();
});

describe('React 19', () => {
  it('the component compiles with its types and shows the element', async () => {
    install(home);
    const components = allChoices.map(([, choices], i) => {
      const [, code = ''] = codes(choices, 'React');
      writeFileSync(join(home, `heist-${i}.tsx`), code);
      return `import { Heist as Heist${i} } from './heist-${i}.js';`;
    });
    writeFileSync(
      join(home, 'app.tsx'),
      `${components.join('\n')}
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root') as HTMLElement).render(<>${allChoices.map((_, i) => `<div id="at-${i}"><Heist${i} /></div>`).join('')}</>);`,
    );
    expect(typeProblems(join(home, 'app.tsx'))).toEqual([]);
    const { page, complaints } = await world.visitApp(await bundle(home, 'app.tsx'), '/react/');
    for (const [i, [, choices, shows]] of allChoices.entries())
      await seen(page, `#at-${i} ${choices.element}`, shows).catch(() => {
        throw new Error(`${choices.element} (${i}) shows nothing: ${complaints.join(', ') || 'no complaint'}`);
      });
    expect(complaints).toEqual([]);
    await page.close();
  }, 120_000);
});
