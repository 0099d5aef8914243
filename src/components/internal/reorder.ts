// Runs a procedure of a game in two orders from the same position, and finds the first thing that differs.
import { InputError } from '../../table/errors.js';
import type { GameEvent } from '../../table/event.js';
import type { Game } from '../../table/game.js';
import { Table } from '../../table/table.js';
import { differences } from '../../verify/match.js';
import { playOut } from '../../verify/play.js';
import type { PositionJson } from './board.js';

export interface OrderRun {
  readonly order: readonly string[];
  readonly events: readonly GameEvent[];
  readonly flow: string;
  readonly position: PositionJson;
}

export interface Comparison {
  readonly book: OrderRun;
  readonly yours: OrderRun;
  /** Index of the first event that the other run does not have, on either side. */
  readonly first: { readonly book: number; readonly yours: number };
  /** Field of the end position that differs, with both values; null when both come to the same. */
  readonly difference: { readonly field: string; readonly book: unknown; readonly yours: unknown } | null;
}

const mostSteps = 200;
/** Moves after which a procedure would have begun. */
const furthest = 500;

/** The state around a procedure's steps. */
export function homeOf(game: Game, procedure: string, table: Table): string | null {
  const steps = game.procedures[procedure] ?? [];
  const paths = new Set(game.chart(table.position).paths);
  const homes = [...paths].map((path) => path.split('.').slice(0, -1).join('.'));
  return homes.find((home) => steps.every((step) => paths.has(`${home}.${step}`))) ?? null;
}

/** A position in which the procedure can begin: this one, or the first that comes up when play goes on from here or anew. */
export function beginning(game: Game, procedure: string, from: Table): Table {
  const goal = `${homeOf(game, procedure, from) ?? ''}.${game.procedures[procedure]?.[0] ?? ''}`;
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
      if (table.flow === goal || table.flow.startsWith(`${goal}.`)) return table;
      if (++moves > furthest) break;
    }
  }
  return from;
}

/** The same position at the beginning of the procedure, run in the book's order and in the reader's. */
export function compareOrders(game: Game, procedure: string, from: Table, order: readonly string[]): Comparison {
  const book = runOrder(game, procedure, from, game.procedures[procedure] ?? []);
  const yours = runOrder(game, procedure, from, order);
  const [found] = differences(stripped(book), stripped(yours));
  const missing = (a: OrderRun, b: OrderRun) => {
    const there = new Set(b.events.map((event) => JSON.stringify(event)));
    return a.events.findIndex((event) => !there.has(JSON.stringify(event)));
  };
  return {
    book,
    yours,
    first: { book: missing(book, yours), yours: missing(yours, book) },
    difference: found ? { field: found.path.join('.'), book: found.expected, yours: found.found ?? null } : null,
  };
}

function runOrder(game: Game, procedure: string, from: Table, order: readonly string[]): OrderRun {
  const home = homeOf(game, procedure, from) ?? '';
  const { options, flow: _, ...position } = from.position as unknown as Record<string, unknown>;
  const settings = options as Record<string, unknown>;
  const orders = Array.isArray(settings['order'])
    ? { seats: settings['order'] as unknown }
    : (settings['order'] as object | undefined);
  let table = Table.open(game, {
    options: { ...settings, order: { ...orders, [procedure]: order } },
    position: { ...position, flow: `${home}.${order[0] ?? ''}` },
  });
  const events: GameEvent[] = [];
  const isInside = () =>
    order.some((step) => table.flow === `${home}.${step}` || table.flow.startsWith(`${home}.${step}.`));
  for (let i = 0; i < mostSteps && isInside() && table.waitsFor === 'next'; i++) {
    table = table.play('next');
    events.push(...table.events);
  }
  return { order, events, flow: table.flow, position: table.position as unknown as PositionJson };
}

/** What counts as the same end: everything but the order itself. */
const stripped = ({ position: { options: _, ...position }, flow }: OrderRun): Record<string, unknown> => ({
  ...position,
  flow,
});
