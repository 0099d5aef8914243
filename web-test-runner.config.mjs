// The elements' tests, in a real browser: test/**/*.wtr.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { browserFlags, ensureBrowser, ensureFirefox } from './scripts/machine/browser.mjs';
import { siteCases } from './scripts/build/case-list.mjs';
import { bundled } from './scripts/testing/bundled.mjs';

const summaryFile = process.env['HEIST_TEST_SUMMARY'];

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  files: 'test/**/*.wtr.ts',
  nodeResolve: true,
  concurrency: 2,
  // Stories are many, and machines may be busy.
  testsFinishTimeout: 300_000,
  // A limit is for what hangs, not for a busy machine: nothing is tried twice.
  testFramework: { config: { timeout: '120000' } },
  // A moving progress display is for terminals only.
  staticLogging: !process.stdout.isTTY,
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) }),
  ],
  browsers: [process.env['HEIST_BROWSER'] === 'firefox' ? firefox() : chromium()],
  // The pages of the site are tested as npm run dev serves them.
  middleware: [
    // German words keep their names, so that a test can ask whether they were loaded.
    await bundled(fileURLToPath(new URL('.', import.meta.url)), [
      'test/**/*.wtr.ts',
      'test/**/*.worker.ts',
      'site/*.ts',
      'site/builder/builder.ts',
      'site/lab/lab*.ts',
      'src/locales/de/**/*.ts',
    ]),
    siteCases(fileURLToPath(new URL('.', import.meta.url))),
  ],
  mimeTypes: { '**/*.yaml': 'text/plain; charset=utf-8' },
  // Lit says once per page that it is its development build; that is what tests want.
  filterBrowserLogs: ({ args }) => !args.some((arg) => typeof arg === 'string' && arg.includes('Lit is in dev mode')),
  reporters: [defaultReporter({ reportTestProgress: false }), ...(summaryFile ? [countTo(summaryFile)] : [])],
};

/**
 * Writes how many tests passed and failed, for scripts/test.mjs.
 * @param {string} file
 * @returns {import('@web/test-runner').Reporter}
 */
function countTo(file) {
  return {
    stop({ sessions }) {
      const counts = { passed: 0, failed: 0 };
      for (const session of sessions) if (session.testResults) count(session.testResults, counts);
      writeFileSync(file, JSON.stringify(counts));
    },
  };
}

/**
 * @param {import('@web/test-runner').TestSuiteResult} suite
 * @param {{ passed: number, failed: number }} counts
 */
function count(suite, counts) {
  for (const test of suite.tests) if (!test.skipped) counts[test.passed ? 'passed' : 'failed']++;
  for (const inner of suite.suites) count(inner, counts);
}

function chromium() {
  return chromeLauncher({
    launchOptions: { executablePath: ensureBrowser(), args: browserFlags() },
    // Test files run two at a time. Each has a window of its own, for a tab behind another one waits seconds for a frame
    // after it is resized; a store of its own, for what one page remembers is not meant for the other; and the focus.
    async createPage({ browser }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.emulateFocusedPage(true);
      return page;
    },
  });
}

/** One file at a time: Firefox gives the focus to one tab only. */
function firefox() {
  return chromeLauncher({
    puppeteer: /** @type {any} */ (puppeteer),
    launchOptions: {
      browser: 'firefox',
      executablePath: ensureFirefox(),
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    },
    concurrency: 1,
    // It cannot be told of media features while it runs: nothing moves, and tests of what moves are skipped.
    async createPage({ context }) {
      const page = await context.newPage();
      page.emulateMediaFeatures = () => Promise.resolve();
      return page;
    },
  });
}
