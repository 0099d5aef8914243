// node --import ./scripts/published.mjs x.ts: runs TypeScript as it is published, compiled as in the build. For measuring:
// tsx names every function as it is made, which a package in use does not.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import ts from 'typescript';

if (isMainThread) register(import.meta.url);

const { config } = ts.readConfigFile('tsconfig.build.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, process.cwd());
const compilerOptions = { ...options, module: ts.ModuleKind.ESNext, sourceMap: false };

/** @type {import('node:module').ResolveHook} */
export async function resolve(source, context, following) {
  const isOurs = source.startsWith('.') && source.endsWith('.js') && context.parentURL?.endsWith('.ts');
  return following(isOurs ? source.replace(/\.js$/, '.ts') : source, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, following) {
  if (!url.endsWith('.ts')) return following(url, context);
  const { outputText } = ts.transpileModule(await readFile(new URL(url), 'utf8'), { compilerOptions, fileName: url });
  return { format: 'module', source: outputText, shortCircuit: true };
}
