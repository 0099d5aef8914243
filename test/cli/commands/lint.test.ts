// heist lint: every word of a case is known, or the message says where it is not and which one is near.
import { afterAll, describe, expect, it } from 'vitest';
import { goodCase, heist, heistJson, scratch } from '../world.js';

const { file, remove } = scratch();
afterAll(remove);

const withMoves = (...lines: string[]) =>
  goodCase.replace('  - red walk c2\n', lines.map((line) => `  - ${line}\n`).join(''));

it('finds nothing wrong with the cases of the kit', async () => {
  expect((await heist(['lint', 'cases/how-to-rob-a-bank'])).code).toBe(0);
});

it('does not judge what a case claims, nor whether its moves are legal', async () => {
  expect(
    (await heist(['lint', file('false.yaml', goodCase.replace('after', 'before').replace('c2', 'c3'))])).code,
  ).toBe(0);
});

describe('finds', () => {
  it.each([
    [
      'an unknown rule',
      goodCase.replace('RB-WALK-6', 'RB-WLAK-6'),
      /:3:9 rules\[0\]: found the unknown rule "RB-WLAK-6".*did you mean "RB-WALK-6"\?/,
    ],
    [
      'an unknown event',
      goodCase.replace('[walked]', '[wlaked]'),
      /:13:12 expect\.events\[0\]: found the unknown event "wlaked".*did you mean "walked"\?/,
    ],
    [
      'an unknown event in a map',
      goodCase.replace('[walked]', '[{type: wlaked}]'),
      /:13:13 expect\.events\[0\]\.type: .*did you mean "walked"\?/,
    ],
    [
      'an event that must not happen and cannot',
      goodCase.replace('events:', 'no-events:').replace('[walked]', '[flown]'),
      /expect\.no-events\[0\]: found the unknown event "flown"/,
    ],
    [
      'an unknown state',
      goodCase.replace('rob.robber.after', 'rob.robber.aftre'),
      /:12:3 expect\.flow: .*did you mean "rob\.robber\.after"\?/,
    ],
    [
      'an unknown state to play on to',
      withMoves('until: rob.bnak'),
      /:10:5 moves\[0\]\.until: .*did you mean "rob\.bank"\?/,
    ],
    ['a malformed move', withMoves('red wakl c2'), /:10:5 moves\[0\]: found "red wakl c2".*did you mean "walk"\?/],
    [
      'a malformed move in a side line',
      withMoves('line: [next, red walk z9]'),
      /:10:18 moves\[0\]\.line\[1\]: found "z9" in "red walk z9"/,
    ],
    ['a malformed move after an illegal one', withMoves('red walk c3', 'red walk z9'), /:11:5 moves\[1\]: found "z9"/],
    [
      'a malformed legal move',
      withMoves('expect: {legal: [red jump]}'),
      /moves\[0\]\.expect\.legal\[0\]: found "red jump"/,
    ],
    [
      'a malformed illegal move',
      withMoves('expect: {illegal: {red jump: null}}'),
      /:10:24 moves\[0\]\.expect\.illegal\.red jump: found "red jump"/,
    ],
    [
      'an unknown rule of a refusal',
      withMoves('expect: {illegal: {red throw: RB-NO-1}}'),
      /illegal\.red throw: found the unknown rule "RB-NO-1"/,
    ],
    [
      'an unknown rule of the outcome',
      goodCase.replace('events: [walked]', 'outcome: {rule: RB-NO-1}'),
      /expect\.outcome\.rule: found the unknown rule/,
    ],
    [
      'an unknown field of an expected position',
      goodCase.replace('events: [walked]', 'position: {stoeln: 1}'),
      /expect\.position\.stoeln: found the unknown field "stoeln".*did you mean "stolen"\?/,
    ],
    [
      'a mark on no space',
      withMoves('mark: {spaces: [b2, z9]}'),
      /:10:25 moves\[0\]\.mark\.spaces\[1\]: found the unknown space "z9"/,
    ],
    [
      'an arrow to no space',
      withMoves('mark: {arrows: [[b2, z9]]}'),
      /moves\[0\]\.mark\.arrows\[0\]\[1\]: found the unknown space "z9"/,
    ],
    [
      'an answer that is neither move nor event',
      withMoves('ask: {prompt: Who?, answer: red jump}'),
      /moves\[0\]\.ask\.answer: found "red jump"/,
    ],
    ['two keys in one step', withMoves('{say: x, until: rob}'), /:10:\d+ moves\[0\]/],
  ])('%s', async (name, content, message) => {
    const { code, err } = await heist(['lint', file(`${name}.yaml`, content)]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it('every problem at once, and as JSON', async () => {
    const path = file(
      'many.yaml',
      goodCase.replace('RB-WALK-6', 'RB-NO-1').replace('[walked]', '[flown, crawled, swum]'),
    );
    const { files, ...counts } = (await heistJson(['lint', '--json', path])) as { files: { problems: object[] }[] };
    expect(counts).toEqual({ 'well-formed': 0, wrong: 1 });
    expect(files[0]?.problems).toMatchObject([
      { line: 3, column: 9, path: 'rules[0]' },
      { line: 13, column: 12, path: 'expect.events[0]' },
      { line: 13, column: 28, path: 'expect.events[2]' },
    ]);
  });
});

it.each([
  ['lazy-heist', 'anna walk 9.9'],
  ['how-to-rob-a-bank', 'red walk z9'],
  ['burgle-bros', 'anna walk 9.z9'],
  ['burgle-bros-2', 'bea walk 3.a3'],
])('finds a space that the building of %s does not have: %s', async (game, move) => {
  const { code, err } = await heist(['lint', file(`${move}.yaml`, `game: ${game}\nmoves: [${move}]\n`)]);
  const space = move.split(' ').at(-1) as string;
  expect(code).toBe(2);
  expect(err).toMatch(new RegExp(`moves\\[0\\]: found (the unknown space "${space}"|"${space}" in "${move}".*one of)`));
});

it('accepts answers, marks and side lines that are well-formed', async () => {
  const content = withMoves(
    'ask: {prompt: {en: Where to?, de: Wohin?}, answer: red walk c2}',
    'ask: {prompt: What happens?, answer: walked}',
    'ask: {prompt: What happens?, answer: {type: walked, to: c2}}',
    'mark: {spaces: [b2, n-a], arrows: [[b2, c2]]}',
    'line: [red walk b1, {line: []}]',
    'red walk c2',
  );
  expect(await heist(['lint', file('rich.yaml', content)])).toEqual({
    code: 0,
    out: '1 correct, 0 wrong\n',
    err: '',
  });
});
