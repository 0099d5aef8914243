import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { games, openTable, type Table } from '../../../src/index.js';
import { outlineOf } from '../../../src/machines/chart/outline.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { Game } from '../../../src/table/game.js';
import { moveText, type Move } from '../../../src/table/move.js';
import {
  brokenExamples,
  checkCase,
  finish,
  newOrder,
  order,
  orderUnits,
  OrderSearch,
  type BrokenExample,
  type Case,
  type OrderBounds,
  type OrderReport,
  type OrderVerdict,
  type Pair,
} from '../../../src/verify/index.js';
import { CandidateValues } from '../../../src/verify/order/candidate-values.js';
import { changedAt } from '../../../src/verify/order/change-at.js';
import { Change, compare, grades, weightOf, type Comparison } from '../../../src/verify/order/compare.js';
import { anew, procedureIn, stepsPassed, Trail } from '../../../src/verify/order/procedure.js';
import { movesOf } from '../../../src/verify/order/procedure-runs.js';
import {
  boundText,
  brokenText,
  examplesText,
  gradeText,
  proofText,
  worstText,
} from '../../../src/verify/reports/order-words.js';
import { isLong } from '../../long-run.js';
import { shippedCases } from '../../shipped-cases.js';
import { evenings } from '../toy-with-choices.js';
import { toy } from '../toy.js';

vi.setConfig({ testTimeout: 120_000 });

const plainToy = toy() as unknown as Game;
const pairsOf = ({ procedures }: OrderReport) => procedures.flatMap(({ pairs }) => pairs);
const line = ({ first, second, verdict, grade }: Pair) => `${first}/${second} ${verdict} ${grade}`;

/** Each case holds in its own order, and does not hold in the other. */
function expectBothOrders(game: Game, [base, other]: readonly [Case, Case]): void {
  expect(checkCase(game, base).failures).toEqual([]);
  expect(checkCase(game, other).failures).toEqual([]);
  const { options: _base, ...baseless } = base;
  const { options: _other, ...otherless } = other;
  expect(checkCase(game, { ...baseless, ...(other.options && { options: other.options }) }).holds).toBe(false);
  expect(checkCase(game, { ...otherless, ...(base.options && { options: base.options }) }).holds).toBe(false);
}

const answers = [
  'loot/patrol commutes same',
  'patrol/caught matters outcome',
  'caught/escape matters outcome',
  'escape/clock matters over',
];

describe('order', () => {
  it('takes the procedure that play goes through, not a set-up that has steps of the same names', () => {
    const { procedures, chartConfig, opening } = games.find(({ id }) => id === 'burgle-bros') as Game;
    const outline = outlineOf(chartConfig(opening().position));
    expect(procedureIn(outline, 'new-floor', procedures['new-floor'] ?? []).path).toBe('turn.walk');
    // Whatever the set-up is called.
    const states = outline.states.map((state) => ({ ...state, path: state.path.replace(/^setup/, 'dealing') }));
    expect(procedureIn({ ...outline, states }, 'new-floor', procedures['new-floor'] ?? []).path).toBe('turn.walk');
  });

  it('knows every answer of the toy, and proves it by trying every position', () => {
    const report = finish(order(plainToy));
    expect(pairsOf(report).map(line)).toEqual(answers);
    expect(pairsOf(report).every(({ proved }) => proved)).toBe(true);
  });

  it('the smallest position in which being caught and escaping meet names four things', () => {
    const witness = pairsOf(finish(order(plainToy)))[2]?.witness;
    // Thief and guard end on square 0, the thief has the bag: thief, guard, bag and the state.
    expect(witness?.size).toBeLessThanOrEqual(4);
    expect(witness?.endedBy).toEqual(['TOY-NIGHT-3', 'TOY-NIGHT-4']);
  });

  it('finds the same from play and made-up positions alone, without the search', () => {
    const report = finish(order(plainToy, { states: 1, games: 40, written: 400 }));
    expect(pairsOf(report).map(line)).toEqual(answers);
    expect(pairsOf(report)[0]?.tried.written).toBeGreaterThan(10);
  });

  it('every witness holds as a case in its order and fails in the other', () => {
    for (const { witness } of pairsOf(finish(order(plainToy)))) if (witness) expectBothOrders(plainToy, witness.cases);
  });

  it('one procedure can be asked for alone, and being stopped keeps the matrix', () => {
    const work = order(plainToy, {}, 'night');
    work.next();
    let last = work.next(true);
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
    for (const { tried, proved, grade, witness } of pairs) {
      expect(tried.sampled).toBe(tried.met + tried.written);
      // Nothing is worse than another outcome.
      expect(proved).toBe(grade === 'outcome');
      if (witness) expectBothOrders(game, witness.cases);
    }
  });

  it('compares with the order asked for, and says so in its cases', () => {
    const asked = ['patrol', 'loot', 'escape', 'caught', 'clock'];
    const options = { order: { night: asked } };
    const report = finish(order(plainToy, { options }));
    expect(report.procedures[0]?.steps).toEqual(asked);
    const pairs = pairsOf(report);
    expect(pairs.map(({ first, second }) => `${first}/${second}`)).toEqual(
      asked.slice(1).map((step, i) => `${asked[i]}/${step}`),
    );
    const cases = pairs.flatMap(({ witness }) => (witness ? [witness.cases] : []));
    expect(cases.length).toBeGreaterThan(0);
    for (const [base, other] of cases) {
      expect(base.options).toEqual(options);
      expect(other.options).not.toEqual(options);
      expectBothOrders(plainToy, [base, other]);
    }
  });

  it('a whole new order is compared like a swap', () => {
    const other = ['clock', 'loot', 'patrol', 'caught', 'escape'];
    const { change } = finish(newOrder(plainToy, { procedure: 'night', other }));
    expect(change).toMatchObject({ procedure: 'night', other, verdict: 'matters' });
    expectBothOrders(plainToy, change.witness?.cases as [Case, Case]);
  });

  it('time limits nothing unless asked to; then it says that it stopped early', () => {
    const [first] = pairsOf(finish(order(plainToy, { seconds: 0, states: 1 })));
    expect(first).toMatchObject({ early: true, proved: false });
    expect(boundText(first as Pair)).toContain('(stopped early)');
    expect(worstText({ ...(first as Pair), grade: 'log' })).toMatch(
      /^only the log differs \(so far: there may be a worse/,
    );
    expect(worstText({ ...(first as Pair), grade: 'outcome' })).toBe('the outcome differs');
  });

  it('heeds the clock in everything that it does: wherever the time runs out, little is done after it', () => {
    const game = gameNamed('lazy-heist');
    // Work is what takes time here: a move, a position that is read, a look at the clock.
    let done = 0;
    const reading: Game = { ...game, read: (...given) => (done++, game.read(...given)) };
    const { calls: moves } = vi.spyOn(Trail.prototype, 'follow').mock;
    vi.spyOn(performance, 'now').mockImplementation(() => ++done + moves.length);
    try {
      const shard = { index: 3, of: 6 };
      const cases = casesIn('lazy-heist').slice(0, 12);
      const bounds = {
        cases,
        shard,
        games: 2,
        states: 200,
        positions: 20,
        written: 40,
        moves: 4000,
        combinations: 4000,
      };
      const search = (seconds?: number) => {
        const began = performance.now();
        finish(order(reading, { ...bounds, ...(seconds !== undefined && { seconds }) }, 'protocol'));
        return performance.now() - began;
      };
      const whole = search();
      const over = Array.from({ length: 8 }, (_, i) => search((whole * i) / 8000) - (whole * i) / 8);
      expect(Math.max(...over)).toBeLessThan(whole / 8);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it('the worst difference counts, by the list that the docs print from worst to least', () => {
    const docs = readFileSync(new URL('../../../docs/read-a-report.md', import.meta.url), 'utf8');
    const [list = ''] = /From worst to least:\n( {2}.*\n)+/.exec(docs) ?? [];
    const printed = [...list.matchAll(/^ {2}- _([^_]+)_: /gm)].map(([, words]) => words);
    const ways = [{}, {}] as unknown as Comparison['ways'];
    const worstFirst = [...grades].sort((a, b) => weightOf({ grade: b, ways }) - weightOf({ grade: a, ways }));
    const words = worstFirst.filter((grade) => grade !== 'same').map((grade) => gradeText[grade].replace('but ', ''));
    expect(printed).toEqual(words);
  });

  it('a proof speaks of all the steps that changed places', () => {
    const [first] = pairsOf(finish(order(plainToy, { seconds: 0, states: 1 })));
    const proved = {
      ...(first as Pair),
      grade: 'same',
      proof: { by: 'fields-apart', fields: [], combinations: 1 },
    } as const;
    expect(proofText(proved)).toContain('neither step changes what the other');
    expect(proofText(proved, 3)).toContain(
      'none of the steps that changed places changes what another reads or writes',
    );
  });
});

const casesIn = (game: string): Case[] => shippedCases(game).map(({ example }) => example);

describe('order of Lazy Heist', () => {
  const game = gameNamed('lazy-heist');
  const cases = casesIn('lazy-heist');
  const few = { games: 3, states: 50, positions: 30, written: 300, combinations: 20_000 };
  const answerOf = (search: OrderSearch, first: string): OrderVerdict => {
    const units = orderUnits(game, undefined, 'protocol');
    return finish(search.answer(units[game.procedures['protocol']?.indexOf(first) ?? -1] as (typeof units)[number]));
  };

  it('finds with its defaults what was missed before', () => {
    const search = new OrderSearch(game, { cases }, ['protocol']);
    finish(search.prepare());
    // Whoever stands beside the blast loses the game: then no switch is set back.
    const blast = answerOf(search, 'explosion');
    expect(blast).toMatchObject({ verdict: 'matters', grade: 'over' });
    expectBothOrders(game, blast.witness?.cases as [Case, Case]);
  });

  it.runIf(isLong)('finds with its defaults that guards may catch the last one who is free', () => {
    const search = new OrderSearch(game, { cases }, ['protocol']);
    finish(search.prepare());
    // On the way to a new checkpoint, for which every roll takes many moves to try, or before a drone sees somebody.
    for (const first of ['checkpoint', 'guards']) {
      const caught = answerOf(search, first);
      expect(caught, first).toMatchObject({ verdict: 'matters', grade: 'outcome' });
      expectBothOrders(game, caught.witness?.cases as [Case, Case]);
    }
  });

  it('proves pairs whose steps touch different fields, and no others', () => {
    const search = new OrderSearch(game, { ...few, cases }, ['protocol']);
    finish(search.prepare());
    expect(answerOf(search, 'switches')).toMatchObject({ grade: 'same', proved: true, proof: { by: 'fields-apart' } });
    expect(answerOf(search, 'vending')).toMatchObject({ grade: 'same', proved: true });
    expect(answerOf(search, 'markers')).toMatchObject({ grade: 'over', proved: true });
    const last = answerOf(search, 'helicopter');
    expect(last).toMatchObject({ grade: 'over', proved: true });
    expect(last.proof?.fields).toEqual(expect.arrayContaining(['minute', 'radio', 'turn', 'burglars.anna.pose']));
    // A step that reads what the other writes.
    expect(answerOf(search, 'checkpoint').proof).toBeUndefined();
  });

  it.runIf(isLong)(
    'proves half of the ten pairs with its defaults',
    () => {
      const pairs = pairsOf(finish(order(game, { cases }, 'protocol')));
      expect(pairs).toHaveLength(10);
      expect(pairs.filter(({ proof }) => proof).map(({ first }) => first)).toEqual(
        expect.arrayContaining(['switches', 'stations', 'vending', 'markers', 'helicopter']),
      );
    },
    1_800_000,
  );

  it('gives the same result to the letter, whatever the clock says and however the pairs are shared', () => {
    const machine = (...steps: string[]) => {
      const search = new OrderSearch(game, { ...few, moves: 4000, cases: cases.slice(0, 20) }, ['protocol']);
      finish(search.prepare());
      return steps.map((first) => JSON.stringify(answerOf(search, first)));
    };
    const alone = machine('explosion', 'drones', 'vending');
    // Years go by between two looks, forwards and backwards.
    let looks = 0;
    const jumping = () => (looks++ % 2 ? 1e12 : -1e12);
    vi.spyOn(performance, 'now').mockImplementation(jumping);
    vi.spyOn(Date, 'now').mockImplementation(jumping);
    const [vending, shared] = [machine('vending'), machine('drones', 'explosion')];
    vi.restoreAllMocks();
    expect(looks).toBeGreaterThan(100);
    expect([...shared.toReversed(), ...vending]).toEqual(alone);
  });

  it('gives the same result to the letter, however busy the machine is', () => {
    // One of the pairs, or all.
    const shard = { index: 0, of: isLong ? 1 : 10 };
    const bounds = { ...few, positions: 10, written: 30, combinations: 2000, moves: 10_000, cases, shard };
    const calm = finish(order(game, bounds, 'protocol'));
    const work = order(game, bounds, 'protocol');
    let slice = work.next();
    for (let i = 0; !slice.done; i++) {
      const until = performance.now() + (i % 200 === 0 ? 20 : 0);
      while (performance.now() < until) Math.sqrt(until);
      slice = work.next();
    }
    expect(JSON.stringify({ ...slice.value, seconds: 0 })).toBe(JSON.stringify({ ...calm, seconds: 0 }));
  });
});

describe('examples under a new order', () => {
  const [procedure, steps, other] = ['minute', ['turn', 'protocol'], ['protocol', 'turn']] as const;
  const game = gameNamed('lazy-heist');
  const orderOf = (name: string, order: readonly string[]) => ({ options: { order: { [name]: order } } });
  const protocol = game.procedures['protocol'] ?? [];
  const turnFirst = { game: game.id, start: { flow: 'minute' }, expect: { flow: 'minute.turn' } };
  const broken = (example: Case, options = {}) =>
    brokenExamples(game, [{ name: 'it', example }], { options, procedure, steps, other });

  it('are played in both orders, whatever other procedures they put in another order', () => {
    expect(broken(turnFirst)).toMatchObject({ broken: [{ name: 'it' }], own: [], failing: [] });
    const swapped = protocol.toSpliced(7, 2, 'markers', 'vending');
    expect(broken({ ...turnFirst, ...orderOf('protocol', swapped) })).toMatchObject({ broken: [{ name: 'it' }] });
  });

  it('say so when they have an order of their own, or did not hold before either', () => {
    expect(broken({ ...turnFirst, ...orderOf('minute', steps) })).toMatchObject({ own: ['it'], broken: [] });
    const wrong = { ...turnFirst, expect: { flow: 'minute.protocol.vending' } };
    expect(broken(wrong)).toMatchObject({ failing: ['it'], broken: [], hold: 0 });
    expect(examplesText(broken(wrong))).toBe(
      'no example says anything about the new order (left out: 1 that did not hold before either)',
    );
  });

  it('break, too, when they are lessons that no longer keep what they promise', () => {
    const goal = { say: 'Wait for the markers.', when: { flow: 'minute.protocol.markers' } };
    const lesson: Case = { game: game.id, start: { flow: 'minute.protocol.vending' }, moves: [{ goal }, 'next'] };
    const asked = { options: {}, procedure: 'protocol', steps: protocol };
    const other = protocol.toSpliced(7, 2, 'markers', 'vending');
    const first = { message: 'the lesson goes on before its goal is reached' };
    expect(brokenExamples(game, [{ name: 'it', example: lesson }], { ...asked, other })).toMatchObject({
      broken: [{ first }],
    });
  });

  it('say where they break: at a move, at the end, or at the start that is not possible any more', () => {
    const asked = {
      options: {},
      procedure: 'protocol',
      steps: protocol,
      other: protocol.toSpliced(7, 2, 'markers', 'vending'),
    };
    const started = { game: game.id, start: { flow: 'minute.protocol.stations' } };
    const flow = 'minute.protocol.vending';
    const cases: Case[] = [
      { ...started, moves: ['next', { expect: { flow } }, 'next'] },
      { ...started, moves: ['next'], expect: { flow } },
    ];
    const report = brokenExamples(
      game,
      cases.map((example, i) => ({ name: `case ${i}`, example })),
      asked,
    );
    expect(report.broken.map((example) => brokenText(example).replace(/:.*/, ''))).toEqual(['move 2', 'at the end']);
    const bank = gameNamed('how-to-rob-a-bank');
    const steps = bank.procedures['round-end'] ?? [];
    const unread = { options: {}, procedure: 'round-end', steps, other: ['nothing'] };
    const [impossible] = brokenExamples(bank, [{ name: 'it', example: { game: bank.id } }], unread).broken;
    expect(brokenText(impossible as BrokenExample)).toMatch(/^at the start: /);
  });

  it('have one of their own, too, when a ruling of theirs brings it about', () => {
    const second = gameNamed('burgle-bros-2');
    const entering = second.procedures['entering'] ?? [];
    const leaving: Case = {
      game: second.id,
      options: { rulings: { 'leave-order': 'at-once' } },
      start: {
        crooks: { anna: { at: '1.b1' }, bea: { at: '2.a1' } },
        rooms: { '1.a1': 'front-desk-1', '1.b1': 'magic-show-3' },
        finale: { number: 3, open: true, dieOf: { anna: 5, bea: 1 } },
      },
      moves: ['anna walk 1.a1', 'next'],
      // In the book's order the front desk makes her nervous first.
      expect: { position: { crooks: { anna: { at: 'left', stress: 0 } } } },
    };
    const asked = { options: {}, procedure: 'entering', steps: entering, other: entering.toReversed() };
    expect(brokenExamples(second, [{ name: 'it', example: leaving }], asked)).toMatchObject({
      own: ['it'],
      failing: [],
    });
  });
});

/** One step of a procedure and the next one. */
function answerIn(game: Game, bounds: OrderBounds, procedure: string, first: string): OrderVerdict {
  const search = new OrderSearch(game, bounds, [procedure]);
  finish(search.prepare());
  const units = orderUnits(game, undefined, procedure);
  const index = game.procedures[procedure]?.indexOf(first) ?? -1;
  return finish(search.answer(units[index] as (typeof units)[number]));
}

describe('Burgle Bros 2', () => {
  const game = gameNamed('burgle-bros-2');

  it('a step that seldom asks is tried where it does: the die is set before the crook can leave', () => {
    const few = { states: 50, games: 1, positions: 40, written: 0, combinations: 10, cases: casesIn(game.id) };
    const verdict = answerIn(game, few, 'entering', 'offer');
    expect(verdict).toMatchObject({ verdict: 'matters', grade: 'outcome' });
    expectBothOrders(game, verdict.witness?.cases as [Case, Case]);
  });

  it('a position is made of one in which a step asks: the room has to be turned up before its number counts', () => {
    const few = { states: 50, games: 1, positions: 60, written: 150, combinations: 10, cases: casesIn(game.id) };
    const verdict = answerIn(game, few, 'entering', 'room');
    expect(verdict).toMatchObject({ verdict: 'matters', grade: 'outcome' });
    expect(verdict.witness?.differences.map(({ path }) => path[0])).toContain('finale');
  });

  it('a crook whom a drunk pushes on comes into another room: what happens there is none of the first', () => {
    const trail = new Trail(game);
    const steps = game.procedures['entering'] ?? [];
    const pushed = {
      flow: 'turn.act',
      crooks: { anna: { at: '1.a1' }, bea: {} },
      chips: { '1.b1': 'down', '1.c1': 'down' },
    };
    const { flow, raw: position } = openTable({ game: game.id, position: pushed }) as Table;
    const procedure = procedureIn(trail.game.chart(position).outline, 'entering', steps);
    const change = new Change(trail, procedure, steps.toSpliced(0, 2, 'guard', 'chip'));
    const [walk, ...wishes] = ['anna walk 1.b1', 'reveal 1.b1 drunk', 'reveal 1.c1 drunk'].map(
      (text) => game.grammar.parse(text, position) as Move,
    );
    const found = compare(change, { flow, position, choices: [walk as Move], wishes });
    expect(found?.grade).toBe('same');
  });

  it('a crook who is pulled into another room meanwhile makes no difference by that alone', () => {
    const pulled: Case = {
      game: game.id,
      start: {
        flow: 'resolve.entering.guard',
        stack: [{ flow: 'turn.act' }, { flow: 'resolve.entering.guard', crook: 'anna', at: '1.c2' }],
        crooks: { anna: { at: '1.c2' }, bea: { gear: { 'fake-mustache': {}, 'grappling-hook': {} } } },
        rooms: { '1.c2': { tile: 'table-games-5' } },
      },
      moves: ['next', 'roll 1 1', 'bea use grappling-hook', 'reveal 2.c2 safe'],
    };
    expect(checkCase(game, pulled).failures).toEqual([]);
    const few = { states: 1, games: 0, positions: 40, written: 0, combinations: 10, cases: [pulled] };
    expect(answerIn(game, few, 'entering', 'room')).toMatchObject({ verdict: 'commutes', grade: 'same' });
  });
});

describe('How to Rob a Bank', () => {
  const game = gameNamed('how-to-rob-a-bank');
  const steps = game.procedures['robber-turn'] ?? [];

  it('what a robber can do before the card in one order and after it in the other is the same choice', () => {
    const trail = new Trail(game);
    // Whoever crawls to c3 can throw the last bag into the car from there, in both orders.
    const crawling = {
      flow: 'rob.robber',
      guards: { g2: { at: 'c1' } },
      robbers: { yellow: { carries: 1 } },
      stolen: 3,
      stacks: { yellow: ['crawl'] },
    };
    const { raw: position } = openTable({ game: game.id, position: crawling }) as Table;
    const procedure = procedureIn(trail.game.chart(position).outline, 'robber-turn', steps);
    const change = new Change(trail, procedure, ['card', 'before', 'after']);
    expect(compare(change, { flow: crawling.flow, position, choices: [] })?.grade).toBe('position');
  });

  it('a turn is over when play has left it, although the next robber begins with the same step', () => {
    const { raw } = openTable({ game: game.id }) as Table;
    const procedure = procedureIn(game.chart(raw).outline, 'robber-turn', steps);
    const order = ['card', 'before', 'after'];
    const next = ['rob.robber.to-before', 'rob.robber.to-after', 'rob.end-turn', 'rob.ended', 'rob.turn'];
    expect(stepsPassed({ procedure, order }, 0, [...next, 'rob.robber.card'])).toEqual([anew, 0]);
  });
});

describe('Burgle Bros', () => {
  const game = gameNamed('burgle-bros');
  const answered = (bounds: OrderBounds, procedure: string, first: string) => answerIn(game, bounds, procedure, first);

  it('a procedure whose steps never wait is answered: a camera’s alarm comes before a new target', () => {
    const few = { states: 50, games: 1, positions: 300, written: 5 };
    const verdict = answered({ ...few, cases: casesIn(game.id) }, 'arrival', 'cameras');
    expect(verdict).toMatchObject({ verdict: 'matters', grade: 'position' });
    // Tiles are named by their spaces, which have a dot in them.
    expect(verdict.fields).toContain('tiles.1.b1');
    expectBothOrders(game, verdict.witness?.cases as [Case, Case]);
  });

  it.runIf(isLong)(
    'with its defaults it finds who is caught first: by the guard, or because he sees somebody',
    () => {
      const verdict = answered({ cases: casesIn(game.id) }, 'arrival', 'meeting');
      expect(verdict).toMatchObject({ verdict: 'matters', grade: 'over' });
    },
    900_000,
  );

  it('what a step does to one the other may do to somebody else: the guard sees anna, and catches ben', () => {
    const seen: Case = {
      game: game.id,
      start: {
        flow: 'turn.guard.step',
        burglars: { anna: { at: '2.a1' }, ben: { at: '2.d4' } },
        tiles: { '2.a1': 'foyer-1' },
        walls: { 2: [] },
        guards: { 2: { at: '2.b2', target: '2.a2' } },
      },
      moves: ['next'],
    };
    expect(checkCase(game, seen).failures).toEqual([]);
    // With this seed nothing else finds it, not even in 400 positions: only what the step before did to somebody.
    const few = { states: 1, games: 0, positions: 5, written: 50, combinations: 10, cases: [seen], seed: 3 };
    const verdict = answered(few, 'arrival', 'meeting');
    expect(verdict).toMatchObject({ verdict: 'matters', grade: 'over' });
    expectBothOrders(game, verdict.witness?.cases as [Case, Case]);
  });

  it('a field of somebody gets what may stand in that field, not what may stand for the whole of him', () => {
    const burglars = { anna: { at: '1.a1', stealth: 2 }, ben: { at: '1.b1' } };
    const { flow, raw: position } = openTable({ game: game.id, position: { burglars } }) as Table;
    const values = new CandidateValues(game.schema.position, [{ flow, position, choices: [] }]);
    const tokens = values.of('burglars.anna.stealth')?.values ?? [];
    expect(tokens).toContain(0);
    expect(tokens.filter((value) => typeof value !== 'number')).toEqual([]);
  });

  it('a tile that lies face down can be turned up, as any that stood anywhere, and turned down again', () => {
    const tiles = { '1.a1': 'camera-1', '2.a1': 'foyer-1' };
    const { flow, raw: position } = openTable({ game: game.id, position: { tiles } }) as Table;
    const values = new CandidateValues(game.schema.position, [{ flow, position, choices: [] }]);
    const field = values.of('tiles.1.b1');
    expect(field?.values).toEqual(expect.arrayContaining(['camera-1', 'foyer-1', undefined]));
    expect(field?.values).not.toContain('1.a1');
    const up = changedAt({ tiles }, ['tiles', '1', 'b1'], 'camera-1');
    expect(up).toEqual({ tiles: { ...tiles, '1.b1': 'camera-1' } });
    expect(changedAt(up, ['tiles', '1', 'b1'], undefined)).toEqual({ tiles });
    // Alarms are a list of spaces.
    expect(values.of('alarms')?.items ?? []).not.toContain('camera-1');
  });

  it('a choice in the middle of a step does not end the procedure: whoever keeps a tool is still in the laboratory', () => {
    const laboratory: Case = {
      game: game.id,
      start: {
        flow: 'turn.actions',
        burglars: { anna: { at: '1.b3' }, ben: { character: 'rigger' } },
        tiles: { '1.c3': 'laboratory-3' },
      },
      moves: ['anna walk 1.c3', 'draw tool blueprints', 'draw tool crowbar'],
    };
    expect(checkCase(game, laboratory).failures).toEqual([]);
    const few = { states: 1, games: 0, positions: 40, written: 0, combinations: 10, cases: [laboratory] };
    expect(answered(few, 'entry', 'alarm')).toMatchObject({ verdict: 'commutes', grade: 'same', tried: { met: 1 } });
  });

  it('a position that says which step comes next is no start for another order', () => {
    const opened: Case = {
      game: game.id,
      start: {
        flow: 'turn.safe.tool',
        burglars: { anna: { at: '2.a1' } },
        safes: { '2.a1': {} },
        agenda: [
          { do: 'safe', at: '2.a1', step: 'S4' },
          { do: 'gain', who: 'anna', by: 'safe', drawn: [] },
        ],
      },
      moves: ['draw tool blueprints', 'draw loot bust'],
    };
    expect(checkCase(game, opened).failures).toEqual([]);
    const few = { states: 1, games: 0, positions: 40, written: 0, combinations: 10, cases: [opened] };
    expect(answered(few, 'open-safe', 'loot')).toMatchObject({ verdict: 'untried' });
  });

  it('a second safe that opens after the first makes no difference by what is written down of it', () => {
    const covered = ['a2', 'a3', 'a4', 'a5', 'b1', 'd1', 'e2', 'e3', 'e4', 'e5'];
    const both: Case = {
      game: game.id,
      options: { job: 'fort-knox' },
      start: {
        flow: 'turn.safe.roll',
        burglars: { anna: { at: '1.a1' } },
        tiles: { '1.a1': 'safe', '1.e1': 'safe', '1.c1': 'motion-3' },
        safes: { '1.a1': { dice: 1 } },
        cracked: covered.map((space) => `1.${space}`),
      },
      moves: ['roll 3', 'draw tool blueprints', 'draw loot bust'],
    };
    expect(checkCase(game, both).failures).toEqual([]);
    const few = { states: 1, games: 0, positions: 40, written: 0, combinations: 10, cases: [both] };
    for (const first of ['tool', 'loot']) {
      const { grade, tried } = answered(few, 'open-safe', first);
      expect(tried.met).toBeGreaterThan(0);
      expect(['same', 'over'], first).toContain(grade);
    }
  });

  it('a patrol card that an event asks for is none of the guard’s step, although it is drawn in a state of that', () => {
    const { raw } = openTable({ game: game.id }) as Table;
    const steps = game.procedures['turn'] ?? [];
    const procedure = procedureIn(game.chart(raw).outline, 'turn', steps);
    const order = ['event', 'actions', 'close', 'guard'];
    const drawn = ['turn.event.draw', 'settle', 'turn.guard.patrol-due', 'turn.event.patrol'];
    expect(stepsPassed({ procedure, order }, 0, drawn)).toEqual([0, 0]);
    const on = ['settle', 'turn.to-actions', 'turn.actions', 'turn.to-close', 'turn.close'];
    expect(stepsPassed({ procedure, order }, 0, on)).toEqual([1, 2]);
    // Play reaches a step that has nothing to do at its fork.
    expect(stepsPassed({ procedure, order: steps }, 0, ['turn.to-event', 'turn.to-close', 'turn.close'])).toEqual([2]);
    // A guard whom an event brings onto the table arrives in a state of the step that comes next.
    const next = { procedure, order: steps.toSpliced(2, 2, 'guard', 'close') };
    expect(stepsPassed(next, 1, ['turn.walk.guard', 'settle', 'turn.guard.arriving', 'settle'])).toEqual([]);
  });

  it('whoever has escaped ends his turn: what the next one does is none of it', () => {
    const { raw } = openTable({ game: game.id }) as Table;
    const steps = game.procedures['turn'] ?? [];
    const procedure = procedureIn(game.chart(raw).outline, 'turn', steps);
    const escaped = ['settle', 'turn.end', 'turn.start', 'settle', 'turn.to-actions', 'turn.actions'];
    expect(stepsPassed({ procedure, order: steps }, 0, escaped)).toEqual([anew, 0]);
  });

  it('cards that were drawn for the same thing belong together: the guard comes onto the table on b1 in both orders', () => {
    const trail = new Trail(game);
    const steps = game.procedures['entry'] ?? [];
    const climbing = {
      flow: 'turn.walk.reveal',
      burglars: { anna: { at: '1.b1', stealth: 0 } },
      agenda: [{ do: 'enter', who: 'anna', from: '1.b1', to: '2.b1', step: 'E2' }],
    };
    const { flow, raw: position } = openTable({ game: game.id, position: climbing }) as Table;
    const procedure = procedureIn(trail.game.chart(position).outline, 'entry', steps);
    const change = new Change(trail, procedure, steps.toSpliced(5, 2, 'floor', 'arrive'));
    const reveal = game.grammar.parse('reveal 2.b1 atrium-3', position) as Move;
    const found = compare(change, { flow, position, choices: [reveal] });
    expect(found?.grade).toBe('outcome');
    const [left, right] = (found?.ways ?? []).map((way) => movesOf(way).map(moveText));
    expect(left).toEqual(['reveal 2.b1 atrium-3', 'draw patrol 2 b1']);
    expect(right?.slice(0, 2)).toEqual(left);
  });

  it('both orders come to the steps by the same moves, whatever would be quieter in one of them', () => {
    const trail = new Trail(game);
    const steps = game.procedures['entry'] ?? [];
    const leaving = {
      flow: 'turn.actions',
      burglars: { ben: { at: '1.b3' } },
      tiles: { '1.b3': 'motion-1', '1.c3': 'laser-1', '1.a3': 'fingerprint-4' },
      turn: { entered: ['1.b3'] },
    };
    const { flow, raw: position } = openTable({ game: game.id, position: leaving }) as Table;
    const procedure = procedureIn(trail.game.chart(position).outline, 'entry', steps);
    const change = new Change(trail, procedure, steps.toSpliced(3, 2, 'leave', 'laser'));
    const found = compare(change, { flow, position, choices: [] });
    expect(found?.grade).toBe('same');
    const [left, right] = (found?.ways ?? []).map((way) => movesOf(way)[0]);
    expect(left).toEqual(right);
  });

  it('the same tokens that are spent for the same things are no difference, whichever is spent first', () => {
    const trail = new Trail(game);
    const steps = game.procedures['entry'] ?? [];
    // The new guard may come onto the table right there, and the guard below sees her in the atrium.
    const smoking = {
      flow: 'turn.actions',
      burglars: { anna: { at: '1.a1' } },
      tiles: { '1.a1': 'stairs-4', '2.a1': 'atrium-3' },
      guards: { 1: { at: '1.a1' } },
      smoke: { '2.a1': 3 },
    };
    const { flow, raw: position } = openTable({ game: game.id, position: smoking }) as Table;
    const procedure = procedureIn(trail.game.chart(position).outline, 'entry', steps);
    const change = new Change(trail, procedure, steps.toSpliced(6, 2, 'guards', 'floor'));
    const walk = game.grammar.parse('anna walk 2.a1', position) as Move;
    expect(compare(change, { flow, position, choices: [walk] })?.grade).toBe('same');
  });

  it('what few examples show is tried early: an acrobat who slips in, and a game that is lost in between', () => {
    const few = { states: 50, games: 1, positions: 100, written: 0, combinations: 10, cases: casesIn(game.id) };
    expect(answered(few, 'entry', 'leave')).toMatchObject({ verdict: 'matters', grade: 'position' });
    expect(answered(few, 'entry', 'floor')).toMatchObject({ verdict: 'matters', grade: 'over' });
    expect(answered(few, 'arrival', 'sight')).toMatchObject({
      verdict: 'matters',
      grade: 'over',
    });
  });
});

it.each(games.map((game) => [game.id, game] as const))(
  'gives every pair of %s a verdict, and every witness holds in its own order only',
  (_, game) => {
    const few = { states: 100, games: 3, positions: 12, written: 20, moves: 4000, combinations: 2000 };
    // Every twelfth pair, or all.
    const shard = { index: 0, of: isLong ? 1 : 12 };
    const report = finish(order(game, { ...few, cases: casesIn(game.id), shard }));
    const pairs = Object.values(game.procedures).reduce((sum, steps) => sum + steps.length - 1, 0);
    expect(pairsOf(report)).toHaveLength(Math.ceil(pairs / shard.of));
    // Steps that never wait are tried, too.
    expect(
      pairsOf(report)
        .filter(({ verdict }) => verdict === 'untried')
        .map(line),
    ).toEqual([]);
    for (const { witness } of pairsOf(report)) if (witness) expectBothOrders(game, witness.cases);
  },
);
