// What happens when two neighbouring steps of a procedure change places, in one position.
import type { Outline } from '../table/chart.js';
import type { GameEvent, Json } from '../table/event.js';
import type { Game, Opening, Position } from '../table/game.js';
import { moveText, type Move } from '../table/move.js';
import { Table } from '../table/table.js';
import { canonical } from './keys.js';

/** A procedure and the state of the chart that holds its steps. */
export interface Procedure {
  readonly name: string;
  readonly steps: readonly string[];
  readonly path: string;
}

export function procedureIn({ states }: Outline, name: string, steps: readonly string[]): Procedure {
  const paths = new Set(states.map(({ path }) => path));
  const inside = (path: string, step: string) => (path ? `${path}.${step}` : step);
  const holder = states.find(({ path }) => steps.every((step) => paths.has(inside(path, step))));
  if (!holder) throw new Error(`no state of the chart holds the steps of ${name}: ${steps.join(', ')}`);
  return { name, steps, path: holder.path };
}

/** Which step of an order the flow stands in; -1 for none. */
export function stepAt({ path }: Procedure, order: readonly string[], flow: string): number {
  const prefix = path ? `${path}.` : '';
  if (!flow.startsWith(prefix)) return -1;
  return order.indexOf(flow.slice(prefix.length).split('.')[0] as string);
}

/** How two orders differ in one position, from least to most. */
export const grades = ['same', 'log', 'position', 'outcome'] as const;
export type Grade = (typeof grades)[number];
export const atLeast = (grade: Grade, other: Grade): boolean => grades.indexOf(grade) >= grades.indexOf(other);

/** A pass through the procedure up to the first of the two steps: where it began, and the moves since. */
export interface Probe extends Opening<Position> {
  readonly moves: readonly Move[];
}

/** One way through the two steps. `tables` has one entry more than `moves`: the start. */
export interface Way {
  readonly tables: readonly Table[];
  readonly moves: readonly Move[];
  /** Why it ends here: a step could not be carried out at all. */
  readonly broken?: string;
}

export interface Comparison {
  readonly grade: Grade;
  /** One way in the book's order and one in the other, that differ as the grade says. */
  readonly ways?: readonly [Way, Way];
}

/** How much a comparison shows. An order that cannot be carried out shows less than one that leads elsewhere. */
export const weightOf = ({ grade, ways }: Comparison): number =>
  2 * grades.indexOf(grade) - (ways?.[1].broken === undefined ? 0 : 1);

/** More ways through two steps than are worth following in one position. */
const mostWays = 600;
/** More moves than two steps can take, interruptions included. */
const mostMoves = 200;

/** Both orders of the steps at `index` and `index + 1`. */
export interface Swap {
  readonly procedure: Procedure;
  readonly index: number;
  readonly orders: readonly [readonly string[], readonly string[]];
  /** The game's options with either order. */
  readonly options: readonly [Position['options'], Position['options']];
}

/**
 * Runs a position through both orders and compares every way in which the two steps can go (choices and chance
 * included), at the moment when both are done. Null when there are too many ways, or when the steps cannot be reached.
 */
export function compare(game: Game, swap: Swap, probe: Probe): Comparison | null {
  const book = waysThrough(game, swap, 0, probe);
  const other = book && waysThrough(game, swap, 1, probe);
  // Where the book's own order cannot be carried out, the position is none of real play.
  if (!book || !other || book.some(({ broken }) => broken !== undefined)) return null;
  const [left, right] = [byResult(book), byResult(other)];
  const onlyLeft = [...left.keys()].filter((key) => !right.has(key));
  const onlyRight = [...right.keys()].filter((key) => !left.has(key));
  if (onlyLeft.length === 0 && onlyRight.length === 0) return compareLogs(left, right);
  const key = onlyLeft[0];
  const ways: [Way, Way] =
    key === undefined
      ? [nearest(right.get(onlyRight[0] as string) as Way, book), right.get(onlyRight[0] as string) as Way]
      : [left.get(key) as Way, nearest(left.get(key) as Way, other)];
  return decided(book, other) ?? toTheEnd(swap, ways) ?? { grade: 'position', ways };
}

/** Every way through the two steps in one of the orders. */
function waysThrough(game: Game, swap: Swap, which: 0 | 1, probe: Probe): Way[] | null {
  const { procedure, index } = swap;
  const order = swap.orders[which];
  const tables = [Table.at(game, probe.flow, { ...probe.position, options: swap.options[which] })];
  try {
    for (const move of probe.moves) tables.push((tables.at(-1) as Table).after(move));
  } catch (error) {
    return [{ tables, moves: probe.moves.slice(0, tables.length - 1), broken: messageOf(error) }];
  }
  const found: Way[] = [];
  const open: { readonly way: Way; readonly last: number }[] = [
    { way: { tables, moves: probe.moves }, last: stepAt(procedure, order, (tables.at(-1) as Table).flow) },
  ];
  for (let here = open.pop(); here; here = open.pop()) {
    const { way } = here;
    const table = way.tables.at(-1) as Table;
    const at = stepAt(procedure, order, table.flow);
    const last = at >= 0 ? at : here.last;
    // Outside, before the last step is done, something has only broken in.
    const isDone = at >= 0 ? at > index + 1 : last === order.length - 1;
    const isOver = table.waitsFor === 'nobody' || way.moves.length - probe.moves.length >= mostMoves;
    if (isDone || isOver) {
      found.push(way);
      if (found.length > mostWays) return null;
      continue;
    }
    const further: Way[] = [];
    try {
      for (const move of table.moves()) {
        further.push({ tables: [...way.tables, table.after(move)], moves: [...way.moves, move] });
        if (further.length > mostWays) return null;
      }
    } catch (error) {
      found.push({ ...way, broken: messageOf(error) });
      continue;
    }
    for (const next of further.reverse()) open.push({ way: next, last });
  }
  return found;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const end = (way: Way): Table => way.tables.at(-1) as Table;

const resultOf = (way: Way): string => {
  const { flow, raw } = end(way);
  return `${way.broken ?? ''}${flow} ${canonical({ ...raw, options: null } as unknown as Json)}`;
};

/** The ways by what they lead to; the first of each. */
function byResult(ways: readonly Way[]): Map<string, Way> {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const key = resultOf(way);
    if (!found.has(key)) found.set(key, way);
  }
  return found;
}

const choicesOf = ({ moves }: Way): string[] => moves.filter(({ verb }) => verb !== 'next').map(moveText);

/** The way with the most choices in common. */
function nearest(way: Way, among: readonly Way[]): Way {
  const wanted = new Set(choicesOf(way));
  const shared = (other: Way) => choicesOf(other).filter((choice) => wanted.has(choice)).length;
  return among.reduce((best, other) => (shared(other) > shared(best) ? other : best));
}

const outcomeOf = (way: Way): string => end(way).outcome?.result ?? '';

/** One order can end the game in a way in which the other cannot. */
function decided(book: readonly Way[], other: readonly Way[]): Comparison | null {
  if (other.some(({ broken }) => broken !== undefined)) return null;
  const [left, right] = [new Set(book.map(outcomeOf)), new Set(other.map(outcomeOf))];
  const mine = book.find((way) => !right.has(outcomeOf(way)));
  if (mine) return { grade: 'outcome', ways: [mine, nearest(mine, other)] };
  const theirs = other.find((way) => !left.has(outcomeOf(way)));
  return theirs ? { grade: 'outcome', ways: [nearest(theirs, book), theirs] } : null;
}

/** Carries both on to the end of the procedure, with the same choices where they can be made: does the game end differently? */
function toTheEnd({ procedure, orders }: Swap, [book, other]: readonly [Way, Way]): Comparison | null {
  if (other.broken !== undefined) return null;
  const finish = (way: Way, order: readonly string[], choices: string[]): Way => {
    let [tables, moves, last] = [[...way.tables], [...way.moves], -1];
    for (let i = 0; i < mostMoves; i++) {
      const table = tables.at(-1) as Table;
      const at = stepAt(procedure, order, table.flow);
      if (at >= 0) last = at;
      if (table.waitsFor === 'nobody' || (at < 0 && (last === order.length - 1 || last < 0))) break;
      const legal = [...table.moves()];
      const move = legal.find((each) => choices.includes(moveText(each))) ?? legal[0];
      if (!move) break;
      if (move.verb !== 'next') choices.push(moveText(move));
      tables = [...tables, table.after(move)];
      moves = [...moves, move];
    }
    return { tables, moves };
  };
  const choices: string[] = [];
  const ways: [Way, Way] = [finish(book, orders[0], choices), finish(other, orders[1], choices)];
  return outcomeOf(ways[0]) === outcomeOf(ways[1]) ? null : { grade: 'outcome', ways };
}

/** The same positions: did the same things happen, whatever their order? */
function compareLogs(left: ReadonlyMap<string, Way>, right: ReadonlyMap<string, Way>): Comparison {
  for (const [key, way] of left) {
    const other = right.get(key) as Way;
    if (logOf(way) !== logOf(other)) return { grade: 'log', ways: [way, other] };
  }
  return { grade: 'same' };
}

export const eventsOf = ({ tables }: Way): GameEvent[] => tables.flatMap(({ events }) => events);

/** What happened, without the order in which it did: the steps' own order is what was changed. */
const logOf = (way: Way): string =>
  eventsOf(way)
    .map((event) => canonical(event))
    .sort()
    .join('\n');
