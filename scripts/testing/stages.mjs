// What each stage of npm test does. A stage runs in a process of its own and ends with an exception if it does not hold.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox } from '../machine/browser.mjs';
import { root } from '../setup.mjs';
import { ensureHosts } from './hosts.mjs';
import { tryPackage } from './package.mjs';
import { StageFailed, script, tool } from './tools.mjs';

/** The tests that vitest and the browser counted. */
export const counts = { passed: 0, failed: 0 };

const scratch = mkdtempSync(join(tmpdir(), 'heist-kit-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const inTheBuild = ['--config', 'test/built/vitest.config.ts'];
const addAGame = 'test/built/add-a-game.dist.ts';

/** @type {Record<string, () => void>} */
export const stages = {
  build: () => {
    // Types are judged by lint.
    tool('rollup/dist/bin/rollup', ['--config', 'rollup.config.mjs', '--silent'], { HEIST_TYPES: 'judged' });
    script('scripts/build/manifest.mjs');
  },
  browser: () => runBrowserTests({ CHROME_PATH: browser() }),
  // The built files on plain pages.
  dist: () => vitest('dist', [...inTheBuild, '--exclude', addAGame], { CHROME_PATH: browser() }),
  // A game that is added to a copy of the project, which builds what it needs.
  'new-game': () => vitest('new-game', [...inTheBuild, addAGame], { CHROME_PATH: browser() }),
  unit: () => vitest('unit', [`--maxWorkers=${process.env['HEIST_CORES'] ?? availableParallelism()}`]),
  lint: () => script('scripts/testing/lint.mjs'),
  package: () => tryPackage(scratch),
  format: () => tool('prettier/bin/prettier.cjs', ['--check', '--cache', '--log-level', 'warn', '.']),
  size: () => script('scripts/size.mjs'),
  // Part of lint; sooner when asked for alone.
  types: () => tool('typescript/bin/tsc', ['--noEmit']),
  // The browser tests once more, in Firefox.
  firefox: () => runBrowserTests({ HEIST_BROWSER: 'firefox', FIREFOX_PATH: orFail(ensureFirefox) }),
  // The built files in a real wiki and a real blog, in both browsers.
  hosts: () => {
    ensureHosts();
    vitest('hosts', ['--config', 'test/hosts/vitest.config.ts'], { CHROME_PATH: browser() });
  },
  // The unit tests, with thousands of random games instead of hundreds: they find what is rare. And the browser tests, which
  // then look at every story with axe.
  long: () => {
    const env = { HEIST_LONG: '1' };
    vitest('long', [], env);
    runBrowserTests({ ...env, CHROME_PATH: browser() });
  },
};

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function vitest(name, args, env) {
  const file = join(scratch, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  countAfter(
    () => tool('vitest/vitest.mjs', ['run', ...args, ...reporters], env),
    file,
    (result) => ({ passed: result.numPassedTests, failed: result.numFailedTests }),
  );
}

/** @param {Record<string, string>} browser */
function runBrowserTests(browser) {
  const names = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  if (!names.some((name) => name.endsWith('.wtr.ts'))) return console.log('There is no test/**/*.wtr.ts yet.');
  const file = join(scratch, 'browser.json');
  const env = { ...browser, HEIST_TEST_SUMMARY: file };
  countAfter(
    () => tool('@web/test-runner/dist/bin.js', [], env),
    file,
    (result) => result,
  );
  console.log(`${counts.passed} tests passed in the browser`);
}

const browser = () => orFail(ensureBrowser);

/**
 * Looked for here, so that a missing browser is one clear message and not a stack trace of the test runner.
 * @param {() => string} ensure
 */
function orFail(ensure) {
  try {
    return ensure();
  } catch (error) {
    throw new StageFailed(error instanceof Error ? error.message : String(error));
  }
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
