// Whatever is wrong with a file, check and lint say what, where and what would be right, with exit code 2.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { goodCase, heist, heistJson, scratch } from '../world.js';

const { file, folder, remove } = scratch();
afterAll(remove);
mkdirSync(join(folder, 'empty'));

const bank = 'game: how-to-rob-a-bank\n';
const nested = (open: string, close: string) => `${bank}start: ${open.repeat(50_000)}${close.repeat(50_000)}`;

/** What is wrong, the file, and what the message says (after the name of the file). */
const bad: readonly (readonly [string, string, RegExp])[] = [
  [
    'malformed YAML',
    file('malformed.yaml', `${bank}start: {flow: rob.bank\nmoves: [`),
    /:3:1 found .*expected valid YAML/,
  ],
  ['a tab as indentation', file('tab.yaml', `${bank}start:\n\tflow: plan\n`), /:3:1 found .*expected valid YAML/],
  ['a key given twice', file('twice.yaml', `${bank}title: a\ntitle: b\n`), /:3:1 found the same name twice/],
  ['malformed JSON', file('malformed.json', '{"game": "how-to-rob-a-bank", "moves": ["next" "next"]}'), /:1:\d+ found/],
  [
    'two documents',
    file('two.yaml', `${goodCase}---\n${goodCase}`),
    /:14:1 found a second document.*a file of its own/,
  ],
  ['an anchor that contains itself', file('loop.yaml', `${bank}moves: &x [*x]`), /found an anchor .* refers to itself/],
  ['a billion laughs', file('laughs.yaml', laughs()), /found Excessive alias count/],
  ['lists without end', file('lists.yaml', nested('[', ']')), /:2:\d+ found lists or blocks nested too deeply/],
  ['maps without end', file('maps.yaml', nested('{a: ', '}')), /:2:\d+ found lists or blocks nested too deeply/],
  ['an empty file', file('empty.yaml', ''), /found an empty file, expected a case/],
  [
    'a list instead of a case',
    file('list.yaml', '- game\n'),
    /:1:1 found something that is not a case, expected a case/,
  ],
  ['no game', file('nogame.yaml', 'title: x\n'), /:1:1 game: found nothing/],
  [
    'an unknown game',
    file('game.yaml', 'game: how-to-rob-a-bnak\n'),
    /:1:1 game: found "how-to-rob-a-bnak", expected .*- did you mean "how-to-rob-a-bank"\?/,
  ],
  [
    'an unknown field',
    file('field.yaml', `${bank}tilte: x\n`),
    /:2:1 tilte: found the unknown field "tilte", expected .* - did you mean "title"\?/,
  ],
  [
    'an unknown field of the position',
    file('position.yaml', `${bank}start:\n  gaurds: {g1: a1}\n`),
    /:3:3 start\.gaurds: found the unknown field "gaurds".*did you mean "guards"\?/,
  ],
  [
    'an unknown ruling',
    file('ruling.yaml', `${bank}options: {rulings: {alarm-pre: turn}}\n`),
    /:2:21 options\.rulings\.alarm-pre: .*did you mean "alarm-per"\?/,
  ],
  [
    'an unknown state',
    file('state.yaml', `${bank}start: {flow: rob.bnak}\n`),
    /:2:9 start\.flow: .*did you mean "rob\.bank"\?/,
  ],
  [
    'a list in place of a piece',
    file('piece.yaml', `${bank}start: {guards: {g1: [a1]}}\n`),
    /:2:\d+ start\.guards\.g1.*: found /,
  ],
  [
    'too many bags',
    file(
      'bags.yaml',
      `${bank}start:\n  flow: rob.bank.choose\n  bags: {a1: 7}\n  robbers: {red: {at: b2, carries: 3}}\n`,
    ),
    /:\d+:\d+ start.* found .*10/,
  ],
  [
    'a wall on a tile without one',
    file('wall.yaml', `${bank}start:\n  tiles: {a1: mask n}\n`),
    /:3:11 start\.tiles\.a1: found "mask n", expected mask without a side/,
  ],
  [
    'a single crook, where nobody wrote players',
    file('alone.yaml', 'game: burgle-bros-2\nstart: {crooks: {bea: 1.a4}}\n'),
    /:2:9 start\.crooks: found \["bea"\], expected 2 to 4/,
  ],
  [
    'a single player',
    file('player.yaml', 'game: burgle-bros-2\noptions: {players: [bea]}\n'),
    /:2:11 options\.players: found \["bea"\], expected 2 to 4/,
  ],
  [
    'a tool spelt wrong, beside another mistake',
    file('tool.yaml', 'game: burgle-bros\nstart: {burglars: {anna: {tools: [crowbarr], loto: []}}}\n'),
    /:2:35 start\.burglars\.anna\.tools\[0\]: found "crowbarr".*did you mean "crowbar"\?/,
  ],
  [
    'a tile with a space',
    file('tile.yaml', 'game: burgle-bros\nstart: {tiles: {1.a1: foyer 2}}\n'),
    /:2:17 start\.tiles\.1\.a1: found "foyer 2".*did you mean "foyer-2"\?/,
  ],
  [
    'an indented line at the margin',
    file('indented.yaml', 'game: lazy-heist\n  title: Up\n'),
    /:2:3 found an indented line below a line that is complete, expected it to start at the margin/,
  ],
  [
    'an indented line further down',
    file('further.yaml', 'game: lazy-heist\n# Up\n  title: Up\n'),
    / found a line that is not indented like the others of its block/,
  ],
  [
    '5 MB',
    file('large.yaml', `${bank}title: ${'x'.repeat(5_000_000)}`),
    /: 5,000,0\d\d bytes, expected at most 1,000,000/,
  ],
  [
    'NUL bytes',
    file('nul.yaml', new Uint8Array([103, 0, 97])),
    /: a file that is not text \(a NUL byte at 1\), expected UTF-8 text/,
  ],
  [
    'bytes that are no UTF-8',
    file('latin.yaml', new Uint8Array([103, 97, 0xe9, 10])),
    /: a file that is not text .*expected UTF-8 text/,
  ],
  ['UTF-16', file('utf16.yaml', Buffer.from(goodCase, 'utf16le')), /: a file that is not text/],
  ['a missing file', join(folder, 'missing.yaml'), /: no such file, expected a file/],
  ['a name that no file can have', join(folder, 'x'.repeat(5000)), /: something that cannot be read \(ENAMETOOLONG\)/],
  [
    'a file that is used as a folder',
    join(file('plain.yaml', goodCase), 'case.yaml'),
    /: something that cannot be read \(ENOTDIR\)/,
  ],
  ['a folder without cases', join(folder, 'empty'), /: a folder without .yaml, .yml or .json files/],
  ['a pattern without files', join(folder, '*.yml'), /: a pattern that matches no file/],
];

describe.each(bad)('%s', (_, path, message) => {
  it.each(['check', 'lint'])('%s: one clear message and exit code 2', async (command) => {
    const { code, err } = await heist([command, path]);
    expect(code).toBe(2);
    const line = err.split('\n').find((each) => each.trim().startsWith(path) && message.test(each));
    expect(line, err).toBeDefined();
    expect(err).not.toMatch(/^\s+at /m);
  });

  it('check --json: the same as data', async () => {
    const { files, wrong } = (await heistJson(['check', '--json', path])) as {
      files: { holds: boolean; problems: object[] }[];
      wrong: number;
    };
    expect(wrong).toBe(1);
    expect(files[0]?.holds).toBe(false);
    expect(files[0]?.problems[0]).toMatchObject({
      found: expect.any(String) as string,
      expected: expect.any(String) as string,
    });
  });
});

it.each([
  ['an illegal move', goodCase.replace('red walk c2', 'red walk c3'), /:10:5 move 1: red walk c3/],
  [
    'a line that is no move',
    goodCase.replace('red walk c2', 'red wakl c2'),
    /:10:5 move 1: red wakl c2[^]*did you mean "walk"\?/,
  ],
  [
    'a state that next does not reach',
    goodCase.replace('red walk c2', 'until: plan'),
    /:10:5 move 1: until plan[^]*"next" never reaches plan/,
  ],
])('check: %s names its place and index, exit code 2', async (name, content, message) => {
  const { code, err } = await heist(['check', file(`${name}.yaml`, content)]);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

it('a card spelt wrong is one problem, whatever is left of it', async () => {
  const card = `${bank}start: {flow: rob.robber.card, turn: red, card: {id: wlak, left: [walk]}}\n`;
  const { files } = (await heistJson(['check', '--json', file('card.yaml', card)])) as {
    files: { problems: object[] }[];
  };
  expect(files[0]?.problems).toMatchObject([{ path: 'start.card.id', hint: 'walk' }]);
});

it('one wrong file does not keep the others from being checked', async () => {
  const { code, out } = await heist(['check', file('bad.yaml', '['), file('good.yaml', goodCase)]);
  expect(code).toBe(2);
  expect(out).toContain('1 hold, 0 fail, 1 wrong');
});

/** Ten levels of lists, each with the one before it ten times. */
function laughs(): string {
  const lines = ['l0: &l0 [lol]'];
  for (let i = 1; i < 10; i++)
    lines.push(
      `l${i}: &l${i} [${Array<string>(10)
        .fill(`*l${i - 1}`)
        .join(', ')}]`,
    );
  return lines.join('\n');
}
