// What rulings do beyond what their rows claim.
import { describe, expect, it } from 'vitest';
import { wholeGame as howToRobABank } from '../../../src/machines/how-to-rob-a-bank/index.js';
import { Table } from '../../../src/table/table.js';

describe('rulings', () => {
  it('hand-view: a robber sees the hands of the others, or only the own one', () => {
    const view = (by: string) =>
      Table.open(howToRobABank, {
        options: { rulings: { 'hand-view': by } },
        position: { flow: 'plan.bank', hands: { bank: ['walk'], yellow: ['pick'], red: ['crawl'] } },
      }).view('yellow') as { hands: unknown };
    expect(view('yes').hands).toEqual({ bank: ['?'], yellow: ['pick'], red: ['crawl'] });
    expect(view('own-only').hands).toEqual({ bank: ['?'], yellow: ['pick'], red: ['?'] });
  });

  it('alarm-optional: with compulsory nobody plays a card that leads away before the alarm has rung', () => {
    const open = (top: string, rulings: Record<string, string> = {}) =>
      Table.open(howToRobABank, {
        options: { rulings: { 'alarm-optional': 'compulsory', ...rulings } },
        position: { flow: 'rob.robber.before', robbers: { yellow: 'c1' }, stacks: { bank: ['walk'], yellow: [top] } },
      });
    const rule = 'RB-RULING-alarm-optional';
    for (const card of ['walk', 'crawl', 'walk+pick']) expect(open(card).why('yellow play')?.rule).toBe(rule);
    expect(open('walk').play('yellow alarm').legal()).toEqual(['yellow play']);
    const stayed = open('pick').play('yellow play').play('yellow done');
    expect([stayed.flow, stayed.legal()]).toEqual(['rob.robber.after', ['yellow alarm']]);
    const amid = open('pick', { 'extra-between': 'yes' }).play('yellow play');
    expect(amid.why('yellow alarm')).toBe(null);
  });

  it('guards-between-rounds: guards that stayed are not placed anew', () => {
    const position = { flow: 'explore.guards', guards: { g1: 'b2', g2: { at: 'b3', out: true } } };
    const stayed = Table.open(howToRobABank, { options: { rulings: { 'guards-between-rounds': 'stay' } }, position });
    expect(stayed.play('next').position).toMatchObject({ guards: { g1: { at: 'b2' }, g2: { at: 'b3', out: true } } });
  });

  it('deck-next-round: with unused-only, round three deals the five cards that are left', () => {
    const gone = [
      'walk',
      'tackle',
      'tackle/lock',
      'walk+lock',
      'walk+lock',
      ...Array<string>(4).fill('walk+walk'),
      'walk+tackle',
    ];
    const table = Table.open(howToRobABank, {
      options: { rulings: { 'deck-next-round': 'unused-only' } },
      position: { flow: 'plan.deal', round: 3, gone: { bank: gone } },
    });
    expect([...table.chances()]).toEqual([
      { move: 'deal bank walk+tackle walk+tackle walk+tackle walk+tackle/lock walk+tackle/lock', weight: 1 },
    ]);
  });
});
