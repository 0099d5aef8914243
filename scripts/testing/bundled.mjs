// For the browser tests: each test file and each page of the site in a few files, and what they share in files that both
// load. Hundreds of single modules take a browser longer than most tests.
import { resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Answers before the test runner reads a file: it would look into each of them again for every page that loads it.
 * @param {string} root
 * @param {string[]} entryPoints patterns of the files that pages name
 * @returns {Promise<NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]>}
 */
export async function bundled(root, entryPoints) {
  const { outputFiles, metafile } = await build({
    entryPoints,
    absWorkingDir: resolve(root),
    outdir: '.',
    outbase: '.',
    bundle: true,
    splitting: true,
    chunkNames: 'site/[name]-[hash]',
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    // Files of their own, for the runner alone: they are three times as long as the code.
    sourcemap: 'linked',
    conditions: ['development'],
    // package.json says which published files do something when they are loaded; sources are not among them.
    ignoreAnnotations: true,
    // What the test runner itself serves.
    external: ['/__web-*'],
    // For test/long-run.ts, which Node reads, too.
    define: { 'process.env.HEIST_LONG': JSON.stringify(process.env['HEIST_LONG'] ?? '') },
    logLevel: 'error',
  });
  /** Path in the address -> what is served there. @type {Map<string, Buffer>} */
  const files = new Map();
  const contents = new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
  for (const [path, { entryPoint = path }] of Object.entries(metafile.outputs)) {
    const content = contents.get(resolve(root, path)) ?? Buffer.of();
    files.set(`/${path}`, content);
    if (entryPoint.replace(/\.ts$/, '.js') === path) files.set(`/${entryPoint}`, content);
  }
  return (context, next) => {
    const body = files.get(context.path);
    if (!body) return next();
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    // Pages of the same test file share what they have loaded.
    context.set('cache-control', 'max-age=3600');
    context.body = body;
    return undefined;
  };
}
