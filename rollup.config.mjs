// Builds dist/. For bundlers and Node: one ESM file per source file (nothing bundled, nothing minified) with types;
// what comes from other packages stays an import, so that a page has one copy of lit. For script tags: dist/cdn, bundled
// and minified, everything in it. All with source maps.
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { compile, light, manifest, minify, onlyGame, shortLiterals } from './scripts/build-plugins.mjs';

const packages = Object.keys(manifest().dependencies);

// What a reader may import (package.json "exports") or run ("bin"); everything else is pulled in by these.
const entry =
  /^src\/(index|machines\/[^/.]+|verify\/index|cli\/main|cli\/[^/]+\.worker|components\/(?!cdn\/)([^/]+)\/\2)\.ts$/;

const games = readdirSync('src/components/internal/boards')
  .map((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? '')
  .filter(Boolean);

/** @param {import('rollup').RollupLog} warning */
function onwarn(warning) {
  // A warning in a build is a mistake that someone will meet later: stop. (But the compiler's helper for decorators says
  // `this && this.__decorate`, which a module may do.)
  if (warning.code === 'THIS_IS_UNDEFINED' || warning.code === 'SOURCEMAP_ERROR') return;
  throw new Error(warning.message);
}

/** @type {import('rollup').RollupOptions} */
const modules = {
  input: readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => entry.test(path)),
  external: (id) => id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'src', sourcemap: true },
  plugins: [emptyDist(), compile('tsconfig.build.json', { types: true }), makeExecutable('dist/cli/main.js')],
  onwarn,
};

const forPages = [
  light(),
  shortLiterals(),
  compile('tsconfig.build.json'),
  nodeResolve({ browser: true, exportConditions: ['production'] }),
];

/** @type {import('rollup').OutputOptions} */
const cdnOutput = {
  dir: 'dist/cdn',
  format: 'es',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: (chunk) => `parts/${partName(chunk)}-[hash].js`,
  manualChunks: partOf,
  onlyExplicitManualChunks: true,
};

/** Everything, with games, rules, languages and the YAML parser in files beside it that load on demand. */
/** @type {import('rollup').RollupOptions} */
const kit = {
  input: { 'heist-kit': 'src/components/cdn/cdn.ts', embed: 'site/embed.ts' },
  output: cdnOutput,
  plugins: [...forPages, minify(), embedPage()],
  onwarn,
};

/** All elements with one game in one file. Further languages and the YAML parser, which few pages need, lie beside it. */
/** @returns {import('rollup').RollupOptions} */
const oneGame = (/** @type {string} */ game) => ({
  input: { [game]: game },
  output: { dir: 'dist/cdn', format: 'es', sourcemap: true, inlineDynamicImports: true },
  plugins: [onlyGame(game), besideIt(), ...forPages, minify()],
  onwarn,
});

/** What lies beside the files with one game. */
/** @type {import('rollup').RollupOptions} */
const beside = {
  input: Object.fromEntries([
    ['yaml', 'src/notation/yaml.ts'],
    ...readdirSync('src/locales').flatMap((lang) =>
      lang === 'en' || lang.includes('.')
        ? []
        : ['ui', ...games.flatMap((game) => [game, `${game}.board`])].map((words) => [
            `${words}.${lang}`,
            `src/locales/${lang}/${words}.ts`,
          ]),
    ),
  ]),
  output: { dir: 'dist/cdn/parts', format: 'es', sourcemap: true, entryFileNames: '[name].js' },
  plugins: [...forPages, minify()],
  onwarn,
};

export default [modules, kit, ...games.map(oneGame), beside];

/**
 * What a file with one game still loads on demand.
 * @returns {import('rollup').Plugin}
 */
function besideIt() {
  return {
    name: 'beside-it',
    resolveDynamicImport(source) {
      if (typeof source !== 'string') return null;
      if (source.endsWith('/notation/yaml.js')) return { id: './parts/yaml.js', external: true };
      const [, lang, file] = /\/locales\/([a-z]{2})\/(.+)\.js$/.exec(source) ?? [];
      return file ? { id: `./parts/${file}.${lang}.js`, external: true } : null;
    },
  };
}

/** The parts of the kit, by what is in them: what is needed together lies together. @type {[RegExp, string][]} */
const parts = [
  [/\/internal\/(pieces|phrase|icons\.things)\.ts$/, 'heist-kit'],
  [/\/boards\/([a-z-]+)(\.(plan|cards|pieces|position|styles))?\.ts$/, '$1.drawing'],
  [/\/locales\/en\/([a-z-]+)\.board\.ts$/, '$1.drawing'],
  [/\/locales\/en\/([a-z-]+)\.words\.ts$/, '$1.rules'],
  [/\/rules\/(?!common)([a-z-]+)\/(?!read|schema|problems|catalogue)[a-z-]+\.ts$/, '$1.rules'],
  [new RegExp(`/machines/(${games.join('|')})(\\.chart|\\.\\w+\\.light)?\\.ts$`), '$1.rules'],
  [/\/machines\/(chart\.light|compile|machine\.light|outline|per-order|statechart)\.ts$/, 'playing'],
  [/\/(table\/(event|move|random|table)|notation\/grammar|rules\/common\/[a-z]+)\.ts$/, 'playing'],
  [/\/(internal\/play(er|ing)|heist-moves\/[a-z.-]+)\.ts$/, 'playing'],
];

/** @type {import('rollup').GetManualChunk} */
function partOf(id, { getModuleInfo }) {
  if (atOnce(resolve('src/components/cdn/cdn.ts'), getModuleInfo).has(id)) return 'heist-kit';
  for (const [files, name] of parts) {
    const found = files.exec(id.replaceAll('\\', '/'));
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return undefined;
}

/**
 * A module with everything that it imports, but not what it loads on demand.
 * @param {string} entry
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 */
function atOnce(entry, getModuleInfo) {
  const all = new Set([entry]);
  for (const id of all) for (const imported of getModuleInfo(id)?.importedIds ?? []) all.add(imported);
  return all;
}

/**
 * A part is called after what it holds: `lazy-heist.rules`, `lazy-heist.board`, `lazy-heist.de`.
 * @param {import('rollup').PreRenderedChunk} chunk
 */
function partName({ name, facadeModuleId }) {
  const [, folder = '', file = name] = /([^/]+)\/([^/]+)\.ts$/.exec(facadeModuleId?.replaceAll('\\', '/') ?? '') ?? [];
  if (folder === 'machines') return file.includes('.') ? file : `${file}.rules`;
  if (folder === 'boards') return file.includes('.') ? file : `${file}.drawing`;
  return /^[a-z]{2}$/.test(folder) ? `${file}.${folder}` : name;
}

/**
 * The page for iframes, with the script that was built.
 * @returns {import('rollup').Plugin}
 */
function embedPage() {
  return {
    name: 'embed-page',
    generateBundle() {
      const source = readFileSync('site/embed.html', 'utf8').replace('embed.ts', 'embed.js');
      this.emitFile({ type: 'asset', fileName: 'embed.html', source });
    },
  };
}

/** Files of an earlier build must not slip into the package. */
function emptyDist() {
  return { name: 'empty-dist', buildStart: () => rmSync('dist', { recursive: true, force: true }) };
}

/**
 * Rollup keeps the #! line; the mode is for those who link a checkout (npm sets it itself when it installs a package).
 * @param {string} file
 */
function makeExecutable(file) {
  return { name: 'make-executable', writeBundle: () => void (existsSync(file) && chmodSync(file, 0o755)) };
}
