// npm test: everything that must hold before a change is shared, as many stages at once as the machine has cores for. What
// a stage has to say is shown when it ends; after the first failure no further one begins.
// npm test -- unit browser    runs only these stages; a single one shows its output as it comes.
// The last line is always `N passed, M failed`: the tests that vitest and the browser counted.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './machine/browser.mjs';
import { gameIds } from './games.mjs';
import { ensureInstalled, root } from './setup.mjs';
import { watchProcessorTime } from './testing/processor-time.mjs';
import { counts, stages } from './testing/stages.mjs';
import { StageFailed } from './testing/tools.mjs';

/**
 * The seconds of processor time that each stage may take: for the kit, and for each game in it. They add up to what two
 * cores do in five minutes with two games, in eight with four, less a tenth for the moments when a core has nothing to
 * do. In this order the stages begin: first what others wait for and what takes long, so that short ones fill the gaps.
 * @type {Record<string, { kit: number, game: number }>}
 */
const shares = {
  build: { kit: 10, game: 15 },
  browser: { kit: 60, game: 52 },
  dist: { kit: 24, game: 15 },
  'new-game': { kit: 60, game: 5 },
  unit: { kit: 22, game: 52 },
  lint: { kit: 15, game: 15 },
  package: { kit: 12, game: 2 },
  format: { kit: 5, game: 6 },
  size: { kit: 3, game: 0 },
};

const cores = availableParallelism();
/**
 * Cores that a stage keeps busy, where it is not one. The browser tests run two files at a time, which wait for timers and
 * frames about half of it; those of the built files run one at a time.
 * @type {Record<string, number>}
 */
const coresOf = { unit: Math.ceil(cores / 2), dist: 0.5 };
/** Stages that look at what the build made, or build something alike and find most of it made. */
const ofTheBuild = ['size', 'dist', 'new-game', 'package', 'hosts'];
const inTheBrowser = ['browser', 'dist', 'new-game'];

/** @typedef {{ name: string, clock: number, processor: number | null }} Took */

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(stages, name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. The stages are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}
const chosen = wanted.length === 0 ? Object.keys(shares) : Object.keys(stages).filter((name) => wanted.includes(name));

const [only] = chosen;
if (chosen.length === 1) {
  ensureInstalled();
  runStage(/** @type {string} */ (only));
} else await runStages(chosen);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);

/** @param {string} name */
function runStage(name) {
  const took = stopwatch();
  try {
    stages[name]?.();
    console.log(`${name} ok, ${took().toFixed(1)} s`);
  } catch (error) {
    if (!(error instanceof StageFailed)) throw error;
    if (error.message) console.error(error.message);
    // A stage without tests of its own (lint, say) counts as one failure.
    if (counts.failed === 0) counts.failed = 1;
    console.log(`\n${name} FAILED after ${took().toFixed(1)} s. This stage alone: npm test -- ${name}`);
    process.exitCode = 1;
  }
}

/**
 * Each stage in a process of its own.
 * @param {readonly string[]} names
 */
async function runStages(names) {
  const took = stopwatch();
  let hasBrowser = false;
  const browser = names.some((name) => inTheBrowser.includes(name)) ? fetchBrowser() : Promise.resolve();
  const fetched = browser.then(() => void (hasBrowser = true));
  ensureInstalled();

  const waiting = [...names];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {Took[]} */
  const ended = [];
  const freeCores = () => [...running.keys()].reduce((free, name) => free - (coresOf[name] ?? 1), cores);
  const isReady = (/** @type {string} */ name) =>
    (hasBrowser || !inTheBrowser.includes(name)) &&
    !(ofTheBuild.includes(name) && (running.has('build') || waiting.includes('build')));
  while (true) {
    const next = counts.failed === 0 && freeCores() > 0 ? waiting.find(isReady) : undefined;
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      const end = runApart(next).then((stage) => void (ended.push(stage), running.delete(next)));
      running.set(next, end);
    } else if (running.size > 0 || (waiting.length > 0 && counts.failed === 0)) {
      await Promise.race([...running.values(), ...(hasBrowser ? [] : [fetched])]);
    } else break;
  }
  if (waiting.length > 0) console.log(`\nNot run: ${waiting.join(', ')}.`);
  report(ended, took());
}

/** A fresh machine has no browser yet: it comes while npm brings the packages and the first stages run. */
async function fetchBrowser() {
  try {
    if (findBrowser()) return;
  } catch {
    return; // A wrong CHROME_PATH, say: the stages that need a browser say what is wrong.
  }
  const script = join(root, 'scripts/machine/browser.mjs');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] });
  // If none came, they say that as well.
  await new Promise((end) => child.on('close', end));
}

/**
 * @param {string} name
 * @returns {Promise<Took>}
 */
async function runApart(name) {
  console.log(`-- ${name} begins`);
  const took = stopwatch();
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HEIST_CORES: String(Math.ceil(coresOf[name] ?? 1)),
      // Stages make many things that are soon forgotten: with more room for those, Node looks for them less often.
      NODE_OPTIONS: `--max-semi-space-size=64 ${process.env['NODE_OPTIONS'] ?? ''}`,
    },
  });
  const processorTime = watchProcessorTime(child.pid);
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
  return { name, clock: took(), processor: processorTime() };
}

/**
 * How long the stages took, and which of them took more than their share.
 * @param {readonly Took[]} ended
 * @param {number} clock
 */
function report(ended, clock) {
  const games = gameIds.length;
  const shareOf = (/** @type {string} */ name) => {
    const { kit = Infinity, game = 0 } = shares[name] ?? {};
    return kit + game * games;
  };
  const sum = (/** @type {number[]} */ all) => all.reduce((total, each) => total + each, 0);
  const processor = ended.every((stage) => stage.processor !== null)
    ? sum(ended.map((stage) => stage.processor ?? 0))
    : null;
  const seconds = (/** @type {number | null} */ time) =>
    (time === null || time === Infinity ? '' : `${time.toFixed(0)} s`).padStart(10);
  const row = (/** @type {Took} */ { name, clock, processor }, /** @type {number} */ share) =>
    `${name.padEnd(10)}${seconds(clock)}${seconds(processor)}${seconds(share)}`;
  console.log(`\n${'stage'.padEnd(10)}${['clock', 'processor', 'share'].map((title) => title.padStart(10)).join('')}`);
  for (const stage of ended) console.log(row(stage, shareOf(stage.name)));
  console.log(row({ name: 'all', clock, processor }, sum(ended.map(({ name }) => shareOf(name)))));
  for (const { name, processor } of ended)
    if (processor !== null && processor > shareOf(name))
      console.log(
        `${name} has outgrown its share: it took ${processor.toFixed(0)} s of processor time, and ${shareOf(name)} s are meant ` +
          `for it with ${games} games (scripts/test.mjs). Find out what became slow.`,
      );
}

/** Seconds since now. */
function stopwatch() {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
}
