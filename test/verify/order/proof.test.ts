// What a proof of `heist order` rests on: that nothing a position may hold is left out. And the proofs themselves, put to
// the test: both orders are played from positions of which the proofs know nothing.
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { openTable, type Table } from '../../../src/index.js';
import { gameNamed } from '../../../src/machines/index.js';
import { InputError } from '../../../src/table/errors.js';
import { pick, seededRandom } from '../../../src/table/random.js';
import { appended } from '../../../src/table/watched-copy.js';
import { changedAt } from '../../../src/verify/order/change-at.js';
import { Change, type Probe } from '../../../src/verify/order/compare.js';
import { isNullable, namesAt, valuesAt } from '../../../src/verify/order/field-values.js';
import { footprintOf, Unlisted, type OpenFields } from '../../../src/verify/order/proof/footprint.js';
import { procedureIn, Trail } from '../../../src/verify/order/procedure.js';
import { openFields } from '../../../src/verify/order/proof/open-fields.js';
import { StepPrints } from '../../../src/verify/order/proof/proof.js';
import { withFields } from '../../../src/verify/order/watched-fields.js';
import { isLong } from '../../long-run.js';

vi.setConfig({ testTimeout: isLong ? 1_200_000 : 60_000 });

describe('what a rule function touches', () => {
  interface Place {
    readonly count: number;
    readonly list: readonly string[];
    readonly piece: { readonly at: number } | null;
    readonly pending: { readonly floor?: number };
  }
  const fields = (change: Partial<OpenFields> = {}): OpenFields => ({
    shape: { count: 0, list: ['a'], piece: { at: 1 }, pending: {} },
    shapes: new Map(),
    fixed: {},
    valuesOf: (path) => (path === 'list.length' ? [0, 1, 2] : [0, 1]),
    canBeNull: () => false,
    isOpen: (path) => path === 'pending',
    most: 1000,
    ...change,
  });

  it('a map is written even if the position that lends its shape has nothing in it', () => {
    const emptied = (place: Place): Place[] => [withFields(place, { pending: {} })];
    expect([...footprintOf<Place>(fields(), emptied).writes]).toEqual(['pending']);
  });

  it('a piece that may be missing is missing, too', () => {
    const run = (place: Place): Place[] => [place.piece ? place : withFields(place, { count: 7 })];
    expect(footprintOf<Place>(fields({ isOpen: () => false }), run).writes.has('count')).toBe(false);
    const open = fields({ isOpen: () => false, canBeNull: (path) => path === 'piece' });
    const { writes, reads } = footprintOf<Place>(open, run);
    expect(writes.has('count')).toBe(true);
    expect(reads.has('piece')).toBe(true);
  });

  it.each([
    ['the names in a map that may have others', ({ pending }: Place) => Object.keys(pending).length],
    ['the names in a list', ({ list }: Place) => Object.keys(list).length],
    ['how long a list is that was made longer', ({ list }: Place) => appended(list, 'b').length],
  ])('%s cannot be listed', (_, count) => {
    expect(() => footprintOf<Place>(fields(), (place) => [withFields(place, { count: count(place) })])).toThrow(
      Unlisted,
    );
  });

  it('the schema says what may be there', () => {
    const short = v.union([v.picklist(['a', 'b']), v.strictObject({ at: v.picklist(['a', 'b']) })]);
    const schema = v.object({ short, open: v.union([short, v.object({ at: v.string() })]), none: v.nullable(short) });
    expect(valuesAt(schema, ['short', 'at'])).toEqual(['a', 'b']);
    // In one of the forms anything may be there.
    expect(valuesAt(schema, ['open', 'at'])).toBeNull();
    expect(namesAt(schema, ['none'])).toEqual(['at']);
    expect([isNullable(schema, ['short']), isNullable(schema, ['none'])]).toEqual([false, true]);
  });
});

const game = gameNamed('lazy-heist');
const steps = game.procedures['protocol'] as readonly string[];

it('values are left out only if they are wrong wherever the rest stands', () => {
  const { flow, raw: position } = openTable({ game: game.id, position: { flow: 'minute.protocol.stations' } }) as Table;
  const probes: Probe[] = [{ flow, position, choices: [] }];
  const { valuesOf, canBeNull, isOpen } = openFields(game, probes);
  // The wall stands in this position, and the lasers are on.
  expect(valuesOf('explosives.at')).toContain('out');
  expect(valuesOf('switches.3.at')).toContain('out');
  expect(valuesOf('switches.3.at')).not.toContain('6.1');
  expect(valuesOf('drones.1.at')).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', 'maintenance', 'charging']);
  expect([canBeNull('drones.1'), isOpen('drones.1'), isOpen('pending')]).toEqual([false, false, true]);
});

it('a place that is wrong is left out even where something else would be wrong with it, too', () => {
  const start = { flow: 'minute.protocol.stations.roll', drones: { 1: { at: 'charging' } } };
  const { flow, raw: position } = openTable({ game: game.id, position: start }) as Table;
  const { valuesOf } = openFields(game, [{ flow, position, choices: [] }]);
  expect(valuesOf('drones.1.at')).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', 'maintenance', 'charging']);
});

it('nothing is proved of steps that come after the end of the game: they may hang on how it ended', () => {
  const trail = new Trail(game);
  const { flow, raw: position } = openTable({ game: game.id, position: { flow: 'minute.protocol' } }) as Table;
  const procedure = procedureIn(trail.game.chart(position).outline, 'protocol', steps);
  const change = new Change(trail, procedure, steps.toSpliced(1, 2, 'checkpoint', 'switches'));
  const proofIn = (probe: Probe) => new StepPrints(trail.game, procedure, [probe], 20_000).prove(change, 'same');
  expect(proofIn({ flow, position, choices: [] })).toMatchObject({ by: 'fields-apart' });
  const outcome = { result: 'lost', rule: 'LH-END-5' };
  expect(proofIn({ flow, position: { ...position, outcome }, choices: [] })).toBeNull();
});

/** The pairs that are proved, and the worst that is left. */
const proved = [
  ['switches', 'checkpoint', 'same'],
  ['stations', 'vending', 'same'],
  ['vending', 'markers', 'same'],
  ['markers', 'helicopter', 'over'],
  ['helicopter', 'new-minute', 'over'],
] as const;

describe('both orders of a proved pair', () => {
  const positions = randomPositions(isLong ? 20_000 : 250);

  it.each(proved)('%s / %s come to the same in positions made at random', (first, second, grade) => {
    const others = steps.filter((step) => step !== first && step !== second);
    for (const [i, { options, ...position }] of positions.entries()) {
      const [left, right] = [
        [first, second],
        [second, first],
      ].map((pair) => {
        const order = { protocol: [...pair, ...others] };
        return ranTo(`minute.protocol.${others[0] as string}`, { position, options: { ...options, order } }, i);
      }) as [Run, Run];
      if (left.outcome || right.outcome) {
        expect(grade, JSON.stringify(position)).toBe('over');
        expect(right.outcome, JSON.stringify(position)).toBe(left.outcome);
      } else expect(right, JSON.stringify(position)).toEqual(left);
    }
  });

  it('and those of a pair that is not proved do not', () => {
    const others = steps.filter((step) => step !== 'drones' && step !== 'stations');
    const differs = positions.some(({ options, ...position }, i) => {
      const [left, right] = [
        ['drones', 'stations'],
        ['stations', 'drones'],
      ].map((pair) => {
        const order = { protocol: [...pair, ...others] };
        return ranTo(`minute.protocol.${others[0] as string}`, { position, options: { ...options, order } }, i);
      }) as [Run, Run];
      return JSON.stringify(left) !== JSON.stringify(right);
    });
    expect(differs).toBe(true);
  });
});

interface Run {
  readonly outcome: string | undefined;
  readonly position: object;
  readonly log: readonly string[];
}

/** Plays until a state is reached, or the end. Luck hangs on the state in which it is asked, not on the moment. */
function ranTo(goal: string, { position, options }: { position: object; options: object }, seed: number): Run {
  let table = openTable({ game: 'lazy-heist', position, options });
  // The protocol begins as the table is opened.
  const log = table.events.map((event) => JSON.stringify(event));
  const visits = new Map<string, number>();
  while (!table.outcome && table.flow !== goal && !table.flow.startsWith(`${goal}.`)) {
    const visit = (visits.get(table.flow) ?? 0) + 1;
    visits.set(table.flow, visit);
    const legal = [...table.moves()];
    const luck = Array.from(table.flow).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, seed * 7 + visit);
    table = table.after(legal[luck % legal.length] as (typeof legal)[number]);
    log.push(...table.events.map((event) => JSON.stringify(event)));
  }
  const { options: _, ...fields } = table.raw as unknown as Record<string, unknown>;
  return { outcome: table.outcome?.result, position: fields, log: log.sort() };
}

/** From random games, with some fields changed: whatever the game's reader takes at the beginning of a protocol. */
function randomPositions(count: number): ({ options: object } & Record<string, unknown>)[] {
  const random = seededRandom(13);
  const found: ({ options: object } & Record<string, unknown>)[] = [];
  let table = openTable({ game: game.id, position: game.beginning as object });
  const texts = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value];
  const leaves = (map: object, path: string[] = []): string[][] =>
    Object.entries(map).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? leaves(value as object, [...path, name])
        : [[...path, name]],
    );
  while (found.length < count) {
    if (table.waitsFor === 'nobody') table = openTable({ game: game.id, position: game.beginning as object });
    table = table.after(pick([...table.moves()], random));
    if (!table.flow.startsWith('minute.')) continue;
    const { options, pending: _, outcome: __, ...fields } = table.position as unknown as Record<string, unknown>;
    let written: Record<string, unknown> = { ...fields, flow: 'minute.protocol' };
    for (let i = random.below(9); i > 0; i--) {
      const path = pick(leaves(fields), random);
      const values = valuesAt(game.schema.position, path) ?? [];
      const here = texts(written).filter((value) => values.includes(value));
      const from = random.below(2) && here.length > 0 ? here : values;
      if (from.length === 0) continue;
      const changed = changedAt(written, path, pick(from, random));
      try {
        game.read(changed, options);
        written = changed;
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
      }
    }
    try {
      game.read(written, options);
      found.push({ ...written, options: options as object });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return found;
}
