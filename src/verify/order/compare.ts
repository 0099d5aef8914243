// What happens when steps of a procedure change places, in one position: both orders are run with the same choices and
// the same luck, and the worst difference counts.
import { isMap } from '../../notation/is-map.js';
import type { GameEvent, Json } from '../../table/event.js';
import type { Game, Opening, Position } from '../../table/game.js';
import { moveText, type Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { canonical } from '../search/position-encoding.js';
import { readOptions, withOrder } from '../simulation/random-play.js';
import { spread } from './candidate-values.js';
import { stepAt, type Course, type Procedure, type Trail } from './procedure.js';
import {
  begin,
  choicesOf,
  everyWay,
  follow,
  movesOf,
  randomly,
  runsOf,
  tablesOf,
  wishing,
  type Chooser,
  type ProcedureRun,
} from './procedure-runs.js';
import { sameValue } from './same-value.js';
import { withFields } from './watched-fields.js';

/** How two orders differ in one position, from least to most. `over`: only in what comes after the end of the game. */
export const grades = ['same', 'over', 'log', 'position', 'outcome'] as const;
export type Grade = (typeof grades)[number];

/** A position from which play comes to the first step that moves, and what is chosen on the way there. */
export interface Probe extends Opening<Position> {
  readonly choices: readonly Move[];
  /** What is chosen from then on, as far as it can be. Without it every choice is tried, or a sample of them. */
  readonly wishes?: readonly Move[];
  /** What was chosen afterwards in the game or the case that it is from: one of the ways of a sample. */
  readonly further?: readonly Move[];
  /** Its options as a case writes them, where they are not those that were asked for. */
  readonly written?: object;
  /** One of the steps asks for something there, and seldom does. */
  readonly asks?: true;
}

export interface Comparison {
  readonly grade: Grade;
  /** One way in the first order and one in the other, that differ as the grade says. */
  readonly ways: readonly [ProcedureRun, ProcedureRun];
  /** When there were too many ways to follow them all: the choices that showed this, of those that were tried. */
  readonly wishes?: readonly Move[];
  /** Not every way of one order was compared with every way of the other that belongs to it. */
  readonly isSample?: true;
}

/** How much a comparison shows. An order that cannot be carried out shows less than one that leads elsewhere. */
export const weightOf = ({ grade, ways }: Comparison): number =>
  2 * grades.indexOf(grade) - (ways[1].broken === undefined ? 0 : 1);

/** How many ways are followed where there are too many. */
const sampleSize = 4;
/** How many ways of playing on to the end of the procedure are tried, to see whether the game ends differently. */
const endings = 4;
/** How many pairs of ways that differ are played on. */
const mostPlayedOn = 6;
/** How often a procedure that has begun anew is followed to its end. */
const mostAnew = 3;
/** How many pairs of ways are compared in one position. */
const mostPairs = 1200;

/** A change of order: the steps from `from` up to `to` come in another order; those before and after stay. */
export class Change {
  readonly from: number;
  readonly to: number;
  readonly courses: readonly [Course, Course];
  readonly game: Game;
  private readonly read = new Map<string, readonly [Position['options'], Position['options']]>();

  constructor(
    readonly trail: Trail,
    readonly procedure: Procedure,
    readonly other: readonly string[],
  ) {
    this.game = trail.game;
    const { steps } = procedure;
    const moved = steps.flatMap((step, i) => (step === other[i] ? [] : [i]));
    this.from = moved[0] ?? 0;
    this.to = (moved.at(-1) ?? -1) + 1;
    this.courses = [
      { procedure, order: steps, trail },
      { procedure, order: other, trail },
    ];
  }

  /** The options of a position with either order. */
  optionsOf({ options }: Position): readonly [Position['options'], Position['options']] {
    const key = canonical(options as unknown as Json);
    let both = this.read.get(key);
    if (!both) {
      const { name, steps } = this.procedure;
      both = [steps, this.other].map((order) => readOptions(this.game, withOrder(options, name, order))) as [
        Position['options'],
        Position['options'],
      ];
      this.read.set(key, both);
    }
    return both;
  }

  /** Both orders, played from a position up to the first step that moves. Null when play does not come there. */
  starts({ flow, position, choices }: Probe): readonly [ProcedureRun, ProcedureRun] | null {
    const options = this.optionsOf(position);
    const come = (which: 0 | 1, wishes: readonly Move[]): ProcedureRun => {
      const course = this.courses[which];
      const table = Table.at(this.game, flow, withFields(position, { options: options[which] }));
      return follow(course, begin(course, table), this.from, wishing(course, wishes));
    };
    const first = come(0, choices);
    // Where the first order itself cannot be carried out, the position cannot come up in real play.
    if (first.broken !== undefined || first.last < this.from) return null;
    // Whatever was chosen on the way here is chosen in the other order, too, wherever it can be.
    return [first, come(1, choicesOf(movesOf(first)))];
  }
}

/** Null when the steps are not reached, or the position cannot come up in real play. */
export function compare(change: Change, probe: Probe): Comparison | null {
  try {
    const starts = change.starts(probe);
    return starts && compareFrom(change, starts, probe);
  } catch (error) {
    // Rules may rely on what play guarantees and a made-up position does not.
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

function compareFrom(
  change: Change,
  [first, second]: readonly [ProcedureRun, ProcedureRun],
  { wishes, further }: Pick<Probe, 'wishes' | 'further'>,
): Comparison | null {
  const { courses, to } = change;
  const along = (wished: readonly Move[]): Comparison | null => {
    const left = follow(courses[0], first, to, wishing(courses[0], wished));
    const made = choicesOf(movesOf(left).slice(first.length));
    const right = follow(courses[1], second, to, wishing(courses[1], made));
    const comparison = judged(change, [left], [right]);
    return comparison && { ...comparison, wishes: made };
  };
  if (wishes) return along(wishes);
  const left = everyWay(courses[0], first, to);
  const right = left && everyWay(courses[1], second, to);
  if (right) return judged(change, left, right);
  let best: Comparison | null = null;
  for (let seed = 0; seed < sampleSize; seed++) {
    // The first time as little happens as possible; then what happened in the case or the game itself.
    const known = seed === 0 ? [] : seed === 1 ? further : undefined;
    const chosen = () => choicesOf(movesOf(follow(courses[0], first, to, randomly(seed))).slice(first.length));
    const found = along(known ?? chosen());
    if (found && (!best || weightOf(found) > weightOf(best))) best = found;
  }
  return best;
}

/** What all these ways show: those with the same choices and the same luck are compared with each other. */
function judged(change: Change, left: readonly ProcedureRun[], right: readonly ProcedureRun[]): Comparison | null {
  if (left.some(({ broken }) => broken !== undefined)) return null;
  let worst: Comparison | null = null;
  let playedOn = 0;
  const all = [...matched(left, right)];
  let isSample = all.length > mostPairs;
  for (const pair of spread(all, mostPairs)) {
    if (worst && change.trail.isLate) {
      isSample = true;
      break;
    }
    const ways = pastNotes(change, pair);
    let found: Comparison = { grade: gradeOf(ways), ways };
    if (found.grade === 'position' || found.grade === 'outcome')
      if (playedOn++ < mostPlayedOn || found.grade === 'outcome') found = playedToTheEnd(change, found);
    if (!worst || weightOf(found) > weightOf(worst)) worst = found;
  }
  return worst && isSample ? { ...worst, isSample: true } : worst;
}

type Ways = readonly [ProcedureRun, ProcedureRun];

/** Ways with the same choices belong together. Where one order leaves a choice open that the other has not, every such way counts. */
function* matched(left: readonly ProcedureRun[], right: readonly ProcedureRun[]): Iterable<Ways> {
  const byChoices = (runs: readonly ProcedureRun[]) => {
    const groups = new Map<string, ProcedureRun[]>();
    for (const run of runs) {
      const key = choicesIn(run).toSorted().join('\n');
      groups.set(key, [...(groups.get(key) ?? []), run]);
    }
    return groups;
  };
  const [lefts, rights] = [byChoices(left), byChoices(right)];
  for (const [key, mine] of lefts) {
    const theirs = rights.get(key);
    if (theirs) yield* paired(mine, theirs);
    else for (const run of mine) yield* related(run, right).map((other): Ways => [run, other]);
  }
  for (const [key, theirs] of rights)
    if (!lefts.has(key)) for (const run of theirs) yield* related(run, left).map((other): Ways => [other, run]);
}

/**
 * The same may have been rolled or spent for one thing and for the other: whatever leads to the same in the same way
 * belongs together, then whatever leads to the same.
 */
function* paired(mine: readonly ProcedureRun[], theirs: readonly ProcedureRun[]): Iterable<Ways> {
  const [left, right] = [new Set(mine), new Set(theirs)];
  const isSame = (a: ProcedureRun, b: ProcedureRun) => isSameEnd(a, b) && isSameLog(a, b);
  for (const fits of [isSame, isSameEnd, () => true])
    for (const run of left) {
      const other = [...right].find((each) => fits(run, each));
      if (!other) continue;
      left.delete(run);
      right.delete(other);
      yield [run, other];
    }
}

/** Every way is compared with many others: its choices are written out once. */
const written = new WeakMap<ProcedureRun, Choices>();
interface Choices {
  readonly texts: readonly string[];
  /** Each with the state in which it was made. */
  readonly places: readonly string[];
}
function writtenOut(run: ProcedureRun): Choices {
  let choices = written.get(run);
  if (!choices) {
    const made = runsOf(run).filter(({ move }) => move && choicesOf([move]).length > 0);
    const texts = made.map(({ move }) => moveText(move as Move));
    const places = made.map(({ before }, i) => `${before?.table.flow ?? ''} ${texts[i] as string}`);
    written.set(run, (choices = { texts, places }));
  }
  return choices;
}
const choicesIn = (run: ProcedureRun): readonly string[] => writtenOut(run).texts;
const placesIn = (run: ProcedureRun): readonly string[] => writtenOut(run).places;

/**
 * The ways in which the same was chosen and more, or less; else those with the most choices in common and the fewest
 * others. Of those that share equally many, what was chosen in the same states counts: the card that says where a guard
 * comes onto the table is not the card that says where he goes.
 */
function related(run: ProcedureRun, others: readonly ProcedureRun[]): ProcedureRun[] {
  const own = new Set(choicesIn(run));
  const ownPlaces = new Set(placesIn(run));
  const shares = others.map((other) => {
    const theirs = choicesIn(other);
    const shared = theirs.filter((choice) => own.has(choice)).length;
    const isPart = shared === own.size || shared === theirs.length;
    const places = placesIn(other).filter((place) => ownPlaces.has(place)).length;
    return { other, isPart, shared, others: theirs.length - shared, places };
  });
  const parts = shares.filter(({ isPart }) => isPart);
  if (parts.length > 0) return best(parts, ({ places }) => places).map(({ other }) => other);
  const close = best(shares, ({ shared }) => shared);
  const nearest = best(
    best(close, ({ others: more }) => -more),
    ({ places }) => places,
  );
  const same = nearest.find(({ other }) => isSameEnd(run, other));
  return (same ? [same] : nearest.slice(0, 1)).map(({ other }) => other);
}

const best = <T>(list: readonly T[], valueOf: (one: T) => number): T[] => {
  const most = Math.max(...list.map(valueOf));
  return list.filter((one) => valueOf(one) === most);
};

/** Everything on the table but the order of steps itself. */
const isSameEnd = (a: ProcedureRun, b: ProcedureRun): boolean =>
  a.broken === b.broken &&
  (a.table.flow === b.table.flow || (a.isAnew && b.isAnew)) &&
  sameValue(withoutOptions(a.table.raw), withoutOptions(b.table.raw));

const withoutOptions = ({ options: _, ...fields }: Position): object => fields;

/** Fields that say what is still to happen: lists of things to do. */
const isNote = (value: unknown): boolean => Array.isArray(value) && value.some(isMap);

/** The procedure has begun anew, and all that differs is what is written down of that, which has its order from it. */
function differOnlyInNotes([left, right]: Ways): boolean {
  const [mine, theirs] = [left, right].map(({ table }) => withoutOptions(table.raw) as Record<string, unknown>) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const isAnew = left.isAnew && right.isAnew && !isSameEnd(left, right);
  return isAnew && Object.keys(mine).every((name) => isNote(mine[name]) || sameValue(mine[name], theirs[name]));
}

/** Both carried on, with the same choices, until what is written down has been done. */
function pastNotes({ courses, procedure }: Change, ways: Ways): Ways {
  let [left, right] = ways;
  for (let i = 0; i < mostAnew && differOnlyInNotes([left, right]); i++) {
    const further = (which: 0 | 1, run: ProcedureRun, wishes: readonly Move[]) =>
      follow(
        courses[which],
        { ...run, last: stepAt(courses[which], run.table.flow), isAnew: false },
        procedure.steps.length,
        wishing(courses[which], wishes),
      );
    const { length } = left;
    left = further(0, left, []);
    right = further(1, right, choicesOf(movesOf(left).slice(length)));
  }
  return [left, right];
}

function gradeOf([left, right]: Ways): Grade {
  if (right.broken !== undefined) return 'position';
  const [mine, theirs] = [left.table.outcome, right.table.outcome];
  if (mine?.result !== theirs?.result) return 'outcome';
  const isSame = isSameEnd(left, right);
  if (mine) return isSame && isSameLog(left, right) ? 'same' : 'over';
  return isSame ? (isSameLog(left, right) ? 'same' : 'log') : 'position';
}

const resultOf = ({ table: { outcome } }: ProcedureRun): string => outcome?.result ?? '';

/**
 * Carries both on to the end of the procedure, with the same choices where they can be made. What shows when the steps
 * are done may be made up for: a game that one order loses a step later is lost anyway, and what one order lets a
 * player choose now the other may let him choose later.
 */
function playedToTheEnd({ courses, procedure }: Change, found: Comparison): Comparison {
  const [left, right] = found.ways;
  if (right.broken !== undefined) return found;
  const goal = procedure.steps.length;
  const carriedOn = (which: 0 | 1, other: ProcedureRun, otherwise?: Chooser): ProcedureRun => {
    const wishes = lackingIn(found.ways[which], other);
    return follow(courses[which], found.ways[which], goal, wishing(courses[which], wishes, otherwise));
  };
  let isSettled = false;
  for (let seed = 0; seed < endings; seed++) {
    // A game that is over cannot say what would be chosen: then the other order chooses.
    const [lead, next] = left.table.outcome ? ([1, 0] as const) : ([0, 1] as const);
    const led = carriedOn(lead, found.ways[next], seed === 0 ? undefined : randomly(seed));
    const follower = carriedOn(next, led);
    if (led.broken !== undefined || follower.broken !== undefined) continue;
    if (resultOf(led) !== resultOf(follower)) {
      if (found.grade === 'outcome') return found;
      return { grade: 'outcome', ways: lead === 0 ? [led, follower] : [follower, led] };
    }
    isSettled = true;
  }
  return found.grade === 'outcome' && isSettled ? { ...found, grade: 'over' } : found;
}

/** What was chosen on another way, and not on this one. */
function lackingIn(run: ProcedureRun, other: ProcedureRun): Move[] {
  const made = [...choicesIn(run)];
  return choicesOf(movesOf(other)).filter((move) => {
    const at = made.indexOf(moveText(move));
    if (at >= 0) made.splice(at, 1);
    return at < 0;
  });
}

/** What the moves caused since the table was opened. */
export const eventsOf = (run: ProcedureRun): GameEvent[] =>
  tablesOf(run)
    .slice(1)
    .flatMap(({ events }) => events);

/** The same things happened, whatever their order: the steps' own order is what was changed. */
function isSameLog(left: ProcedureRun, right: ProcedureRun): boolean {
  const [mine, theirs] = [logOf(left), logOf(right)];
  return mine.length === theirs.length && mine.every((event, i) => event === theirs[i]);
}

const logs = new WeakMap<ProcedureRun, readonly string[]>();
function logOf(run: ProcedureRun): readonly string[] {
  let log = logs.get(run);
  // What happens as the table is opened counts, too: a procedure may begin right there.
  const happened = () => tablesOf(run).flatMap(({ events }) => events.map((event) => canonical(event)));
  if (!log) logs.set(run, (log = happened().sort()));
  return log;
}
