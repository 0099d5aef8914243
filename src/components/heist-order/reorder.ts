// Runs a procedure of a game in two orders from the same position, and finds the first thing that differs.
import { InputError } from '../../table/errors.js';
import type { GameEvent } from '../../table/event.js';
import type { Position, ReadableGame, RunningGame } from '../../table/game.js';
import type { Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { differences } from '../../verify/cases/match.js';
import { nextMove, randomly, randomOf, withOrder } from '../../verify/simulation/random-play.js';
import { orderInForce } from '../../machines/chart/order-in-force.js';
import { procedureIn, stepAt, Trail, type Course } from '../../verify/order/procedure.js';
import { begin, choicesOf, follow, movesOf, tablesOf, wishing } from '../../verify/order/procedure-runs.js';
import type { PositionJson } from '../board/board.js';

export interface OrderRun {
  readonly order: readonly string[];
  readonly events: readonly GameEvent[];
  /** What somebody chose or rolled on the way. */
  readonly choices: readonly Move[];
  readonly flow: string;
  readonly position: PositionJson;
  /** Why it ends here: a step could not be carried out at all. */
  readonly broken?: string;
}

export interface Reordering {
  /** In the order in force. */
  readonly base: OrderRun;
  readonly yours: OrderRun;
  /** Index of the first event that the other run does not have, on either side. */
  readonly first: { readonly base: number; readonly yours: number };
  /** Field of the end position that differs, with both values; null when both orders give the same result. */
  readonly difference: { readonly field: string; readonly base: unknown; readonly yours: unknown } | null;
}

/** Moves after which most procedures have begun. */
const furthest = 500;

/** The state around a procedure's steps. */
export function homeOf(game: RunningGame, procedure: string, table: Table): string | null {
  const steps = game.procedures[procedure] ?? [];
  const paths = new Set(game.chart(table.position).paths);
  const homes = [...paths].map((path) => path.split('.').slice(0, -1).join('.'));
  return homes.find((home) => steps.every((step) => paths.has(`${home}.${step}`))) ?? null;
}

/** Where a run sets out. */
export interface Beginning {
  readonly table: Table;
  /** The move that leads into the procedure; none where the position itself is put at its beginning. */
  readonly move?: Move;
}

/** This position at the beginning of the procedure, or else the first moment at which play comes to it, from here or anew. */
export function beginning(game: ReadableGame, name: string, from: Table): Beginning | null {
  if (canBeginAt(game, name, from)) return { table: from };
  const trail = new Trail(game);
  for (const { flow, raw } of [from, Table.open(game, { options: from.position.options })]) {
    const found = entryFrom(courseOf(trail, name, raw), Table.at(trail.game, flow, raw));
    if (found) return found;
  }
  return null;
}

/** Whether the position itself can be put at the beginning of the procedure. */
export function canBeginAt(game: ReadableGame, name: string, { position, raw }: Table): boolean {
  const { options, ...rest } = position;
  try {
    begun(courseOf(new Trail(game), name, raw), (flow) => Table.open(game, { options, position: { ...rest, flow } }));
    return true;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return false;
  }
}

/** Plays on at random until a move leads into the procedure. */
function entryFrom(course: WatchedCourse, start: Table): Beginning | null {
  let table = start;
  for (let moves = 0; moves < furthest; moves++) {
    const before = table;
    const move = nextMove(before, randomly, randomOf(1, moves));
    if (!move) return null;
    const { table: after, states } = course.trail.follow(() => before.after(move));
    const isOut = stepAt(course, before.flow) < 0;
    if (isOut && states.some((state) => stepAt(course, state) >= 0)) return { table: before, move };
    table = after;
  }
  return null;
}

interface WatchedCourse extends Course {
  readonly trail: Trail<ReadableGame>;
}

function courseOf(
  trail: Trail<ReadableGame>,
  name: string,
  position: Position,
  order?: readonly string[],
): WatchedCourse {
  const { game } = trail;
  const procedure = procedureIn(game.chart(position).outline, name, game.procedures[name] ?? []);
  return { procedure, order: order ?? orderInForce(game, position.options, name), trail };
}

/** The same position at the beginning of the procedure, run in the order in force and in the reader's. */
export function compareOrders(
  game: ReadableGame,
  procedure: string,
  from: Beginning,
  order: readonly string[],
): Reordering {
  const inForce = orderInForce(game, from.table.raw.options, procedure);
  const base = runOrder(game, procedure, from, inForce, from.move ? [from.move] : []);
  const yours = runOrder(game, procedure, from, order, base.choices);
  const [found] = differences(stripped(base), stripped(yours));
  const missing = (a: OrderRun, b: OrderRun) => {
    const there = new Set(b.events.map((event) => JSON.stringify(event)));
    return a.events.findIndex((event) => !there.has(JSON.stringify(event)));
  };
  return {
    base,
    yours,
    first: { base: missing(base, yours), yours: missing(yours, base) },
    difference: found ? { field: found.path.join('.'), base: found.expected, yours: found.found ?? null } : null,
  };
}

/** `choices`: what is chosen and rolled, as far as it can be; else as little as possible. */
function runOrder(
  game: ReadableGame,
  name: string,
  { table, move }: Beginning,
  order: readonly string[],
  choices: readonly Move[],
): OrderRun {
  const course = courseOf(new Trail(game), name, table.raw, order);
  const { options, flow: there, ...position } = table.position;
  const open = (flow: string) =>
    Table.open(course.trail.game, { options: withOrder(options, name, order), position: { ...position, flow } });
  let start: Table;
  try {
    start = move ? open(there) : begun(course, open);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // What the book begins with may be what makes the next step possible.
    const { position: unchanged } = table as unknown as { position: PositionJson };
    return { order, events: [], choices: [], flow: there, position: unchanged, broken: error.message };
  }
  const way = follow(course, begin(course, start), order.length, wishing(course, choices));
  const end = way.table;
  return {
    order,
    events: tablesOf(way)
      .slice(1)
      .flatMap(({ events }) => events),
    choices: choicesOf(movesOf(way)),
    // For a procedure that begins anew, it does not matter with which step.
    flow: way.isAnew ? course.procedure.path : end.flow,
    position: end.position as unknown as PositionJson,
    ...(way.broken !== undefined && { broken: way.broken }),
  };
}

/** As play would begin it: by the state around the steps, where that leads to the first of them. */
function begun(course: Course, open: (flow: string) => Table): Table {
  const { path } = course.procedure;
  try {
    const table = open(path);
    if (stepAt(course, table.flow) === 0) return table;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return open(`${path}.${course.order[0] ?? ''}`);
}

/** What counts as the same end: everything but the order itself. */
const stripped = ({ position: { options: _, ...position }, flow }: OrderRun): Record<string, unknown> => ({
  ...position,
  flow,
});
