// What happens when two neighbouring steps of a procedure change places, in one position.
import type { GameEvent, Json } from '../../table/event.js';
import type { Game, Opening, Position } from '../../table/game.js';
import { moveText, type Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { canonical } from '../search/position-encoding.js';
import {
  begin,
  choicesOf,
  endOf,
  everyWay,
  follow,
  isPassOver,
  randomly,
  stepAt,
  wishing,
  type Course,
  type Procedure,
  type ProcedureRun,
} from './procedure-runs.js';

/** How two orders differ in one position, from least to most. */
export const grades = ['same', 'log', 'position', 'outcome'] as const;
export type Grade = (typeof grades)[number];
export const atLeast = (grade: Grade, other: Grade): boolean => grades.indexOf(grade) >= grades.indexOf(other);

/** A pass through the procedure up to the first of the two steps: where it began, and the moves since. */
export interface Probe extends Opening<Position> {
  readonly moves: readonly Move[];
  /** What is chosen from then on, as far as it can be. Without it every choice is tried, or a sample of them. */
  readonly wishes?: readonly Move[];
}

export interface Comparison {
  readonly grade: Grade;
  /** One way in the book's order and one in the other, that differ as the grade says. */
  readonly ways?: readonly [ProcedureRun, ProcedureRun];
  /** When there were too many ways to follow them all: the choices that showed this, of those that were tried. */
  readonly wishes?: readonly Move[];
}

/** How much a comparison shows. An order that cannot be carried out shows less than one that leads elsewhere. */
export const weightOf = ({ grade, ways }: Comparison): number =>
  2 * grades.indexOf(grade) - (ways?.[1].broken === undefined ? 0 : 1);

/** Both orders of the steps at `index` and `index + 1`. */
export interface Swap {
  readonly procedure: Procedure;
  readonly index: number;
  readonly orders: readonly [readonly string[], readonly string[]];
  /** The game's options with either order. */
  readonly options: readonly [Position['options'], Position['options']];
}

/** So many ways are followed of those that are too many. */
const sampleSize = 4;

/**
 * Runs a position through both orders and compares every way in which the two steps can go (choices and chance
 * included), at the moment when both are done. Where there are too many ways, a sample of them is followed, with the
 * same choices in both orders as far as they can be made. Null when the steps cannot be reached.
 */
export function compare(game: Game, swap: Swap, probe: Probe): Comparison | null {
  const { procedure, index, orders, options } = swap;
  const courses = orders.map((order): Course => ({ procedure, order })) as [Course, Course];
  // What comes before the two steps is the same in both orders, but may have to be ended in another way.
  const [book, other] = courses.map((course, which) => {
    const table = Table.at(game, probe.flow, { ...probe.position, options: options[which] as Position['options'] });
    return follow(course, begin(course, table), index, wishing(course, choicesOf(probe.moves)));
  }) as [ProcedureRun, ProcedureRun];
  const isReached = stepAt(courses[0], endOf(book).flow) === index;
  // Where the book's own order cannot be carried out, the position is none of real play.
  if (!isReached || book.broken !== undefined) return null;
  const along = (wishes: readonly Move[]): Comparison | null => {
    const [left, right] = [book, other].map((way, which) => {
      const course = courses[which] as Course;
      return follow(course, way, index + 2, wishing(course, wishes));
    }) as [ProcedureRun, ProcedureRun];
    const comparison = judged(courses, [left], [right], () => null);
    return comparison && { ...comparison, wishes };
  };
  if (probe.wishes) return along(probe.wishes);
  const everyPair = (goal: number): [ProcedureRun[], ProcedureRun[]] | null => {
    const left = everyWay(courses[0], book, goal);
    const right = left && everyWay(courses[1], other, goal);
    return right && [left, right];
  };
  const all = everyPair(index + 2);
  if (all) return judged(courses, ...all, () => everyPair(procedure.steps.length));
  let best: Comparison | null = null;
  for (let seed = 0; seed < sampleSize; seed++) {
    // The first time as little happens as possible.
    const way = seed > 0 ? follow(courses[0], book, index + 2, randomly(seed)) : book;
    const found = along(choicesOf(way.moves.slice(book.moves.length)));
    if (found && (!best || weightOf(found) > weightOf(best))) best = found;
  }
  return best;
}

/** What all these ways show. `ends`: the same ways to the end of the procedure, if they can be followed. */
function judged(
  courses: readonly [Course, Course],
  book: readonly ProcedureRun[],
  other: readonly ProcedureRun[],
  ends: () => readonly [readonly ProcedureRun[], readonly ProcedureRun[]] | null,
): Comparison | null {
  if (book.some(({ broken }) => broken !== undefined)) return null;
  const [left, right] = [byResult(courses[0], book), byResult(courses[1], other)];
  const onlyLeft = [...left.keys()].filter((key) => !right.has(key));
  const onlyRight = [...right.keys()].filter((key) => !left.has(key));
  if (onlyLeft.length === 0 && onlyRight.length === 0) return compareLogs(left, right);
  const key = onlyLeft[0];
  const ways: [ProcedureRun, ProcedureRun] =
    key === undefined
      ? [
          nearest(right.get(onlyRight[0] as string) as ProcedureRun, book),
          right.get(onlyRight[0] as string) as ProcedureRun,
        ]
      : [left.get(key) as ProcedureRun, nearest(left.get(key) as ProcedureRun, other)];
  const soon = decided(book, other)?.ways;
  const later = toTheEnd(courses, soon ?? ways);
  // What shows when the two steps are done may be made up for by the end.
  const whole = soon && ends();
  const outcome = whole ? decided(...whole) : later;
  return outcome && soon && later ? { grade: 'outcome', ways: soon } : (outcome ?? { grade: 'position', ways });
}

/** What a way leads to. Of a procedure that begins anew it does not count with which step it does. */
function resultOf(course: Course, way: ProcedureRun): string {
  const { flow, raw } = endOf(way);
  const isAnew = stepAt(course, flow) >= 0 && isPassOver(course, flow, way.last);
  const position = canonical({ ...raw, options: null } as unknown as Json);
  return `${way.broken ?? ''}${isAnew ? course.procedure.path : flow} ${position}`;
}

/** The ways by what they lead to; the first of each. */
function byResult(course: Course, ways: readonly ProcedureRun[]): Map<string, ProcedureRun> {
  const found = new Map<string, ProcedureRun>();
  for (const way of ways) {
    const key = resultOf(course, way);
    if (!found.has(key)) found.set(key, way);
  }
  return found;
}

const choiceTexts = ({ moves }: ProcedureRun): string[] => choicesOf(moves).map(moveText);

/** The way with the most choices in common. */
function nearest(way: ProcedureRun, among: readonly ProcedureRun[]): ProcedureRun {
  const wanted = new Set(choiceTexts(way));
  const shared = (other: ProcedureRun) => choiceTexts(other).filter((choice) => wanted.has(choice)).length;
  return among.reduce((best, other) => (shared(other) > shared(best) ? other : best));
}

const outcomeOf = (way: ProcedureRun): string => endOf(way).outcome?.result ?? '';

/** One order can end the game as the other cannot. */
function decided(book: readonly ProcedureRun[], other: readonly ProcedureRun[]): Comparison | null {
  if (other.some(({ broken }) => broken !== undefined)) return null;
  const [left, right] = [new Set(book.map(outcomeOf)), new Set(other.map(outcomeOf))];
  const mine = book.find((way) => !right.has(outcomeOf(way)));
  if (mine) return { grade: 'outcome', ways: [mine, nearest(mine, other)] };
  const theirs = other.find((way) => !left.has(outcomeOf(way)));
  return theirs ? { grade: 'outcome', ways: [nearest(theirs, book), theirs] } : null;
}

/** Carries both on to the end of the procedure, with the same choices where they can be made: does the game end differently? */
function toTheEnd(
  courses: readonly [Course, Course],
  [book, other]: readonly [ProcedureRun, ProcedureRun],
): Comparison | null {
  if (other.broken !== undefined) return null;
  const finish = (course: Course, way: ProcedureRun, wishes: readonly Move[]): ProcedureRun =>
    follow(course, way, course.order.length, wishing(course, wishes));
  const left = finish(courses[0], book, []);
  const right = finish(courses[1], other, choicesOf(left.moves.slice(book.moves.length)));
  const isCarriedOut = left.broken === undefined && right.broken === undefined;
  return isCarriedOut && outcomeOf(left) !== outcomeOf(right) ? { grade: 'outcome', ways: [left, right] } : null;
}

/** The same positions: did the same things happen, whatever their order? */
function compareLogs(left: ReadonlyMap<string, ProcedureRun>, right: ReadonlyMap<string, ProcedureRun>): Comparison {
  for (const [key, way] of left) {
    const other = right.get(key) as ProcedureRun;
    if (logOf(way) !== logOf(other)) return { grade: 'log', ways: [way, other] };
  }
  return { grade: 'same' };
}

/** What happened since the table was opened. */
export const eventsOf = ({ tables }: ProcedureRun): GameEvent[] => tables.slice(1).flatMap(({ events }) => events);

/** What happened, without the order in which it did: the steps' own order is what was changed. */
const logOf = (way: ProcedureRun): string =>
  eventsOf(way)
    .map((event) => canonical(event))
    .sort()
    .join('\n');
