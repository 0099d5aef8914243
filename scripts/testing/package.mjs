// The stage `package`.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from '../setup.mjs';
import { StageFailed, bin, must, runNode } from './tools.mjs';

/**
 * The package packed, and checked as a file.
 * @param {string} scratch
 * @returns {string} The file.
 */
export function checkPack(scratch) {
  if (!existsSync(join(root, 'dist'))) throw new StageFailed('There is no dist/ to pack. First: npm run build');
  const packed = must('npm pack', npm(['pack', '--ignore-scripts', '--json', '--pack-destination', scratch]));
  const { filename, size, entryCount } = JSON.parse(packed)[0];
  const tarball = join(scratch, filename);
  console.log(`${filename}: ${entryCount} files, ${Math.round(size / 1024)} KiB`);

  must('publint', runNode([bin('publint/src/cli.js'), 'run', tarball, '--strict']));
  // Schemas, cases and files for script tags are data, without types. No types are looked up on the network either.
  const data = Object.entries(manifestOf(root).exports).flatMap(([entry, to]) => (typeof to === 'string' ? entry : []));
  const attw = ['--profile', 'esm-only', '--no-definitely-typed', '--exclude-entrypoints', ...data];
  must('attw', runNode([bin('@arethetypeswrong/cli/dist/index.js'), tarball, ...attw]));
  return tarball;
}

/**
 * The package as its users get it: packed, checked, installed in an empty folder, imported and run.
 * @param {string} scratch
 */
export function tryPackage(scratch) {
  const tarball = checkPack(scratch);
  const home = join(scratch, 'user');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  must('npm install', npm(['install', tarball, '--no-audit', '--no-fund', '--prefer-offline'], { cwd: home }));
  const installed = join(home, 'node_modules/heist-kit');
  // One after the other: the last name printed is the one that failed.
  const names = JSON.stringify(modulesOf(installed).map(({ name }) => name));
  const importAll = `for (const name of ${names}) { console.log('import', name); await import(name); }`;
  must('import of every entry', runNode(['--input-type=module', '--eval', importAll], { cwd: home }));
  checkElements(installed);
  const [first = ''] = filesOf(installed).filter((path) => /^\.\/cases\/.+\.yaml$/.test(path));
  const check = ['exec', '--offline', '--', 'heist', 'check', join(installed, first)];
  const checked = must('npx heist check', npm(check, { cwd: home }));
  if (!checked.includes('1 hold')) throw new StageFailed(`npx heist check printed this about ${first}:\n${checked}`);
  const packages = packagesIn(join(home, 'node_modules'));
  const tools = packages.filter((name) => Object.hasOwn(manifestOf(root).devDependencies, name));
  if (tools.length > 0) throw new StageFailed(`Only we need ${tools.join(', ')}, but npm install brings it along.`);
  console.log(`installed in an empty folder: ${packages.join(', ')}`);
  console.log('every entry can be imported, npx heist check answers');
}

/**
 * The packages in a folder node_modules.
 * @param {string} folder
 * @returns {string[]}
 */
function packagesIn(folder) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)).map((own) => `${name}/${own}`) : name));
}

/**
 * Every element (components/x/x.js) can be imported by name, and bundlers know that importing it does something.
 * @param {string} folder
 */
function checkElements(folder) {
  const offered = modulesOf(folder).map(({ file }) => file);
  const { sideEffects } = manifestOf(folder);
  for (const file of filesOf(folder).filter((path) => /^\.\/dist\/components\/(all|heist-\w+)\/\1\.js$/.test(path))) {
    if (!offered.includes(file)) throw new StageFailed(`package.json: nothing in "exports" leads to ${file}.`);
    if (!sideEffects.includes(file)) throw new StageFailed(`package.json: "sideEffects" lacks ${file}.`);
  }
}

/**
 * The modules that a package offers: the name to import, and the file. A pattern gives one for each file it matches.
 * @param {string} folder
 */
function modulesOf(folder) {
  const files = filesOf(folder);
  return Object.entries(manifestOf(folder).exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    // As Node reads it: every * in the target stands for the same text.
    const pattern = new RegExp(
      `^${target.default.replaceAll('.', '\\.').replace('*', '(.+)').replaceAll('*', '\\1')}$`,
    );
    return files.flatMap((file) => {
      const match = pattern.exec(file);
      return match ? [{ name: entry.replace('.', 'heist-kit').replace('*', match[1] ?? ''), file }] : [];
    });
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `./${path.replaceAll('\\', '/')}`);
}

/**
 * @param {string} folder
 * @returns {{ exports: Record<string, string | { types: string, default: string }>, sideEffects: string[],
 *   devDependencies: Record<string, string> }}
 */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
