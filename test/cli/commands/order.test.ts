// heist order: the matrix with witnesses that hold, and a page that shows their boards without a script.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
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
