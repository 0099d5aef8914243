// Runs a procedure of a game in two orders from the same position, and finds the first thing that differs.
import { isIn } from '../../table/flow.js';
import { InputError } from '../../table/errors.js';
import type { GameEvent } from '../../table/event.js';
import type { ReadableGame, RunningGame } from '../../table/game.js';
import type { Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { differences } from '../../verify/cases/match.js';
import { playOut, withOrder } from '../../verify/simulation/random-play.js';
import { orderInForce, procedureIn, stepAt, type Course } from '../../verify/order/procedure.js';
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

/** Moves after which a procedure would have begun. */
const furthest = 500;

/** The state around a procedure's steps. */
export function homeOf(game: RunningGame, procedure: string, table: Table): string | null {
  const steps = game.procedures[procedure] ?? [];
  const paths = new Set(game.chart(table.position).paths);
  const homes = [...paths].map((path) => path.split('.').slice(0, -1).join('.'));
  return homes.find((home) => steps.every((step) => paths.has(`${home}.${step}`))) ?? null;
}

/** A position in which the procedure can begin: this one, or the first that comes up when play goes on from here or anew. */
export function beginning(game: ReadableGame, procedure: string, from: Table): Table {
  const [first = ''] = orderInForce(game, from.raw.options, procedure);
  const goal = `${homeOf(game, procedure, from) ?? ''}.${first}`;
  try {
    const { options, ...position } = from.position;
    Table.open(game, { options, position: { ...position, flow: goal } });
    return from;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  for (const start of [from, Table.open(game, { options: from.position.options })]) {
    let moves = 0;
    for (const { table } of playOut(start, 1)) {
      if (isIn(table.flow, goal)) return table;
      if (++moves > furthest) break;
    }
  }
  return from;
}

/** The same position at the beginning of the procedure, run in the order in force and in the reader's. */
export function compareOrders(
  game: ReadableGame,
  procedure: string,
  from: Table,
  order: readonly string[],
): Reordering {
  const base = runOrder(game, procedure, from, orderInForce(game, from.raw.options, procedure), []);
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
  from: Table,
  order: readonly string[],
  choices: readonly Move[],
): OrderRun {
  const procedure = procedureIn(game.chart(from.raw).outline, name, game.procedures[name] ?? []);
  const course: Course = { procedure, order };
  const { options, flow: _, ...position } = from.position as unknown as Record<string, unknown>;
  const start = begun(course, (flow) =>
    Table.open(game, { options: withOrder(options as object, name, order), position: { ...position, flow } }),
  );
  const way = follow(course, begin(course, start), order.length, wishing(course, choices));
  const end = way.table;
  return {
    order,
    events: tablesOf(way)
      .slice(1)
      .flatMap(({ events }) => events),
    choices: choicesOf(movesOf(way)),
    // Of a procedure that begins anew it does not count with which step it does.
    flow: way.isAnew ? procedure.path : end.flow,
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
