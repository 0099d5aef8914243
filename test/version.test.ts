// The version stands in package.json; other files repeat it for those who cannot read that one.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { places, writeVersion } from '../scripts/release/version.mjs';
import { version } from '../src/version.js';

/** The versions that a file names, where it names its own. */
const namedIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(new RegExp(pattern, 'gm'))].map(([name]) => name);

it('is the same in every file that names it', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(version).toBe(manifest.version);
  for (const [file, pattern] of Object.entries(places))
    expect({ file, named: [...new Set(namedIn(file, pattern))] }).toEqual({ file, named: [version] });
  // Once for the project, and once among the packages.
  expect(namedIn('package-lock.json', places['package-lock.json'] as RegExp)).toHaveLength(2);
});

it('a release gives the project another one, and takes it back after a dry run', () => {
  const root = mkdtempSync(join(tmpdir(), 'heist-version-'));
  const texts = (): string[] => Object.keys(places).map((file) => readFileSync(join(root, file), 'utf8'));
  for (const file of Object.keys(places)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  const before = texts();
  const takeBack = writeVersion(root, '9.8.7-beta.1');
  for (const [file, pattern] of Object.entries(places))
    expect({ file, named: [...new Set(namedIn(join(root, file), pattern))] }).toEqual({
      file,
      named: ['9.8.7-beta.1'],
    });
  takeBack();
  expect(texts()).toEqual(before);
  rmSync(root, { recursive: true, force: true });
});
