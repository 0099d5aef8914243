// heist check --options: existing cases under another order, ruling or data.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { colorsFor } from '../../../src/cli/output/colors.js';
import { heist, scratch } from '../world.js';

const { file, remove } = scratch();
afterAll(remove);

const minute = file(
  'minute.yaml',
  `game: lazy-heist
title: Drones go before they wake up
start: { flow: minute.protocol, drones: { "2": { at: "2.3", active: false } }, checkpoint: "1.6" }
moves: [{ until: minute.protocol.stations }]
expect: { position: { drones: { "2": { at: "2.3" } } } }
`,
);

const sameRoom = { rulings: { 'drone-turn': 'same-room' } };
const earlyDrones =
  'explosion switches checkpoint guards activation drones stations vending markers helicopter new-minute'.split(' ');

describe('heist check --options', () => {
  it('says which cases hold no longer under another order, with the first difference', async () => {
    expect((await heist(['check', minute])).code).toBe(0);
    const options = JSON.stringify({ order: { protocol: earlyDrones } });
    const { code, out } = await heist(['check', minute, '--options', options]);
    expect(code).toBe(1);
    expect(out).toContain('drones.2.at differs');
  });

  const fieldFour = file(
    'field-four.yaml',
    `game: lazy-heist
title: The helicopter comes to field 4 unseen
start: { flow: minute.protocol.helicopter, minute: 3 }
moves: [next]
expect: { outcome: null }
`,
  );
  it.each([
    ['another order', minute, { order: { protocol: earlyDrones } }, 'drones.2.at differs'],
    ['another ruling', 'cases/lazy-heist/a-whole-heist-from-setup-to-the-roof.yaml', sameRoom, 'is refused'],
    ['other house data', fieldFour, { data: { strip: { normal: [4, 9] } } }, 'the outcome differs'],
  ])('tells what %s broke from what never held', async (_, broken, options, difference) => {
    const never = file('never.yaml', 'game: lazy-heist\ntitle: Never\nexpect: { flow: end }\n');
    const holds = file('holds.yaml', 'game: lazy-heist\nexpect: { flow: minute }\n');
    const args = ['check', broken, never, holds, '--options', JSON.stringify(options)];
    const { code, out } = await heist(args);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`^fails {2}${broken}.*\\n {7}no longer holds\\n[^]*${difference}`));
    expect(out).toMatch(/^fails .*never\.yaml {2}Never\n {7}did not hold before either$/m);
    expect(out).toContain('1 hold, 2 fail (1 no longer holds, 1 did not hold before either), 0 wrong');
    const { files } = JSON.parse((await heist([...args, '--json'])).out) as { files: object[] };
    expect(files).toMatchObject([
      { holds: false, heldBefore: true },
      { holds: false, heldBefore: false },
      { holds: true },
    ]);
    for (const reporter of ['tap', 'junit']) {
      const text = (await heist([...args, '--reporter', reporter])).out;
      expect(text.indexOf('no longer holds')).toBeGreaterThan(0);
      expect(text.indexOf('did not hold before either')).toBeGreaterThan(text.indexOf('no longer holds'));
    }
    // Without other options there is no before.
    expect((await heist(['check', never])).out).not.toContain('before');
  });

  it('a move that cannot be played any more is an answer, not a mistake in the case', async () => {
    const heistToTheRoof = 'cases/lazy-heist/a-whole-heist-from-setup-to-the-roof.yaml';
    const { code, out } = await heist(['check', heistToTheRoof, '--options', JSON.stringify(sameRoom)]);
    expect([code, out]).toEqual([1, expect.stringContaining('is refused')]);
  });

  it('rulings are merged with those of the case', async () => {
    const own = file(
      'own.yaml',
      'game: lazy-heist\noptions: { rulings: { drone-turn: same-room } }\nexpect: { flow: minute }\n',
    );
    expect((await heist(['check', own, '--options', '{"rulings": {"tie-of-routes": "players"}}'])).code).toBe(0);
    const wrong = await heist(['check', own, '--options', '{"rulings": {"drone-turn": "sideways"}}']);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('drone-turn');
  });

  it('the seats of a case stay when the order of a procedure is given', async () => {
    const seated = 'cases/how-to-rob-a-bank/the-robbers-in-play-are-the-colours-that-sit-at-the-table.yaml';
    const options = '{"order": {"round-end": ["drop", "clear", "repeat"]}}';
    expect((await heist(['check', seated, '--options', options])).code).toBe(0);
  });

  it.each(['[1]', '{', '{"order": '])('what is no JSON is told: %s', async (text) => {
    const { code, err } = await heist(['check', minute, '--options', text]);
    expect([code, err]).toEqual([2, expect.stringContaining(`--options must be JSON such as`)]);
    expect(err).toContain(`got ${text}`);
  });

  it('a mistake in them is not put down to a line of the case', async () => {
    const { code, err } = await heist(['check', minute, '--options', '{"order": {"protocol": ["explosion"]}}']);
    expect(code).toBe(2);
    expect(err).toContain(`${minute} --options.order.protocol: found ["explosion"], expected each of explosion,`);
  });

  it('a mistake in them is told once, however many cases there are', async () => {
    const other = file('other.yaml', 'game: lazy-heist\nexpect: { flow: minute }\n');
    const { code, err } = await heist(['check', minute, other, '--options', '{"rulings": {"nope": "x"}}']);
    expect(code).toBe(2);
    expect(err.match(/the unknown ruling "nope"/g)).toHaveLength(1);
    expect(err).toMatch(/other\.yaml\n {7}--options\.rulings\.nope: as above\n/);
  });

  it('a start that is not possible any more is an answer; one that never was is a mistake', async () => {
    const three = file(
      'three.yaml',
      'game: how-to-rob-a-bank\nstart: { robbers: { green: b2 } }\noptions: { players: 4 }\n',
    );
    expect((await heist(['check', three])).code).toBe(0);
    const { code, out } = await heist(['check', three, '--options', '{"players": 3}']);
    expect([code, out]).toEqual([1, expect.stringContaining('the case cannot begin like this')]);
    expect(out).toMatch(/ {7}no longer holds\n {7}\S+three\.yaml:2:\d+ at the start, start/);
    const never = file('never.yaml', 'game: how-to-rob-a-bank\nstart: { robbers: { green: b2 } }\n');
    expect((await heist(['check', never, '--options', '{"players": 3}'])).code).toBe(2);
  });
});

describe('heist check', () => {
  it('names the nearest known event for a wrong one, also where it should not happen', async () => {
    const wrong = file(
      'wrong.yaml',
      'game: lazy-heist\nstart: { turn: anna }\nmoves: [anna sit]\nexpect: { events: [sat-dwon], no-events: [alarm-rised] }\n',
    );
    const { out, err } = await heist(['check', wrong]);
    expect(`${out}${err}`).toContain('found the unknown event "sat-dwon" - did you mean "sat-down"?');
    expect(`${out}${err}`).toContain('did you mean "alarm-raised"?');
  });

  it('signs that do something instead of being read are harmless in every report', async () => {
    const title = 'a\\e[31m\\u202Eb\\u2066c\\u0007d';
    const evil = file('evil.yaml', `game: lazy-heist\ntitle: "${title}"\nexpect: { flow: end }\n`);
    // Line breaks apart, every code that a terminal obeys or that turns the writing around.
    const isBad = (code: number) => (code < 32 && code !== 10) || code === 0x7f || code === 0x202e || code === 0x2066;
    const badIn = (text: string) => Array.from(text).filter((sign) => isBad(sign.codePointAt(0) ?? 0));
    for (const args of [
      ['check', evil],
      ['check', evil, '--reporter', 'tap'],
      ['check', evil, '--reporter', 'junit'],
      ['explain', evil, '--format', 'html'],
      ['explain', evil],
      ['explain', evil, '--format', 'markdown'],
      ['check', `no\u001b[31m\u202e.yaml`],
      ['order', 'lazy-heist', 'x\u001b[31m\u202e'],
      ['there-is-no\u202e'],
    ]) {
      const { out, err } = await heist(args);
      expect(badIn(`${out}${err}`), args.join(' ')).toEqual([]);
      expect(`${out}${err}`).toContain('\ufffd');
    }
    const fine = file('fine.yaml', `game: lazy-heist\ntitle: "${title}"\nmoves: [{ say: "${title}" }]\n`);
    for (const command of ['export', 'bake', 'explain', 'lint']) {
      const { code, out } = await heist([command, fine]);
      expect([code, badIn(out)], command).toEqual([0, []]);
    }
    // JSON says the same as before, in numbers.
    const { title: told } = JSON.parse((await heist(['explain', fine, '--json'])).out) as { title: string };
    expect(told).toBe('a\u001b[31m\u202Eb\u2066c\u0007d');
    expect(badIn((await heist(['explain', fine, '--json'])).out)).toEqual([]);
  });

  describe.each([
    ['a line feed', '\n'],
    ['a carriage return', '\r'],
    ['a line break of Windows', '\r\n'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['a next line', '\u0085'],
    ['an escape', '\u001b[2K'],
    ['an override of direction', '\u202e'],
    ['an isolate', '\u2067'],
  ])('%s in a name or a title', (folder, sign) => {
    const title = `a${sign}ok 9 - forged`;
    const write = (name: string, fields: object) =>
      file(`${folder}/${name}`, JSON.stringify({ game: 'lazy-heist', title, start: { flow: 'minute' }, ...fields }));
    const fails = write('fails.json', { expect: { flow: 'end' } });
    const holds = write('holds.json', { moves: [{ say: title }] });
    const named = write(`named-a${sign}ok 9 - forged.json`, { expect: { flow: 'end' } });
    const wrong = file(`${folder}/wrong-a${sign}ok 9 - forged.json`, '{');
    // A diagram without the other cards breaks a claim.
    const diagram = { flow: 'rob.robber.card', turn: 'red', card: { id: 'walk', left: ['walk'] } };
    const broken = write('broken.json', { game: 'how-to-rob-a-bank', start: diagram });
    const search = ['--depth', '1', '--states', '5', '--save', file('kept/.keep', '').replace('/.keep', '')];
    const drawn = file('drawn.html', '');
    const acting = ['\r', '\u2028', '\u2029', '\u0085', '\u001b', '\u202e', '\u2067'];
    const actingIn = (text: string) => acting.filter((each) => text.includes(each));

    it.each([
      ['check', [fails]],
      ['check', [named, wrong]],
      ['check', [fails, named, wrong, '--reporter', 'tap']],
      ['lint', [fails, named, wrong]],
      ['explain', [holds]],
      ['explain', [wrong]],
      ['explain', [holds, '--format', 'markdown']],
      ['coverage', ['lazy-heist', '--cases', named]],
      ['explore', ['how-to-rob-a-bank', '--from', broken, ...search]],
      ['order', ['lazy-heist', '--cases', wrong]],
      ['bake', [wrong]],
    ])('begins no line of its own and turns nothing around in %s %j', async (command, args) => {
      const { out, err } = await heist([command, ...args]);
      const lines = `${out}${err}`.split(/[\n\r\u2028\u2029\u0085]/);
      expect(lines.filter((line) => /^ *ok 9/.test(line))).toEqual([]);
      expect(actingIn(`${out}${err}`)).toEqual([]);
      expect(`${out}${err}`).toContain('forged');
    });

    it.each([
      ['check', [fails, '--reporter', 'junit']],
      ['check', [fails, '--json']],
      ['explain', [holds, '--format', 'html']],
      ['export', [holds]],
      ['export', [holds, '--html', drawn]],
      ['bake', [holds]],
    ])('is not written as it stands by %s %j', async (command, args) => {
      const { out } = await heist([command, ...args]);
      const text = args.includes(drawn) ? readFileSync(drawn, 'utf8') : out;
      expect(actingIn(text)).toEqual([]);
      expect(text).toContain('forged');
    });
  });

  it('of the signs that a terminal obeys only our own colours are printed', async () => {
    const named = file('evil\u001b[31m\u001b[2J.yaml', 'game: lazy-heist\nexpect: { flow: end }\n');
    for (const args of [
      ['check', named],
      ['lint', named],
      ['check', `${named}-not-there`],
      ['there-is-no\u001b[31m'],
    ]) {
      const { out, err } = await heist(args, [], { colors: colorsFor(true) });
      // Colours are switched on and off in pairs; the name's own is none of them.
      const codes = `${out}${err}`.split('\u001b').slice(1);
      const offs = codes.filter((code) => /^\[(22|23|39)m/.test(code));
      expect(codes.length, args.join(' ')).toBe(2 * offs.length);
      if (args[0] !== 'lint') expect(`${out}${err}`).toContain('\ufffd[31m');
    }
    const { out } = await heist(['check', named], [], { colors: colorsFor(true) });
    expect(out).toContain('\u001b[31mfails\u001b[39m');
  });

  it.each([
    ['remarks', 40_000, 'moves:\n', () => '- say: a\n', 0],
    ['moves that are not legal', 12_000, 'expect:\n  illegal:\n', (i: number) => `    yellow walk x${i}: null\n`, 2],
    ['claims that do not hold', 16_000, 'moves:\n', () => '- expect: {flow: plan}\n', 1],
  ])(
    'a file full of %s takes time in proportion to its length',
    async (_, most, head, line, code) => {
      const time = async (n: number) => {
        const lines = Array.from({ length: n }, (__, i) => line(i)).join('');
        const text = `game: how-to-rob-a-bank\nstart: {flow: rob.robber.card, card: {id: walk}}\n${head}${lines}`;
        const long = file(`${n}.yaml`, text);
        const began = process.cpuUsage().user;
        expect((await heist(['check', long])).code).toBe(code);
        return process.cpuUsage().user - began;
      };
      await time(500);
      // Four times as long; sixteen times as slow would be the square.
      expect((await time(most)) / (await time(most / 4))).toBeLessThan(8);
    },
    120_000,
  );
});
