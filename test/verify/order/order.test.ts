import { describe, expect, it, vi } from 'vitest';
import { games } from '../../../src/index.js';
import { outlineOf } from '../../../src/machines/chart/outline.js';
import type { Game } from '../../../src/table/game.js';
import { checkCase, finish, order, type Case, type OrderReport, type Pair } from '../../../src/verify/index.js';
import { procedureIn } from '../../../src/verify/order/procedure-runs.js';
import { evenings } from '../toy-evening.js';
import { toy } from '../toy.js';

vi.setConfig({ testTimeout: 60_000 });

const plainToy = toy() as unknown as Game;
const pairsOf = ({ procedures }: OrderReport) => procedures.flatMap(({ pairs }) => pairs);
const line = ({ first, second, verdict, grade }: Pair) => `${first}/${second} ${verdict} ${grade}`;

/** Each case holds in its own order, and does not hold in the other. */
function expectBothOrders(game: Game, [book, other]: readonly [Case, Case]): void {
  expect(checkCase(game, book).failures).toEqual([]);
  expect(checkCase(game, other).failures).toEqual([]);
  const { options: _book, ...bookless } = book;
  const { options: _other, ...otherless } = other;
  expect(checkCase(game, { ...bookless, ...(other.options && { options: other.options }) }).holds).toBe(false);
  expect(checkCase(game, { ...otherless, ...(book.options && { options: book.options }) }).holds).toBe(false);
}

const answers = [
  'loot/patrol commutes same',
  'patrol/caught matters outcome',
  'caught/escape matters outcome',
  'escape/clock matters position',
];

describe('order', () => {
  it('takes a procedure from where play comes by, not from a set-up that has steps of the same names', () => {
    const { procedures, chartConfig, opening } = games.find(({ id }) => id === 'burgle-bros') as Game;
    const outline = outlineOf(chartConfig(opening().position));
    expect(procedureIn(outline, 'new-floor', procedures['new-floor'] ?? []).path).toBe('turn.walk');
  });

  it('knows every answer of the toy, and proves it by trying every position', () => {
    const report = finish(order(plainToy));
    expect(pairsOf(report).map(line)).toEqual(answers);
    expect(pairsOf(report).every(({ proved }) => proved)).toBe(true);
  });

  it('the smallest position in which being caught and escaping meet names four things', () => {
    const witness = pairsOf(finish(order(plainToy)))[2]?.witness;
    // Thief and guard end on square 0, the thief has the bag: thief, guard, bag and the state.
    expect(witness?.cases[0].start).toEqual({ flow: 'die', thief: 0, guard: 2, bag: true });
    expect(witness?.size).toBe(4);
  });

  it('finds the same from play and made-up positions alone, without the search', () => {
    const report = finish(order(plainToy, { states: 1, games: 40, written: 400 }));
    expect(pairsOf(report).map(line)).toEqual(answers);
    expect(pairsOf(report).some(({ proved }) => proved)).toBe(false);
    expect(pairsOf(report)[0]?.tried.written).toBeGreaterThan(50);
  });

  it('every witness holds as a case in its order and fails in the other', () => {
    for (const { witness } of pairsOf(finish(order(plainToy)))) if (witness) expectBothOrders(plainToy, witness.cases);
  });

  it('one procedure can be asked for alone, and being stopped keeps the matrix', () => {
    const work = order(plainToy, {}, 'night');
    work.next();
    const slice = work.next(true);
    let last = slice;
    while (!last.done) last = work.next(true);
    expect(last.value).toMatchObject({ ended: 'stopped', procedures: [{ procedure: 'night' }] });
    expect(pairsOf(last.value)).toHaveLength(4);
  });

  it('knows every answer of a procedure that is all choices, from a sample, and claims no proof', () => {
    const game = evenings as unknown as Game;
    const pairs = pairsOf(finish(order(game, { states: 100, games: 20, written: 25 })));
    expect(pairs.map(line)).toEqual([
      'fill/dress commutes same',
      'dress/look matters log',
      'look/weigh commutes same',
      'weigh/tidy matters position',
      'tidy/leave matters outcome',
    ]);
    for (const { tried, proved, witness } of pairs) {
      expect(tried.sampled).toBe(tried.met + tried.written);
      expect(proved).toBe(false);
      if (witness) expectBothOrders(game, witness.cases);
    }
    // An evening is entered by its name, so that either order can begin; the position needs to say nothing else.
    expect(pairs[1]?.witness?.cases[0].start).toEqual({ flow: 'evening' });
    const [fill, dress, look] = pairs[1]?.witness?.cases[0].moves ?? [];
    expect([fill, look]).toEqual(['thief fill 1', 'thief look 1']);
    expect(dress).toMatch(/^thief dress \d+$/);
  });

  it.each(games.map((game) => [game.id, game] as const))(
    'gives every pair of %s a verdict',
    (_, game) => {
      const report = finish(order(game, { states: 500, games: 6, positions: 20, written: 25, seconds: 300 }));
      const pairs = Object.values(game.procedures).reduce((sum, steps) => sum + steps.length - 1, 0);
      expect(pairsOf(report)).toHaveLength(pairs);
      const parts = report.procedures.filter(({ procedure }) => ['minute', 'robber-turn'].includes(procedure));
      for (const { verdict } of pairsOf({ ...report, procedures: parts })) expect(verdict).toBe('matters');
      for (const { witness } of pairsOf(report)) if (witness) expectBothOrders(game, witness.cases);
    },
    120_000,
  );
});
