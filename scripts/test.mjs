// npm test: everything that must hold before a change is shared, as many stages at once as the machine has cores for. What
// a stage has to say is shown when it ends; after the first failure no further one begins.
// npm test -- unit browser    runs only these stages; a single one shows its output as it comes.
// The last line is always `N passed, M failed`: the tests that vitest and the browser counted.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, npm, root } from './setup.mjs';

/** Thrown by a stage that did not hold. The message may be empty when a tool has already printed the reason. */
class StageFailed extends Error {}

/** @type {Record<string, () => void>} */
const stages = {
  types: () => tool('typescript/bin/tsc', ['--noEmit']),
  lint: () => tool('eslint/bin/eslint.js', ['--max-warnings', '0', '.']),
  format: () => tool('prettier/bin/prettier.cjs', ['--check', '--cache', '--log-level', 'warn', '.']),
  build: () => {
    tool('rollup/dist/bin/rollup', ['--config', 'rollup.config.mjs', '--silent']);
    script('scripts/manifest.mjs');
  },
  unit: runUnitTests,
  browser: runBrowserTests,
  size: () => script('scripts/size.mjs'),
  dist: runDistTests,
  package: tryPackage,
};

/** Cores that a stage keeps busy, where it is more than one. */
const coresOf = /** @type {Record<string, number>} */ ({ unit: 2, browser: 2 });
/** Stages that look at what the build made. */
const ofTheBuild = ['size', 'dist', 'package'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(stages, name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. The stages are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}
const chosen = Object.keys(stages).filter((name) => wanted.length === 0 || wanted.includes(name));

ensureInstalled();
const counts = { passed: 0, failed: 0 };
const scratch = mkdtempSync(join(tmpdir(), 'heist-kit-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const [only] = chosen;
if (chosen.length === 1) runStage(/** @type {string} */ (only));
else await runStages(chosen);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);

/** @param {string} name */
function runStage(name) {
  const took = stopwatch();
  try {
    stages[name]?.();
    console.log(`${name} ok, ${took()}`);
  } catch (error) {
    if (!(error instanceof StageFailed)) throw error;
    if (error.message) console.error(error.message);
    // A stage without tests of its own (types, say) counts as one failure.
    if (counts.failed === 0) counts.failed = 1;
    console.log(`\n${name} FAILED after ${took()}. This stage alone: npm test -- ${name}`);
    process.exitCode = 1;
  }
}

/**
 * Each stage in a process of its own. One that wants more cores than are left begins when at least one is free.
 * @param {readonly string[]} names
 */
async function runStages(names) {
  const waiting = [...names];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const freeCores = () =>
    [...running.keys()].reduce((free, name) => free - (coresOf[name] ?? 1), availableParallelism());
  const mayBegin = (/** @type {string} */ name) =>
    counts.failed === 0 && freeCores() > 0 && !(running.has('build') && ofTheBuild.includes(name));
  const took = stopwatch();
  while (waiting.length > 0 || running.size > 0) {
    for (let [name] = waiting; name !== undefined && mayBegin(name); [name] = waiting) {
      waiting.shift();
      const ended = name;
      running.set(
        name,
        runApart(name).then(() => void running.delete(ended)),
      );
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  if (waiting.length > 0) console.log(`\nNot run: ${waiting.join(', ')}.`);
  console.log(`\nAll in all ${took()}`);
}

/** @param {string} name */
async function runApart(name) {
  console.log(`-- ${name} begins`);
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  await new Promise((ended) => child.on('close', ended));
  const [last = '', passed = 0, failed = 1] = /\n(\d+) passed, (\d+) failed\n$/.exec(output) ?? [];
  counts.passed += Number(passed);
  counts.failed += Number(failed);
  if (counts.failed > 0) process.exitCode = 1;
  console.log(
    `\n== ${name} (${chosen.indexOf(name) + 1} of ${chosen.length})\n${output.slice(0, output.length - last.length).trim()}`,
  );
}

function runUnitTests() {
  const file = join(scratch, 'unit.json');
  const run = () => tool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`]);
  countAfter(run, file, (result) => ({ passed: result.numPassedTests, failed: result.numFailedTests }));
}

/** The built files on plain pages. */
function runDistTests() {
  const file = join(scratch, 'dist.json');
  const args = ['run', '--config', 'test/built/vitest.config.ts', '--reporter=default', '--reporter=json'];
  const env = { CHROME_PATH: browser() };
  countAfter(
    () => tool('vitest/vitest.mjs', [...args, `--outputFile=${file}`], env),
    file,
    (result) => ({ passed: result.numPassedTests, failed: result.numFailedTests }),
  );
}

function runBrowserTests() {
  const names = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  if (!names.some((name) => name.endsWith('.wtr.ts'))) return console.log('There is no test/**/*.wtr.ts yet.');
  const file = join(scratch, 'browser.json');
  const env = { CHROME_PATH: browser(), HEIST_TEST_SUMMARY: file };
  const before = counts.passed;
  countAfter(
    () => tool('@web/test-runner/dist/bin.js', [], env),
    file,
    (result) => result,
  );
  console.log(`${counts.passed - before} tests passed in the browser`);
}

function stopwatch() {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Looked for here, so that a missing browser is one clear message and not a stack trace of the test runner. */
function browser() {
  try {
    return ensureBrowser();
  } catch (error) {
    throw new StageFailed(error instanceof Error ? error.message : String(error));
  }
}

/** The package as its users get it: packed, checked, installed in an empty folder, imported and run. */
function tryPackage() {
  if (!existsSync(join(root, 'dist'))) throw new StageFailed('There is no dist/ to pack. First: npm run build');
  const packed = must('npm pack', npm(['pack', '--ignore-scripts', '--json', '--pack-destination', scratch]));
  const { filename, size, entryCount } = JSON.parse(packed)[0];
  const tarball = join(scratch, filename);
  console.log(`${filename}: ${entryCount} files, ${Math.round(size / 1024)} KiB`);

  must('publint', runNode([bin('publint/src/cli.js'), 'run', tarball, '--strict']));
  // Schemas, cases and files for script tags are data, without types. No types are looked up on the network either.
  const data = Object.entries(manifestOf(root).exports).flatMap(([entry, to]) => (typeof to === 'string' ? entry : []));
  const attw = ['--profile', 'esm-only', '--no-definitely-typed', '--exclude-entrypoints', ...data];
  must('attw', runNode([bin('@arethetypeswrong/cli/dist/index.js'), tarball, ...attw]));

  const home = join(scratch, 'user');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  must('npm install', npm(['install', tarball, '--no-audit', '--no-fund', '--prefer-offline'], { cwd: home }));
  const installed = join(home, 'node_modules/heist-kit');
  for (const { name } of modulesOf(installed)) {
    must(`import '${name}'`, runNode(['--input-type=module', '--eval', `await import('${name}')`], { cwd: home }));
  }
  checkElements(installed);
  const games = must('npx heist games', npm(['exec', '--offline', '--', 'heist', 'games'], { cwd: home }));
  if (games.trim() === '') throw new StageFailed('npx heist games printed nothing.');
  console.log('installed in an empty folder: every entry can be imported, npx heist games answers');
}

/**
 * Every element (components/x/x.js) can be imported by name, and bundlers know that importing it does something.
 * @param {string} folder
 */
function checkElements(folder) {
  const offered = modulesOf(folder).map(({ file }) => file);
  const { sideEffects } = manifestOf(folder);
  for (const file of filesOf(folder).filter((path) => /^\.\/dist\/components\/([^/]+)\/\1\.js$/.test(path))) {
    if (!offered.includes(file)) throw new StageFailed(`package.json: nothing in "exports" leads to ${file}.`);
    if (!sideEffects.includes(file)) throw new StageFailed(`package.json: "sideEffects" lacks ${file}.`);
  }
}

/**
 * The modules that a package offers: the name to import, and the file. A pattern gives one for each file it matches.
 * @param {string} folder
 */
function modulesOf(folder) {
  const files = filesOf(folder);
  return Object.entries(manifestOf(folder).exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    // As Node reads it: every * in the target stands for the same text.
    const pattern = new RegExp(
      `^${target.default.replaceAll('.', '\\.').replace('*', '(.+)').replaceAll('*', '\\1')}$`,
    );
    return files.flatMap((file) => {
      const match = pattern.exec(file);
      return match ? [{ name: entry.replace('.', 'heist-kit').replace('*', match[1] ?? ''), file }] : [];
    });
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `./${path.replaceAll('\\', '/')}`);
}

/**
 * @param {string} folder
 * @returns {{ exports: Record<string, string | { types: string, default: string }>, sideEffects: string[] }}
 */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** @param {string} path */
function bin(path) {
  return join(root, 'node_modules', path);
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
function runNode(args, options = {}) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', ...options });
}

/**
 * Runs a development tool with its output shown as it comes.
 * @param {string} path
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function tool(path, args, env = {}) {
  const run = runNode([bin(path), ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  if (run.status !== 0) throw new StageFailed(run.error?.message ?? '');
}

/**
 * Runs one of our own scripts.
 * @param {string} path
 */
function script(path) {
  tool(join('..', path), []);
}

/**
 * Output that matters only when something is wrong: shown then, returned otherwise.
 * @param {string} what
 * @param {ReturnType<typeof runNode>} run
 */
function must(what, run) {
  if (run.status !== 0) throw new StageFailed(`${run.stdout}${run.stderr}${run.error?.message ?? ''}\n${what} failed.`);
  return String(run.stdout);
}

/**
 * Adds what a test runner wrote down to the counts, whether it succeeded or not.
 * @param {() => void} run
 * @param {string} file
 * @param {(result: any) => { passed: number, failed: number }} read
 */
function countAfter(run, file, read) {
  try {
    run();
  } finally {
    if (existsSync(file)) {
      const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
      counts.passed += passed;
      counts.failed += failed;
    }
  }
}
