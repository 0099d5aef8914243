// The chart of How to Rob a Bank: where play rests, what each state waits for, and one whole game as it is told.
import { describe, expect, it } from 'vitest';
import { wholeGame as howToRobABank } from '../../../src/machines/how-to-rob-a-bank/index.js';
import type { WaitsFor } from '../../../src/table/table.js';
import { Table } from '../../../src/table/table.js';
import { playAtRandom } from '../../table/random-play.js';

/** The states of the rulebook's flow, and the three that only a ruling leads to. */
const waits: Readonly<Record<string, WaitsFor>> = {
  'explore.reveal': 'chance',
  'explore.face': 'player',
  'explore.open': 'player',
  'explore.bags': 'next',
  'explore.guards': 'next',
  'explore.alarm': 'next',
  'explore.robbers': 'next',
  'explore.corner': 'player',
  'explore.street': 'player',
  'plan.deal': 'chance',
  'plan.bank': 'player',
  'plan.who': 'player',
  'plan.robber': 'player',
  'plan.flip': 'next',
  'rob.who': 'player',
  'rob.bank.choose': 'player',
  'rob.bank.revive': 'next',
  'rob.bank.card': 'player',
  'rob.robber.before': 'player',
  'rob.robber.revive': 'next',
  'rob.robber.card': 'player',
  'rob.robber.after': 'player',
  'round-end.clear': 'next',
  'round-end.drop': 'next',
  'round-end.repeat': 'next',
  'over.robbers': 'nobody',
  'over.bank': 'nobody',
};
const byRulingOnly = ['explore.face', 'plan.who', 'rob.who'];

describe('the chart', () => {
  const chart = howToRobABank.chart(Table.open(howToRobABank).position);

  it('rests in exactly the states of the flow', () => {
    expect([...chart.states.keys()].sort()).toEqual(Object.keys(waits).sort());
  });

  it('waits in each state for one kind of thing', () => {
    const found = Object.fromEntries(
      [...chart.states.keys()].map((path) => {
        const card = path.endsWith('.card') && { card: { id: 'walk' } };
        const out = path === 'rob.robber.revive' && { robbers: { yellow: { out: true } } };
        return [path, Table.open(howToRobABank, { position: { flow: path, ...card, ...out } }).waitsFor];
      }),
    );
    expect(found).toEqual(waits);
  });

  it('reaches every state in random games, three of them under rulings only', { timeout: 60_000 }, () => {
    const visited = (options: object, games: number) => {
      const flows = new Set<string>();
      for (let seed = 1; seed <= games; seed++)
        playAtRandom(howToRobABank, { options, position: { stolen: 3 } }, seed, ({ flow }) => flows.add(flow));
      return flows;
    };
    const usual = visited({ players: 3 }, 30);
    expect(
      Object.keys(waits)
        .filter((path) => !usual.has(path))
        .sort(),
    ).toEqual([...byRulingOnly].sort());
    const ruled = visited({ players: 2, rulings: { 'tile-facing': 'bank', 'two-player-order': 'free' } }, 3);
    expect(byRulingOnly.filter((path) => !ruled.has(path))).toEqual([]);
  });

  it('tells the same game as when this was recorded', async () => {
    const told: string[] = [];
    playAtRandom(howToRobABank, { options: { players: 4 } }, 1, (after, _, move) => {
      told.push(`> ${move}`);
      for (const { type, rule, ...details } of after.events)
        told.push(`  ${[type, ...Object.values(details).map((value) => JSON.stringify(value)), rule].join(' ')}`);
      told.push(`  ${after.flow}`);
    });
    await expect(told.join('\n') + '\n').toMatchFileSnapshot('./transcript.txt');
  });

  it('puts steps of a procedure in the order that is asked for', () => {
    const placing = ['robbers', 'alarm', 'guards', 'bags'];
    const roundEnd = ['drop', 'clear', 'repeat'];
    const flows = new Set<string>();
    playAtRandom(howToRobABank, { options: { order: { placing, 'round-end': roundEnd } } }, 3, ({ flow }) =>
      flows.add(flow),
    );
    const order = [...flows].filter((flow) => /^(round-end\.|explore\.(robbers|alarm|guards|bags))/.test(flow));
    expect(order.map((flow) => flow.split('.')[1])).toEqual([...placing, ...roundEnd]);
  });
});
