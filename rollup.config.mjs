// Builds dist/: one ESM file per source file (nothing bundled, nothing minified), with source maps and types.
// What comes from other packages stays an import, so that a page has one copy of lit.
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = Object.keys(dependencies);

// What a reader may import (package.json "exports") or run ("bin"); everything else is pulled in by these.
const entry = /^src\/(index|machines\/[^/]+|verify\/index|cli\/main|cli\/[^/]+\.worker|components\/([^/]+)\/\2)\.ts$/;

/** @type {import('rollup').RollupOptions} */
export default {
  input: readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => entry.test(path)),
  external: (id) => id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'src', sourcemap: true },
  plugins: [emptyDist(), compile('tsconfig.build.json'), makeExecutable('dist/cli/main.js')],
  // A warning in a build is a mistake that someone will meet later: stop. (But the compiler's helper for decorators says
  // `this && this.__decorate`, which a module may do.)
  onwarn(warning) {
    if (warning.code === 'THIS_IS_UNDEFINED' || warning.code === 'SOURCEMAP_ERROR') return;
    throw new Error(warning.message);
  },
};

/**
 * JavaScript file by file (isolatedModules makes that safe), types from the whole program, errors from the compiler.
 * Not @rollup/plugin-typescript: it always takes decorator helpers from tslib, which would have to be shipped as well.
 * @param {string} tsconfig
 * @returns {import('rollup').Plugin}
 */
function compile(tsconfig) {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

  return {
    name: 'compile',
    buildStart() {
      const program = ts.createProgram(fileNames, options);
      const problems = ts.getPreEmitDiagnostics(program);
      if (problems.length > 0) this.error(ts.formatDiagnostics(problems, ts.createCompilerHost(options)).trim());
      const write = (/** @type {string} */ path, /** @type {string} */ source) =>
        this.emitFile({ type: 'asset', fileName: relative('dist', path).replaceAll('\\', '/'), source });
      program.emit(undefined, write, undefined, true);
    },
    resolveId(source, importer) {
      return importer && source.startsWith('.') ? resolve(importer, '..', source.replace(/\.js$/, '.ts')) : null;
    },
    transform(code, fileName) {
      const compilerOptions = { ...options, module: ts.ModuleKind.ESNext };
      const { outputText, sourceMapText } = ts.transpileModule(code, { fileName, compilerOptions });
      return { code: outputText, map: sourceMapText ?? null };
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
