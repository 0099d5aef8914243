// Tasks of depot cards beyond their cases (cases/burgle-bros-2/depot-*.yaml, one for each of the 24 tasks).
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import type { GameEvent } from '../../../src/table/event.js';
import { Table } from '../../../src/table/table.js';

const completed = (events: readonly GameEvent[]): string[] =>
  events.filter(({ type }) => type === 'task-completed').map(({ card, task }) => `${card as string} ${task as number}`);

describe('depot tasks', () => {
  it('are each fulfilled once, and the owner keeps one of two cards', () => {
    const position = {
      crooks: { anna: { at: '1.b1' }, bea: { at: '2.d1', depot: { card: 'depot-5' } } },
      rooms: { '1.b1': 'revolving-door-5', '1.c2': 'revolving-door-5' },
    };
    let table = Table.open(burgleBros2, { options: { depots: true }, position });
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
