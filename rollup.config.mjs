// Builds dist/. For bundlers and Node: one ESM file per source file (nothing bundled, nothing minified) with types;
// what comes from other packages stays an import, so that a page has one copy of lit. For script tags: dist/cdn, bundled
// and minified, everything in it. All with source maps.
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { compile, licences, manifest, minify, shortLiterals } from './scripts/build/plugins.mjs';
import { gameIds, listedGames } from './scripts/games.mjs';
import { listParts, partName, partOf, spoken } from './scripts/build/parts.mjs';

const packages = Object.keys(manifest().dependencies);

// What a reader may import (package.json "exports") or run ("bin"); everything else is pulled in by these.
const entry =
  /^src\/(index|machines\/[^/]+\/index|verify\/index|cli\/main|cli\/parallel\/[^/]+\.worker|components\/(all|heist-\w+)\/\2)\.ts$/;

/** Languages besides English, which is always there. */
const languages = readdirSync('src/locales').filter((name) => name !== 'en' && !name.includes('.'));

/** @param {import('rollup').RollupLog} warning */
function onwarn(warning) {
  // A warning in a build is a mistake that somebody will meet later: stop.
  if (warning.code === 'SOURCEMAP_ERROR') return;
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
  // Parts hold the names of other parts: these letters compress best, and as few as rollup can work with.
  hashCharacters: 'hex',
  chunkFileNames: (chunk) => `parts/${partName(chunk)}-[hash:7].js`,
  // Every file names it at its end, so it is short.
  sourcemapFileNames: ({ isEntry }) => `${isEntry ? '' : 'parts/'}[hash:7].map`,
  manualChunks: partOf,
  onlyExplicitManualChunks: true,
  // Only the kit sees what parts export to each other.
  freeze: false,
};

/** Everything, with games, rules, languages and the YAML parser in files beside it that load on demand. */
/** @type {import('rollup').RollupOptions} */
const kit = {
  input: { 'heist-kit': 'src/components/cdn/heist-kit.ts', embed: 'site/embed.ts' },
  output: cdnOutput,
  plugins: [...forPages, minify(), embedPage(), listParts(), licences()],
  onwarn,
};

/** All elements with one game in one file. What few pages need lies beside it and loads on demand. */
/** @returns {import('rollup').RollupOptions} */
const oneGame = (/** @type {string} */ game) => ({
  input: { [game]: `one-game:${game}` },
  output: { dir: 'dist/cdn', format: 'es', sourcemap: true, inlineDynamicImports: true },
  plugins: [oneGameEntry(), besideIt(), ...forPages, minify()],
  onwarn,
});

/** What lies beside the files with one game. */
/** @type {import('rollup').RollupOptions} */
const beside = {
  input: Object.fromEntries([
    ['yaml', 'src/notation/yaml.ts'],
    ...languages.flatMap((lang) => [
      [`ui.${lang}`, `src/locales/${lang}/ui.ts`],
      [`look-up.${lang}`, `src/locales/${lang}/look-up.ts`],
      ...gameIds.flatMap((game) =>
        spoken
          .map((file) => [`${game}.${file}.${lang}`, `src/locales/${lang}/${game}/${file}.ts`])
          .filter(([, path = '']) => existsSync(path)),
      ),
    ]),
    ...gameIds.flatMap((game) =>
      [
        [`${game}.verifier-needs`, `src/machines/${game}/verifier-needs.ts`],
        [`${game}.rule-index`, `src/rules/${game}/rule-index.ts`],
        [`${game}.search.en`, `src/locales/en/${game}/search.ts`],
      ].filter(([, path = '']) => existsSync(path)),
    ),
  ]),
  output: { dir: 'dist/cdn/parts', format: 'es', sourcemap: true, entryFileNames: '[name].js' },
  plugins: [...forPages, minify()],
  onwarn,
};

export default [modules, kit, ...gameIds.map(oneGame), beside];

/**
 * The file that starts a build with one game: it brings the game, and then all elements.
 * @returns {import('rollup').Plugin}
 */
function oneGameEntry() {
  const entryOf = (/** @type {string} */ game) => resolve('src/components/cdn', `only-${game}.ts`);
  return {
    name: 'one-game-entry',
    resolveId: (id) => (id.startsWith('one-game:') ? entryOf(id.slice('one-game:'.length)) : null),
    load(id) {
      const game = listedGames.find((each) => id === entryOf(each.id));
      return game === undefined
        ? null
        : `import './lit.js';
           import * as game from '../../games/${game.id}.js';
           import { bringGame } from '../loading/games.js';
           import '../all/all.js';
           import '../session/open-game.js';
           import './cdn.js';
           bringGame({ ...${JSON.stringify(game)}, load: async () => game });`;
    },
  };
}

/**
 * What a file with one game still loads on demand: other languages, the YAML parser, what the verifier asks, what looking
 * up rules takes, and the whole kit when a page has another game as well.
 * @returns {import('rollup').Plugin}
 */
function besideIt() {
  const external = (/** @type {string} */ id) => ({ id, external: true });
  return {
    name: 'beside-it',
    resolveDynamicImport(source, importer) {
      if (typeof source !== 'string') return null;
      const path = resolve(importer, '..', source).replaceAll('\\', '/');
      if (path.endsWith('/games/index.js')) return external('./heist-kit.js');
      if (path.endsWith('/notation/yaml.js')) return external('./parts/yaml.js');
      const [, lang, file = ''] = /\/locales\/([a-z]{2})\/(.+)\.js$/.exec(path) ?? [];
      if (lang && (lang !== 'en' || file.endsWith('/search')))
        return external(`./parts/${file.replace('/', '.')}.${lang}.js`);
      const [, game, part = ''] = /\/(?:machines|rules)\/([^/]+)\/(verifier-needs|rule-index)\.js$/.exec(path) ?? [];
      return game ? external(`./parts/${game}.${part}.js`) : null;
    },
  };
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
