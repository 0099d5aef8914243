// Each of the 24 tasks of the depot cards: a position and a few moves that fulfil it, and nothing earlier does.
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { spacesOn } from '../../../src/rules/burgle-bros-2/board.js';
import { loneTile, mixedTiles, pairedTiles } from '../../../src/rules/burgle-bros-2/data.js';
import { tasks } from '../../../src/rules/burgle-bros-2/tasks.js';
import type { GameEvent } from '../../../src/table/event.js';
import { Table } from '../../../src/table/table.js';
import { parseText } from '../../../src/verify/index.js';

/** All rooms of a floor but the last, which is a magic show. */
function nearlyOpen(floor: '1' | '2'): string {
  const n = floor === '1' ? 0 : 1;
  const own = [loneTile[floor], pairedTiles.monorail[n], pairedTiles.escalator[n]];
  const mixed = mixedTiles.filter((_, i) => i % 2 === n).slice(0, 12);
  const tiles = [...mixed, ...own];
  return spacesOn(floor)
    .slice(0, tiles.length)
    .map((space, i) => `${space}: ${tiles[i] ?? ''}`)
    .join(', ');
}
const lastOn = (floor: '1' | '2'): string => `${floor}.d4`;
const crooks = (anna: string, bea = 'at: 2.d1', card = 'depot-1'): string =>
  `crooks: {anna: {${anna}}, bea: {${bea}, depot: {card: ${card}}}}`;
const guard = 'guards: {1: {at: 1.a4, target: 1.a2}}';

type Row = readonly [task: string, start: string, ...moves: string[]];
const rows: readonly Row[] = [
  ['depot-1 1', `{${crooks('at: 1.b1')}, rooms: {1.b1: magic-show-3}, chips: {1.b1: mole}}`, 'anna mole'],
  ['depot-1 2', `{${crooks('at: 1.b1')}, rooms: {1.b1: escalator-3, 2.b1: magic-show-3}}`, 'anna ride 2.b1'],
  ['depot-1 3', `{${crooks('at: 1.a2')}, rooms: {1.a2: magic-show-3}, ${guard}}`, 'anna end'],
  [
    'depot-2 1',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-2')}, rooms: {1.b1: magic-show-3}}`,
    'anna explore 1.a1',
    'reveal 1.a1 slots-3',
    'anna explore 1.c1',
    'reveal 1.c1 slots-4',
  ],
  [
    'depot-2 2',
    `{${crooks('at: 1.c4', 'at: 2.d1', 'depot-2')}, rooms: {${nearlyOpen('1')}}}`,
    `anna explore ${lastOn('1')}`,
    `reveal ${lastOn('1')} magic-show-3`,
  ],
  [
    'depot-2 3',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-2')}, rooms: {1.b1: magic-show-3, 1.c1: {tile: buffet-5, counters: 2}}}`,
    'anna walk 1.c1',
    'next',
  ],
  [
    'depot-3 1',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-3')}, rooms: {1.b1: magic-show-3, 1.c1: pool-1}}`,
    'anna walk 1.c1',
    'next',
    'draw no-running',
  ],
  [
    'depot-3 2',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-3')}, rooms: {1.b1: {tile: cashier-5, counters: 4}}}`,
    'anna walk 1.c1',
    'roll 3',
  ],
  [
    'depot-3 3',
    `{${crooks('at: 2.b2', 'at: 1.d1', 'depot-3')}, rooms: {1.a1: owners-office, 2.b2: safe}, dice: {safe: 2}}`,
    'anna crack',
    'roll 1 2',
  ],
  [
    'depot-4 1',
    `{${crooks('at: 2.c1', 'at: 2.d1', 'depot-4')}, rooms: {2.c1: magic-show-3, 2.d1: magic-show-4}}`,
    'anna walk 2.d1',
  ],
  [
    'depot-4 2',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-4')}, rooms: {1.b1: magic-show-3, 1.c1: table-games-5}}`,
    'anna walk 1.c1',
    'next',
    'roll 2 6',
  ],
  [
    'depot-4 3',
    `{${crooks('at: 2.b1', 'at: 2.d1', 'depot-4')}, rooms: {2.b1: escalator-3, 1.b1: magic-show-3}}`,
    'anna ride 1.b1',
  ],
  [
    'depot-5 1',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-5')}, rooms: {1.a1: slots-3, 1.b1: magic-show-3, 1.d1: slots-4}}`,
    'anna explore 1.c1',
    'reveal 1.c1 pool-1',
  ],
  [
    'depot-5 2',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-5')}, rooms: {1.b1: revolving-door-5, 1.c2: magic-show-3}}`,
    'anna spin 1.c2',
  ],
  ['depot-5 3', `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-5')}, rooms: {1.b1: magic-show-3}}`, 'team claim bea 3'],
  [
    'depot-6 1',
    `{${crooks('at: 1.b3', 'at: 2.d1', 'depot-6')}, rooms: {1.b3: magic-show-3, 1.b4: magic-show-4}, ${guard}}`,
    'anna walk 1.b4',
  ],
  [
    'depot-6 2',
    `{${crooks('at: 1.c3', 'at: 2.d1', 'depot-6').replace('card: depot-6', 'card: depot-6, done: [1]')}, rooms: {1.c3: magic-show-3, 1.b3: magic-show-4}, chips: {1.b3: crowd}, guards: {1: {at: 1.b3, target: 1.d1}}}`,
    'anna walk 1.b3',
    'next',
  ],
  [
    'depot-6 3',
    `{${crooks('at: 2.c4', 'at: 2.d1', 'depot-6')}, rooms: {${nearlyOpen('2')}}}`,
    `anna explore ${lastOn('2')}`,
    `reveal ${lastOn('2')} magic-show-4`,
  ],
  [
    'depot-7 1',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-7')}, rooms: {1.b1: magic-show-3, 1.c1: slots-3}, ${guard}}`,
    'anna walk 1.c1',
    'next',
  ],
  [
    'depot-7 2',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-7')}, rooms: {1.b1: magic-show-3}, chips: {1.c1: down}, ${guard}}`,
    'anna explore 1.c1',
    'reveal 1.c1 detective',
  ],
  [
    'depot-7 3',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-7')}, rooms: {1.b1: magic-show-3, 2.a1: monorail-2}}`,
    'anna explore 1.c1',
    'reveal 1.c1 monorail-1',
  ],
  [
    'depot-8 1',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-8')}, rooms: {1.b1: magic-show-3}, chips: {1.b1: mole}, chipsGone: [drunk, drunk, crowd]}`,
    'anna mole',
  ],
  [
    'depot-8 2',
    `{${crooks('at: 1.b1', 'at: 1.d1', 'depot-8')}, rooms: {1.b1: magic-show-3, 1.c1: slots-3}, ${guard}}`,
    'anna walk 1.c1',
  ],
  [
    'depot-8 3',
    `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-8')}, rooms: {1.b1: {tile: surveillance-3, counters: 1}}}`,
    'anna clear',
  ],
];

const completed = (events: readonly GameEvent[]): string[] =>
  events.filter(({ type }) => type === 'task-completed').map(({ card, task }) => `${card as string} ${task as number}`);

describe('depot tasks', () => {
  it('have a row each', () => {
    const all = Object.entries(tasks).flatMap(([card, list]) => list.map((_, i) => `${card} ${i + 1}`));
    expect(rows.map(([task]) => task)).toEqual(all);
  });

  it.each(rows)('%s', (task, start, ...moves) => {
    let table = Table.open(burgleBros2, { options: { depots: true }, position: parseText(start).data });
    for (const [i, move] of moves.entries()) {
      table = table.play(move);
      expect(completed(table.events), move).toEqual(i === moves.length - 1 ? [task] : []);
    }
    expect(table.flow).toBe('resolve.depot.draw');
    expect(table.raw.stack.at(-1)).toMatchObject({ crook: 'bea', n: 2, drawn: [] });
  });

  it('are each fulfilled once, and the owner keeps one of two cards', () => {
    const start = `{${crooks('at: 1.b1', 'at: 2.d1', 'depot-5')}, rooms: {1.b1: revolving-door-5, 1.c2: revolving-door-5}}`;
    let table = Table.open(burgleBros2, { options: { depots: true }, position: parseText(start).data });
    for (const move of ['anna spin 1.c2', 'draw macgyver', 'draw zipline', 'bea keep macgyver'])
      table = table.play(move);
    // A macgyver so prepared draws from the same deck.
    expect(table.flow).toBe('resolve.depot.draw');
    for (const move of ['draw bingo', 'draw mirage', 'draw earpiece', 'bea keep earpiece']) table = table.play(move);
    expect(table.flow).toBe('turn.act');
    table = table.play('anna spin 1.b1');
    expect(completed(table.events)).toEqual([]);
    expect(table.raw.crooks['bea']?.gear).toMatchObject({ macgyver: { state: 'gone' }, earpiece: { state: 'ready' } });
  });
});
