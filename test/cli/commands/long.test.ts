// The commands that search and play: what they print, their exit codes, Ctrl-C, and that their JSON fits its schema.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schemas } from '../../../scripts/schema.js';
import { games } from '../../../src/machines/index.js';
import { heist, scratch } from '../world.js';

vi.setConfig({ testTimeout: 90_000 });

const { folder, file, remove } = scratch();
afterAll(remove);

const run = (...args: string[]) => heist(args);
const ajv = new Ajv({ strict: false, allErrors: true });
for (const schema of Object.values(schemas())) ajv.addSchema(schema);

const game = 'how-to-rob-a-bank';
const example = file(
  'a.yaml',
  `game: ${game}\nstart: {flow: rob.robber.card, card: {id: walk}}\nmoves: [yellow walk b1]\n`,
);

/** Without threads, each of which loads the sources anew. */
const alone = ['--workers', '1'];
const commands: [command: string, args: string[]][] = [
  ['explore', ['explore', game, '--states', '200', '--save', folder, ...alone]],
  ['count', ['explore', game, '--count', '--depth', '1']],
  ['order', ['order', game, 'round-end', '--states', '50', '--games', '2', '--written', '5', '--save', folder]],
  ['coverage', ['coverage', game, '--cases', example]],
  ['mutate', ['mutate', game, '--cases', example, '--only', 'placeBags', ...alone]],
  ['simulate', ['simulate', game, '--games', '3']],
  ['rulings', ['rulings', game, '--games', '1', '--seconds', '1']],
  ['chart', ['chart', game]],
];

describe.each(commands)('heist %s', (command, args) => {
  it('--json fits its published schema', async () => {
    const { out } = await run(...args, '--json');
    ajv.validate(`${command}.result.json`, JSON.parse(out));
    expect(ajv.errors ?? []).toEqual([]);
  });

  it('writes for people, and no progress into a pipe', async () => {
    const { out, err } = await run(...args);
    expect(out.length).toBeGreaterThan(50);
    expect(`${out}${err}`).not.toContain('\r');
  });
});

const failing = file('failing.yaml', `game: ${game}\ntitle: Wrong\nexpect: {flow: over}\n`);
const malformed = file('malformed.yaml', `game: ${game}\nstart: {rooms: 3}\n`);
const spoken = 'cases/lazy-heist/two-switches-or-none.yaml';
const printing: [command: string, args: string[]][] = [
  ['games', ['games']],
  ['check', ['check', example, failing, malformed]],
  ['lint', ['lint', example, malformed]],
  ['explain', ['explain', spoken]],
  ['explain', ['explain', failing]],
  ['bake', ['bake', spoken]],
  ['export', ['export', spoken, '--step', '2']],
];

describe('--json fits its published schema', () => {
  it.each(printing)('heist %s %j', async (command, args) => {
    const { out } = await run(...args, '--json');
    ajv.validate(`${command}.result.json`, JSON.parse(out));
    expect(ajv.errors ?? []).toEqual([]);
  });

  it('heist play, whatever is typed, line by line', async () => {
    const typed = [
      'help',
      'why yellow walk b1',
      'why',
      'nonsense',
      '1',
      'undo',
      'redo',
      'log',
      '',
      `save ${folder}/p.yaml`,
    ];
    const { out } = await heist(['play', game, '--seed', '3', '--from', example, '--json'], typed);
    const lines = out.trimEnd().split('\n');
    // One when the table opens, and one for every line.
    expect(lines).toHaveLength(typed.length + 1);
    for (const line of lines) {
      ajv.validate('play.result.json', JSON.parse(line));
      expect(ajv.errors ?? [], line).toEqual([]);
    }
  });

  it('every command has a schema, and --json', async () => {
    const { out } = await run('--help');
    const all = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name as string);
    expect(all).toContain('rulings');
    for (const name of all) {
      expect(ajv.getSchema(`${name}.result.json`), name).toBeDefined();
      expect((await run(name, '--help')).out, name).toContain('--json');
    }
  });

  it('a result of another kind does not fit', () => {
    expect(ajv.validate('lint.result.json', { files: [], 'well-formed': 0 })).toBe(false);
    expect(ajv.validate('play.result.json', { problem: 1 })).toBe(false);
    expect(ajv.validate('explain.result.json', { entries: [{ kind: 'sing', text: '' }] })).toBe(false);
  });
});

describe('on a terminal', () => {
  // Every look at the clock is late enough for the bar, however fast the machine is.
  beforeEach(() => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 200));
  });
  afterEach(() => void vi.restoreAllMocks());

  it('a bar shows how far the work is, and is gone in the end', async () => {
    let shown = '';
    const terminal = { write: (text: string) => (shown += text) } as unknown as NodeJS.WritableStream;
    await heist(['explore', game, '--states', '6000', '--save', folder, ...alone], [], { terminal });
    expect(shown).toContain('/6,000');
    expect(shown.endsWith('\r\u001b[K')).toBe(true);
  });

  it.each([
    ['explore', ['explore', game, '--states', '100000', '--save', folder, ...alone]],
    ['order', ['order', game, '--states', '100000', '--save', folder]],
    ['coverage', ['coverage', game]],
    ['mutate', ['mutate', game, '--cases', example, ...alone]],
    ['count', ['explore', game, '--count', '--depth', '9']],
    ['simulate', ['simulate', game, '--games', '100000', '--workers', '1']],
    // Threads have clocks of their own, which nobody sets: there, Ctrl-C has to be sooner than a hundred thousand games.
    ['simulate on two threads', ['simulate', game, '--games', '100000', '--workers', '2']],
    ['rulings', ['rulings', game, '--games', '500']],
  ])('Ctrl-C while the bar grows leaves a readable result of heist %s, and exit code 1', async (_, args) => {
    let press: (value?: unknown) => void = () => undefined;
    const pressed = new Promise((resolve) => (press = resolve));
    let shown = 0;
    const terminal = { write: () => ++shown === 3 && press() } as unknown as NodeJS.WritableStream;
    const { code, out } = await heist([...args, '--json'], [], { terminal, interrupted: () => pressed });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ game });
  });
});

describe('shards', () => {
  const orderBounds = ['--states', '50', '--games', '2', '--written', '5', '--moves', '2000', '--cases', example];
  const timeless = (out: string) => out.replace(/"seconds": [\d.e-]+/g, '"seconds": 0');
  it.each([
    ['explore', ['explore', game, '--moves', '300', '--parts', '3', '--from', example, '--save', folder], alone],
    ['mutate', ['mutate', game, '--cases', example, '--only', 'placeBags', '--parts', '3'], alone],
    ['order', ['order', game, 'round-end', ...orderBounds, '--save', folder]],
    ['simulate', ['simulate', game, '--games', '7'], alone],
  ])('of heist %s give the same result as one run', async (command, args, unthreaded: string[] = []) => {
    const parts: string[] = [];
    for (const shard of ['1/2', '2/2'])
      parts.push(
        file(
          `${command}-${shard[0] as string}.json`,
          (await run(...args, ...unthreaded, '--shard', shard, '--json')).out,
        ),
      );
    const merged = await run(command, game, '--merge', parts.join(), '--json');
    // Shards on one thread, the whole on two: the number of processors changes nothing either.
    const threads = unthreaded.length > 0 ? ['--workers', '2'] : [];
    const whole = await run(...args, ...threads, '--json');
    expect(timeless(merged.out)).toBe(timeless(whole.out));
    // The same part twice, also under another name.
    const again = file(`${command}-again.json`, readFileSync(parts[0] as string, 'utf8'));
    for (const more of [parts[0] as string, again])
      expect((await run(command, game, '--merge', [...parts, more].join())).err).toMatch(/(part 1|shard 1).* twice/);
  });

  const otherwise = file('other/a.yaml', `${readFileSync(example, 'utf8')}title: Says more\n`);
  const mutating = ['--parts', '2', ...alone, '--only'];
  const exploring = ['--moves', '50', '--parts', '2', '--save', folder, ...alone];
  const ordering = ['round-end', '--save', folder, ...orderBounds.slice(0, -1)];
  const three = '{"players": 3}';
  it.each([
    [
      'mutate',
      'cases',
      [...mutating, 'placeBags', '--cases', example],
      [...mutating, 'placeBags', '--cases', otherwise],
    ],
    ['mutate', 'only', [...mutating, 'placeBags', '--cases', example], [...mutating, 'placeBag', '--cases', example]],
    ['explore', 'cases', [...exploring, '--from', example], [...exploring, '--from', otherwise]],
    ['explore', 'onlyFromCases', [...exploring, '--from', `cases/${game}`], exploring],
    ['explore', 'options', [...exploring, '--options', three], [...exploring, '--options', '{}']],
    ['explore', 'seed', [...exploring, '--from', example], [...exploring, '--from', example, '--seed', '2']],
    [
      'explore',
      'budget',
      [...exploring, '--from', example],
      ['--moves', '51', ...exploring.slice(2), '--from', example],
    ],
    ['order', 'cases', [...ordering, example], [...ordering, otherwise]],
    ['order', 'options', [...ordering, example], [...ordering, example, '--options', three]],
    ['order', 'procedure', [...ordering, example], [...ordering.slice(1), example]],
    ['order', 'bounds', [...ordering, example], [...ordering, example, '--positions', '3']],
    ['simulate', 'games', ['--games', '4'], ['--games', '6']],
    ['simulate', 'options', ['--games', '4'], ['--games', '4', '--options', three]],
    ['simulate', 'policy', ['--games', '4'], ['--games', '4', '--policy', 'greedy']],
  ])('of heist %s are refused if they were asked for other %s', async (command, name, first, second) => {
    const parts: string[] = [];
    for (const [shard, args] of [
      ['1/2', first],
      ['2/2', second],
    ] as const)
      parts.push(
        file(`asked-${shard[0] as string}.json`, (await run(command, game, ...args, '--shard', shard, '--json')).out),
      );
    const { code, err } = await run(command, game, '--merge', parts.join());
    expect(err).toMatch(new RegExp(`^heist: .*${name}: found .*, expected .*, as in the first result`));
    expect(code).toBe(2);
  });

  it('of other versions of the rules are refused', async () => {
    const [one = '', two = ''] = await Promise.all(
      ['1/2', '2/2'].map(
        async (shard) => (await run('simulate', game, '--shard', shard, '--games', '2', '--json')).out,
      ),
    );
    const parts = [file('new.json', one), file('old.json', two.replace(/"version": "[^"]+"/, '"version": "0.0.9"'))];
    const { code, err } = await run('simulate', game, '--merge', parts.join());
    expect(err).toContain('version: found "0.0.9"');
    expect(code).toBe(2);
  });

  it('that time has stopped say so when they are put together, whatever their limits were', async () => {
    const part = await run(
      'mutate',
      game,
      '--cases',
      example,
      '--only',
      'placeBags',
      ...alone,
      '--shard',
      '1/1',
      '--json',
    );
    const late = file('late.json', part.out.replace(/"ended": "\w+"/, '"ended": "time"'));
    expect((await run('mutate', game, '--merge', late)).out).toContain('stopped (--seconds)');
  });

  it.each([
    ['explore', 'edgesOtherwise', ['--moves', '50', '--parts', '1', '--from', example, '--save', folder, ...alone]],
    ['order', 'tried', ['round-end', ...orderBounds, '--save', folder]],
    ['mutate', 'asked', ['--cases', example, '--only', 'placeBags', ...alone]],
    ['simulate', 'median', ['--games', '2']],
  ])('a result of heist %s from which %s is missing is refused by its name', async (command, name, args) => {
    const { out } = await run(command, game, ...args, '--json');
    expect(out).toContain(`"${name}"`);
    const broken = file(`broken-${command}.json`, out.replace(`"${name}"`, `"no-${name}"`));
    const { code, err } = await run(command, game, '--merge', broken);
    expect(err).toContain(`broken-${command}.json is not a result of heist ${command} --json`);
    expect(code).toBe(2);
  });
});

it.each([
  ['explore', ['--moves', '300', '--save', folder]],
  ['mutate', ['--cases', example, '--only', 'placeBags']],
])('heist %s says how long it took by the clock, whatever its parts took', async (command, args) => {
  const began = performance.now();
  const { seconds } = JSON.parse((await run(command, game, ...args, '--parts', '4', ...alone, '--json')).out) as {
    seconds: number;
  };
  const passed = (performance.now() - began) / 1000;
  expect(seconds).toBeLessThan(passed);
  expect(seconds).toBeGreaterThan(passed / 2);
});

describe('simulate', () => {
  it('shards add up to the whole, threads or not', async () => {
    const parts = await Promise.all(
      ['1/2', '2/2'].map(async (shard, i) =>
        file(`part-${i}.json`, (await run('simulate', game, '--games', '5', '--shard', shard, '--json')).out),
      ),
    );
    const sum = JSON.parse((await run('simulate', game, '--merge', parts.join(), '--json')).out) as object;
    const whole = JSON.parse((await run('simulate', game, '--games', '5', '--workers', '2', '--json')).out) as object;
    expect({ ...sum, seconds: 0 }).toEqual({ ...whole, seconds: 0 });
    // A shard that is missing, the same shard twice, also under another name, and shards of different wholes.
    const half = await run('simulate', game, '--merge', parts[0] as string);
    expect(half).toMatchObject({ code: 2, out: '' });
    expect(half.err).toContain('found 1 of 2 parts, expected all parts');
    const again = file('part-again.json', readFileSync(parts[0] as string, 'utf8'));
    for (const more of [parts[0] as string, again]) {
      const twice = await run('simulate', game, '--merge', [...parts, more].join());
      expect(twice).toMatchObject({ code: 2, out: '' });
      expect(twice.err).toMatch(/shard 1\/2 was given twice/);
    }
    const third = file('third.json', (await run('simulate', game, '--games', '5', '--shard', '3/3', '--json')).out);
    expect((await run('simulate', game, '--merge', [parts[0] as string, third].join())).err).toMatch(/1\/2, 3\/3/);
  });

  it('a shard without a game says so', async () => {
    const { out } = await run('simulate', game, '--games', '1', '--shard', '2/2', ...alone);
    expect(out).toMatch(/^0 games,[^]*length: no game was played\n/);
  });

  it('--html writes a page with plots', async () => {
    await run('simulate', game, '--games', '3', '--html', `${folder}/report.html`);
    expect(readFileSync(`${folder}/report.html`, 'utf8')).toMatch(/<svg[\s\S]*Length of games/);
  });
});

describe('wrong use', () => {
  it.each([
    [['explore', game, '--states', 'many'], /--states must be a whole number such as 1000, got many/],
    [['explore', game, '--count'], /--count needs --depth/],
    [['explore', game, '--from', `${folder}/none.yaml`], /no such file/],
    // Cases of another game.
    [['explore', 'lazy-heist', '--from', example], /--from: found no lazy-heist cases/],
    [['order', 'lazy-heist', 'minute', '--cases', example], /--cases: found no lazy-heist cases/],
    [['coverage', 'lazy-heist', '--cases', example], /--cases: found no lazy-heist cases/],
    [['mutate', 'lazy-heist', '--cases', example, ...alone], /--cases: found no lazy-heist cases/],
    [['order', game, 'round-ends'], /no procedure "round-ends" - did you mean "round-end"/],
    [['order', game, 'round-end', 'more'], /takes no further argument, got "more"/],
    [['coverage', game, '--min', '200'], /number from 0 to 100/],
    [
      ['mutate', game, '--only', 'nothing of the kind', ...alone],
      /"nothing of the kind", expected text from the description of a planted bug/,
    ],
    [['simulate', game, '--shard', '3/2'], /such as 1\/8/],
    [['simulate', game, '--policy', 'wise'], /random, greedy, search/],
    [['simulate', game, '--merge', example], /a\.yaml/],
    [['simulate', game, '--options', '{"players": 9}'], /players/],
    [['chart', game, '--format', 'png'], /mermaid, scxml/],
    [['rulings', 'monopoly'], /monopoly/],
    // Before the work, not after it.
    [['order', game, '--states', '100000', '--html', `${folder}/none/page.html`], /page\.html cannot be written/],
    [['order', game, '--states', '100000', '--save', `${example}/inside`], /inside cannot be written/],
    [['simulate', game, '--games', '100000', '--html', `${folder}/none/page.html`], /page\.html cannot be written/],
    [['explore', game, '--save', `${example}/inside`], /inside cannot be written/],
    [['mutate', game, '--save', `${example}/inside`], /inside cannot be written/],
    // There, Node's own way of making folders never comes back.
    [['order', game, '--states', '100', '--games', '1', '--save', '/proc/nope'], /nope cannot be written/],
    [['simulate', game, '--seed', '-1'], /--seed must not be negative, got -1/],
    [['simulate', game, '--games', '-1'], /--games must not be negative, got -1/],
    [['explore', game, '--states', '-5'], /--states must not be negative, got -5/],
    [['simulate', game, '--games', '0'], /--games must be at least 1, got 0/],
  ])('%j', async (args, message) => {
    const { code, err } = await run(...args);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  it.each(games)('the cases of the kit show every rule of $id', async ({ id }) => {
    const { code, out } = await run('coverage', id, '--min', '100', '--missing');
    expect(out).toContain('100.0 %');
    expect(code).toBe(0);
  });

  it('coverage below --min is exit code 1', async () => {
    expect((await run('coverage', game, '--cases', example, '--min', '100')).code).toBe(1);
  });
});

describe('heist rulings --only', () => {
  const only = ['rulings', game, '--only'];

  it('measures the rulings that are named, with players who search', async () => {
    const { out } = await run(...only, 'RB-RULING-rotate-must', '--games', '1', '--playouts', '2', '--json');
    expect(JSON.parse(out)).toMatchObject({
      policy: 'search',
      games: 1,
      rulings: [{ ruling: 'RB-RULING-rotate-must' }],
    });
  });

  it('says which rulings there are', async () => {
    const { code, err } = await run(...only, 'nonsense');
    expect(code).toBe(2);
    expect(err).toContain('no ruling "nonsense"\nRulings: ');
    expect((await run(...only, 'rotate-msut')).err).toContain('did you mean "rotate-must"?');
  });
});
