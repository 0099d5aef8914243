// heist check: verdicts, reporters, exit codes, files.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { goodCase, heist, heistJson, scratch } from '../world.js';

const { file, folder, remove } = scratch();
afterAll(remove);

const good = file('good/a.yaml', goodCase);
const fails = file('fails.yaml', goodCase.replace('rob.robber.after', 'rob.bank').replace('[walked]', '[crawled]'));
const illegal = file('illegal.yaml', goodCase.replace('- red walk c2', '- say: Watch.\n  - red walk c3'));
const asJson = file('good/b.json', JSON.stringify({ game: 'how-to-rob-a-bank', moves: [] }));

interface Report {
  files: { file: string; holds: boolean; failures: Record<string, unknown>[]; problems: Record<string, unknown>[] }[];
  holds: number;
  fails: number;
  wrong: number;
}
const report = async (...files: string[]) => (await heistJson(['check', '--json', ...files])) as Report;

describe('verdicts', () => {
  it('every case of How to Rob a Bank holds', async () => {
    const names = readdirSync('cases/how-to-rob-a-bank');
    const { code, out, err } = await heist(['check', 'cases/how-to-rob-a-bank']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`${names.length} hold, 0 fail, 0 wrong`);
  });

  it('a claim that does not hold is exit code 1, with place, move, expected and found', async () => {
    const { code, out, err } = await heist(['check', good, fails]);
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain(`holds  ${good}  A walk`);
    expect(out).toContain(`fails  ${fails}  A walk`);
    expect(out).toContain(`${fails}:12:3 at the end, expect.flow`);
    expect(out).toMatch(/expected +found\n +rob\.bank +rob\.robber\.after\n/);
    expect(out).toContain(`${fails}:13:12 at the end, expect.events[0]`);
    expect(out).toMatch(/crawled +\{type: walked, piece: red, from: b2, to: c2, rule: RB-WALK-6\}/);
    expect(out).toContain('1 hold, 1 fail, 0 wrong');
  });

  it('a title in several languages is told in English, in every format', async () => {
    const spoken = file('spoken.yaml', goodCase.replace('title: A walk', 'title: { de: Ein Gang, en: A walk }'));
    for (const format of [[], ['--reporter', 'tap'], ['--reporter', 'junit'], ['--json']]) {
      const { out } = await heist(['check', spoken, ...format]);
      expect(out).toContain('A walk');
      expect(out).not.toContain('Ein Gang');
    }
  });

  it('an illegal move is exit code 2, with its index, text and rule', async () => {
    const { code, err } = await heist(['check', illegal]);
    expect(code).toBe(2);
    expect(err).toContain(`${illegal}:11:5 move 2: red walk c3`);
    expect(err).toMatch(/red walk c3 is refused: .* \(RB-WALK-\d\)/);
  });

  it('a rule that does not exist is exit code 2, as for lint', async () => {
    const strange = file('strange-rule.yaml', goodCase.replace('[RB-WALK-6]', '[RB-SPEED-1]'));
    const { code, err } = await heist(['check', strange]);
    expect(code).toBe(2);
    expect(err).toContain('found the unknown rule "RB-SPEED-1", expected a known rule');
    expect((await heist(['lint', strange])).err).toBe(err.replace(/^wrong .*\n +/, ''));
    expect((await heist(['check', strange, '--options', '{}'])).code).toBe(2);
  });

  it('a claim between moves names the move before it', async () => {
    const between = goodCase.replace('expect:\n', '  - expect: {outcome: {result: bank}}\nexpect:\n');
    const { code, out } = await heist(['check', file('between.yaml', between)]);
    expect(code).toBe(1);
    expect(out).toContain('between.yaml:11:14 move 2: expect after red walk c2, moves[1].expect.outcome');
  });

  it('as JSON: holds per file, on failure the index of the move, the place, expected and found', async () => {
    const { files, ...counts } = await report(good, fails, illegal);
    expect(counts).toEqual({ holds: 1, fails: 1, wrong: 1 });
    expect(files.map((each) => [each.file, each.holds])).toEqual([
      [good, true],
      [fails, false],
      [illegal, false],
    ]);
    expect(files[0]).toMatchObject({ game: 'how-to-rob-a-bank', title: 'A walk', failures: [], problems: [] });
    expect(files[1]?.failures[0]).toMatchObject({
      move: 1,
      line: 12,
      column: 3,
      path: 'expect.flow',
      expected: 'rob.bank',
      found: 'rob.robber.after',
    });
    expect(files[2]?.failures).toMatchObject([
      { move: 1, step: 'red walk c3', line: 11, column: 5, path: 'moves[1]', expected: 'a legal move', fault: true },
    ]);
  });

  it('the highest code over all files counts', async () => {
    expect((await heist(['check', illegal, fails, good])).code).toBe(2);
    expect((await heist(['check', fails, good])).code).toBe(1);
  });
});

describe('files', () => {
  it('a folder means the .yaml, .yml and .json files below it, not hidden ones', async () => {
    const base = join(folder, 'tree');
    const yml = file('tree/deep/er/c.yml', goodCase);
    file('tree/notes.txt', 'not a case');
    file('tree/.git/x.yaml', 'not: a case');
    file('tree/node_modules/x.yaml', 'not: a case');
    expect((await report(base)).files.map((each) => each.file)).toEqual([yml]);
  });

  it('a pattern that the shell left alone is expanded', async () => {
    expect((await report(`${folder}/good/*.yaml`)).files.map((each) => each.file)).toEqual([good]);
    expect((await report(`${folder}/go?d/*`)).files.map((each) => each.file)).toEqual([good, asJson]);
    expect((await report(`${folder}/**/a.yaml`)).files.map((each) => each.file)).toEqual([good]);
  });

  it('a file named twice is checked once', async () => {
    expect((await report(good, good, join(folder, 'good'))).files).toHaveLength(2);
  });

  it('a case may be JSON, and begin with a byte order mark', async () => {
    expect((await heist(['check', asJson])).code).toBe(0);
    expect((await heist(['check', file('bom.yaml', `\ufeff${goodCase}`)])).code).toBe(0);
  });

  it('--watch checks again when a file changes, until Ctrl-C', async () => {
    const changing = file('watch/a.yaml', goodCase);
    const report = file('watch/report.xml', '');
    let checks = 0;
    let interrupt: (value?: unknown) => void = () => undefined;
    const interrupted = new Promise((resolve) => (interrupt = resolve));
    const running = heist(['check', '--watch', changing], [], {
      err: (text) => text.includes('Watching') && writeFileSync(changing, goodCase.replace('after', 'before')),
      out: (text) => {
        // What is written beside the cases changes none of them.
        writeFileSync(report, String(++checks));
        if (text.includes('1 fail')) setTimeout(interrupt, 400);
      },
      interrupted: () => interrupted,
    });
    expect((await running).code).toBe(1);
    expect(checks).toBeLessThan(5);
  });
});

describe('reporters', () => {
  it('junit: a test case per file, claims as failures, wrong input as errors, everything escaped', async () => {
    const nasty = file('nasty.yaml', goodCase.replace('A walk', '"<&\\"\'\\u0001 ]]>"').replace('c2', 'c3'));
    const { code, out } = await heist(['check', '--reporter', 'junit', good, fails, nasty]);
    expect(code).toBe(2);
    expect(out).toContain('<testsuite name="heist check" tests="3" failures="1" errors="1">');
    expect(out.match(/<testcase /g)).toHaveLength(3);
    expect(out).toContain('name="&lt;&amp;&quot;\'\ufffd ]]&gt;"');
    expect(out.match(/<failure message="[^"<]+">/g)).toHaveLength(1);
    expect(out.match(/<error message="[^"<]+">/g)).toHaveLength(1);
    expect(wellFormed(out)).toBe(true);
  });

  it('tap: a plan and a line per file', async () => {
    const { out } = await heist(['check', '--reporter', 'tap', good, fails]);
    const lines = out.split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'TAP version 14',
      '1..2',
      `ok 1 - ${good} A walk`,
      `not ok 2 - ${fails} A walk`,
    ]);
    expect(lines.at(-2)).toBe('  ...');
  });

  it('pretty: no control character of a file reaches the terminal', async () => {
    const { out } = await heist([
      'check',
      file('escape.yaml', goodCase.replace('A walk', '"red \\e[31m alert\\nline"')),
    ]);
    expect(out).toContain('red \ufffd[31m alert line');
  });
});

/** Tags nest, and outside of them there is no stray sign. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, close, name, rest] of xml
    .replace(/<\?.*?\?>/, '')
    .matchAll(/<(\/?)([a-z]+)((?:\s+[a-z]+="[^"<]*")*\s*\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!rest?.endsWith('/')) open.push(name as string);
  }
  const text = xml.replace(/<\?.*?\?>/, '').replace(/<\/?[a-z]+(?:\s+[a-z]+="[^"<]*")*\s*\/?>/g, '');
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot|#10);)/.test(text);
}
