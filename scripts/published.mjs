// node --import ./scripts/published.mjs x.ts: runs TypeScript as it is published, compiled as in the build. tsx and vite
// would do, but tsx names every function as it is made, and vite asks for an import each time it is used: a package does
// neither, and rules run two to three times faster without.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, threadId } from 'node:worker_threads';

// The hooks run in a thread of their own, where this file is loaded again.
if (isMainThread) register(import.meta.url);

const root = fileURLToPath(new URL('..', import.meta.url));
const settings =
  readFileSync(join(root, 'tsconfig.json'), 'utf8') + readFileSync(join(root, 'tsconfig.build.json'), 'utf8');
const known = join(root, 'node_modules/.cache/heist-kit');

/** @type {import('node:module').ResolveHook} */
export async function resolve(source, context, following) {
  const isOurs = source.startsWith('.') && source.endsWith('.js') && isTypeScript(context.parentURL);
  return following(isOurs ? source.replace(/\.js$/, '.ts') : source, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, following) {
  if (!isTypeScript(url)) return following(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

/** A test runner may ask for a file with something behind its name, to get it anew. */
const isTypeScript = (/** @type {string | undefined} */ url) => url !== undefined && /^file:[^?]*\.ts(\?|$)/.test(url);

/**
 * The JavaScript of a file; what was compiled once is kept, so that the compiler is loaded only when something changed.
 * @param {string} file
 */
async function compiled(file) {
  const text = readFileSync(file, 'utf8');
  const kept = join(known, `${createHash('sha1').update(settings).update(file).update(text).digest('hex')}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const code = await compile(file, text);
    mkdirSync(known, { recursive: true });
    // Somebody else may read it right now: it appears as a whole or not at all.
    writeFileSync(`${kept}.${process.pid}.${threadId}`, code);
    renameSync(`${kept}.${process.pid}.${threadId}`, kept);
    return code;
  }
}

/**
 * @param {string} fileName
 * @param {string} text
 */
async function compile(fileName, text) {
  const { default: ts } = await import('typescript');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.build.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const compilerOptions = { ...options, module: ts.ModuleKind.ESNext, sourceMap: false, inlineSourceMap: true };
  return ts.transpileModule(text, { fileName, compilerOptions }).outputText;
}
