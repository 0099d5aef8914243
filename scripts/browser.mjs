// Finds a browser of the Chromium family for the tests in test/**/*.wtr.ts.
// Plain Node, no dependency; the tests never download a browser of their own. As a program it installs one if need be.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a browser, or null. CHROME_PATH decides when it is set; a wrong CHROME_PATH is an error, not a hint. */
export function findBrowser() {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `CHROME_PATH is ${chosen}, but there is no such file. Set it to a Chrome, Chromium or Edge program.`,
    );
  }
  return usualPlaces().find((path) => existsSync(path)) ?? null;
}

/** As findBrowser, but installs Debian's Chromium where that is possible, and otherwise says what to do. */
export function ensureBrowser() {
  return findBrowser() ?? installOnDebian() ?? fail();
}

/** Flags for a quiet browser that asks the network for nothing; root (as in containers) has no sandbox. */
export function browserFlags() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return apps.flatMap((app) =>
      ['/Applications', join(homedir(), 'Applications')].map((dir) => `${dir}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (process.platform === 'win32') {
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    const dirs = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);
    return programs.flatMap((program) => dirs.map((dir) => join(dir, program)));
  }
  const names = [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    'microsoft-edge',
  ];
  const dirs = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return names.flatMap((name) => dirs.map((dir) => join(dir, name)));
}

function installOnDebian() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return null;
  console.error('heist-kit: no browser found, installing the package chromium with apt-get (only needed once)');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const command = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    const run = spawnSync(/** @type {string} */ (command[0]), command.slice(1), { encoding: 'utf8' });
    if (run.status !== 0) {
      console.error(`${run.stdout ?? ''}${run.stderr ?? ''}`.trim());
      return null;
    }
  }
  return findBrowser();
}

/** @returns {never} */
function fail() {
  throw new Error(
    'The browser tests need Chrome, Chromium or Edge, and none was found.\n' +
      'Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to the program, ' +
      'for example CHROME_PATH=/opt/chrome/chrome npm test',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureBrowser());
