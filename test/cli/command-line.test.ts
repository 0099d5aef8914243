// heist itself: help, version, wrong use, and that it starts as users start it.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../long-run.js';
import { goodCase, heist, scratch } from './world.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
const commands = [...(await heist(['--help'])).out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);

describe('help and version', () => {
  it('--version is that of the package', async () => {
    expect(await heist(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('--help lists every command', async () => {
    const { code, out } = await heist(['--help']);
    expect(code).toBe(0);
    for (const file of readdirSync(`${root}src/cli/commands`))
      if (readFileSync(`${root}src/cli/commands/${file}`, 'utf8').includes('export const command: Command'))
        expect(out).toMatch(new RegExp(`^  ${file.replace('.ts', '')} `, 'm'));
  });

  it.each(commands)('%s --help shows usage, options and examples, and does nothing else', async (name) => {
    const { code, out, err } = await heist([name, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: heist ${name}`);
    expect(out).toContain('Options:');
    expect(out).toContain(`heist ${name}`);
    expect(await heist(['help', name])).toEqual({ code, out, err });
  });

  it.each(commands)('%s takes every option that its help names', async (name) => {
    const help = await heist([name, '--help']);
    for (const [, option = '', value] of help.out.matchAll(/^ {2}(--[a-z-]+)( <.+?>)?/gm))
      expect(await heist([name, option, ...(value ? ['1'] : []), '--help'])).toEqual(help);
  });
});

describe('--lang', () => {
  it('in a language that is not there says which there are, in every command that has it', async () => {
    const speaking = await Promise.all(
      commands.map(async (name) => ({ name, help: (await heist([name, '--help'])).out })),
    );
    const asked = speaking.filter(({ help }) => help.includes('--lang <code>'));
    expect(asked.map(({ name }) => name)).toEqual(['explain', 'rulings', 'chart', 'export']);
    for (const { name, help } of asked) {
      const subject = help.includes(`heist ${name} <game>`) ? 'lazy-heist' : 'cases/lazy-heist/first-minutes.yaml';
      for (const lang of ['xx', 'constructor']) {
        const { code, out, err } = await heist([name, subject, '--lang', lang]);
        expect([code, out], name).toEqual([2, '']);
        expect(err).toContain(`--lang must be one of en, de for lazy-heist; got ${lang}`);
      }
    }
  });
});

describe('--html', () => {
  const { folder, file, remove } = scratch();
  afterAll(remove);
  const walk = file('walk.yaml', goodCase);
  const few = ['--states', '50', '--games', '1', '--positions', '5', '--written', '10', '--combinations', '100'];
  const calls: Readonly<Record<string, readonly string[]>> = {
    explain: ['explain', walk],
    export: ['export', walk],
    order: ['order', 'how-to-rob-a-bank', 'round-end', ...few, '--cases', walk, '--save', folder],
    simulate: ['simulate', 'how-to-rob-a-bank', '--games', '2'],
  };
  /** Searches and games say how long they took. */
  const timeless = (text: string): string => text.replaceAll(/\d+(\.\d+)? s\b|"seconds": .*/g, '');

  it('is tested for every command that has it', async () => {
    const helps = await Promise.all(commands.map((name) => heist([name, '--help'])));
    expect(Object.keys(calls)).toEqual(commands.filter((_, i) => helps[i]?.out.includes('  --html')).sort());
  });

  it.each(Object.entries(calls))(
    'of %s writes a page to the file, and the command prints as always',
    async (_, call) => {
      for (const format of [[], ['--json']]) {
        const page = file('page.html', '');
        const usual = await heist([...call, ...format]);
        const { code, out, err } = await heist([...call, ...format, '--html', page]);
        expect([code, timeless(out), err]).toEqual([usual.code, timeless(usual.out), usual.err]);
        expect(usual.out.length).toBeGreaterThan(100);
        expect(readFileSync(page, 'utf8')).toMatch(/^<(!doctype html|figure)/);
      }
    },
  );

  it.each(Object.entries(calls))('of %s asks for the name of a file', async (_, call) => {
    for (const value of [[], ['-'], ['']])
      expect(await heist([...call, '--html', ...value])).toEqual({
        code: 2,
        out: '',
        err: 'heist: --html needs a value: --html <file>\n',
      });
    const nowhere = await heist([...call, '--html', `${folder}/none/page.html`]);
    expect([nowhere.code, nowhere.out]).toEqual([2, '']);
    expect(nowhere.err).toContain('none/page.html cannot be written');
  });
});

describe('wrong use ends with exit code 2 and one clear message', () => {
  it.each([
    ['no command', [], /Usage: heist <command>/],
    ['an unknown command', ['chekc'], /no command "chekc" - did you mean "check"\?/],
    ['a command that every object has', ['constructor'], /no command "constructor"/],
    ['an unknown option before the command', ['--verison'], /no option "--verison" - did you mean "--version"\?/],
    [
      'an unknown option',
      ['check', '--reporte', 'json', 'x.yaml'],
      /no option --reporte - did you mean "--reporter"\?/,
    ],
    ['an unknown short option', ['check', '-x'], /no option -x/],
    [
      'an unknown value',
      ['check', '--reporter', 'xml', 'x.yaml'],
      /--reporter must be one of pretty, json, junit, tap; got xml/,
    ],
    ['a missing value', ['check', 'x.yaml', '--reporter'], /--reporter needs a value/],
    ['an option in place of a value', ['check', 'x.yaml', '--reporter', '--json'], /--reporter needs a value/],
    ['a value that nobody asked for', ['check', 'x.yaml', '--json=yes'], /--json takes no value, got "yes"/],
    [
      'an option given twice',
      ['check', 'x', '--reporter', 'json', '--reporter', 'tap'],
      /--reporter was given more than once/,
    ],
    ['a missing argument', ['check'], /heist check needs files: heist check <files…>/],
    ['an argument too many', ['games', 'all'], /takes no further argument, got "all"/],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await heist(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe('as a program', () => {
  const start = (args: string[], env: Record<string, string> = {}, cwd = root) =>
    spawnSync(process.execPath, [`${root}scripts/heist.mjs`, ...args], {
      cwd,
      encoding: 'utf8',
      // Whoever runs the tests may have asked for colours, or against them; test runners do on a build server.
      env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '', ...env },
    });

  it('checks with pure JSON on stdout', () => {
    const { status, stdout, stderr } = start(['check', '--json', 'cases/how-to-rob-a-bank/the-stack-turns-over.yaml']);
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ holds: 1, fails: 0, wrong: 0 });
  });

  const anyCase = 'cases/how-to-rob-a-bank/the-stack-turns-over.yaml';
  it.each([
    ['check', 'cases/how-to-rob-a-bank/the-*.yaml'],
    ['explain', anyCase],
    ['play', 'how-to-rob-a-bank', '--from', anyCase],
    ...(isLong
      ? [
          ['check', 'cases/how-to-rob-a-bank'],
          ['lint', 'cases'],
          ['bake', anyCase],
          ['export', anyCase],
        ]
      : []),
  ])(
    'finds the cases of the kit by the names that reports give them, wherever it is called: heist %s %s',
    (...args) => {
      const { status, stderr } = start(args, {}, tmpdir());
      expect([status, stderr]).toEqual([0, '']);
    },
  );

  it('hands on the exit code, and writes no colours into a pipe unless forced', () => {
    const plain = start(['check', 'no-such-file.yaml']);
    expect([plain.status, plain.stderr.includes('\u001b')]).toEqual([2, false]);
    expect(plain.stderr).toContain('no-such-file.yaml: no such file');
    const forced = start(['check', 'no-such-file.yaml'], { FORCE_COLOR: '1' });
    expect([forced.status, forced.stderr.includes('\u001b')]).toEqual([2, true]);
  });
});
