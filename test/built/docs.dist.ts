// The snippets of the docs that a page or an app copies work as they are: most of all those of docs/embed-on-a-page.md.
// Those of PHP run in npm run test:hosts, commands in test/docs.test.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Linter } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heist } from '../cli/world.js';
import { bundle, bundleWithVite, install, typeProblems, type Bundle } from './app.js';
import { World, seen } from './browser.js';
import { snippetsOf } from './doc-snippets.js';

const snippets = snippetsOf('docs/embed-on-a-page.md');
const only = (kind: string): string => snippets.find((snippet) => snippet.kind === kind)?.text ?? '';
const bag = 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml';
const script = '<script type="module" src="/cdn/heist-kit.js"></script>';

let world: World;
let home = '';
beforeAll(async () => {
  world = await World.open();
  // The cases that are shipped, as the zip has them.
  for (const shipped of ['how-to-rob-a-bank/the-stack-turns-over.yaml', 'lazy-heist/first-minutes.yaml'])
    world.serve(`/cdn/cases/${shipped}`, {
      body: readFileSync(`cases/${shipped}`, 'utf8'),
      type: 'text/plain; charset=utf-8',
    });
  world.serve('/cases/bag.json', { body: (await heist(['bake', bag])).out, type: 'application/json' });
  world.serve('/cases/bag.yaml', { body: readFileSync(bag, 'utf8'), type: 'text/plain; charset=utf-8' });
  world.serve('/cases/bag.svg', { body: (await heist(['export', bag])).out, type: 'image/svg+xml' });
  home = mkdtempSync(join(tmpdir(), 'heist-docs-'));
  install(home);
});
afterAll(async () => {
  await world.close();
  rmSync(home, { recursive: true, force: true });
});

const inHtml = snippets.filter(({ kind }) => kind.startsWith('html'));

/** Elements that show no board, and what is seen of them. */
const withoutBoard = { 'heist-rule': '[part=text]', 'heist-rules': '[part=entry]', 'heist-guide': '[part=goals]' };

describe('docs/embed-on-a-page.md', () => {
  it.each(inHtml.map(({ kind, text }, i) => [i + 1, kind, text] as const))('snippet %i: %s', async (i, kind, text) => {
    world.serveFolder('/node_modules/', join(home, 'node_modules'));
    const { page: opened, complaints } = await world.visit(
      `/snippet-${i}.html`,
      text.replaceAll('/heist-kit/', '/cdn/').replaceAll('/node_modules/cdn/', '/node_modules/heist-kit/') +
        (kind === 'html wiki' ? script : ''),
    );
    if (text.includes('<iframe')) {
      const frame = await (await opened.waitForSelector('iframe'))?.contentFrame();
      await frame?.waitForFunction(() =>
        document.querySelector('heist-game')?.shadowRoot?.querySelector('heist-floor'),
      );
      expect(frame).toBeTruthy();
    } else await seen(opened, 'heist-game, heist-case, heist-quiz, heist-floor', '.piece');
    for (const [tag, shows] of Object.entries(withoutBoard))
      if (text.includes(`<${tag} `)) await seen(opened, tag, shows);
    expect(complaints).toEqual([]);
    await opened.close();
  });

  it('the policy', async () => {
    const [, policy = ''] = /^Content-Security-Policy: (.+)$/m.exec(only('http')) ?? [];
    const { page, complaints } = await world.visit(
      '/policy.html',
      `${script}<heist-game game="lazy-heist" seed="7"></heist-game>`,
      { 'content-security-policy': policy },
    );
    await seen(page, 'heist-game', '.piece');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("a page's own script hears that a case is there, and what the reader does", async () => {
    const html =
      inHtml.find(({ text }) => text.includes('heist-opened'))?.text.replaceAll('/heist-kit/', '/cdn/') ?? '';
    // Both ways to come later, as they are described below the snippet.
    const behind = `<script type="module">await customElements.whenDefined('heist-game'); document.title += ' waited';</script>
      <script type="module">import '/cdn/heist-kit.js'; if (customElements.get('heist-game')) document.title += ' imported';</script>`;
    const { page } = await world.visit('/own-script.html', html + behind);
    const said = () => page.$eval('output', ({ value }) => value);
    await expect.poll(said).toMatch(/bag.*: begin with step 1 of [1-9]/);
    // What the script did itself is no change by the reader.
    await page.waitForFunction(() => document.querySelector('heist-game')?.session?.at === 1);
    expect(await said()).toContain('begin with step 1');
    await page.evaluate(() => {
      const replay = document.querySelector('heist-game')?.shadowRoot?.querySelector('heist-replay')?.shadowRoot;
      [...(replay?.querySelectorAll<HTMLElement>('.buttons button') ?? [])][1]?.click();
    });
    await expect.poll(said).toBe('You are at step 0');
    for (const way of ['waited', 'imported']) await expect.poll(() => page.title()).toContain(way);
    await page.close();
  });

  it('the listener for the height of a frame', async () => {
    const frame = inHtml.find(({ text }) => text.includes('<iframe'))?.text.replaceAll('/heist-kit/', '/cdn/') ?? '';
    const { page } = await world.visit('/height.html', `${frame}<script>${only('js')}</script>`);
    await expect.poll(() => page.$eval('iframe', ({ height }) => height)).not.toBe('640');
    await page.close();
  });

  it('MediaWiki:Common.js: old JavaScript that leaves no name behind', async () => {
    const code = only('js MediaWiki:Common.js');
    const problems = new Linter().verify(code, [{ languageOptions: { ecmaVersion: 5, sourceType: 'script' } }]);
    expect(problems).toEqual([]);
    const { page, complaints } = await world.visit('/common.html', '<heist-game game="lazy-heist"></heist-game>');
    // Lit counts its copies on a page under names of its own.
    const names = () =>
      page.evaluate(() =>
        Object.keys(window)
          .filter((name) => !/^(lit|reactiveElement)/.test(name))
          .join(),
      );
    const before = await names();
    // As wikis do it: a plain script, and another one of a user, with names of its own.
    for (const content of [code.replaceAll('/heist-kit/', '/cdn/'), 'const script = 1, heist = 2;'])
      await page.addScriptTag({ content });
    expect(await names()).toBe(before);
    await seen(page, 'heist-game', '.piece');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each(snippets.filter(({ kind }) => kind === 'sh'))('$text', async ({ text }) => {
    for (const [, args = ''] of text.matchAll(/^npx heist (.+?)(?: >.*)?$/gm)) {
      const figure = join(home, 'figure.html');
      const files: Record<string, string> = { 'bag.yaml': bag, 'figure.html': figure };
      const { code, out } = await heist(args.split(' ').map((each) => files[each] ?? each));
      expect({ args, code }).toEqual({ args, code: 0 });
      const written = args.includes('figure.html') ? readFileSync(figure, 'utf8') : out;
      expect(written.length).toBeGreaterThan(200);
    }
  });

  it('React: the component has its types, and tells its steps', async () => {
    writeFileSync(join(home, 'example.tsx'), only('tsx'));
    writeFileSync(
      join(home, 'react.tsx'),
      `import { createRoot } from 'react-dom/client';
import { Example } from './example.js';
createRoot(document.getElementById('root') as HTMLElement).render(<Example onStep={(step) => { document.title = 'step ' + step; }} />);`,
    );
    // What would be a mistake is one to the compiler as well.
    writeFileSync(
      join(home, 'wrong.tsx'),
      `import type {} from 'heist-kit/jsx';
export const wrong = [
  <heist-game gaem="x" />,
  <heist-game onheist-change={({ detail }) => detail.stp} />,
  <heist-game onClick={3} />,
];`,
    );
    const problems = typeProblems(join(home, 'react.tsx'), join(home, 'wrong.tsx'));
    expect(problems.map((each) => /^wrong\.tsx:(\d)/.exec(each)?.[1] ?? each)).toEqual(['3', '4', '5']);
    const page = await app(await bundle(home, 'react.tsx'), '/react/');
    expect(await page.$eval('heist-game', ({ className }) => className)).toBe('wide');
    await playAMove(page);
    await page.waitForFunction(() => document.title.startsWith('step '));
    await page.close();
  }, 120_000);

  it('Vue: the component shows a game and tells its steps', async () => {
    // The configuration as it stands in the page; the plugin comes from this project.
    const config = join(home, 'vite.config.mjs');
    writeFileSync(
      config,
      only('js vite.config.js').replace("'@vitejs/plugin-vue'", `'${fromHere('@vitejs/plugin-vue')}'`),
    );
    const { default: settings } = (await import(pathToFileURL(config).href)) as { default: { plugins: [] } };
    writeFileSync(join(home, 'example.vue'), only('vue'));
    writeFileSync(
      join(home, 'vue.js'),
      "import { createApp } from 'vue';\nimport Example from './example.vue';\ncreateApp(Example).mount('#root');",
    );
    const page = await app(await bundleWithVite(home, 'vue.js', '/vue/', settings.plugins), '/vue/');
    const before = await page.$eval('#root p', ({ textContent }) => textContent);
    await playAMove(page);
    await page.waitForFunction((text) => document.querySelector('#root p')?.textContent !== text, {}, before);
    await page.close();
  }, 120_000);

  it('Node: the lines for the head name files that are there', () => {
    writeFileSync(join(home, 'head.mjs'), only('js head.mjs'));
    const { stdout } = spawnSync(process.execPath, ['head.mjs'], { cwd: home, encoding: 'utf8' });
    const named = [...stdout.matchAll(/<link rel="modulepreload" href="\/heist-kit\/(.+)">/g)].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(2);
    for (const file of named) expect(existsSync(`dist/cdn/${file}`), file).toBe(true);
    expect(stdout).toContain('<link rel="preload" as="fetch" crossorigin href="/cases/bag.json">');
  });
});

describe('other pages', () => {
  it('README.md: both elements of the page', async () => {
    const [{ text } = { text: '' }] = snippetsOf('README.md').filter(({ kind }) => kind === 'html');
    const { page, complaints } = await world.visit(
      '/readme.html',
      text.replace('…/', '/cdn/').replace('"the-stack', '"/cdn/cases/how-to-rob-a-bank/the-stack'),
    );
    for (const attribute of ['game', 'src']) await seen(page, `heist-game[${attribute}]`, '.piece');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('docs/write-a-lesson.md: the lesson asks for its first move', async () => {
    const [{ text } = { text: '' }] = snippetsOf('docs/write-a-lesson.md').filter(({ kind }) => kind === 'html');
    const { page, complaints } = await world.visit('/lesson.html', text.replaceAll('/heist-kit/', '/cdn/'));
    await seen(page, 'heist-lesson', '[part=goal]');
    expect(complaints).toEqual([]);
    await page.close();
  });

  const programs = ['README.md', 'docs/concepts.md'].flatMap((page) =>
    snippetsOf(page).flatMap(({ kind, text }) => (kind === 'ts' ? [[page, text] as const] : [])),
  );

  it('the programs have their types', () => {
    const files = programs.map(([, text], i) => {
      const file = join(home, `program-${i}.ts`);
      writeFileSync(file, text);
      return file;
    });
    expect(typeProblems(...files)).toEqual([]);
  });

  it.each(programs)('%s: the program runs, and gives what its comments say', (_, text) => {
    // `expression; // 'value'`: the value is compared, and so is the rule of `{ rule: 'X', … }`.
    const claim = /^(\S.*); \/\/ +(?:('[^']*'|\['[^\]]*\])|\{ rule: ('[^']*'))/gm;
    const claims = [...text.matchAll(claim)].map(
      ([, made = '', value, rule = '']) => `[(${made})${value ? '' : '.rule'}, ${value ?? rule}]`,
    );
    writeFileSync(join(home, 'program.mjs'), `${text}\nconsole.log(JSON.stringify([${claims.join()}]));`);
    const { stdout, stderr } = spawnSync(process.execPath, ['program.mjs'], { cwd: home, encoding: 'utf8' });
    expect(stderr).toBe('');
    const pairs = JSON.parse(stdout) as [unknown, unknown][];
    expect(pairs).toHaveLength(claims.length);
    for (const [found, said] of pairs) expect(found).toEqual(said);
  });

  it('there are such programs', () => expect(programs).toHaveLength(3));
});

const fromHere = (name: string): string => pathToFileURL(resolve('node_modules', name, 'dist/index.mjs')).href;

/** Opens an app, and waits for its board. */
async function app(bundle: Bundle, base: string) {
  const { page, complaints } = await world.visitApp(bundle, base);
  await seen(page, 'heist-game', '.piece');
  expect(complaints).toEqual([]);
  return page;
}

/** As a reader: the first button of the possible moves. */
async function playAMove(page: Awaited<ReturnType<typeof app>>): Promise<void> {
  await seen(page, 'heist-game', '[part~=move]');
  await page.evaluate(() => {
    const moves = document.querySelector('heist-game')?.shadowRoot?.querySelector('heist-moves');
    moves?.shadowRoot?.querySelector<HTMLElement>('[part~=move]')?.click();
  });
}
