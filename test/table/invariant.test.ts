// Claims are judged again only where what they read has changed, and that overlooks nothing.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/machines/index.js';
import type { GameEvent } from '../../src/table/event.js';
import type { Opening, Position } from '../../src/table/game.js';
import { brokenClaims, claims, type Invariant } from '../../src/table/invariant.js';
import { pick, seededRandom } from '../../src/table/random.js';
import type { Table } from '../../src/table/table.js';
import { playAtRandom } from './random-play.js';

interface Room {
  readonly guards: readonly string[];
  readonly bags: number;
  readonly door: 'open' | 'shut';
}

describe('a claim', () => {
  const { always, inState, overMoves } = claims<Room, string>();
  const room: Room = { guards: ['g1'], bags: 3, door: 'shut' };
  const before: Opening<Room> = { flow: 'night', position: room };
  const rang: GameEvent = { type: 'alarm-rang', rule: 'R-2' };

  /** How often a claim is judged after a move that changed this. */
  const judged = (
    claim: (count: () => null) => Invariant<Room>,
    change: Partial<Room>,
    flow = 'night',
    ...events: GameEvent[]
  ) => {
    let times = 0;
    const counted = claim(() => (times++, null));
    expect(brokenClaims([counted], { raw: { ...room, ...change }, flow, events }, before)).toEqual([]);
    return times;
  };

  it('about a position is judged again when one of its fields has changed, and only then', () => {
    const claim = (count: () => null) => always('no bag is lost', ['R-1'], ['bags', 'guards'], count);
    expect(judged(claim, {})).toBe(0);
    expect(judged(claim, { door: 'open' }, 'day', rang)).toBe(0);
    expect(judged(claim, { bags: 2 })).toBe(1);
    expect(judged(claim, { guards: ['g1'] })).toBe(1);
  });

  it('about a state is judged again when the state has changed, too', () => {
    const claim = (count: () => null) => inState('the door is shut by night', ['R-1'], ['door'], count);
    expect(judged(claim, { bags: 2 }, 'night', rang)).toBe(0);
    expect(judged(claim, {}, 'day')).toBe(1);
    expect(judged(claim, { door: 'open' })).toBe(1);
  });

  it('about a move is judged when something of it happened, and sees no other events', () => {
    const claim = (count: () => null) => overMoves('it rings once', ['R-2'], ['door'], ['alarm-rang'], count);
    expect(judged(claim, { bags: 2 }, 'day', { type: 'walked', rule: 'R-3' })).toBe(0);
    expect(judged(claim, {}, 'night', rang)).toBe(1);
    const seen = overMoves('it rings once', ['R-2'], [], ['alarm-rang'], ({ events }) => JSON.stringify(events));
    const after = { raw: room, flow: 'night', events: [{ type: 'walked', rule: 'R-3' }, rang] };
    expect(brokenClaims([seen], after, before)).toEqual([
      { name: 'it rings once', message: `it rings once: ${JSON.stringify([rang])}` },
    ]);
  });

  it('can read no field that it does not name: the compiler refuses it', () => {
    // @ts-expect-error -- it names the bags, and reads the door
    const claim = always('the door is shut', ['R-1'], ['bags'], ({ door }) => (door === 'shut' ? null : 'open'));
    expect(claim.reads).toEqual(['bags']);
  });

  it('is judged where a table is opened, whatever it reads', () => {
    const claim = always('there are no bags', ['R-1'], ['bags'], ({ bags }) => (bags > 0 ? `${bags}` : null));
    expect(brokenClaims([claim], { raw: room, flow: 'night', events: [] })).toEqual([
      { name: 'there are no bags', message: 'there are no bags: 3' },
    ]);
  });
});

describe.each(games)('$id', (game) => {
  const moves: { readonly after: Table; readonly before: Table }[] = [];
  // A rule that changes a position in place would throw here.
  for (const seed of [1, 2])
    playAtRandom(game, { position: game.beginning }, seed, (after, before) =>
      moves.push({ after: frozen(after), before }),
    );

  it('whatever a wrong rule does to a position, every claim that it breaks is found', () => {
    const random = seededRandom(1);
    const found = new Set<string>();
    for (let tries = 0; tries < 1000; tries++) {
      const { after, before } = pick(moves, random);
      const from = { flow: before.flow, position: before.raw };
      const elsewhere = pick(moves, random).after.raw;
      const field = pick(Object.keys(elsewhere), random) as keyof Position;
      const wrong = { raw: { ...after.raw, [field]: elsewhere[field] }, flow: after.flow, events: after.events };
      const isBroken = (claim: Invariant<Position>) =>
        claim.broken(wrong.raw, wrong.flow, wrong.events, from) !== null &&
        (claim.about === 'move' || claim.broken(from.position, from.flow, []) === null);
      const all = game.invariants.filter(isBroken).map(({ name }) => name);
      expect(brokenClaims(game.invariants, wrong, from).map(({ name }) => name)).toEqual(expect.arrayContaining(all));
      for (const name of all) found.add(name);
    }
    expect(found.size).toBeGreaterThan(2);
  });

  it('where nothing changed and nothing happened, claims about moves hold', () => {
    const flows = [...new Set(moves.map(({ after }) => after.flow))];
    const random = seededRandom(2);
    const overMoves = game.invariants.filter(({ about }) => about === 'move');
    expect(overMoves.length).toBeGreaterThan(0);
    for (const { after } of moves) {
      const from = { flow: pick(flows, random), position: after.raw };
      const broken = overMoves.filter((claim) => claim.broken(after.raw, pick(flows, random), [], from) !== null);
      expect(broken.map(({ name }) => name)).toEqual([]);
    }
  });
});

/** The table, with everything in its position frozen. */
function frozen(table: Table): Table {
  freeze(table.raw);
  return table;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}
