// What comes with an element through the npm entries at once, read off the built modules: an element that only shows
// brings no rules with it, and nothing is installed that only the command needs.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

interface Reached {
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const importedAtOnce = /^(?:import|export)\b[^;]*?'([^']+)';$/gm;
const importedAnyTime = /(?:^(?:import|export)\b[^;]*?|\bimport\()'([@\w./:-]+)'\)?/gm;

/** A file of dist/ with everything that it imports at once, or that it may ever load. */
function reach(entry: string, imported = importedAtOnce): Reached {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files)
    for (const [, path = ''] of readFileSync(`dist/${file}`, 'utf8').matchAll(imported))
      if (path.startsWith('.')) files.add(posix.join(file, '..', path));
      else packages.add(path.split('/')[0] ?? '');
  return { files: [...files], packages: [...packages].sort() };
}

it('a lone heist-floor loads no rules and nothing but lit', () => {
  const { files, packages } = reach('components/heist-floor/heist-floor.js');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /^(rules|machines|verify|cli|games)\//.test(file))).toEqual([]);
  expect(packages).toEqual(['lit']);
});

it('what is installed with the kit is what its elements and tables use; the command and the verifier need no more', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const elements = reach('components/all/all.js', importedAnyTime);
  expect(elements.files).toContain('notation/yaml.js');
  const used = new Set([...elements.packages, ...reach('index.js', importedAnyTime).packages]);
  expect([...used].sort()).toEqual(Object.keys(dependencies).sort());
  for (const entry of ['cli/main.js', 'verify/index.js'])
    for (const name of reach(entry, importedAnyTime).packages)
      expect(name.startsWith('node:') || used.has(name), `${entry} imports ${name}`).toBe(true);
});
