// Procedures in any order: the chart really plays them so, and an order that makes little sense breaks nothing.
import { describe, expect, it } from 'vitest';
import { games, gameNamed } from '../../../src/machines/index.js';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { Table } from '../../../src/table/table.js';
import { playOut } from '../../../src/verify/simulation/random-play.js';

const lazyHeist = gameNamed('lazy-heist');
const bank = gameNamed('how-to-rob-a-bank');
const turn = (...parts: string[]) => ({ order: { 'robber-turn': parts } });

/** Every order of a few steps; of many the ones turned round by one each. */
function orders(steps: readonly string[]): string[][] {
  if (steps.length > 4) return steps.map((_, i) => [...steps.slice(i), ...steps.slice(0, i)]);
  if (steps.length < 2) return [[...steps]];
  return steps.flatMap((step) => orders(steps.filter((other) => other !== step)).map((rest) => [step, ...rest]));
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it.each(Object.keys(game.procedures))('plays to its end with %s in any order', (procedure) => {
    for (const order of orders(game.procedures[procedure] ?? [])) {
      const options = { order: { [procedure]: order } };
      const start = Table.open(runGame(game, compiled), { options, position: game.beginning });
      let last = start;
      for (const { table } of playOut(start, 7)) last = table;
      expect(last.waitsFor, order.join(', ')).toBe('nobody');
    }
  });

  it.each(Object.keys(game.procedures))('wants every step of %s exactly once', (procedure) => {
    const steps = game.procedures[procedure] ?? [];
    const open = (order: readonly string[]) => () => Table.open(game, { options: { order: { [procedure]: order } } });
    expect(open(steps.slice(1))).toThrow(`each of ${steps.join(', ')} exactly once`);
    expect(open([...steps, steps[0] as string])).toThrow('exactly once');
    expect(open([...steps.slice(1), 'tea'])).toThrow('"tea"');
  });
});

describe('the parts of a minute', () => {
  it('begin with the protocol when they are asked for so, after setup too', () => {
    const options = { order: { minute: ['protocol', 'turn'] } };
    const start = { flow: 'setup.guards', guards: { g1: '1.6', g2: null } };
    const placed = (given?: object) =>
      Table.open(lazyHeist, { position: start, ...(given && { options: given }) }).play('roll 6 1');
    expect(placed().flow).toBe('minute.turn.ready');
    expect(placed(options).flow).toBe('minute.protocol.explosion');
    expect(Table.open(lazyHeist, { position: { flow: 'minute' }, options }).flow).toBe('minute.protocol.explosion');
  });

  it('the next minute begins when the burglars have sat down', () => {
    const seated = { flow: 'minute.turn.ready', turn: 'anna', burglars: { bruno: { pose: 'lying' } } };
    const position = {
      ...seated,
      burglars: { ...seated.burglars, carla: { pose: 'sitting' }, dieter: { pose: 'sitting' } },
    };
    const table = Table.open(lazyHeist, { position, options: { order: { minute: ['protocol', 'turn'] } } });
    expect(table.play('anna sit').flow).toBe('minute.protocol.explosion');
  });
});

describe("the parts of a robber's turn", () => {
  const position = { flow: 'rob.robber', stacks: { yellow: ['walk'], red: ['walk'] } };
  const open = (parts: string[], more: object = {}) =>
    Table.open(bank, { position: { ...position, ...more }, options: turn(...parts) });

  it('as the book has them: extra action or card, then the card, then the extra action if it is left', () => {
    const before = open(['before', 'card', 'after']);
    expect(before.flow).toBe('rob.robber.before');
    expect(before.why('yellow done')?.rule).toBe('RB-ROB-2');
    const after = before.play('yellow play').play('yellow walk b1');
    expect(after.flow).toBe('rob.robber.after');
    expect(after.play('yellow done').flow).toBe('rob.robber.before');
  });

  it('with the card first it is turned up at once, and both windows come afterwards', () => {
    const card = open(['card', 'before', 'after']);
    expect(card.flow).toBe('rob.robber.card');
    const before = card.play('yellow walk b1');
    expect(before.flow).toBe('rob.robber.before');
    expect(before.why('yellow play')?.rule).toBe('RB-ROB-2');
    expect(before.why('yellow walk a1')?.rule).toBe('RB-CARD-5');
    expect(before.play('yellow done').flow).toBe('rob.robber.after');
    // The one extra action is used up: the second window is passed over.
    expect(before.play('yellow car e-2').position).toMatchObject({ flow: 'rob.robber.card', turn: 'red' });
  });

  it('with the card last the second window ends with turning it up', () => {
    const before = open(['before', 'after', 'card']);
    expect(before.flow).toBe('rob.robber.before');
    expect(before.why('yellow play')?.rule).toBe('RB-ROB-2');
    const after = before.play('yellow car e-2');
    expect(after.flow).toBe('rob.robber.after');
    expect(after.legal()).toEqual(['yellow play']);
    expect(after.play('yellow play').play('yellow walk b1').position).toMatchObject({ turn: 'red' });
  });

  it('the bag that wins the game wins it in whatever window it is thrown', () => {
    const rich = { car: 'n-a', stolen: 3, robbers: { yellow: { carries: 1 } } };
    for (const parts of [
      ['before', 'card', 'after'],
      ['before', 'after', 'card'],
    ])
      expect(open(parts, rich).play('yellow throw').flow).toBe('over.robbers');
  });

  it('somebody without a card has nothing to turn up, whatever comes first', () => {
    expect(open(['card', 'before', 'after'], { stacks: { red: ['walk'] } }).position).toMatchObject({ turn: 'red' });
    const position = { flow: 'rob.robber' };
    expect(Table.open(bank, { position, options: { rulings: { 'extra-before-flip': 'after-turning' } } }).flow).toBe(
      'rob.robber.before',
    );
  });
});
