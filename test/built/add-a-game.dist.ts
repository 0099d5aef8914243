// CONTRIBUTING.md, "Add a game", followed to the letter: test/add-a-game/ holds the smallest complete game, laid out as it
// lies in the project. It is laid over a copy of the project, one list is changed, and then everything knows the game.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedFiles, optionalFiles } from '../rules/named-files.js';
import { startServer, type SiteServer } from '../site-server.js';
import { World, seen } from './browser.js';

const id = 'night-shift-2';
const root = fileURLToPath(new URL('../..', import.meta.url));
const game = join(root, 'test/add-a-game');
const copy = join(realpathSync(mkdtempSync(join(tmpdir(), 'heist-kit-game-'))), 'heist-kit');

/** The tools of the project run on all of it, perhaps on a busy machine. */
const timeout = 300_000;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** The build of one game alone, not minified: the whole one is tested by the stages before. */
const buildOneGame = `
  import { rollup } from 'rollup';
  import all from './rollup.config.mjs';
  for (const { output, plugins, ...config } of all.filter(({ input }) => '${id}' in input))
    await (await rollup({ ...config, plugins: plugins.filter(({ name }) => name !== 'minify') })).write(output);
`;

/** The compiler's errors in the files that the game brings and in the list: nothing else imports either by its own type. */
const checkTypes = `
  import ts from 'typescript';
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const own = fileNames.filter((file) => /^(?!.*[/]add-a-game[/]).*([/]games[/]index[.]ts$|[/]${id}[/.])/.test(file));
  const program = ts.createProgram(own, options);
  const problems = own.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)));
  console.log(own.length, 'files');
  console.log(ts.formatDiagnostics(problems, ts.createCompilerHost(options)));
`;

/** Runs a script of the copy in the copy. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, out: stdout, all: `${stdout}${stderr}` };
}
const heist = (...args: string[]) => run('scripts/heist.mjs', ...args);

beforeAll(() => {
  const leftOut = ['node_modules', '.git', 'dist', 'dist-site', 'coverage'];
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.includes(basename(relative(root, path))) });
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'), 'junction');
  // Steps 1 to 9: files that were not there before, …
  cpSync(game, copy, { recursive: true, force: false, errorOnExist: true });
  // … and the one list.
  const list = join(copy, 'src/games/index.ts');
  const line = `  { id: '${id}', prefix: 'NS', load: () => import('./${id}.js') },\n`;
  writeFileSync(list, readFileSync(list, 'utf8').replace(/^\];/m, `${line}];`));
  // Step 10.
  expect(run('node_modules/tsx/dist/cli.mjs', 'scripts/schema.ts').all).toContain(`${id}.case.json`);
}, timeout);
afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }));

describe('a game that is added', { timeout }, () => {
  it('lies in folders of its own', () => {
    const files = filesIn(game);
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !file.includes(`/${id}/`))).toEqual([`src/games/${id}.ts`]);
  });

  it('has the files that CONTRIBUTING.md names, and others only for nouns of its rulebook', () => {
    const there = filesIn(game).flatMap((file) => (/([^/]+)\.ts$/.exec(file) ?? []).slice(1));
    // All but what a game can do without; its own file is `<game>.ts`.
    const left = namedFiles.filter((name) => !there.includes(name));
    expect(left.filter((name) => !optionalFiles.includes(name))).toEqual([]);
    expect([...new Set(there)].filter((name) => !namedFiles.includes(name)).sort()).toEqual(['night', id, 'thief']);
  });

  it('has a dozen rules, one procedure and one board', () => {
    const { games } = JSON.parse(heist('games', '--json').out) as { games: readonly unknown[] };
    expect(games.at(-1)).toMatchObject({ id, rules: 13, procedures: { night: ['walk', 'look', 'clock'] } });
  });

  it('fits the types', () => {
    writeFileSync(join(copy, 'check-types.mjs'), checkTypes);
    // With the list, and the index of rules that step 10 has written.
    const own = filesIn(game).filter((file) => file.endsWith('.ts')).length + 2;
    expect(run('check-types.mjs').all.trim()).toBe(`${own} files`);
  });

  it('is checked by its cases, all of them and every rule', () => {
    const { status, out } = heist('check', `cases/${id}`);
    expect(out).toContain('7 hold, 0 fail, 0 wrong');
    expect(status).toBe(0);
    expect(heist('coverage', id, '--min', '100').status).toBe(0);
  });

  it('is asked by order: both pairs of the night matter', () => {
    const { out } = heist('order', id);
    expect(out).toContain('walk / look: order matters');
    expect(out).toContain('look / clock: order matters');
  });

  it('is explored to the end, without a dead end', () => {
    const { status, out } = heist('explore', id, '--breadth-first');
    expect(out).toMatch(/complete\.[^]*No dead ends, no traps, no broken invariants\.[^]*0 edges never taken/);
    expect(status).toBe(0);
  });

  it('is known to every test that loops over the games', () => {
    const looping = filesIn(join(copy, 'test'))
      .map((file) => `test/${file}`)
      .filter(
        (file) =>
          file.endsWith('.test.ts') &&
          /import \{[^}]*\b(games|allGames|allParts)\b/.test(readFileSync(join(copy, file), 'utf8')),
      );
    expect(looping.length).toBeGreaterThan(15);
    const { status, all } = run('node_modules/vitest/vitest.mjs', 'run', '-t', id, ...looping, `test/rules/${id}`);
    expect(all).toMatch(/Tests .*\d\d passed/);
    expect(status, all).toBe(0);
  });

  it('is in what the docs say, and breaks no test of all games together', () => {
    const page =
      readFileSync(join(copy, 'docs/concepts.md'), 'utf8') +
      readFileSync(join(copy, 'docs/embed-on-a-page.md'), 'utf8');
    expect(page).toMatch(new RegExp(`\\| \`${id}\` +\\| \`guard\` +\\|`));
    expect(page).toMatch(new RegExp(`\\| \`${id}\` +\\| \`reach\` +\\|`));
    const together = ['docs', 'layers', 'scripts/written-docs', 'rules/every-game', 'stories/every-story'];
    const tests = together.map((name) => `test/${name}.test.ts`);
    const { status, all } = run('node_modules/vitest/vitest.mjs', 'run', ...tests);
    expect(status, all).toBe(0);
  });
});

describe('a game that is added, on a page', { timeout }, () => {
  let world: World;
  let server: SiteServer;
  beforeAll(async () => {
    [world, server] = await Promise.all([World.open(), startServer(copy, 'start')]);
  }, timeout);
  afterAll(async () => {
    server.stop();
    await world.close();
  });

  it('is built into a file of its own, in which <heist-game> plays a move', async () => {
    writeFileSync(join(copy, 'build-one-game.mjs'), buildOneGame);
    expect(run('build-one-game.mjs').all).toBe('');
    world.serve('/one.js', { body: readFileSync(join(copy, `dist/cdn/${id}.js`), 'utf8'), type: 'text/javascript' });
    const tags =
      `<heist-game game="${id}" seed="7" pace="at-once"></heist-game>` +
      `<heist-game game="${id}"><heist-floor show="reach"></heist-floor></heist-game>`;
    const { page, complaints } = await world.visit('/one.html', `<script type="module" src="/one.js"></script>${tags}`);
    await page.locator('heist-game >>> button::-p-text(Walk to the hall)').click();
    await page.waitForSelector('heist-game >>> ::-p-text(The thief walks from the doorway to the hall.)');
    await page.waitForSelector('heist-game >>> ::-p-text(Hours so far: 1.)');
    await page.waitForSelector('heist-floor >>> ::-p-text(Where the guard may be after his walk)');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('is on the front page, which npm start shows as it is published: in some tens of requests', async () => {
    expect(server.said).toMatch(/1 of 3[^]*2 of 3[^]*3 of 3[^]*open http/);
    const { page, complaints, loaded } = await world.visit(`${server.address}/`);
    await page.waitForSelector(`#games a[href="game.html?game=${id}"] ::-p-text(Night Shift 2)`);
    await seen(page, '#games heist-game', '.piece');
    expect(loaded.length).toBeLessThan(60);
    expect(complaints).toEqual([]);
    // Once more, as a reader who comes back: how long until the first board is drawn.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await seen(page, '.moment', '.piece');
    const drawn = await page.evaluate(() => performance.now());
    console.log(`front page: the first board is drawn after ${Math.round(drawn)} ms`);
    await page.close();
  });

  it('every page of the built site shows what it is for, without a complaint', async () => {
    for (const [path, element, shows] of [
      ['elements.html', 'heist-lesson', '[part=goal]'],
      ['elements.html', 'heist-guide', '[part=goals]'],
      ['builder.html', '#preview > heist-case', '.piece'],
      ['lab.html', '#board-place heist-game', '.piece'],
      ['game.html?game=lazy-heist', '#table', '.piece'],
    ] as const) {
      const { page, complaints } = await world.visit(`${server.address}/${path}`);
      await seen(page, element, shows);
      expect(complaints, path).toEqual([]);
      await page.close();
    }
  });

  it('npm start builds again when a source changes', async () => {
    const file = `cases/${id}/the-night-is-over.yaml`;
    const changed = readFileSync(join(copy, file), 'utf8').replace(/^title: .*/m, 'title: The night has just ended');
    writeFileSync(join(copy, file), changed);
    await expect
      .poll(async () => (await fetch(`${server.address}/cases.json`)).text(), { timeout, interval: 1000 })
      .toContain('The night has just ended');
  });

  it('is offered by the builder, for every element', async () => {
    const { page, complaints } = await world.visit(`${server.address}/builder.html`);
    await page.waitForSelector(`#game option[value=${id}]`);
    for (const [element, shows] of [
      ['heist-game', '.piece'],
      ['heist-floor', '.piece'],
      ['heist-chart', '[data-path="night.look"]'],
      ['heist-order', '[part=step]'],
      ['heist-rule', '[part]'],
    ] as const) {
      await page.select('#element', element);
      await page.select('#game', id);
      await seen(page, `#preview > ${element}`, shows);
      const code = await page.$eval('#snippets', ({ textContent }) => textContent);
      expect(code).toContain(element === 'heist-rule' ? 'rule="NS-SETUP-1"' : `game="${id}"`);
    }
    await page.select('#element', 'heist-case');
    await page.select('#src', `cases/${id}/a-thief-in-plain-view-is-caught.yaml`);
    await seen(page, `#preview > heist-case[src$="/${id}/a-thief-in-plain-view-is-caught.yaml"]`, '.piece');
    await page.waitForSelector('#preview > heist-case >>> ::-p-text(holds)');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
