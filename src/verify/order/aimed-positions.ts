// Positions made for one change of order: fields that the steps read get every kind of value, above all the values that
// stand elsewhere on the table, since rules ask who is where. What makes something new happen, or makes the steps ask for
// something new, is followed further.
import type { GameEvent } from '../../table/event.js';
import type { Game } from '../../table/game.js';
import { brokenClaims } from '../../table/invariant.js';
import { InputError } from '../../table/errors.js';
import type { Move } from '../../table/move.js';
import { pick, seededRandom, type Random } from '../../table/random.js';
import { Table } from '../../table/table.js';
import type { Written } from '../cases/shrink-position.js';
import { otherValue, spread, type CandidateValues, type TouchedField } from './candidate-values.js';
import type { Change, Comparison, Probe } from './compare.js';
import { changedAt } from './change-at.js';
import { kindOfPath } from './field-values.js';
import { stepAt, textsIn } from './procedure.js';
import { choicesOf, follow, movesOf, randomly, runsOf, wishing, type ProcedureRun } from './procedure-runs.js';
import { memoized } from './proof/open-fields.js';
import { ReadFields, valueAt } from './watched-fields.js';
import { wholeOf } from './witness.js';

/** Positions in which the fields that the steps read are watched. */
const mostWatched = 24;
/** Positions that are made from one in this way. */
const mostSwept = 250;
/** Positions that are kept because something new happened in them. */
const mostKept = 150;

/** The fields that the steps read, in either order, in the positions given. */
export function touchedFields(change: Change, probes: readonly Probe[], values: CandidateValues): TouchedField[] {
  const paths = new Set(
    spread(probes, mostWatched).flatMap((probe) => {
      const { before, within } = fieldsRead(change, probe);
      return [...before.keys(), ...within.keys()];
    }),
  );
  return [...paths].sort().flatMap((path) => values.of(path) ?? []);
}

/** How often each field is read in one position, in either order: on the way to the steps, and by the steps themselves. */
interface FieldsRead {
  readonly before: ReadonlyMap<string, number>;
  readonly within: ReadonlyMap<string, number>;
}

/** What each order was told to choose when it showed something: only then may it come to what it reads last. */
type Chosen = readonly [readonly Move[], readonly Move[]];
const chosenIn = ({ ways: [left, right] }: Comparison): Chosen => [choicesOf(movesOf(left)), choicesOf(movesOf(right))];

function fieldsRead(change: Change, probe: Probe, chosen?: Chosen): FieldsRead {
  const { trail, courses, from, to } = change;
  const [before, within] = [new Map<string, number>(), new Map<string, number>()];
  if (trail.isLate) return { before, within };
  let noted = before;
  const fields = new ReadFields(probe.position, (path) => noted.set(path, (noted.get(path) ?? 0) + 1));
  // Steps that never wait are over before play rests again.
  trail.listener = (state) => {
    const at = stepAt(courses[0], state);
    if (at >= 0) noted = at >= from && at < to ? within : before;
  };
  try {
    const starts = change.starts({ ...probe, position: fields.watched() });
    for (const [i, start] of (starts ?? []).entries()) {
      const course = courses[i as 0 | 1];
      const wishes = [[], ...(chosen ? [chosen[i as 0 | 1]] : [])];
      for (const choose of [...wishes.map((wished) => wishing(course, wished)), randomly(1)]) {
        noted = within;
        follow(course, start, to, choose);
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  } finally {
    trail.listener = null;
  }
  return { before, within };
}

/**
 * So many positions, each readable and with every claim about positions true. After each one is tried, the generator is
 * told what it showed.
 */
export function* aimedPositions(
  change: Change,
  probes: readonly Probe[],
  values: CandidateValues,
  { count, seed, eventful }: { readonly count: number; readonly seed: number; readonly eventful: Eventful },
): Generator<Probe, void, Comparison | null> {
  if (probes.length === 0) return;
  const { game } = change;
  const listed = (paths: ReadonlyMap<string, unknown>) =>
    [...paths.keys()].sort().flatMap((path) => values.of(path) ?? []);
  const sourceOf = (
    probe: Probe,
    read = fieldsRead(change, probe),
    made?: Pick<Source, 'root' | 'changes' | 'told'>,
  ): Source => ({
    probe,
    whole: wholeOf(game, probe),
    before: listed(read.before),
    within: listed(read.within),
    root: made?.root ?? null,
    changes: made?.changes ?? [],
    told: made?.told ?? [],
  });
  const rich = eventful
    .probes(mostKept / 3)
    .map(({ probe, told, chosen }) =>
      sourceOf(probe, fieldsRead(change, probe, chosen), { root: null, changes: [], told }),
    );
  const kept: Source[] = [...spread(probes, mostKept / 3).map((probe) => sourceOf(probe)), ...rich];
  const kindOf = memoized((path) => kindOfPath(game.schema.position, path.split('.')));
  const known = new Set<string>();
  const random = seededRandom(seed);
  const fresh: Source[] = [];
  const spaces: ReadonlySet<unknown> = new Set(game.spaces);
  const telling = new TellingValues(kindOf, spaces);
  for (const [source, changes] of proposals({ fresh, rich: [...rich], kept, telling, spaces }, count, random)) {
    // Many may be unreadable, one after the other.
    if (change.trail.isLate) return;
    const whole = changes.reduce((map, [path, value]) => changedAt(map, path.split('.'), value), source.whole);
    const probe = readable(game, whole, source.probe);
    if (!probe) continue;
    const comparison = yield probe;
    if (!comparison) continue;
    const read = fieldsRead(change, probe, chosenIn(comparison));
    const news = [whatHappened(change, comparison), whatWasAsked(kindOf, read.within)];
    if (news.every((each) => known.has(each))) continue;
    for (const each of news) known.add(each);
    for (const [path, value] of changes.length === 1 ? changes : []) telling.note(path, value);
    const made = {
      root: source.root ?? source,
      changes: [...source.changes, ...changes],
      told: toldIn(change, comparison),
    };
    const found = sourceOf(probe, read, made);
    fresh.push(found);
    kept.push(found);
    if (kept.length > mostKept) kept.shift();
  }
}

interface Source {
  readonly probe: Probe;
  readonly whole: Written;
  /** What is not read in a position changes nothing in it. */
  readonly before: readonly TouchedField[];
  readonly within: readonly TouchedField[];
  /** The position of play that it was made from, and what was changed in that. */
  readonly root: Source | null;
  readonly changes: readonly FieldChange[];
  /** The places, pieces and cards in what happened: where something happens, more can. */
  readonly told: readonly string[];
}
type FieldChange = readonly [path: string, value: unknown];

/** What positions are made from. */
interface Sources {
  /** Made last, and something new happened there; taken away when it has had its turn. */
  readonly fresh: Source[];
  /** Met in play, one for each way in which things happen; taken away when it has had its turn. */
  readonly rich: Source[];
  readonly kept: readonly Source[];
  readonly telling: TellingValues;
  readonly spaces: ReadonlySet<unknown>;
}

/** Values that made something new happen in fields of a kind: nobody's last token, say. Places tell nothing elsewhere. */
class TellingValues {
  private readonly byKind = new Map<string, Set<unknown>>();

  constructor(
    private readonly kindOf: (path: string) => string,
    private readonly spaces: ReadonlySet<unknown>,
  ) {}

  note(path: string, value: unknown): void {
    if (this.spaces.has(value) || (typeof value === 'object' && value !== null)) return;
    const kind = this.kindOf(path);
    this.byKind.set(kind, (this.byKind.get(kind) ?? new Set()).add(value));
  }

  /** Those that may stand in this field instead of what stands there. */
  of(whole: Written, { path, values }: TouchedField): unknown[] {
    const now = valueAt(whole, path);
    return [...(this.byKind.get(this.kindOf(path)) ?? [])].filter((value) => value !== now && values.includes(value));
  }
}

/**
 * In turn: one field that the steps read with every value, in what is fresh; two changes that each made something happen,
 * at once; several fields at random, in what was kept.
 */
function* proposals(sources: Sources, count: number, random: Random): Iterable<Proposal> {
  const { kept, spaces } = sources;
  const later: Source[] = [];
  const [told, kinds] = [sweepTold(sources, later), sweepKinds(spaces, later)];
  for (let made = 0; made < count; made++) {
    const single = made % 2 === 1 ? null : (made % 4 === 0 && told.next().value) || kinds.next().value;
    if (single) {
      yield single;
      continue;
    }
    // What happened last is the newest.
    const source = (
      random.below(2) ? kept[kept.length - 1 - random.below(Math.min(12, kept.length))] : pick(kept, random)
    ) as Source;
    const both = made % 8 === 1 ? atOnce(source, kept, random) : null;
    if (both) {
      yield both;
      continue;
    }
    const { before, within } = source;
    const fields = [...before, ...within];
    if (fields.length === 0) continue;
    const changes = Array.from({ length: 1 + random.below(5) }, (): FieldChange => {
      const field = pick(within.length > 0 && random.below(2) ? within : fields, random);
      return [field.path, otherValue(source.whole, field, random)];
    });
    yield [source, changes];
  }
}

/** What was changed in this one and what was changed in another one that was made from the same position. */
function atOnce({ root, changes }: Source, kept: readonly Source[], random: Random): Proposal | null {
  const mates = root ? kept.filter((other) => other.root === root && other.changes !== changes) : [];
  return root && mates.length > 0 ? [root, [...changes, ...pick(mates, random).changes]] : null;
}

type Proposal = readonly [Source, readonly FieldChange[]];

/**
 * What was made last and what was met by turns, so that neither waits for the other: each field with the words of what
 * happened, since what one of the steps does to somebody the other may do to somebody else, and with what made something
 * happen elsewhere.
 */
function* sweepTold({ fresh, rich, telling }: Sources, later: Source[]): Generator<Proposal | null, null> {
  for (let i = 0; ; i++) {
    const source = i % 2 === 0 ? (rich.shift() ?? fresh.pop()) : (fresh.pop() ?? rich.shift());
    if (!source) {
      yield null;
      continue;
    }
    later.push(source);
    // Those in the middle would never have their turn.
    if (later.length > mostKept) later.splice(mostKept / 2, 1);
    for (const field of source.within)
      for (const value of new Set([...valuesTold(source, field), ...telling.of(source.whole, field)]))
        yield [source, [[field.path, value]]];
  }
}

/** The oldest, in which most happens, and the newest by turns: each field with values of every kind. */
function* sweepKinds(spaces: ReadonlySet<unknown>, later: Source[]): Generator<Proposal | null, null> {
  for (let i = 0; ; i++) {
    const source = i % 2 === 0 ? later.shift() : later.pop();
    if (!source) {
      yield null;
      continue;
    }
    // A field with few values has them all; one with many, such as a tile, does not crowd it out.
    const share = Math.ceil(mostSwept / Math.max(1, source.within.length));
    for (const { path, values } of source.within) {
      // Whoever is nowhere on the plan any more differs more than somebody who stands elsewhere.
      const [places, others] = [
        values.filter((value) => spaces.has(value)),
        values.filter((value) => !spaces.has(value)),
      ];
      const some = spread(oneOfEachKind(others), share);
      for (const value of [...some, ...spread(places, share - some.length)]) yield [source, [[path, value]]];
    }
  }
}

/** Of the words of what happened those that may stand in a field, or in a list besides what is there. */
function valuesTold({ whole, told }: Source, { path, values, items }: TouchedField): unknown[] {
  const now = valueAt(whole, path);
  return Array.isArray(now)
    ? told.filter((word) => items.includes(word) && !now.includes(word)).map((word) => [...(now as unknown[]), word])
    : told.filter((word) => word !== now && values.includes(word));
}

/** Pieces of a kind differ by a number: camera-1, camera-2. Nothing at all is what differs most from something. */
function oneOfEachKind(values: readonly unknown[]): unknown[] {
  const byKind = new Map(
    values.map((value) => [typeof value === 'string' ? value.replace(/-\d+$/, '') : value, value]),
  );
  const isNothing = (value: unknown) => value === undefined || value === null;
  return [...byKind.values()].sort((a, b) => Number(isNothing(b)) - Number(isNothing(a)));
}

function readable(game: Game, whole: Written, { position, choices, further, written }: Probe): Probe | null {
  try {
    const read = game.read(whole, position.options);
    const { raw, flow } = Table.at(game, read.flow, read.position);
    const isSound = brokenClaims(game.invariants, { raw, flow, events: [] }).length === 0;
    return isSound ? { ...read, choices, ...(further && { further }), ...(written && { written }) } : null;
  } catch (error) {
    if (error instanceof InputError || error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** About how often fields of each kind were read: a rule that looks further has found something. */
function whatWasAsked(kindOf: (path: string) => string, read: ReadonlyMap<string, number>): string {
  const counts = new Map<string, number>();
  for (const [path, times] of read) counts.set(kindOf(path), (counts.get(kindOf(path)) ?? 0) + times);
  return [...counts]
    .map(([kind, times]) => `${kind} ${Math.round(3 * Math.log2(times))}`)
    .sort()
    .join();
}

/** The kinds of things that happened in both orders, and what it comes to. */
function whatHappened(change: Change, { grade, ways }: Comparison): string {
  return `${grade} ${ways.map((way) => [...kindsIn(change, way)].sort().join()).join(' | ')}`;
}

/** Every text in the details of what happened. */
const toldIn = (change: Change, { ways }: Comparison): string[] => [
  ...new Set(
    ways.flatMap((way) => happenedIn(change, way).flatMap(({ type: _, rule: _rule, ...details }) => textsIn(details))),
  ),
];

const kindsIn = (change: Change, way: ProcedureRun): ReadonlySet<string> =>
  new Set(happenedIn(change, way).map(({ type, rule }) => `${type} ${rule}`));

/** What happened from the move on that led to the steps. What was done on the way there does not matter. */
const happenedIn = ({ from }: Change, way: ProcedureRun): GameEvent[] =>
  runsOf(way).flatMap(({ last, table }) => (last < from ? [] : table.events));

/** A position that was met, and the words of what happened in it. */
interface Happening {
  readonly probe: Probe;
  readonly kinds: number;
  readonly told: readonly string[];
  readonly chosen: Chosen;
}

/** Of the positions that were met one for each way in which things can happen. */
export class Eventful {
  private readonly byHappening = new Map<string, Happening>();

  constructor(private readonly change: Change) {}

  note(probe: Probe, comparison: Comparison): void {
    const { change } = this;
    const happened = whatHappened(change, comparison);
    if (this.byHappening.has(happened)) return;
    const kinds = new Set(comparison.ways.flatMap((way) => [...kindsIn(change, way)])).size;
    this.byHappening.set(happened, { probe, kinds, told: toldIn(change, comparison), chosen: chosenIn(comparison) });
  }

  /** First those in which a step asks for something that seldom does, then those in which most happens. */
  probes(most: number): Happening[] {
    const asks = ({ probe }: Happening) => Number(probe.asks === true);
    return [...this.byHappening.values()].sort((a, b) => asks(b) - asks(a) || b.kinds - a.kinds).slice(0, most);
  }
}
