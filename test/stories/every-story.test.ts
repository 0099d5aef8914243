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

it('in the dark elements differ by colours alone: of axe’s rules, those about colours say all there is to say', () => {
  const files = names('../../src/components').filter((name) => name.endsWith('.ts'));
  const texts = files.map((name) => readFileSync(new URL(`../../src/components/${name}`, import.meta.url), 'utf8'));
  expect(texts.filter((text) => text.includes('light-dark(')).length).toBeGreaterThan(2);
  // The only ways to ask for the scheme: light-dark(), which takes colours, and these.
  expect(texts.filter((text) => /prefers-color-scheme|light-dark\((url|image|\w+-gradient)/.test(text))).toEqual([]);
});
