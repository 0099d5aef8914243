// Positions made for one change of order: fields that the steps read get every kind of value, above all the values that
// stand elsewhere on the table, since rules ask who is where. What makes something new happen is followed further.
import type { Game } from '../../table/game.js';
import { brokenClaims } from '../../table/invariant.js';
import { InputError } from '../../table/errors.js';
import { isMap } from '../../notation/is-map.js';
import type { Json } from '../../table/event.js';
import { pick, seededRandom, type Random } from '../../table/random.js';
import { Table } from '../../table/table.js';
import type { Written } from '../cases/shrink-position.js';
import { canonical } from '../search/position-encoding.js';
import { eventsOf, type Change, type Comparison, type Probe } from './compare.js';
import { changedAt } from './change-at.js';
import { valuesAt } from './field-values.js';
import { follow, randomly, wishing } from './procedure-runs.js';
import { textsIn } from './procedure-starts.js';
import { ReadFields, valueAt } from './watched-fields.js';
import { wholeOf } from './witness.js';

/** A field that the steps read, and what may stand there. */
export interface TouchedField {
  readonly path: string;
  readonly values: readonly unknown[];
}

/** Positions in which it is watched what the steps read. */
const mostWatched = 24;
/** Positions whose fields are changed one by one, before several are changed at once: those in which most happens. */
const sweptPositions = 6;
/** Positions that are kept because something new happened in them. */
const mostKept = 150;

/** The fields that the steps read, in either order, in the positions given. */
export function touchedFields(change: Change, probes: readonly Probe[]): TouchedField[] {
  const paths = new Set<string>();
  for (const probe of spread(probes, mostWatched)) {
    const fields = new ReadFields(probe.position);
    try {
      const starts = change.starts({ ...probe, position: fields.watched() });
      for (const [i, start] of (starts ?? []).entries()) {
        const course = change.courses[i as 0 | 1];
        follow(course, start, change.to, wishing(course, []));
        follow(course, start, change.to, randomly(1));
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    for (const path of fields.paths) paths.add(path);
  }
  const { schema } = change.game;
  return [...paths].sort().flatMap((path) => {
    const values = valuesAt(schema.position, path.split('.')) ?? seenAt(probes, path);
    return values.length > 1 && !values.some(isUnderWay) ? [{ path, values }] : [];
  });
}

/** What is still to happen is no field to change: it was written down for one of the two orders. */
const isUnderWay = (value: unknown): boolean => Array.isArray(value) && value.some(isMap);

/** What stood there in any of the positions: for lists, decks and whatever a schema does not list. */
function seenAt(probes: readonly Probe[], path: string): readonly unknown[] {
  const seen = new Map<string, unknown>();
  for (const { position } of probes) {
    const value = valueAt(position, path);
    if (value !== undefined && seen.size < 60) seen.set(canonical(value as Json), value);
  }
  return [...seen.values()];
}

/** Some of a list, evenly. */
export const spread = <T>(list: readonly T[], count: number): T[] =>
  list.length <= count
    ? [...list]
    : Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T);

/**
 * So many positions, each readable and with every claim about positions true. After each one is tried, the generator is
 * told what it showed.
 */
export function* aimedPositions(
  change: Change,
  probes: readonly Probe[],
  fields: readonly TouchedField[],
  { count, seed, eventful }: { readonly count: number; readonly seed: number; readonly eventful: Eventful },
): Generator<Probe, void, Comparison | null> {
  if (fields.length === 0 || probes.length === 0) return;
  const { game } = change;
  const sourceOf = (probe: Probe): Source => ({ probe, whole: wholeOf(game, probe) });
  const rich = eventful.probes(mostKept / 3).map(sourceOf);
  const kept: Source[] = [...spread(probes, mostKept / 3).map(sourceOf), ...rich];
  const known = new Set<string>();
  const random = seededRandom(seed);
  for (const [source, changes] of proposals(rich.slice(0, sweptPositions), kept, fields, count, random)) {
    const whole = changes.reduce((map, [path, value]) => changedAt(map, path.split('.'), value), source.whole);
    const probe = readable(game, whole, source.probe);
    if (!probe) continue;
    const comparison = yield probe;
    const news = comparison && whatHappened(comparison);
    if (!news || known.has(news)) continue;
    known.add(news);
    kept.push({ probe, whole });
    if (kept.length > mostKept) kept.shift();
  }
}

interface Source {
  readonly probe: Probe;
  readonly whole: Written;
}
type FieldChange = readonly [path: string, value: unknown];

/** First every field of a few positions alone with every value, then several fields at once. */
function* proposals(
  swept: readonly Source[],
  kept: readonly Source[],
  fields: readonly TouchedField[],
  count: number,
  random: Random,
): Iterable<readonly [Source, readonly FieldChange[]]> {
  let made = 0;
  for (const [i, source] of swept.entries())
    for (const { path, values } of fields)
      for (const value of values) {
        // Each of them has its share.
        if (made++ > (count / 2) * ((i + 1) / swept.length)) break;
        yield [source, [[path, value]]];
      }
  while (made++ < count) {
    // What happened last is the newest.
    const source = (
      random.below(2) ? kept[kept.length - 1 - random.below(Math.min(12, kept.length))] : pick(kept, random)
    ) as Source;
    const changes = Array.from({ length: 1 + random.below(5) }, (): FieldChange => {
      const { path, values } = pick(fields, random);
      return [path, random.below(2) ? pick(values, random) : valueElsewhere(source.whole, values, random)];
    });
    yield [source, changes];
  }
}

/** A value that stands somewhere else in the position: rules compare places. */
function valueElsewhere(whole: Written, values: readonly unknown[], random: Random): unknown {
  const here = textsIn(whole).filter((value) => values.includes(value));
  return here.length > 0 ? pick(here, random) : pick(values, random);
}

function readable(game: Game, whole: Written, { position, choices, written }: Probe): Probe | null {
  try {
    const read = game.read(whole, position.options);
    const { raw, flow } = Table.at(game, read.flow, read.position);
    const isSound = brokenClaims(game.invariants, { raw, flow, events: [] }).length === 0;
    return isSound ? { ...read, choices, ...(written && { written }) } : null;
  } catch (error) {
    if (error instanceof InputError || error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** The kinds of things that happened in both orders, and what it comes to. */
function whatHappened({ grade, ways }: Comparison): string {
  return `${grade} ${ways.map((way) => [...kindsIn(way)].sort().join()).join(' | ')}`;
}

const kindsIn = (way: Comparison['ways'][number]): ReadonlySet<string> =>
  new Set(eventsOf(way).map(({ type, rule }) => `${type} ${rule}`));

/** Of the positions that were met one for each way in which things can happen. */
export class Eventful {
  private readonly byHappening = new Map<string, { readonly probe: Probe; readonly kinds: number }>();

  note(probe: Probe, comparison: Comparison): void {
    const happened = whatHappened(comparison);
    if (this.byHappening.has(happened)) return;
    const kinds = new Set(comparison.ways.flatMap((way) => [...kindsIn(way)])).size;
    this.byHappening.set(happened, { probe, kinds });
  }

  /** Those in which most happens come first. */
  probes(most: number): Probe[] {
    const found = [...this.byHappening.values()].sort((a, b) => b.kinds - a.kinds);
    return found.slice(0, most).map(({ probe }) => probe);
  }
}
