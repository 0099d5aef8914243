// What a person may leave out, and every problem of what they wrote, at once.
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { InputError } from '../../../src/table/errors.js';
import { Table } from '../../../src/table/table.js';
import { parseText } from '../../../src/verify/index.js';

const open = (yaml: string, options: unknown = {}) =>
  Table.open(burgleBros2, { options, position: parseText(yaml).data });

/** Where the problems of an input are. */
function problems(yaml: string, options: unknown = {}): string[] {
  try {
    open(yaml, options);
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.problems.map(({ path }) => path.join('.'));
    throw error;
  }
}

describe('defaults', () => {
  it('nothing written: two crooks in the street, decks of suspicion 6, the usual entrances', () => {
    const { flow, raw } = open('{}');
    expect(flow).toBe('turn.enter');
    expect(Object.keys(raw.crooks)).toEqual(['anna', 'bea']);
    expect(raw.patrol['1'].deck).toHaveLength(17);
    expect(raw.patrol['2'].deck).toHaveLength(16);
    expect(raw.entrances).toEqual(['1.a1', '1.d1']);
    expect(raw.gearDeck).toHaveLength(27);
  });
  it('short forms become full ones', () => {
    const { raw } = open(
      '{crooks: {anna: {at: 1.a1, character: juicer, gear: {bingo: ready}}, bea: {}}, rooms: {1.a1: slots-3}, chips: {1.b1: mole, 1.c1: down}, guards: {1: {at: 1.d4, target: 1.a4}}, queue: [{floor: 1, steps: 3}], flow: guard.step}',
    );
    expect(raw.rooms['1.a1']).toEqual({ tile: 'slots-3', counters: 0, cracked: false, out: false });
    expect(raw.chips).toEqual({ '1.b1': { chip: 'mole', with: null }, '1.c1': 'down' });
    expect(raw.guards['1']).toEqual({ at: '1.d4', target: '1.a4', alerted: false, skip: false });
    expect(raw.crooks['anna']?.gear).toMatchObject({
      bingo: { state: 'ready', used: 0 },
      adrenaline: { state: 'under', used: 0 },
    });
    expect(raw.steps).toBe(3);
  });
  it('suspicion decides the decks, and a campaign decides suspicion', () => {
    const lows = open('{}', { suspicion: 1 }).raw.patrol;
    expect([lows['1'].deck.length, lows['2'].deck.length, lows['1'].away]).toEqual([19, 19, 0]);
    const highs = open('{campaign: {heist: 3, suspicion: 10, rewards: [crybaby, double-flip]}}', { suspicion: 1 }).raw;
    expect([highs.patrol['1'].deck.length, highs.patrol['1'].away, highs.finale.number]).toEqual([16, 2, 3]);
  });
  it('unseen cards under a deck are away from their own', () => {
    expect(open('{patrol: {2: {bottom: [{pool: 1, n: 2}]}}}').raw.patrol['1'].away).toBe(2);
  });
  it('cards that are shown are in no deck', () => {
    const { patrol, events } = open(
      '{patrol: {1: {discard: [1.a1, distracted]}, 2: {bottom: [1.b2]}}, events: {pool: {discard: [cannonball]}}}',
    ).raw;
    expect(patrol['1'].deck).not.toContain('1.b2');
    expect(patrol['1'].deck).not.toContain('distracted');
    expect(patrol['1'].deck).toHaveLength(14);
    expect(events.pool.deck).toHaveLength(7);
  });
});

describe('problems', () => {
  it.each([
    ['an unknown field', '{room: {}}', ['room']],
    ['a wall on a corner', '{walls: [1.a1-b2]}', ['walls.0']],
    ['a floor cut in two', '{walls: [1.a1-a2, 1.a1-b1]}', ['walls']],
    ['one crook alone', '{crooks: {anna: {at: 1.a1}}}', ['crooks']],
    ['the safe downstairs', '{rooms: {1.a1: safe}}', ['rooms.1.a1']],
    [
      'three buffets',
      '{rooms: {1.a1: buffet-5, 1.b1: buffet-5, 1.c1: buffet-5}}',
      ['rooms.1.a1', 'rooms.1.b1', 'rooms.1.c1'],
    ],
    ['too many counters', '{rooms: {1.a1: {tile: slots-3, counters: 1}}}', ['rooms.1.a1.counters']],
    [
      'seven cracked rooms',
      `{rooms: {${['2.a1', '2.b1', '2.c1', '2.d1', '2.a2', '2.b2', '2.c2'].map((space, i) => `${space}: {tile: ${['slots-3', 'slots-4', 'pool-1', 'pool-2', 'lounge-3', 'lounge-4', 'cashier-5'][i] as string}, cracked: true}`).join(', ')}}}`,
      ['rooms'],
    ],
    ['six stress in the middle of a heist', '{crooks: {anna: {stress: 6}, bea: {}}}', ['crooks.anna.stress']],
    ['steps of nobody', '{steps: 2}', ['steps']],
    ['an event in two places', '{events: {pool: {discard: [cannonball, cannonball]}}}', ['events.pool']],
    ['more cards away than there are', '{patrol: {1: {away: 40}}}', ['patrol.1.away']],
    [
      'fewer cards away than lie elsewhere',
      '{patrol: {1: {away: 1}, 2: {bottom: [{pool: 1, n: 2}]}}}',
      ['patrol.1.away'],
    ],
    ['a known card that is not there', '{patrol: {1: {deck: [1.a1], top: [1.a1, 1.a1]}}}', ['patrol.1.top']],
    ['no card to set up with', '{flow: setup.guard-1, patrol: {1: {deck: [1.a1]}}}', ['patrol.1.deck']],
    ['too many chips of a kind', '{chipsGone: [crowd, crowd, crowd]}', ['chips']],
    ['a guard on the wrong floor', '{guards: {1: {at: 2.a1, target: 1.a1}}}', ['guards.1.at']],
    ['a calm guard without a target', '{guards: {1: {at: 1.a1, target: null}}}', ['guards.1.target']],
    ['six dice', '{dice: {office: 6}}', ['dice']],
    ['somebody nobody knows', '{turn: {crook: carl}}', ['turn.crook']],
    ['a queue without a guard', '{queue: [{floor: 2, steps: 3}]}', ['queue']],
    ['an interruption without a stack', '{flow: resolve.draw.card}', ['stack']],
    ['a stack where nothing is interrupted', '{stack: [{flow: turn.act}]}', ['stack']],
    [
      'a frame elsewhere than the flow',
      '{flow: resolve.draw.card, guards: {1: {at: 1.a1, target: 1.b1}}, stack: [{flow: turn.act}, {flow: resolve.draw.window, floor: 1, card: 1.c1}]}',
      ['stack.1.flow'],
    ],
    [
      'a frame about nobody',
      '{flow: resolve.entering.room, stack: [{flow: turn.act}, {flow: resolve.entering.room, at: 1.b1}]}',
      ['stack.1.crook'],
    ],
    [
      'gear used up and still ready',
      '{crooks: {anna: {gear: {bingo: {state: ready, used: 2}}}, bea: {}}}',
      ['crooks.anna.gear.bingo'],
    ],
    [
      'both halves of a pair',
      '{crooks: {anna: {gear: {bingo: ready, crybaby: ready}}, bea: {}}}',
      ['crooks.anna.gear.crybaby'],
    ],
    ['an outcome in a heist under way', '{outcome: {result: won, rule: B2-F1}}', ['outcome']],
  ])('%s', (_, yaml, paths) => {
    expect(problems(yaml)).toEqual(paths);
  });
  it.each([
    ['suspicion 11', { suspicion: 11 }, 'options.suspicion'],
    ['five players', { players: ['a', 'b', 'c', 'd', 'e'] }, 'options.players'],
    ['no finale', { finales: [] }, 'options.finales'],
    [
      'a part of entering twice',
      { order: { entering: ['chip', 'chip', 'room', 'offer', 'leave'] } },
      'options.order.entering',
    ],
  ])('options: %s', (_, options, path) => {
    expect(problems('{}', options)).toContain(path);
  });
});
