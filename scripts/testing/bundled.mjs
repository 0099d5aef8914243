// For the browser tests: each test file and each page of the site in a few files, and what they share in files that both
// load. Hundreds of single modules take a browser longer than most tests.
import { resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * @param {string} root
 * @param {string[]} entryPoints patterns of the files that pages name
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function bundled(root, entryPoints) {
  /** Path in the address -> what is served there. @type {Map<string, string>} */
  const files = new Map();
  return {
    name: 'bundled',
    async serverStart() {
      const { outputFiles, metafile } = await build({
        entryPoints,
        absWorkingDir: resolve(root),
        outdir: '.',
        outbase: '.',
        bundle: true,
        splitting: true,
        // Beside the pages: the lab's worker is looked for where the module lies that starts it.
        chunkNames: 'site/[name]-[hash]',
        write: false,
        metafile: true,
        format: 'esm',
        target: 'es2022',
        sourcemap: 'inline',
        conditions: ['development'],
        // package.json says which published files do something when they are loaded; sources are not among them.
        ignoreAnnotations: true,
        // What the test runner itself serves.
        external: ['/__web-*'],
        logLevel: 'error',
      });
      const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
      for (const [path, { entryPoint = path }] of Object.entries(metafile.outputs)) {
        const text = texts.get(resolve(root, path)) ?? '';
        files.set(`/${path}`, text);
        if (entryPoint.replace(/\.ts$/, '.js') === path) files.set(`/${entryPoint}`, text);
      }
    },
    serve({ path }) {
      const body = files.get(path);
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}
