// The table as a value: what it waits for, what it plays, what it says when it does not.
import { describe, expect, it } from 'vitest';
import { InputError, Refusal, openTable, seededRandom } from '../../src/index.js';
import { wholeGame as howToRobABank } from '../../src/machines/how-to-rob-a-bank/index.js';
import { Table } from '../../src/table/table.js';
import { playAtRandom } from './random-play.js';

const game = 'how-to-rob-a-bank';
/** What a diagram has to say besides the flow, for the states that need more. */
const needs: Record<string, object> = {
  'rob.bank.card': { card: { id: 'walk' } },
  'rob.robber.card': { card: { id: 'walk' } },
  'rob.bank.revive': { guards: { g1: { out: true }, g2: { out: true } } },
  'rob.robber.revive': { robbers: { yellow: { out: true } } },
};
const paths = howToRobABank.chart(Table.open(howToRobABank).position).paths;

describe('a table', () => {
  it.each(paths)('can be opened in %s', (flow) => {
    const table = openTable({ game, position: { flow, ...needs[flow] } });
    expect(table.flow === flow || table.flow.startsWith(`${flow}.`), table.flow).toBe(true);
    expect(table.position.options.rulings).toEqual({});
    if (table.waitsFor === 'nobody') expect(table.outcome).not.toBeNull();
    else expect(() => table.why('next')).not.toThrow();
  });

  it('opens in the first state with the whole table to lay', () => {
    const table = openTable({ game });
    expect(table).toMatchObject({ flow: 'explore.reveal', waitsFor: 'chance', events: [], outcome: null });
    expect(Object.keys(table.position).slice(0, 2)).toEqual(['options', 'flow']);
  });

  it('is left as it is by play, which gives a new one', () => {
    const before = openTable({ game, position: { flow: 'rob.bank.card', card: { id: 'walk+walk' } } });
    const written = JSON.stringify(before.position);
    const after = before.play('bank walk g1 b2');
    expect(after).not.toBe(before);
    expect(after.events).toEqual([{ type: 'walked', piece: 'g1', from: 'a2', to: 'b2', rule: 'RB-WALK-1' }]);
    expect(JSON.stringify(before.position)).toBe(written);
    expect(before.events).toEqual([]);
    expect(before.play('bank walk g2 c2').position).not.toEqual(after.position);
  });

  it('takes a move as text or as an object', () => {
    const table = openTable({ game, position: { flow: 'rob.bank.card', card: { id: 'walk' } } });
    const move = { by: 'bank', verb: 'walk', args: ['g1', 'b2'] };
    expect(table.why(move)).toBeNull();
    expect(table.play(move).position).toEqual(table.play('bank walk g1 b2').position);
    expect(table.why({ ...move, args: ['g1'] })).toMatchObject({ rule: null });
    expect(table.why({ ...move, by: 'yellow' })).toMatchObject({ rule: null });
  });

  it('of Lazy Heist says to whoever walks up the stairs that one climbs', () => {
    const table = openTable({ game: 'lazy-heist', position: { turn: 'anna', burglars: { anna: '1.L' } } });
    expect(table.why('anna climb 2.L')).toBeNull();
    expect(table.why('anna walk 2.L')).toMatchObject({ rule: 'LH-CLIMB-1' });
    expect(table.why('anna walk 2.L')?.text).toMatch(/^To go up the stairs, climb/);
  });

  it('refuses a move with the rule and its words', () => {
    const table = openTable({ game, position: { flow: 'rob.bank.card', card: { id: 'walk' } } });
    const text = howToRobABank.texts.en.rules['RB-WALK-2'] as string;
    expect(table.why('bank walk g1 b1')).toEqual({ rule: 'RB-WALK-2', text });
    expect(table.why('bank walk g1 b1', 'xx')).toEqual({ rule: 'RB-WALK-2', text });
    expect(() => table.play('bank walk g1 b1')).toThrow(Refusal);
    try {
      table.play('bank walk g1 b1');
    } catch (error) {
      expect(error).toMatchObject({ name: 'Refusal', move: 'bank walk g1 b1', rule: 'RB-WALK-2', reason: text });
    }
  });

  it('says what is wrong with a line that is no move, and what would be right', () => {
    const table = openTable({ game });
    expect(table.why('bank wlak g1 b1')?.text).toContain('did you mean "walk"?');
    expect(table.why('bank walk g7 b1')?.text).toBe(
      'found "g7" in "bank walk g7 b1", expected bank walk <guard> <room> (one of g1, g2)',
    );
    expect(table.why('bank walk g1')?.text).toContain('which ends too early');
    expect(table.why('yellow  pick')?.text).toBe(
      'found an extra space in "yellow  pick", expected one space between two words, and no other',
    );
    expect(table.why('yellow pick up')?.text).toContain('expected <robber> pick');
    expect(table.why('bank forfeit g1')?.text).toContain('(no more words are valid here)');
    expect(table.why('x'.repeat(5000))?.text.length).toBeLessThan(600);
    expect(() => table.play('hello')).toThrow(InputError);
  });

  it('refuses an unknown game, and names the nearest', () => {
    expect(() => openTable({ game: 'how-to-rob-a-bnak' })).toThrow(/did you mean "how-to-rob-a-bank"/);
  });

  it('reopens from its own JSON as the same table, anywhere in a game', { timeout: 60_000 }, () => {
    playAtRandom(howToRobABank, { options: { players: 4 } }, 44, (table) => {
      const again = Table.open(howToRobABank, { position: JSON.parse(JSON.stringify(table.position)) as unknown });
      expect(again.position).toEqual(table.position);
      if (table.flow !== 'plan.deal') expect(again.legal()).toEqual(table.legal());
    });
  });
});

describe('chance', () => {
  it('reveals a walled tile four ways of weight one, another one way of weight four', () => {
    const table = openTable({ game, position: { tiles: { a1: 'mask' } } });
    const chances = [...table.chances()];
    expect(chances).toContainEqual({ move: 'reveal b1 alarm', weight: 4 });
    for (const side of ['n', 'e', 's', 'w'])
      expect(chances).toContainEqual({ move: `reveal b1 plain ${side}`, weight: 1 });
    expect(chances).toHaveLength(4 * 4 + 4);
    expect(sum(chances.map(({ weight }) => weight))).toBe(8 * 4);
    expect(table.legal()).toEqual(chances.map(({ move }) => move));
  });

  it('deals every hand in as many ways as it can be drawn: C(15, 8) in all', { timeout: 60_000 }, () => {
    let table = openTable({ game, position: { flow: 'plan.deal' } });
    for (const actor of ['bank', 'yellow', 'red']) {
      const chances = [...table.chances()];
      expect(sum(chances.map(({ weight }) => weight))).toBe(6435);
      expect(new Set(chances.map(({ move }) => move)).size).toBe(chances.length);
      for (const { move } of chances.slice(0, 50)) expect(table.why(move)).toBeNull();
      expect(chances[0]?.move.startsWith(`deal ${actor} `)).toBe(true);
      table = table.play(chances[0]?.move as string);
    }
    expect(table.flow).toBe('plan.bank');
  });

  it('is listed lazily', () => {
    const [first] = openTable({ game, position: { flow: 'plan.deal' } }).chances();
    expect(first?.move).toMatch(/^deal bank /);
  });

  it('is drawn as often as its weight says', () => {
    const table = openTable({ game, position: { tiles: { a1: 'mask', b1: 'bag-1 n', c1: 'bag-2 n' } } });
    const draws = 4000;
    const random = seededRandom(7);
    const counts = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const move = table.chance(random) as string;
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    const chances = [...table.chances()];
    const total = sum(chances.map(({ weight }) => weight));
    expect([...counts.keys()].sort()).toEqual(chances.map(({ move }) => move).sort());
    for (const { move, weight } of chances) {
      const expected = (draws * weight) / total;
      expect(Math.abs((counts.get(move) ?? 0) - expected), move).toBeLessThan(5 * Math.sqrt(expected));
    }
  });

  it('deals single cards as often as the deck holds them', () => {
    const table = openTable({ game, position: { flow: 'plan.deal' } });
    const random = seededRandom(11);
    const draws = 3000;
    let walks = 0;
    for (let i = 0; i < draws; i++) walks += (table.chance(random) as string).split(' ').includes('tackle') ? 1 : 0;
    expect(Math.abs(walks / draws - 8 / 15)).toBeLessThan(0.04);
  });

  it('is nobody’s while a player or the table moves', () => {
    const table = openTable({ game, position: { flow: 'rob.bank.choose' } });
    expect([...table.chances()]).toEqual([]);
    expect(table.chance(seededRandom(1))).toBeNull();
  });
});

describe('a seeded random', () => {
  it('gives the same game for the same seed, and another for another', () => {
    const moves = (seed: number) => playAtRandom(howToRobABank, {}, seed).moves;
    expect(moves(5)).toEqual(moves(5));
    expect(moves(5)).not.toEqual(moves(6));
  });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
