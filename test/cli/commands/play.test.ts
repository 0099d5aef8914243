// heist play: a game at the terminal, played by a script.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { goodCase, heist, scratch } from '../world.js';

const { file, folder, remove } = scratch();
afterAll(remove);
const from = file('from.yaml', goodCase);
const bank = 'how-to-rob-a-bank';
const play = (typed: string[], ...args: string[]) => heist(['play', bank, '--from', from, ...args], typed);

describe('a player', () => {
  it('sees the board, the tracker and the numbered moves', async () => {
    const { code, out } = await play([]);
    expect(code).toBe(0);
    expect(out).toContain('b2 bag-3');
    expect(out).toContain('After the card: the red robber rob.robber.after');
    expect(out).toMatch(/^ {3}1 {2}red /m);
  });

  it('plays a move by its number and by its text', async () => {
    const { out } = await play(['undo', 'red walk b1', 'undo', '1']);
    expect(out).toContain('The red robber walks from b2 to b1. RB-WALK-6');
    expect(out.match(/Undone: /g)).toHaveLength(2);
    const first = /^ {3}1 {2}(red walk ..)$/m.exec(out)?.[1];
    expect(out.lastIndexOf(`\n${first as string}\n`)).toBeGreaterThan(out.lastIndexOf('Undone'));
  });

  it('goes on with Enter where the table has a step of its own', async () => {
    const start = file('next.yaml', `game: ${bank}\nstart: {flow: explore.bags}\n`);
    const { out } = await heist(['play', bank, '--from', start], ['', 'next']);
    expect(out).toContain('Enter: next');
    expect(out).toContain('A guard is placed on each badge. RB-EXPLORE-3');
  });

  it('learns why a move is refused, and loses nothing by a wrong line', async () => {
    const { out } = await play([
      'why red walk a1',
      'why red done',
      'red walk a1',
      'red dnoe',
      'udno',
      '99',
      'why',
      'undo',
      'redo',
      'log',
    ]);
    expect(out.match(/red walk a1: refused by RB-[A-Z]+-\d+\. \w/g)).toHaveLength(2);
    expect(out).toContain('red done is legal here.');
    expect(out).toMatch(/found "red dnoe".*did you mean "done"\?/);
    expect(out).toMatch(/found "udno".*did you mean "undo"\?/);
    expect(out).toContain('There is no move number 99 here.');
    expect(out).toContain('Add the move, for example: why 1');
    expect(out).toContain('Redone: red walk c2');
    expect(out.slice(out.lastIndexOf('Redone'))).toContain(
      'red walk c2\n  The red robber walks from b2 to c2. RB-WALK-6\n',
    );
  });

  it('cannot take back or play again what is not there', async () => {
    const { out } = await play(['redo', 'undo', 'undo', 'help']);
    expect(out).toContain('There is nothing to redo.');
    expect(out).toContain('There is nothing to undo.');
    expect(out).toContain('save FILE');
  });

  it('leaves by quit; what follows is not read', async () => {
    const { code, out } = await play(['quit', 'red done']);
    expect(code).toBe(0);
    expect(out).not.toContain('The turn of the red robber is over.');
  });

  it('leaves by Ctrl-C at a terminal', async () => {
    const input = new PassThrough();
    const terminal = new Writable({ write: (_chunk, _encoding, done) => done() });
    setTimeout(() => input.write('\u0003'), 50);
    expect((await heist(['play', bank, '--from', from], [], { input, terminal })).code).toBe(0);
  });
});

describe('chance', () => {
  it('is drawn by the seed: the same seed gives the same game, another one another', async () => {
    const opening = async (seed: string) =>
      (await heist(['play', bank, '--seed', seed], ['log'])).out.replace(/seed \d+/g, '');
    expect(await opening('7')).toBe(await opening('7'));
    expect(await opening('7')).not.toBe(await opening('8'));
    expect((await heist(['play', bank, '--seed', '7'])).out.match(/^reveal /gm)).toHaveLength(9);
  });

  it('--dice ask leaves it to the player', async () => {
    const { out } = await heist(['play', bank, '--dice', 'ask'], ['reveal a1 mask', 'reveal a1 alarm', 'undo']);
    expect(out).toContain('A1 shows the mask. RB-EXPLORE-1');
    expect(out).toMatch(/reveal a1 alarm: refused by/);
    expect(out).toContain('Undone: reveal a1 mask');
  });

  it('lists no more than a screen of a draw with thousands of outcomes', async () => {
    const deal = file('deal.yaml', `game: ${bank}\nstart: {flow: plan.deal}\n`);
    const { out } = await heist(['play', bank, '--dice', 'ask', '--from', deal]);
    expect(out.match(/^ +\d+ {2}deal bank/gm)).toHaveLength(40);
    expect(out).toContain('… and more. Type the text of a move');
  });
});

describe('save', () => {
  it('writes a case that holds, and does not write over a file of others', async () => {
    const path = join(folder, 'saved.yaml');
    const { out } = await heist(
      ['play', bank, '--seed', '3', '--options', '{"players": 4}'],
      ['1', '', '', `save ${path}`, `save ${path}`, `save ${from}`, 'save', `save ${folder}/no/where.yaml`],
    );
    expect(out.match(/Saved. To check it: heist check/g)).toHaveLength(2);
    expect(out).toContain(`${from} already exists`);
    expect(readFileSync(from, 'utf8')).toBe(goodCase);
    expect(out).toContain('Add a file name, for example: save my-game.yaml');
    expect(out).toContain('where.yaml cannot be written (ENOENT)');
    expect(readFileSync(path, 'utf8')).toContain('players: 4');
    expect((await heist(['check', path])).code).toBe(0);
    expect((await heist(['lint', path])).code).toBe(0);
  });

  it('keeps the start of the case it began with', async () => {
    const path = join(folder, 'continued.yaml');
    await play(['red done', `save ${path}`]);
    expect(readFileSync(path, 'utf8')).toMatch(/flow: rob\.robber\.card[^]*- red walk c2\n {2}- red done\n/);
    expect((await heist(['check', path])).code).toBe(0);
  });
});

it('--json answers every line with a line of JSON', async () => {
  const { out } = await play(['red walk a1', 'why red done', 'undo', 'red walk b1'], '--json');
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { flow: 'rob.robber.after', waitsFor: 'player', actor: 'red', outcome: null },
    { problem: expect.stringContaining('refused by') as string },
    { move: 'red done', why: null },
    { flow: 'rob.robber.card' },
    { flow: 'rob.robber.after', played: [{ move: 'red walk b1', events: [{ type: 'walked' }] }] },
  ]);
});

it.each([
  ['an unknown game', ['play', 'how-to-rob-a-bnak'], /found "how-to-rob-a-bnak".*did you mean "how-to-rob-a-bank"\?/],
  ['options that are no map', ['play', bank, '--options', '4'], /--options must be JSON such as .*, got 4/],
  ['options that are not well-formed', ['play', bank, '--options', '{players'], /--options must be JSON such as/],
  [
    'options that the game does not have',
    ['play', bank, '--options', '{"player": 3}'],
    /options\.player: found the unknown field "player".*did you mean "players"\?/,
  ],
  ['a seed that is no number', ['play', bank, '--seed', 'x'], /--seed must be a whole number such as 7, got x/],
  ['a case that does not exist', ['play', bank, '--from', join(folder, 'none.yaml')], /none\.yaml: no such file/],
  [
    'a case with an illegal move',
    ['play', bank, '--from', file('illegal.yaml', goodCase.replace('c2', 'c3'))],
    /illegal\.yaml:10:5 red walk c3 is refused/,
  ],
  ['a case and options', ['play', bank, '--from', from, '--options', '{}'], /cannot be combined/],
])('%s is wrong use', async (_, args, message) => {
  const { code, out, err } = await heist(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
});

it('a whole game can be played by pressing 1 and Enter', async () => {
  const typed = Array.from({ length: 900 }, (_, i) => (i % 2 ? '1' : ''));
  const { out } = await heist(['play', bank, '--seed', '5', '--json'], typed);
  expect(out).toContain('"outcome":{"result":');
});
