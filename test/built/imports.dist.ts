// What comes with an element through the npm entries at once, read off the built modules: an element that only shows
// brings no rules with it, and nothing that only the command needs.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

interface Reached {
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

/** A file of dist/ with everything that it imports, but not what it loads on demand. */
function atOnce(entry: string): Reached {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files)
    for (const [, path = ''] of readFileSync(`dist/${file}`, 'utf8').matchAll(
      /^(?:import|export)\b[^;]*?'([^']+)';$/gm,
    ))
      if (path.startsWith('.')) files.add(posix.join(file, '..', path));
      else packages.add(path.split('/')[0] ?? '');
  return { files: [...files], packages: [...packages].sort() };
}

it('a lone heist-floor loads no rules and nothing but lit', () => {
  const { files, packages } = atOnce('components/heist-floor/heist-floor.js');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /^(rules|machines|verify|cli|games)\//.test(file))).toEqual([]);
  expect(packages).toEqual(['lit']);
});

it('no element needs what only the command takes', () => {
  const { packages } = atOnce('components/all/all.js');
  expect(packages.filter((name) => builtinModules.includes(name))).toEqual([]);
  for (const name of ['cac', 'fast-check', 'picocolors']) expect(packages).not.toContain(name);
});
