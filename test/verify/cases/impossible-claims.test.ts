// A claim about something that cannot be would always hold, or never: it is reported as a mistake of the case.
import { describe, expect, it } from 'vitest';
import { games, openTable } from '../../../src/index.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { Case } from '../../../src/verify/index.js';
import type { EventPattern } from '../../../src/notation/case.js';
import { checkCase } from '../../../src/verify/cases/check-case.js';
import { denials } from '../../../src/verify/cases/judge-expectation.js';
import { strangeInEvent } from '../../../src/verify/cases/unknown-words.js';
import { lintCase } from '../../../src/verify/cases/lint.js';
import { playedCases } from '../../shipped-cases.js';

const game = gameNamed('how-to-rob-a-bank');
const walk = (expect: Case['expect']): Case => ({
  game: game.id,
  start: { flow: 'rob.robber.card', turn: 'red', card: { id: 'walk', left: ['walk'] }, robbers: { red: 'b2' } },
  moves: ['red walk c2'],
  expect,
});

describe('a claim that can never fail, or never hold', () => {
  it.each([
    ['a detail that no event has', { 'no-events': [{ type: 'walked', who: 'red' }] }, 'the unknown detail "who"'],
    ['a detail spelt wrong', { 'no-events': [{ type: 'walked', pieces: 'red' }] }, 'did you mean "piece"?'],
    ['a space that is not there', { 'no-events': [{ type: 'walked', to: 'z9' }] }, 'the unknown name "z9"'],
    ['a name spelt wrong', { 'no-events': [{ type: 'walked', piece: 'yelow' }] }, 'did you mean "yellow"?'],
    [
      'a rule that is not there',
      { 'no-events': [{ type: 'walked', rule: 'RB-WALK-66' }] },
      'did you mean "RB-WALK-6"?',
    ],
    [
      'a field that no position has',
      { position: { stolenn: null } },
      'the unknown field "stolenn" - did you mean "stolen"?',
    ],
    ['an event spelt wrong', { events: ['wlaked'] }, 'the unknown event "wlaked" - did you mean "walked"?'],
    ['a rule of an event', { events: [{ type: 'walked', rule: 'RB-WALK-66' }] }, 'the unknown rule "RB-WALK-66"'],
    ['a legal move with a strange verb', { legal: ['red wlak c3'] }, 'did you mean "walk"?'],
    ['a rule of a refusal', { illegal: { 'red walk c3': 'RB-WALK-66' } }, 'did you mean "RB-WALK-6"?'],
    ['a result', { outcome: { result: 'bnak' } }, 'the unknown result "bnak" - did you mean "bank"?'],
    ['a rule of the outcome', { outcome: { rule: 'RB-END-11' } }, 'the unknown rule "RB-END-11"'],
    ['a state', { flow: 'rob.robebr' }, 'did you mean "rob.robber"?'],
    ['a piece', { position: { robbers: { rde: 'c2' } } }, 'the unknown field "rde" - did you mean "red"?'],
  ])('%s', (_, claim, message) => {
    const { failures } = checkCase(game, walk(claim));
    expect(failures).toMatchObject([{ message: expect.stringContaining(message) as string, fault: true }]);
    expect(lintCase(game, walk(claim))).toHaveLength(1);
    const between = checkCase(game, { ...walk({}), moves: ['red walk c2', { expect: claim }] }).failures;
    expect(between).toMatchObject([{ message: failures[0]?.message, fault: true }]);
    expect(between[0]?.path.slice(0, 3)).toEqual(['moves', 1, 'expect']);
  });

  it('a goal of a lesson', () => {
    const goal = { say: 'Go.', when: { events: ['wlaked'] } };
    const { failures } = checkCase(game, { ...walk({}), moves: [{ goal }, 'red walk c2'] });
    expect(failures).toMatchObject([{ path: ['moves', 0, 'goal', 'when', 'events', 0], fault: true }]);
  });

  it('a true one still fails or holds', () => {
    expect(checkCase(game, walk({ 'no-events': [{ type: 'walked', piece: 'red' }] })).holds).toBe(false);
    expect(checkCase(game, walk({ 'no-events': [{ type: 'walked', piece: 'yellow' }] })).failures).toEqual([]);
    expect(checkCase(game, walk({ position: { stolen: 0 } })).failures).toEqual([]);
  });
});

it('an event that did not happen says so, unless there is nothing of the kind', () => {
  const messageFor = (events: EventPattern[]) => checkCase(game, walk({ events })).failures[0]?.message;
  expect(messageFor([{ type: 'walked', to: 'a1' }])).toBe('an event is missing or happened in a different order');
  expect(messageFor([{ type: 'walked', to: 'z9' }])).toContain('the unknown name "z9"');
});

it.each(games)('every detail of an event of $id is known, and whatever stands there', (each) => {
  const strange = new Set<string>();
  for (const { frames } of playedCases(each))
    for (const { table } of frames)
      for (const event of table.events)
        for (const { word, found } of strangeInEvent(event, table, each)) strange.add(`${found} ${String(word)}`);
  expect([...strange]).toEqual([]);
});

describe('a name inside a field that no position has', () => {
  it.each([
    ['lazy-heist', { locks: { purple: null } }, 'locks.purple', ''],
    ['lazy-heist', { drones: { 7: null } }, 'drones.7', ''],
    ['lazy-heist', { burglars: { anna: { stength: null } } }, 'burglars.anna.stength', 'did you mean "strength"?'],
    ['lazy-heist', { lifts: { e: null } }, 'lifts.e', ''],
    ['lazy-heist', { options: { foo: null } }, 'options.foo', ''],
    ['lazy-heist', { vault: { doors: null } }, 'vault.doors', ''],
    ['burgle-bros', { tiles: { '9.z9': null } }, 'tiles.9.z9', ''],
    ['burgle-bros', { burglars: { anna: { boots: null } } }, 'burglars.anna.boots', ''],
    ['burgle-bros-2', { crooks: { anna: { stres: null } } }, 'crooks.anna.stres', 'did you mean "stress"?'],
  ])('%s %j', (id, position: object, path, hint) => {
    const each = gameNamed(id);
    const example = { game: id, expect: { position } } as Case;
    const fault = checkCase(each, example).failures.find((failure) => failure.fault);
    expect(fault?.path.slice(2).join('.')).toBe(path);
    if (hint.startsWith('did')) expect(fault?.message).toContain(hint);
    const problems = lintCase(each, example);
    expect(problems.map((problem) => problem.path.slice(2).join('.'))).toEqual([path]);
    expect(problems[0]?.expected).not.toMatch(/: $/);
  });

  it('a name that only comes and goes is none', () => {
    const example: Case = {
      game: 'lazy-heist',
      expect: {
        position: { pending: { floor: null, card: null }, options: { data: null }, burglars: { anna: { extra: 0 } } },
      },
    };
    expect(lintCase(gameNamed('lazy-heist'), example)).toEqual([]);
  });
});

it.each([
  ['lazy-heist', { ruby: 'aside', burglars: { anna: 'start' } }, { ruby: 'roof', burglars: { anna: '1.1' } }],
  ['how-to-rob-a-bank', { robbers: { red: 'b2' } }, { robbers: { red: 'a1' } }],
])('a piece may be claimed by its place alone in %s, as in a start', (id, right, wrong) => {
  const each = gameNamed(id);
  const start = id === game.id ? walk({}).start : { ruby: 'aside', burglars: { anna: 'start' } };
  const claims = (position: object) => checkCase(each, { game: id, start, expect: { position } } as Case).failures;
  expect(claims(right)).toEqual([]);
  expect(claims(wrong)).toHaveLength(Object.keys(wrong).length);
  expect(claims(wrong)[0]?.path.at(-1)).toBe('at');
});

it.each([
  ['lazy-heist', 'lazy-heist has no sides, everybody sees the same'],
  ['how-to-rob-a-bank', 'a known side: '],
])('a view of nobody in %s', (id, told) => {
  const example: Case = { game: id, expect: { view: { zorro: {} } } };
  expect(lintCase(gameNamed(id), example)).toMatchObject([{ expected: expect.stringContaining(told) as string }]);
  expect(checkCase(gameNamed(id), example).failures).toMatchObject([{ fault: true }]);
});

describe('a line that is no move', () => {
  const heist = gameNamed('lazy-heist');
  const claims = (expect: Case['expect']): Case => ({ game: heist.id, expect });
  it.each([
    ['anna teke battery', { illegal: { 'anna teke battery': null } }],
    ['anna teke battery', { illegal: { 'anna teke battery': 'LH-ITEM-1' } }],
    ['zorro walk 1.1', { illegal: { 'zorro walk 1.1': null } }],
    ['1.5', { illegal: { 1.5: null } }],
    ['team walk', { illegal: { 'team walk': null } }],
    ['flop', { chances: { flop: null } }],
    ['roll 7 7', { chances: { 'roll 7 7': null } }],
    ['reveal 3 red', { chances: { 'reveal 3 red': null } }],
  ])('%s is a mistake of the case', (line, claim: Case['expect']) => {
    const { failures } = checkCase(heist, claims(claim));
    expect(failures).toMatchObject([{ path: [expect.anything(), expect.anything(), line], fault: true }]);
    expect(lintCase(heist, claims(claim))).toHaveLength(1);
  });

  it('a move that is only impossible here is refused, as claimed', () => {
    const here: Case['expect'] = { illegal: { 'anna walk 6.6': null }, chances: { 'roll 2': null } };
    expect(checkCase(heist, claims(here)).failures).toEqual([]);
  });
});

it('a claim that holds has no strange words: a word that we do not list may be there all the same', () => {
  const game = gameNamed('lazy-heist');
  const event = { type: 'unheard-of', rule: 'LH-NEW-1', who: 'somebody-new' };
  const claimed = (events: (typeof event)[]) =>
    denials({ events: [event] }, openTable({ game: game.id }), events, game);
  expect(claimed([event])).toEqual([]);
  expect(claimed([]).some(({ fault }) => fault)).toBe(true);
});
