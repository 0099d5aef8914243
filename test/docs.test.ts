// The docs have no snippet that was not run. Here: commands, positions and options, and the list of who runs the others.
// Searches take minutes: `npm run test:long` runs them, and here their arguments are read.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Command } from '../src/cli/command.js';
import { readArguments } from '../src/cli/input/arguments.js';
import { openTable } from '../src/index.js';
import { pagesOfTheDocs, snippetsOf } from './built/doc-snippets.js';
import { heist, scratch } from './cli/world.js';
import { isLong } from './long-run.js';

const { folder, file, remove } = scratch();
afterAll(remove);

/** Page -> kind of snippet -> who runs it. */
const runBy: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': {
    sh: 'test/docs.test.ts',
    ts: 'test/built/docs.dist.ts',
    html: 'test/built/docs.dist.ts',
    '': 'test/docs.test.ts',
  },
  'docs/concepts.md': {
    yaml: 'test/docs.test.ts',
    'ts src/rules/how-to-rob-a-bank/robbers.ts': 'test/docs.test.ts',
    ts: 'test/built/docs.dist.ts',
  },
  'docs/embed-on-a-page.md': {
    ...Object.fromEntries(
      ['html', 'html wiki', 'http', 'js', 'js head.mjs', 'js vite.config.js', 'sh', 'tsx', 'vue'].map((kind) => [
        kind,
        'test/built/docs.dist.ts',
      ]),
    ),
    'js MediaWiki:Common.js': 'test/hosts/mediawiki.hosts.ts',
    'text MediaWiki:Gadgets-definition': 'test/hosts/mediawiki.hosts.ts',
    'php functions.php': 'test/hosts/wordpress.hosts.ts',
  },
  'docs/read-a-report.md': { sh: 'test/docs.test.ts', '': 'test/docs.test.ts', yaml: 'test/scripts/workflows.test.ts' },
  'docs/write-a-case.md': {
    sh: 'test/docs.test.ts',
    yaml: 'test/docs/write-a-case.test.ts',
    '': 'test/docs/write-a-case.test.ts',
  },
  'docs/write-a-lesson.md': {
    sh: 'test/docs.test.ts',
    yaml: 'test/verify/cases/check-lesson.test.ts',
    html: 'test/built/docs.dist.ts',
  },
  'integrations/mediawiki/README.md': {
    'php LocalSettings.php': 'test/hosts/mediawiki.hosts.ts',
    wikitext: 'test/hosts/mediawiki.hosts.ts',
  },
  'integrations/wordpress/README.md': {
    'php functions.php': 'test/hosts/wordpress.hosts.ts',
    text: 'test/hosts/wordpress.hosts.ts',
  },
};

const textsOf = (page: string, kind: string): string[] =>
  snippetsOf(page).flatMap((snippet) => (snippet.kind === kind ? snippet.text : []));

describe.each(pagesOfTheDocs)('%s', (page) => {
  it('has only snippets that something runs', () => {
    const kinds = [...new Set(snippetsOf(page).map(({ kind }) => kind))];
    expect(kinds.toSorted()).toEqual(Object.keys(runBy[page] ?? {}).toSorted());
    for (const test of Object.values(runBy[page] ?? {})) expect(existsSync(test), test).toBe(true);
  });

  it('names files that there are', () => {
    const text = readFileSync(page, 'utf8').replaceAll(/^```[^]*?^```$/gm, '');
    for (const [, address = ''] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g))
      if (!/^[a-z]+:/.test(address)) expect(existsSync(join(dirname(page), address)), address).toBe(true);
  });

  it('names npm scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    for (const [, name] of readFileSync(page, 'utf8').matchAll(/\bnpm run (?:-s )?([\w:]+)/g))
      expect(scripts).toHaveProperty([name as string]);
  });
});

/** Words of a line as a shell gives them to a command: without quotes and comments, and with names for stars. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(#.*)|(\S+)/g)];
  const end = words.findIndex(([, , , comment]) => comment !== undefined);
  return words.slice(0, end < 0 ? undefined : end).flatMap(([, single, double, , plain = '']) => {
    const [, place, name] = /^(.*\/)\*(\.\w+)$/.exec(plain) ?? [];
    if (place && name) return readdirSync(place).flatMap((each) => (each.endsWith(name) ? place + each : []));
    return single ?? double ?? plain;
  });
}

const [aCase = ''] = textsOf('docs/write-a-case.md', 'yaml');
const [aLesson = ''] = textsOf('docs/write-a-lesson.md', 'yaml');
/** The files that the docs speak of. Those that a command writes are written elsewhere. */
const files: Readonly<Record<string, string>> = {
  'my-case.yaml': file('my-case.yaml', aCase),
  'my-lesson.yaml': file('my-lesson.yaml', aLesson),
  'ours.json': join(folder, 'ours.json'),
  'order.html': join(folder, 'order.html'),
};
const searches = ['explore', 'order'];

/** The commands; those of a story (`$ heist …`) run in test/docs/read-a-report.test.ts, with what they print. */
const commands = Object.entries(runBy).flatMap(([page, kinds]) =>
  Object.keys(kinds)
    .filter((kind) => (kind === 'sh' || kind === '') && kinds[kind] === 'test/docs.test.ts')
    .flatMap((kind) => textsOf(page, kind).flatMap((text) => text.split('\n')))
    .flatMap((line) => /^(?:npx |npm run -s )?heist (?:-- )?(.+)$/.exec(line)?.[1] ?? [])
    .map((line) => [page, line] as const),
);

it('the docs have commands', () => {
  expect(commands.length).toBeGreaterThan(12);
});

describe.each(commands)('%s: heist %s', (_, line) => {
  const [name = '', ...args] = wordsOf(line).map((word) => files[word] ?? word);

  it('has arguments that the command knows', async () => {
    const { command } = (await import(`../src/cli/commands/${name}.ts`)) as { command: Command };
    expect(() => readArguments(command, name, args)).not.toThrow();
  });

  it.runIf(isLong || (!searches.includes(name) && name !== 'rulings'))(
    'runs',
    async () => {
      const save = searches.includes(name) ? ['--save', join(folder, 'found')] : [];
      const { code, out, err } = await heist([name, ...args, ...save]);
      // A search finds something or nothing. Under other options some examples hold no longer, or cannot be played.
      const expected = searches.includes(name) ? [0, 1] : args.includes('--options') ? [1, 2] : [0];
      expect(expected, err).toContain(code);
      expect(out).toMatch(/\w/);
    },
    900_000,
  );
});

describe('README.md', () => {
  it('"Where things are" names folders that there are, and every folder of src/', () => {
    const [plan = ''] = textsOf('README.md', '');
    const folders = [...plan.matchAll(/^((?:[\w/]+, )*[\w/]+)/gm)].flatMap(([, names = '']) => names.split(', '));
    expect(folders.length).toBeGreaterThan(10);
    for (const name of folders) expect(existsSync(name), name).toBe(true);
    const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders).toEqual(expect.arrayContaining(rooms.map(({ name }) => `src/${name}`)));
  });
});

describe('docs/concepts.md', () => {
  const [position = '', options = ''] = textsOf('docs/concepts.md', 'yaml').map((text) => parse(text) as object);

  it('the position can be set up', () => {
    expect(openTable({ game: 'how-to-rob-a-bank', position: position as object }).flow).toBe('rob.robber.before');
  });

  it('the options are data of Lazy Heist', () => {
    expect(openTable({ game: 'lazy-heist', ...(options as object) }).waitsFor).not.toBe('nobody');
  });

  it('the rule stands in its file', () => {
    const [{ kind, text } = { kind: '', text: 'none' }] = snippetsOf('docs/concepts.md').filter((snippet) =>
      snippet.kind.startsWith('ts src/'),
    );
    expect(readFileSync(kind.slice('ts '.length), 'utf8')).toContain(text);
  });
});

describe('docs/embed-on-a-page.md', () => {
  it('wikis print script lines, so authors are given none', () => {
    const pages = textsOf('docs/embed-on-a-page.md', 'html wiki');
    expect(pages.length).toBeGreaterThan(2);
    for (const text of pages) expect(text).not.toContain('<script');
  });
});
