// An app that has installed the package: its types are checked and it is bundled as apps are.
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build as esbuild } from 'esbuild';
import ts from 'typescript';
import { build as vite, type PluginOption, type Rollup } from 'vite';

/** Links the package into a folder as npm installs it, and beside it what it and the frameworks need. */
export function install(home: string): void {
  const names = new Set(['react', 'react-dom', 'vue', '@types/react', '@types/react-dom', 'csstype', ...needs('.')]);
  for (const name of names)
    for (const needed of [name, ...needs(join('node_modules', name))]) {
      const link = join(home, 'node_modules', needed);
      mkdirSync(dirname(link), { recursive: true });
      try {
        symlinkSync(resolve('node_modules', needed), link);
      } catch {
        // It is there already.
      }
      names.add(needed);
    }
  // As npm installs it: without packages of its own.
  mkdirSync(join(home, 'node_modules/heist-kit'));
  for (const name of ['package.json', 'dist']) symlinkSync(resolve(name), join(home, 'node_modules/heist-kit', name));
}

const needs = (folder: string): string[] => {
  try {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(dependencies ?? {});
  } catch {
    return [];
  }
};

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  skipLibCheck: true,
  preserveSymlinks: true,
};
const host = ts.createCompilerHost(options);
/** Types of the language, the browser and packages: read once for all programs. */
const types = new Map<string, ts.SourceFile | undefined>();
const shared: ts.CompilerHost = {
  ...host,
  getSourceFile(name, ...how) {
    if (!name.endsWith('.d.ts')) return host.getSourceFile(name, ...how);
    if (!types.has(name)) types.set(name, host.getSourceFile(name, ...how));
    return types.get(name);
  },
};

/** What the compiler says of files of the app: `app.tsx:3 …` */
export function typeProblems(...files: string[]): string[] {
  const program = ts.createProgram(files, options, shared);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${basename(file?.fileName ?? '')}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

/** What a bundler makes of an app. */
export interface Bundle {
  /** The file that the page names. */
  readonly start: string;
  /** Name and code of every file. */
  readonly files: readonly (readonly [name: string, code: string])[];
}

const production = { 'process.env.NODE_ENV': '"production"' };

/** With esbuild, which takes a tenth of Vite's time. */
export async function bundle(home: string, entry: string): Promise<Bundle> {
  const { outputFiles } = await esbuild({
    entryPoints: [join(home, entry)],
    outdir: home,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    target: 'es2022',
    jsx: 'automatic',
    preserveSymlinks: true,
    define: production,
  });
  return {
    start: `${basename(entry, '.tsx')}.js`,
    files: outputFiles.map(({ path, text }) => [basename(path), text]),
  };
}

/** With Vite, for frameworks that bring a plugin for it. */
export async function bundleWithVite(
  home: string,
  entry: string,
  base: string,
  plugins: PluginOption[],
): Promise<Bundle> {
  // As an app is built; the test runner says something else.
  process.env['NODE_ENV'] = 'production';
  const { output } = (await vite({
    configFile: false,
    mode: 'production',
    root: home,
    base,
    logLevel: 'error',
    plugins,
    define: production,
    resolve: { preserveSymlinks: true },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: { input: join(home, entry) },
    },
  })) as Rollup.RollupOutput;
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? file : []));
  return {
    start: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    files: chunks.map(({ fileName, code }) => [fileName, code]),
  };
}
