// npm run screenshots: takes the pictures of docs/images anew, from the site as npm start serves it.
// Pages ask for stillness, so that every run shows the same moment.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFlags, ensureBrowser } from './machine/browser.mjs';
import { gameIds } from './games.mjs';
import { withPalette } from './palette.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { default: puppeteer } = await import('puppeteer-core');

const pages = {
  front: '',
  ...Object.fromEntries(gameIds.map((id) => [id, `game.html?game=${id}`])),
};
const sizes = [
  { width: 1200, height: 1040, deviceScaleFactor: 1 },
  { width: 360, height: 760, deviceScaleFactor: 2 },
];
/** Larger pictures make a README slow. */
const mostKilobytes = 300;

const server = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
/** @type {string} */
const address = await new Promise((resolve) =>
  server.stdout.on('data', (text) => {
    const [said] = /http:\/\/\S+\//.exec(String(text)) ?? [];
    if (said) resolve(said);
  }),
);
const browser = await puppeteer.launch({
  executablePath: ensureBrowser(),
  args: [...browserFlags(), '--hide-scrollbars'],
});
mkdirSync(join(root, 'docs/images'), { recursive: true });
try {
  for (const [name, path] of Object.entries(pages))
    for (const size of sizes) for (const scheme of ['light', 'dark']) await take(name, path, size, scheme);
} finally {
  await browser.close();
  server.kill();
}

/**
 * @param {string} name
 * @param {string} path
 * @param {import('puppeteer-core').Viewport} size
 * @param {string} scheme
 */
async function take(name, path, size, scheme) {
  const page = await browser.newPage();
  await page.setViewport(size);
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(new URL(path, address).href, { waitUntil: 'networkidle0', timeout: 120_000 });
  await page.waitForFunction("[...document.querySelectorAll('heist-game')].every(({ session }) => session)", {
    timeout: 120_000,
  });
  // Words and icons of the last element to load.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const file = `docs/images/${name}-${size.width}-${scheme}.png`;
  const picture = withPalette(await page.screenshot());
  writeFileSync(join(root, file), picture);
  await page.close();
  const kilobytes = Math.round(picture.length / 1024);
  console.log(`${file}: ${kilobytes} KB`);
  if (kilobytes > mostKilobytes) process.exitCode = 1;
}
