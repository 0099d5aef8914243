// heist order: the matrix with witnesses that hold, and a page that shows their boards without a script.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Io } from '../../../src/cli/command.js';
import { colorsFor } from '../../../src/cli/output/colors.js';
import { orderText } from '../../../src/cli/output/order-text.js';
import { parseText } from '../../../src/notation/yaml.js';
import type { OrderVerdict } from '../../../src/verify/order/try-change.js';
import { heist, scratch } from '../world.js';

const { file, remove } = scratch();
afterAll(remove);

describe('heist order', () => {
  it.each([
    ['lazy-heist', 'minute', ['turn / protocol: order matters', 'only a sample of the choices', 'flow":"minute"'], 1],
    ['how-to-rob-a-bank', 'robber-turn', ['before / card: order matters', 'card / after: order matters'], 2],
  ] as const)(
    '%s %s: the cases it saves hold, and the page draws their boards',
    async (game, procedure, words, witnesses) => {
      const [folder, page] = [file('found/.keep', '').replace('/.keep', ''), file('order.html', '')];
      const bounds = ['--states', '50', '--games', '3', '--positions', '20', '--written', '5', '--moves', '20000'];
      const { code, out } = await heist(['order', game, procedure, ...bounds, '--save', folder, '--html', page]);
      expect(code).toBe(0);
      for (const word of words) expect(out).toContain(word);
      const replays = [...out.matchAll(/heist (check .*)/g)].map(([, command = '']) => command.split(' '));
      expect(replays).toHaveLength(witnesses);
      for (const command of replays) expect((await heist(command)).code, command.join(' ')).toBe(0);

      const html = readFileSync(page, 'utf8');
      // Before, the book's order, the other one.
      expect(html.match(/<svg /g)).toHaveLength(3 * witnesses);
      expect(html).not.toMatch(/<script|<link|src=|url\((?!#)|@import/);
      expect(html).toMatch(/heist check \S+-base\.yaml \S+-swapped\.yaml/);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
    120_000,
  );

  const few = '--states 50 --games 2 --positions 10 --written 20 --moves 5000 --combinations 20000'.split(' ');
  const ask = (...args: string[]) =>
    heist(['order', 'lazy-heist', 'protocol', ...args, ...few, '--save', file('new/.keep', '').replace('/.keep', '')]);

  it('a step can be moved: verdict, smallest position, and the examples that break with their first difference', async () => {
    const { code, out } = await ask('--move', 'stations', '--before', 'drones');
    expect(code).toBe(1);
    expect(out).toContain('now  explosion > switches > checkpoint > guards > drones > activation > stations >');
    expect(out).toContain('new  explosion > switches > checkpoint > guards > stations > drones > activation >');
    expect(out).toContain('new order: order matters');
    expect(out).toMatch(/smallest position: \{"flow"/);
    expect(out).toMatch(/\d+ of \d+ examples no longer hold( \(left out: [^)]+\))?:\n {2}cases\/lazy-heist\/\S+\.yaml/);
    expect(out).toMatch(/\n {4}move \d+: .+; expected .+, found .+/);
    const [, command = ''] = /heist (check .*)/.exec(out) ?? [];
    expect((await heist(command.split(' '))).code).toBe(0);
  }, 120_000);

  it('the exit code says whether a new order changes anything', async () => {
    const untouched = file('untouched.yaml', 'game: lazy-heist\nexpect: { flow: minute }\n');
    const named = file(
      'named.yaml',
      'game: lazy-heist\nstart: { flow: minute.protocol.stations }\nmoves: [next]\nexpect: { flow: minute.protocol.vending }\n',
    );
    const swap = ['--move', 'vending', '--after', 'markers', '--cases'];
    expect((await ask(...swap, untouched)).code).toBe(0);
    // The result is the same, but an example names the step that comes next.
    const { code, out } = await ask(...swap, `${untouched},${named}`);
    expect([code, out]).toEqual([1, expect.stringContaining('1 of 2 examples no longer hold')]);
    const matters = await ask('--move', 'activation', '--before', 'drones', '--cases', untouched);
    expect([matters.code, matters.out]).toEqual([
      1,
      expect.stringMatching(/order matters[^]*the only example still holds/),
    ]);
    expect((await heist(['order', '--help'])).out).toContain('Exit code with --move or --as: 0 no difference');
  }, 120_000);

  it('--html shows a new order, too: both orders, the smallest position with its boards, and the examples that break', async () => {
    const page = file('new.html', '');
    const cases = ['one-die-or-two', 'a-guard-who-stands-on-the-checkpoint-need-not-walk'].map(
      (name) => `cases/lazy-heist/${name}.yaml`,
    );
    const { out } = await ask('--move', 'stations', '--before', 'drones', '--html', page, '--cases', cases.join());
    const html = readFileSync(page, 'utf8');
    expect(html.match(/<svg /g)).toHaveLength(3);
    expect(html).not.toMatch(/<script|<link|src=|url\((?!#)|@import/);
    expect(html.match(/<ol class="chain">/g)).toHaveLength(2);
    const [examples = ''] = /<h2>Examples[^]*/.exec(html) ?? [];
    expect(examples).toMatch(/<p class="bad">\d of 2 examples no longer hold/);
    const [, difference = ''] = /\n {4}((?:move \d+|at the end): .+; expected .+, found .+)/.exec(out) ?? [];
    expect(difference).not.toBe('');
    expect(examples).toContain(difference.replaceAll('"', '&quot;'));
    expect(/heist check \S+-base\.yaml \S+-swapped\.yaml/.test(html)).toBe(true);
  }, 120_000);

  it('--as gives the whole order; --options.order is what it is compared with', async () => {
    const swapped =
      'explosion, switches, checkpoint, guards, drones, activation, stations, markers, vending, helicopter, new-minute';
    const { out } = await ask('--as', swapped);
    expect(out).toMatch(/new order: (proved: same result|no difference found)/);
    // Some examples name the step that comes next.
    expect(out).toMatch(/expected "minute\.protocol\.vending", found "minute\.protocol\.markers"/);
    const base = JSON.stringify({ order: { protocol: swapped.split(', ') } });
    const moved = await ask('--options', base, '--move', 'vending', '--after', 'stations', '--json');
    const { change } = JSON.parse(moved.out) as { change: { steps: string[]; other: string[] } };
    expect(change.steps.join(', ')).toBe(swapped);
    expect(change.other.slice(6, 9)).toEqual(['stations', 'vending', 'markers']);
  }, 120_000);

  it.each([
    [
      ['--move', 'station', '--before', 'drones'],
      /protocol has no step "station" - did you mean "stations"\?\nSteps: explo/,
    ],
    [['--move', 'stations'], /--move needs --before or --after/],
    [['--move', 'stations', '--before', 'stations'], /cannot come before or after itself/],
    [['--move', 'stations', '--after', 'activation'], /that is already the order/],
    [['--as', 'explosion, switches'], /--as must name every step; missing: checkpoint, guards/],
    [['--as', 'explosion', '--move', 'drones'], /cannot be combined/],
  ])('%j', async (args, message) => {
    const { code, err } = await ask(...args);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  it('a search that was cut short says so', async () => {
    const { out } = await ask('--seconds', '0');
    expect(out).toMatch(/no difference found in \d+ positions? \(stopped early\): not decided/);
    expect(out).toContain('stopped after 0 s');
  }, 120_000);

  it('a new order that a search was too short for is not decided: it may not go to print', async () => {
    const untouched = file('still.yaml', 'game: lazy-heist\nexpect: { flow: minute }\n');
    const page = file('cut-short.html', '');
    const swap = ['--move', 'vending', '--after', 'markers', '--cases', untouched, '--html', page];
    const { code, out } = await ask(...swap, '--seconds', '0');
    expect(out).toMatch(/new order: no difference found in \d+ positions? \(stopped early\): not decided/);
    expect(readFileSync(page, 'utf8')).toContain('>not decided</span>');
    expect(code).toBe(1);
  }, 120_000);
});

it('the order in options.order is the one that it prints, starts from and saves', async () => {
  const folder = file('own/.keep', '').replace('/.keep', '');
  const own = ['drop', 'repeat', 'clear'];
  const bounds = ['--states', '50', '--games', '3', '--positions', '20', '--written', '20', '--moves', '8000'];
  const options = JSON.stringify({ order: { 'round-end': own } });
  const asked = ['order', 'how-to-rob-a-bank', 'round-end', '--options', options, '--save', folder, ...bounds];
  const { out } = await heist(asked);
  expect(out).toMatch(/^round-end\n {2}drop > repeat > clear\n/);
  expect(out).toContain('drop / repeat: order matters');
  const files = readdirSync(join(folder, 'how-to-rob-a-bank-order'));
  expect(files).toEqual(['round-end-drop-repeat-base.yaml', 'round-end-drop-repeat-swapped.yaml']);
  for (const name of files) {
    const saved = parseText(readFileSync(join(folder, 'how-to-rob-a-bank-order', name), 'utf8')).data;
    const { options: written } = saved as { options?: { order?: Record<string, string[]> } };
    const swapped = ['repeat', 'drop', 'clear'];
    expect(written?.order?.['round-end'], name).toEqual(name.endsWith('-base.yaml') ? own : swapped);
  }
  expect((await heist(['check', folder])).code).toBe(0);
}, 120_000);

describe('the report of heist order', () => {
  const verdict: OrderVerdict = {
    verdict: 'commutes',
    grade: 'same',
    tried: { met: 1200, written: 34, sampled: 0 },
    fields: ['drones.1.at', 'drones.1.active'],
    combinations: 72,
    proved: false,
  };
  const proof = { by: 'fields-apart', fields: ['drones.1.at'], combinations: 1071 } as const;
  const example = { game: 'lazy-heist', start: { flow: 'minute' }, moves: ['next'] };
  const witness = { grade: 'over', size: 1, differences: [], cases: [example, example] } as const;
  const bounds = { states: 1, games: 1, positions: 1, written: 1, moves: 1, combinations: 1, seed: 1, seconds: null };
  const printed = (pair: Partial<OrderVerdict>) => {
    const pairs = [{ first: 'guards', second: 'drones', ...verdict, ...pair }];
    const procedures = [{ procedure: 'protocol', steps: ['guards', 'drones'], pairs }];
    const report = { game: 'lazy-heist', bounds, ended: 'complete', seconds: 0, procedures } as const;
    return orderText(report, new Map(), { colors: colorsFor(false) } as Io);
  };

  it.each<[what: string, pair: Partial<OrderVerdict>, lines: string[]]>([
    [
      'how many of how many',
      {},
      ['guards / drones: no difference found in 1,234 positions of 72 combinations of 2 fields'],
    ],
    [
      'more than can be counted',
      { combinations: null },
      ['no difference found in 1,234 positions of more than 10^15 combinations of 2 fields'],
    ],
    [
      'that it was stopped early, and decides nothing',
      { early: true },
      ['no difference found in 1,234 positions (stopped early): not decided'],
    ],
    [
      'a proof, and what it rests on',
      { proved: true, proof },
      [
        'guards / drones: proved: same result (and tried 1,234 positions of 72 combinations of 2 fields)',
        'proved: neither step changes what the other reads or writes (all 1,071 combinations of what they read were tried)',
      ],
    ],
    [
      'a proof that nothing worse is possible',
      { verdict: 'matters', grade: 'over', proved: true, proof, witness },
      [
        'order matters, but only after the game was over',
        'proved: nothing worse is possible: neither step changes what the other reads or writes, until one of them ends the game',
      ],
    ],
    [
      'that every position was tried',
      { proved: true, proof: { by: 'every-position', fields: [], combinations: 9 } },
      ['proved: same result (and tried every reachable position)', 'proved by trying every reachable position'],
    ],
    [
      'that another rule ended the game',
      { verdict: 'matters', grade: 'over', witness: { ...witness, endedBy: ['LH-END-3', 'LH-END-5'] } },
      ['the game is ended by: LH-END-3 | swapped: LH-END-5'],
    ],
    [
      'that only one order ends the game',
      { verdict: 'matters', grade: 'outcome', witness: { ...witness, endedBy: [null, 'LH-END-5'] } },
      ['order matters, the outcome differs', 'the game is ended by: nothing yet | swapped: LH-END-5'],
    ],
    ['a sample', { tried: { met: 9, written: 0, sampled: 2 } }, ['in 2 of them only a sample of the choices']],
  ])('says %s', (_, pair, lines) => {
    for (const line of lines) expect(printed(pair)).toContain(line);
  });
});
