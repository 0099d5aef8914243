// A bad position is rejected with every problem at once: where, what stands there, what would be right.
import { describe, expect, it } from 'vitest';
import { InputError, openTable, pathText, type Problem } from '../../src/index.js';
import { parseText } from '../../src/notation/yaml.js';

function problemsOf(start: string, options?: object): readonly Problem[] {
  try {
    openTable({ game: 'how-to-rob-a-bank', options, position: parseText(start).data });
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  return [];
}
const told = (problems: readonly Problem[]): string[] =>
  problems.map(({ path, found }) => `${pathText(path)}: ${found}`);

/** A position with one problem: what is said about it. */
const single: readonly (readonly [
  what: string,
  start: string,
  place: string,
  found: RegExp,
  expected: RegExp,
  options?: object,
])[] = [
  ['an unknown field', 'robers: {}', 'robers', /unknown field "robers"/, /one of .*robbers/],
  ['an unknown room', 'robbers: {yellow: d4}', 'robbers.yellow', /"d4"/, /a1, b1/],
  [
    'an unknown inner field',
    'robbers: {yellow: {att: b1}}',
    'robbers.yellow.att',
    /unknown field "att"/,
    /at, out, carries/,
  ],
  ['a wall on a tile without one', 'tiles: {a1: mask n}', 'tiles.a1', /"mask n"/, /no wall/],
  ['an unknown tile', 'tiles: {a1: maks}', 'tiles.a1', /"maks"/, /a tile: mask/],
  ['a walled tile without its side', 'tiles: {a1: plain}', 'tiles.a1', /"plain"/, /the side of its wall/],
  ['a tile twice', 'tiles: {a1: mask, b1: mask}', 'tiles.b1', /already in a1/, /each tile once/],
  ['a tile of another player count', 'tiles: {a1: extra-guard}', 'tiles.a1', /extra-guard/, /for 3 players/],
  ['tiles missing', 'flow: plan.deal\ntiles: {a1: mask}', 'tiles', /1 tile$/, /missing: b1/],
  ['tiles out of order', 'tiles: {a1: mask, c1: alarm}', 'tiles', /a1, c1/, /in the order in which tiles are laid out/],
  ['more bags than tokens', 'flow: plan.deal\nbags: {a1: 4, b1: 4}', 'bags', /8 bags/, /at most 7/],
  [
    'two robbers’ worth of bags',
    'flow: plan.deal\nrobbers: {yellow: {carries: 4}, red: {carries: 4}}',
    'bags',
    /8 bags/,
    /at most 7/,
  ],
  ['half a bag', 'flow: plan.deal\nbags: {a1: "x"}', 'bags.a1', /"x"/, /./],
  ['a number in quotes', 'flow: plan.deal\nbags: {a1: "2"}', 'bags.a1', /^"2"$/, /from 0 to 7, without quotes$/],
  ['a number from a list in quotes', '', 'options.players', /^"3"$/, /^2, 3 or 4, without quotes$/, { players: '3' }],
  ['a wrong number in quotes', '', 'options.players', /^"9"$/, /^2, 3 or 4$/, { players: '9' }],
  ['true in quotes', 'robbers: {red: {out: "true"}}', 'robbers.red.out', /^"true"$/, /^true or false, without quotes$/],
  ['a negative number of bags', 'flow: plan.deal\nbags: {a1: -1}', 'bags.a1', /-1/, /0 to 7/],
  [
    'a robber who lies and carries',
    'flow: rob.bank.choose\nrobbers: {red: {out: true, carries: 1}}\nbags: {}',
    'robbers.red.carries',
    /1/,
    /unconscious/,
  ],
  [
    'a robber who acts lying down',
    'flow: rob.robber.before\nrobbers: {yellow: {out: true}}',
    'robbers.yellow.out',
    /true/,
    /revive/,
  ],
  ['a guard who is not in play', 'flow: plan.deal\nguards: {g3: a1}', 'guards.g3', /not in the game/, /g1, g2/],
  [
    'a robber who is not in play',
    'flow: plan.deal\nrobbers: {green: a1}',
    'robbers.green',
    /not in the game/,
    /yellow, red/,
  ],
  ['a guard left in the box', 'flow: rob.bank.choose\nguards: {g1: box}', 'guards.g1', /box/, /a room/],
  [
    'a locked alarm on the edge',
    'flow: rob.bank.choose\nalarm: {at: edge, locked: true}',
    'alarm.locked',
    /true/,
    /not locked/,
  ],
  ['no car', 'flow: rob.bank.choose\ncar: box', 'car', /box/, /a street/],
  ['an unknown street', 'car: n-d', 'car', /"n-d"/, /n-a/],
  ['too many stolen', 'flow: plan.deal\nstolen: 5\nbags: {}', 'stolen', /5/, /at most 4/],
  ['a game that is won already', 'flow: plan.deal\nstolen: 4\nbags: {}', 'stolen', /4/, /over.robbers/],
  ['a fourth round', 'round: 4', 'round', /4/, /1, 2 or 3/],
  ['an unknown state', 'flow: rob.bank.chose', 'flow', /chose/, /one of the states/],
  ['the turn of somebody else', 'flow: rob.robber.before\nturn: bank', 'turn', /bank/, /yellow, red/],
  ['the turn of nobody at the table', 'flow: rob.robber.before\nturn: green', 'turn', /green/, /yellow, red/],
  ['a card that nobody has', 'flow: plan.bank\nhands: {bank: [wlak]}', 'hands.bank[0]', /wlak/, /a card of bank/],
  ['a card of another deck', 'flow: plan.bank\nhands: {bank: [crawl]}', 'hands.bank[0]', /crawl/, /a card of bank/],
  [
    'a card too often',
    'flow: plan.bank\nhands: {bank: [walk]}\nstacks: {bank: [walk]}',
    'stacks.bank[0]',
    /too many copies/,
    /at most 1/,
  ],
  ['no card in a card state', 'flow: rob.bank.card', 'card', /nothing/, /being carried out/],
  ['a card elsewhere', 'flow: rob.bank.choose\ncard: {id: walk}', 'card', /walk/, /no card/],
  [
    'an action that the card lacks',
    'flow: rob.bank.card\ncard: {id: walk, left: [tackle]}',
    'card.left[0]',
    /tackle/,
    /left on walk/,
  ],
  ['a card with nothing left', 'flow: rob.bank.card\ncard: {id: walk, left: []}', 'card.left', /\[\]/, /at least one/],
  [
    'a walker of another side',
    'flow: rob.bank.card\ncard: {id: walk, from: {red: a1}}',
    'card.from.red',
    /red/,
    /a piece of bank/,
  ],
  [
    'no corner for an edge start',
    'flow: explore.street\ntiles: {a1: bag-3, b1: mask, c1: alarm, a2: guard-1 w, b2: guard-2, c2: bag-2 e, a3: extra-bag, b3: plain s, c3: bag-1 e}',
    'corner',
    /null/,
    /the corner that was picked/,
  ],
  ['an outcome too soon', 'flow: plan.deal\noutcome: {result: bank, rule: RB-END-3}', 'outcome', /bank/, /null while/],
  ['five players', '{}', 'options.players', /5/, /2, 3 or 4/, { players: 5 }],
  ['a seat too few', '{}', 'options.order', /bank/, /2 different robbers/, { order: ['bank', 'red'] }],
  [
    'an unknown ruling',
    '{}',
    'options.rulings.alarm-pre',
    /alarm-pre/,
    /alarm-per/,
    { rulings: { 'alarm-pre': 'turn' } },
  ],
  [
    'an unknown alternative',
    '{}',
    'options.rulings.alarm-per',
    /"turm"/,
    /round, turn/,
    { rulings: { 'alarm-per': 'turm' } },
  ],
  [
    'a procedure with a step missing',
    '{}',
    'options.order.placing',
    /bags/,
    /exactly once/,
    { order: { placing: ['bags'] } },
  ],
  [
    'a deck that is too small',
    '{}',
    'options.data.decks.bank',
    /1 card$/,
    /at least 15/,
    { data: { decks: { bank: { walk: 1 } } } },
  ],
  ['cards before the deal', 'flow: explore.open\nhands: {yellow: [walk]}', 'hands.yellow', /walk/, /dealt after/],
  [
    'nobody left to deal to',
    'flow: plan.deal\nhands: {bank: [walk], yellow: [walk], red: [walk]}',
    'hands',
    /every hand/,
    /an empty hand/,
  ],
  [
    'no tile left to reveal',
    'tiles: {a1: mask, b1: bag-1 n, c1: alarm, a2: guard-1 w, b2: bag-3, c2: bag-2 e, a3: extra-bag, b3: plain s, c3: guard-2}',
    'tiles',
    /all nine/,
    /a room without a tile/,
  ],
  ['tiles on a cleared table', 'flow: round-end.drop\ntiles: {a1: mask}', 'tiles', /1 tile$/, /cleared before/],
  ['a list for a position', '[]', '', /\[\]/, /a position, for example/],
];

describe('a position with', () => {
  for (const [what, start, place, found, expected, options] of single)
    it(`${what} is told so`, () => {
      const problems = problemsOf(start, options);
      expect(problems.map(({ path }) => pathText(path))).toEqual([place]);
      expect(problems[0]?.found).toMatch(found);
      expect(problems[0]?.expected).toMatch(expected);
    });

  it('several problems is told all of them at once', () => {
    const start = `
      flow: rob.robber.card
      round: 7
      robers: {}
      car: nowhere
      robbers: {red: {at: b1, out: true, carries: 2}}
      hands: {yellow: [picks]}
      card: {id: walk, left: [crawl]}
      alarm: {at: edge, locked: true}`;
    expect(told(problemsOf(start))).toEqual([
      'round: 7',
      'car: "nowhere"',
      'robers: the unknown field "robers"',
      'robbers.red.carries: 2',
      'alarm.locked: true',
      'hands.yellow[0]: "picks"',
      'card.left[0]: "crawl"',
    ]);
  });

  it('problems in the options and in the flow is told both', () => {
    const problems = problemsOf('flow: rob.bnak\nround: 9', {
      rulings: { 'alarm-pre': 'turn' },
      order: ['red', 'bank'],
    });
    expect(told(problems)).toEqual([
      'round: 9',
      'options.rulings.alarm-pre: the unknown ruling "alarm-pre"',
      'options.order: ["red","bank"]',
      'flow: "rob.bnak"',
    ]);
  });

  it.each([
    ['robers: {}', 'robbers'],
    ['flow: rob.bank.chose', 'rob.bank.choose'],
    ['car: e3', 'e-3'],
    ['flow: plan.bank\nhands: {bank: [walk+takle]}', 'walk+tackle'],
    ['turn: yelow', 'yellow'],
  ])('for a slip (%s), the nearest word is named', (start, hint) => {
    expect(problemsOf(start).map((problem) => problem.hint)).toEqual([hint]);
  });
});
