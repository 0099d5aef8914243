// Finds browsers for the tests: one of the Chromium family for all of them, and Firefox.
// Plain Node, no dependency; the tests never download a browser of their own. As a program it installs one if need be.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installOnDebian } from './debian.mjs';

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
  const install = (/** @type {string} */ name) => (installOnDebian([name]) ? findBrowser() : null);
  return findBrowser() ?? install('chromium-headless-shell') ?? install('chromium') ?? fail();
}

/** The path of Firefox, or null. FIREFOX_PATH decides when it is set. */
export function findFirefox() {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, but there is no such file.`);
  /** @type {Partial<Record<NodeJS.Platform, string[]>>} */
  const elsewhere = {
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)'].map((name) => `${process.env[name]}\\Mozilla Firefox\\firefox.exe`),
  };
  const places = elsewhere[process.platform] ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];
  return chosen ?? places.find((path) => existsSync(path)) ?? null;
}

/** As findFirefox, but installs Debian's where that is possible, and otherwise says what to do. */
export function ensureFirefox() {
  const found = findFirefox() ?? (installOnDebian(['firefox-esr']) ? findFirefox() : null);
  if (found) return found;
  throw new Error(
    'These tests need Firefox, and none was found.\n' +
      'Install it (on Debian: sudo apt-get install firefox-esr), or set FIREFOX_PATH to the program.',
  );
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
    // The list under the address bar is a page of its own in every window: it takes longer to start than a test's page.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
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
    // The browser without windows, tabs and menus: the same pages, in half the time.
    'chromium-headless-shell',
    'chrome-headless-shell',
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

/** @returns {never} */
function fail() {
  throw new Error(
    'The browser tests need Chrome, Chromium or Edge, and none was found.\n' +
      'Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to the program, ' +
      'for example CHROME_PATH=/opt/chrome/chrome npm test',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureBrowser());
