// Makes a fresh clone ready: installs what package-lock.json asks for, and only when it is not there yet.
// Plain Node, no dependency: this file runs before anything is installed. It speaks on stderr only, so that
// `npm run heist` can be piped.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs npm without a visible shell: under `npm run`, npm tells where its own script is; otherwise it is on the PATH
 * (on Windows as npm.cmd, which needs a shell).
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function npm(args, options = {}) {
  const settings = { cwd: root, encoding: /** @type {const} */ ('utf8'), ...options };
  const script = process.env['npm_execpath'];
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], settings)
    : spawnSync('npm', args, { ...settings, shell: process.platform === 'win32' });
}

/** Installs the dependencies if they are missing or not the ones in package-lock.json. Silent when all is well. */
export function ensureInstalled() {
  const reason = whyInstall();
  if (reason === null) return;
  console.error(`heist-kit: ${reason}, running npm ci (a minute or so)`);
  const run = npm(['ci', '--no-audit', '--no-fund'], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (run.status !== 0) {
    console.error(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`.trim());
    console.error('heist-kit: npm ci failed; the lines above say why.');
    process.exit(1);
  }
}

/**
 * npm keeps a list of what it really installed in node_modules/.package-lock.json and writes it last, so an
 * interrupted install counts as missing. File times say nothing after a git checkout: compare the versions.
 * @returns {string | null}
 */
function whyInstall() {
  const wanted = packagesIn('package-lock.json') ?? {};
  const installed = packagesIn('node_modules/.package-lock.json');
  if (installed === null) return 'dependencies are not installed yet';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    // Binaries of other platforms are in the lock file and never installed.
    if (found ? found.version !== entry.version : !entry.optional) return 'dependencies have changed';
  }
  return null;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages;
  } catch {
    return null;
  }
}
