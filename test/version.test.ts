// The version stands in package.json; src/version.ts repeats it for pages, which cannot read that file.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../src/version.js';

it('the version of the elements and of the command is that of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(version).toBe(manifest.version);
  for (const file of ['mediawiki/extension.json', 'wordpress/heist-kit.php'])
    expect(readFileSync(new URL(`../integrations/${file}`, import.meta.url), 'utf8')).toMatch(
      new RegExp(`[vV]ersion"?: "?${manifest.version.replaceAll('.', '\\.')}"?,?$`, 'm'),
    );
});
