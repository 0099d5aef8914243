// npm run build:site: the site as static files in dist-site/, for any host and any path on it. With it go the cases,
// and the script and the frame page that the embed builder's snippets name.
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
process.chdir(root);
const { rollup } = await import('rollup');
const { build } = await import('vite');
const { listCases } = await import('./case-list.mjs');
const { default: packageBuilds } = await import('../rollup.config.mjs');

const out = join(root, 'dist-site');
const pages = readdirSync('site').filter((file) => file.endsWith('.html') && file !== 'embed.html');

await buildPages();
await buildKit();
writeFileSync(join(out, 'cases.json'), JSON.stringify(listCases(root)));
cpSync('cases', join(out, 'cases'), { recursive: true });
console.log(`heist-kit: ${pages.length} pages in dist-site/; serve that folder with any web server`);

async function buildPages() {
  await build({
    root: join(root, 'site'),
    configFile: false,
    // Relative addresses everywhere: nobody knows under which path the site will lie.
    base: './',
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // Board drawings and rules are one file each; that is what they weigh.
      chunkSizeWarningLimit: 1000,
      rollupOptions: { input: pages.map((file) => join(root, 'site', file)) },
    },
    worker: { format: 'es' },
    plugins: [
      definingFiles(),
      {
        name: 'kit-beside-the-page',
        transformIndexHtml: (html) => html.replace('../src/components/cdn/cdn.ts', 'heist-kit.js'),
      },
    ],
  });
}

/** The same script and frame page as in the package. */
async function buildKit() {
  const kit = packageBuilds.find(({ input }) => Object.hasOwn(Object(input), 'heist-kit'));
  if (!kit) throw new Error('rollup.config.mjs has no build of heist-kit.js');
  const { output, ...input } = kit;
  const bundle = await rollup(input);
  await bundle.write({ .../** @type {import('rollup').OutputOptions} */ (output), dir: out });
  await bundle.close();
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
