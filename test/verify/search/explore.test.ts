import { describe, expect, it, vi } from 'vitest';
import { games } from '../../../src/index.js';
import type { Game } from '../../../src/table/game.js';
import { Table } from '../../../src/table/table.js';
import { checkCase, count, explore, finish, type Finding } from '../../../src/verify/index.js';
import { PositionEncoding } from '../../../src/verify/search/position-encoding.js';
import { claims } from '../../../src/table/invariant.js';
import { toy, type Bug, type Night } from '../toy.js';

vi.setConfig({ testTimeout: 60_000 });

const plainToy = toy() as unknown as Game;
const search = (bug?: Bug) => finish(explore(toy(bug) as unknown as Game));

/** The second engine: text in, text out, through xstate, positions told apart by their JSON. */
function naiveCounts(game: Game, depth: number) {
  const seen = new Set<string>();
  const rows = [];
  let layer: [Table, number][] = [[Table.open(game), 1]];
  const keyOf = (table: Table) => JSON.stringify(table.position);
  for (let at = 0; at <= depth; at++) {
    const paths = new Map<string, [Table, number]>();
    for (const [table, ways] of layer) paths.set(keyOf(table), [table, ways + (paths.get(keyOf(table))?.[1] ?? 0)]);
    const fresh = [...paths.keys()].filter((key) => !seen.has(key));
    for (const key of fresh) seen.add(key);
    rows.push({
      depth: at,
      positions: fresh.length,
      lines: [...paths.values()].reduce((sum, [, ways]) => sum + ways, 0),
    });
    layer = [...paths.values()].flatMap(([table, ways]) =>
      table.legal().map((move): [Table, number] => [table.play(move), ways]),
    );
  }
  return rows;
}

/** In the book's order the night's last step never ends the game. */
const onlyForOtherOrders = { state: 'night.done', verb: null, guard: 'isOver', target: 'over' };

describe('explore', () => {
  it('searches the whole toy and finds nothing wrong in it', () => {
    const found = search();
    expect(found).toMatchObject({ ended: 'complete', findings: [], statesNeverEntered: [] });
    expect(found.edgesNeverTaken).toEqual([onlyForOtherOrders]);
    expect(Object.keys(found.outcomes).sort()).toEqual(['lost', 'won']);
  });

  it('finds the planted dead end, by a shortest way, as a case that holds', () => {
    const [finding, ...others] = search('dead-end').findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ kind: 'dead-end', name: 'turn' });
    // Walk to 2 and 3, take the bag, walk back to 2: three turns of a walk, a roll and five steps. Nothing is shorter.
    expect(finding?.case.moves?.filter((step) => typeof step === 'string' && step.startsWith('thief'))).toHaveLength(3);
    const buggy = toy('dead-end') as unknown as Game;
    const result = checkCase(buggy, (finding as Finding).case);
    expect(result.failures).toEqual([]);
    expect(result.frames.at(-1)?.table.legal()).toEqual([]);
  });

  it('finds the planted broken invariant', () => {
    const [finding] = search('invariant').findings;
    expect(finding).toMatchObject({ kind: 'broken-invariant', name: 'the thief is on a square' });
    expect(finding?.message).toContain('on 7');
    expect(checkCase(toy('invariant') as unknown as Game, (finding as Finding).case).holds).toBe(true);
  });

  it('finds the planted crash', () => {
    expect(search('crash').findings).toMatchObject([{ kind: 'crash', name: 'the floor gives way' }]);
  });

  it('finds the planted state that nothing leads to', () => {
    const { statesNeverEntered, edgesNeverTaken } = search('unreachable');
    expect(statesNeverEntered).toEqual(['night.attic']);
    expect(edgesNeverTaken).toEqual([
      onlyForOtherOrders,
      { state: 'night.done', verb: null, guard: 'isLateAndEarly', target: 'night.attic' },
      { state: 'night.attic', verb: 'next', target: 'over' },
    ]);
  });

  it('a claim that a written start breaks itself is said as such, and what follows from it is no finding', () => {
    const sound = { game: 'toy', title: 'Sound', start: { thief: 1 } };
    const broken = { game: 'toy', title: 'Seven squares', start: { flow: 'die', thief: 3, minute: 3 } };
    const sevenSquares: Game = {
      ...plainToy,
      invariants: [
        claims<Night, string>().inState(
          'nobody waits for the die on square 3 in minute 3',
          ['TOY-WALK-1'],
          ['thief', 'minute'],
          ({ thief, minute }, flow) => (thief === 3 && minute === 3 && flow === 'die' ? 'on 3' : null),
        ),
      ],
    };
    const found = finish(explore(sevenSquares, { depth: 4 }, [sound, broken]));
    expect(found.findings).toEqual([]);
    expect(found.brokenStarts).toEqual([
      { title: 'Seven squares', claims: ['nobody waits for the die on square 3 in minute 3: on 3'] },
    ]);
    expect(found.followsFromBrokenStarts).toMatchObject([{ kind: 'broken-invariant', times: 1 }]);
    // In play it is a finding as before.
    expect(finish(explore(sevenSquares, {}, [sound])).findings).toMatchObject([{ kind: 'broken-invariant' }]);
  });

  it('says which bound stopped it', () => {
    expect(finish(explore(plainToy, { depth: 3 }))).toMatchObject({ ended: 'depth' });
    expect(finish(explore(plainToy, { states: 20 })).ended).toBe('states');
    expect(finish(explore(plainToy, { seconds: 0 })).ended).toBe('time');
  });

  it('keeps what it has when it is stopped', () => {
    const work = explore(plainToy);
    work.next();
    const slice = work.next(true);
    expect(slice.done && slice.value).toMatchObject({ ended: 'stopped', states: expect.any(Number) as number });
  });

  it('finds the same with 64-bit keys', () => {
    const [exact, hashed] = [search(), finish(explore(plainToy, { hashed: true }))];
    expect(hashed.states).toBe(exact.states);
    expect(hashed.collisionChance).toBeLessThan(1e-9);
  });

  it('counts per depth what a naive second engine counts', () => {
    expect(finish(count(plainToy, { depth: 16 })).rows).toEqual(naiveCounts(plainToy, 16));
  });

  it.each(games.map((game) => [game.id, game] as const))('counts %s like the naive engine', (_, game) => {
    expect(finish(count(game, { depth: 2 })).rows).toEqual(naiveCounts(game, 2));
  });
});

describe('keys', () => {
  it('give every position back', () => {
    const keys = new PositionEncoding();
    for (const game of games) {
      let table = Table.open(game);
      for (let i = 0; i < 30 && table.waitsFor !== 'nobody'; i++) {
        const numbered = keys.number(table.flow, table.raw);
        const { flow, position } = keys.read(numbered.key);
        expect({ flow, position }).toEqual({ flow: table.flow, position: table.raw });
        const [chance] = [...table.chances()].slice(0, 1);
        table = table.play(chance?.move ?? (table.legal()[0] as string));
      }
    }
  });

  it('do not depend on the order of keys in a map, and tell a text from a list', () => {
    const keys = new PositionEncoding<never>();
    const key = (at: unknown) => keys.number('x', { at } as never).key;
    expect(key({ a: 1, b: 2 })).toBe(key({ b: 2, a: 1 }));
    expect(key(['a'])).not.toBe(key('["a"]'));
    expect(key(1)).not.toBe(key('1'));
  });
});
