// Nobody can run the workflows here. What they name exists: npm scripts, stages, commands with their options, and the
// artifacts that one job leaves for the next.
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gameIds } from '../../scripts/games.mjs';
import { stages } from '../../scripts/testing/stages.mjs';
import type { Command } from '../../src/cli/command.js';
import { readArguments } from '../../src/cli/input/arguments.js';
import { snippetsOf } from '../built/doc-snippets.js';

/** Values, or an expression for them. */
type Matrix = Readonly<Record<string, readonly (string | number)[] | string>>;
interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly container?: string;
  readonly strategy?: { readonly matrix: Matrix };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows/';
const inTheDocs = 'docs/read-a-report.md';
const [shownInTheDocs] = snippetsOf(inTheDocs).filter(({ kind }) => kind === 'yaml');
const workflows = new Map([
  ...readdirSync(folder).map((file) => [file, parse(readFileSync(folder + file, 'utf8')) as Workflow] as const),
  // Readers copy it into a repository of their own.
  [inTheDocs, parse(shownInTheDocs?.text ?? '') as Workflow],
]);
const workflow = (file: string): Workflow => workflows.get(file) as Workflow;
const long = workflow('long.yml');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

const needsOf = ({ needs = [] }: Job): readonly string[] => [needs].flat();

/** Command -> what it prints. */
const printed = new Map<string, string>();

/** What a job that this one needs puts out: its step is run. */
function putOut(job: Job, from: string, name: string): readonly string[] {
  expect(needsOf(job)).toContain(from);
  const { outputs, steps } = long.jobs[from] as Job;
  const [, id, key] = /^\$\{\{ steps\.(\w+)\.outputs\.(\w+) \}\}$/.exec(outputs?.[name] ?? '') ?? [];
  const command = steps.find((step) => step.id === id)?.run?.replace(/ >> "\$GITHUB_OUTPUT"$/, '') ?? '';
  if (!printed.has(command)) printed.set(command, execSync(command, { encoding: 'utf8' }));
  const lines = (printed.get(command) ?? '').trim().split('\n');
  const [, value = ''] = lines.map((line) => line.split('=')).find(([said]) => said === key) ?? [];
  return JSON.parse(value) as string[];
}

function valuesOf(job: Job, name: string): readonly (string | number)[] {
  const written = job.strategy?.matrix[name] ?? [];
  if (typeof written !== 'string') return written;
  const [, from = '', output = ''] = /^\$\{\{ fromJSON\(needs\.(\w+)\.outputs\.(\w+)\) \}\}$/.exec(written) ?? [];
  return putOut(job, from, output);
}

/** Every choice of values that a job runs with. */
const choicesOf = (job: Job): Record<string, string>[] =>
  Object.keys(job.strategy?.matrix ?? {}).reduce<Record<string, string>[]>(
    (choices, name) =>
      choices.flatMap((choice) => valuesOf(job, name).map((value) => ({ ...choice, [name]: String(value) }))),
    [{}],
  );

/** A text with the values of a matrix put in: `${{ matrix.a }}` and `${{ matrix.a != 'b' && 'c' || 'd' }}`. */
function filledIn(text: string, choice: Readonly<Record<string, string>>): string {
  return text
    .replace(/\$\{\{ matrix\.(\w+) \}\}/g, (_, name: string) => choice[name] ?? `no ${name}`)
    .replace(
      /\$\{\{ matrix\.(\w+) != '(\w+)' && '([^']*)' \|\| '([^']*)' \}\}/g,
      (_, name: string, other: string, yes: string, no: string) => (choice[name] === other ? no : yes),
    );
}

const commandsIn = ({ jobs }: Workflow): string[] =>
  Object.values(jobs).flatMap((job) =>
    job.steps.flatMap(({ run }) => (run ? choicesOf(job).map((choice) => filledIn(run, choice)) : [])),
  );

/** What a job gives to an action, for every choice of values. */
const givenTo = (job: Job | undefined, action: string, input: string): string[] =>
  (job?.steps ?? [])
    .filter(({ uses }) => uses?.startsWith(`actions/${action}@`))
    .flatMap((step) => choicesOf(job as Job).map((choice) => filledIn(String(step.with?.[input]), choice)));

describe.each([...workflows])('%s', (file, each) => {
  it('runs only what there is', () => {
    const commands = commandsIn(each);
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      expect(command).not.toContain('${{');
      for (const [, script = '', stage] of command.matchAll(
        /npm (?!ci\b)(?:run )?(?:--silent )?([\w:]+)(?: -- (\w+))?/g,
      )) {
        expect(Object.keys(scripts)).toContain(script);
        if (script === 'test' && stage) expect(Object.keys(stages)).toContain(stage);
      }
    }
  });

  it('calls heist with a game and with options that there are', async () => {
    for (const line of commandsIn(each)) {
      const [, said] = /(?:npm run --silent heist --|npx heist) ([^>|]+)/.exec(line) ?? [];
      if (said === undefined) continue;
      const [name = '', ...args] = said
        .trim()
        .split(/\s+/)
        .map((word) => word.replace(/^'(.*)'$/, '$1'));
      const { command } = (await import(`../../src/cli/commands/${name}.ts`)) as { command: Command };
      expect(gameIds).toContain(readArguments(command, name, args).words[0]);
    }
  });

  it('uses each action in one version, and a Node that the kit supports', () => {
    const uses = [...workflows.values()].flatMap(({ jobs }) =>
      Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? [])),
    );
    for (const used of uses) expect(used).toMatch(/^actions\/[a-z-]+@v\d+$/);
    const versions = new Set(uses);
    expect(versions.size).toBe(new Set([...versions].map((used) => used.split('@')[0])).size);
    const oldest = Number(/\d+/.exec(engines.node)?.[0]);
    for (const job of Object.values(workflow(file).jobs))
      for (const version of givenTo(job, 'setup-node', 'node-version')) expect(Number(version)).toBe(oldest);
  });
});

describe('workflows', () => {
  it('pull requests are tested, nights are long, the site is published', () => {
    expect(commandsIn(workflow('test.yml'))).toContain('npm test');
    expect(workflow('test.yml').on).toHaveProperty('pull_request');
    expect(long.on).toHaveProperty('schedule');
    expect(commandsIn(long)).toEqual(
      expect.arrayContaining(['npm run test:long', 'npm run test:hosts', 'npm test -- firefox']),
    );
    expect(commandsIn(workflow('site.yml')).join()).toContain('npm run build:site');
    expect(workflow('site.yml').permissions).toMatchObject({ pages: 'write', 'id-token': 'write' });
  });

  it('every week, the rules that all games share are changed line by line, and the report is kept', () => {
    const mutants = workflow('mutants.yml');
    expect(mutants.on).toHaveProperty('schedule');
    const { steps = [] } = mutants.jobs['mutants'] ?? {};
    const [, changed = ''] =
      steps.map(({ run = '' }) => /npm run mutate:rules -- --mutate '(.+)\/\*\.ts'/.exec(run)).find(Boolean) ?? [];
    expect(readdirSync(changed)).toContain('deck.ts');
    const tests = steps.flatMap(({ env }) => env?.['HEIST_TESTS'] ?? []);
    expect(tests.map((test) => existsSync(test))).toEqual([true]);
    // Where StrykerJS writes its report.
    const [report = ''] = givenTo(mutants.jobs['mutants'], 'upload-artifact', 'path');
    expect(readFileSync('stryker.config.mjs', 'utf8')).toContain(`fileName: '${report}'`);
  });

  it('hosts are tried in an older and a newer version, at home in their container', () => {
    const { hosts } = long.jobs;
    expect(hosts?.steps.find(({ run }) => run === 'npm run test:hosts')?.env).toEqual({ HOME: '/root' });
    const containers = choicesOf(hosts as Job).map((choice) => filledIn(hosts?.container ?? '', choice));
    expect(containers).toEqual(['debian:bookworm', 'debian:trixie']);
  });

  it('the docs show all commands that take shards', async () => {
    const { search, searched } = workflow(inTheDocs).jobs;
    const sharing = [];
    for (const name of readdirSync('src/cli/commands').map((file) => file.replace('.ts', ''))) {
      const { command } = (await import(`../../src/cli/commands/${name}.ts`)) as { command?: Command };
      if (command?.options.some(([option]) => option.startsWith('--shard '))) sharing.push(name);
    }
    expect(sharing.length).toBeGreaterThan(0);
    for (const job of [search, searched]) expect(valuesOf(job as Job, 'command').toSorted()).toEqual(sharing);
  });

  it('simulations and searches run for every game of the list', () => {
    for (const job of ['simulate', 'simulated', 'search', 'searched'])
      expect(valuesOf(long.jobs[job] as Job, 'game')).toEqual(gameIds);
  });

  it('every artifact has a name of its own', () => {
    for (const { jobs } of [long, workflow(inTheDocs)]) {
      const names = Object.values(jobs).flatMap((job) => givenTo(job, 'upload-artifact', 'name'));
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each([
    ['long.yml', 'simulate', 'simulated'],
    ['long.yml', 'search', 'searched'],
    [inTheDocs, 'search', 'searched'],
  ])('%s: %s leaves the files that %s adds up, each once', (file, parts, whole) => {
    const { [parts]: shards, [whole]: merging } = workflow(file).jobs as Record<string, Job>;
    if (!shards || !merging) throw new Error(`${file} has no ${parts} or no ${whole}`);
    expect(needsOf(merging)).toContain(parts);
    const names = givenTo(shards, 'upload-artifact', 'name');
    const files = givenTo(shards, 'upload-artifact', 'path');
    const fetched = givenTo(merging, 'download-artifact', 'pattern').flatMap((pattern) => matching(names, pattern));
    expect(fetched.toSorted()).toEqual(names.toSorted());
    const merged = commandsIn({ ...long, jobs: { merging } }).flatMap((command) =>
      matching(files, /--merge '([^']+)'/.exec(command)?.[1] ?? ''),
    );
    expect(merged.toSorted()).toEqual(files.toSorted());
    const commands = commandsIn({ ...long, jobs: { shards } }).filter((command) => command.includes('--shard'));
    expect(commands).toHaveLength(files.length);
    // Exit code 1 says that something was found: that must not keep a shard from handing in its file.
    for (const [i, command] of commands.entries())
      expect(command).toMatch(
        new RegExp(`> ${files[i] as string}${command.includes(' simulate ') ? '' : ' \\|\\| \\[ \\$\\? -eq 1 \\]'}`),
      );
  });

  it('the shards of a matrix are all there are', () => {
    for (const job of [...workflows.values()].flatMap(({ jobs }) => Object.values(jobs)))
      for (const { run = '' } of job.steps)
        for (const [, of] of run.matchAll(/--shard \$\{\{ matrix\.shard \}\}\/(\d+)/g))
          expect(job.strategy?.matrix['shard']).toEqual(Array.from({ length: Number(of) }, (_, i) => i + 1));
  });
});

/** The names that a pattern with stars stands for. */
const matching = (names: readonly string[], pattern: string): string[] => {
  const whole = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return names.filter((name) => whole.test(name));
};
