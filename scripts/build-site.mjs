// npm run build:site: the site as static files in dist-site/, for any host and any path on it. With it go the cases,
// and the script and the frame page that the embed builder's snippets name.
// npm run build:site -- cases only takes over the cases anew.
// npm run build:site -- --check then opens every page in a browser, under a path, and fails at any error.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { browserFlags, ensureBrowser } from './machine/browser.mjs';
import { ensureInstalled, root } from './setup.mjs';
import { writeKitZip } from './release/kit-zip.mjs';
import { partOf } from './build/site-parts.mjs';

ensureInstalled();
process.chdir(root);
const { rollup } = await import('rollup');
const { build } = await import('vite');
const { listCases } = await import('./build/case-list.mjs');
const { default: packageBuilds } = await import('../rollup.config.mjs');

const out = join(root, 'dist-site');
const pages = readdirSync('site').filter((file) => file.endsWith('.html') && file !== 'embed.html');

if (!process.argv.includes('cases')) {
  console.log('heist-kit: building the site, 1 of 3: the pages');
  await buildPages();
  console.log('heist-kit: building the site, 2 of 3: the script for other pages');
  await buildKit();
}
console.log('heist-kit: building the site, 3 of 3: the cases');
writeFileSync(join(out, 'cases.json'), JSON.stringify(listCases(root)));
rmSync(join(out, 'cases'), { recursive: true, force: true });
cpSync('cases', join(out, 'cases'), { recursive: true });
// The builder asks for the options of a game.
cpSync('schema', join(out, 'schema'), {
  recursive: true,
  filter: (path) => !/\.(case|result)\.json$|case\.json$/.test(path),
});
console.log(`heist-kit: ${pages.length} pages in dist-site/; serve that folder with any web server`);
if (process.argv.includes('--check')) await checkPages();

async function buildPages() {
  await build({
    root: join(root, 'site'),
    configFile: false,
    // Relative addresses everywhere: nobody knows under which path the site will lie.
    base: './',
    // Warnings here tell how files are split, which is meant.
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Board drawings and rules are one file each; that is what they weigh.
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        input: pages.map((file) => join(root, 'site', file)),
        output: { manualChunks: partOf, onlyExplicitManualChunks: true },
        onwarn: refuseCircles,
      },
    },
    worker: { format: 'es', rollupOptions: { output: { manualChunks: partOf, onlyExplicitManualChunks: true } } },
    plugins: [definingFiles()],
  });
}

/**
 * Of two files that wait for each other, one runs too early: the page would stay empty.
 * @param {import('rollup').RollupLog} warning
 */
function refuseCircles({ code, message }) {
  if (code === 'CIRCULAR_CHUNK') throw new Error(`${message} Sort it out in scripts/build/site-parts.mjs.`);
}

/** The same script and frame page as in the package, also as a zip for those who copy them to a server of their own. */
async function buildKit() {
  const kit = packageBuilds.find(({ input }) => Object.hasOwn(Object(input), 'heist-kit'));
  if (!kit) throw new Error('rollup.config.mjs has no build of heist-kit.js');
  const { output, ...input } = kit;
  const bundle = await rollup(input);
  await bundle.write({ .../** @type {import('rollup').OutputOptions} */ (output), dir: out });
  await bundle.close();
  writeKitZip(out, join(out, 'heist-kit.zip'));
}

/**
 * package.json lists the files that define elements as they are in dist/. The pages take them from src/, where nothing
 * would tell the bundler that importing them does something.
 * @returns {import('vite').Plugin}
 */
function definingFiles() {
  return {
    name: 'defining-files',
    enforce: 'pre',
    transform: (code, id) => (id.includes('/src/components/') ? { code, map: null, moduleSideEffects: true } : null),
  };
}

/** Every page opens without an error or a missing file, and its elements show something. */
async function checkPages() {
  const { puppeteerCore } = await import('@web/test-runner-chrome');
  const path = '/some/path/';
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
  const server = createServer(({ url = '' }, response) => {
    const file = decodeURI(new URL(url, 'http://host').pathname).replace(path, '') || 'index.html';
    try {
      const type = types[/** @type {keyof typeof types} */ (file.split('.').at(-1))] ?? 'text/plain';
      const content = readFileSync(join(out, file));
      response.writeHead(200, { 'content-type': type }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const browser = await puppeteerCore.launch({ executablePath: ensureBrowser(), args: browserFlags() });
  /** @type {string[]} */
  const problems = [];
  for (const file of pages) {
    const page = await browser.newPage();
    page.on('console', (message) => message.type() === 'error' && problems.push(`${file}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`${file}: ${String(error)}`));
    page.on('response', (answer) => answer.ok() || problems.push(`${file}: ${answer.status()} ${answer.url()}`));
    await page.goto(`http://127.0.0.1:${port}${path}${file}`, { waitUntil: 'load' });
    const shows = "[...document.querySelectorAll('heist-game, heist-case')].some(({ session }) => session)";
    await page.waitForFunction(shows, { timeout: 60_000 }).catch(() => problems.push(`${file}: shows no game`));
    await page.close();
  }
  await browser.close();
  server.close();
  for (const problem of problems) console.error(problem);
  console.log(`heist-kit: ${pages.length} pages opened in a browser, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
