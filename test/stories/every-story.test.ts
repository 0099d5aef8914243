// No file of stories is forgotten: the browser tests name each of them.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const names = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' });

it('every file of stories is rendered in the browser tests', () => {
  const tests = names('.').filter((name) => name.endsWith('.wtr.ts'));
  const rendered = tests.flatMap((name) =>
    [...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/stories\/(.+\.stories)\.js'/g)].map(
      ([, file]) => `${file ?? ''}.ts`,
    ),
  );
  const there = names('../../stories').filter((name) => name.endsWith('.stories.ts'));
  expect([...new Set(rendered)].sort()).toEqual(there.map((name) => name.replaceAll('\\', '/')).sort());
});

it('every element has a file of stories', () => {
  const elements = names('../../src/components').filter((name) => /^heist-\w+$/.test(name));
  for (const element of elements) expect(names('../../stories')).toContain(`${element}.stories.ts`);
});
