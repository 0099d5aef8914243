// Ways through a procedure: every one of them where they are few, one with given choices where they are not.
import { isIn } from '../../table/flow.js';
import { interruptionsIn } from '../../machines/chart/outline.js';
import type { Outline } from '../../table/chart.js';
import { moveText, type Move } from '../../table/move.js';
import { pick } from '../../table/random.js';
import type { Table } from '../../table/table.js';
import { randomOf } from '../simulation/random-play.js';

/** A procedure and the state of the chart that holds its steps. */
export interface Procedure {
  readonly name: string;
  readonly steps: readonly string[];
  readonly path: string;
  /** States that break in, and after which it goes on. */
  readonly interruptions: readonly string[];
}

export function procedureIn(outline: Outline, name: string, steps: readonly string[]): Procedure {
  const paths = new Set(outline.states.map(({ path }) => path));
  const inside = (path: string, step: string) => (path ? `${path}.${step}` : step);
  const holders = outline.states.filter(({ path }) => steps.every((step) => paths.has(inside(path, step))));
  // A set-up may deal in the same steps, but only once: the procedure is the one that play comes by.
  const holder = holders.find(({ path }) => !isIn(path, 'setup')) ?? holders[0];
  if (!holder) throw new Error(`no state of the chart holds the steps of ${name}: ${steps.join(', ')}`);
  return { name, steps, path: holder.path, interruptions: interruptionsIn(outline) };
}

/** A procedure in one order of its steps. */
export interface Course {
  readonly procedure: Procedure;
  readonly order: readonly string[];
}

/** Which step of the order the flow stands in; -1 for none. */
export function stepAt({ procedure: { path }, order }: Course, flow: string): number {
  const prefix = path ? `${path}.` : '';
  if (!flow.startsWith(prefix)) return -1;
  return order.indexOf(flow.slice(prefix.length).split('.')[0] as string);
}

/** Whether a pass that came by the step `last` is over: play has left the procedure, or has begun it anew. */
export function isPassOver(course: Course, flow: string, last: number): boolean {
  const at = stepAt(course, flow);
  if (at >= 0) return at < last;
  return last >= 0 && !course.procedure.interruptions.some((path) => isIn(flow, path));
}

/** A way through some steps. `tables` has one entry more than `moves`: the start. */
export interface ProcedureRun {
  readonly tables: readonly Table[];
  readonly moves: readonly Move[];
  /** The last step it came by; -1 before the first. */
  readonly last: number;
  /** Why it ends here: a step could not be carried out at all. */
  readonly broken?: string;
}

export const begin = (course: Course, table: Table): ProcedureRun => ({
  tables: [table],
  moves: [],
  last: stepAt(course, table.flow),
});

export const endOf = ({ tables }: ProcedureRun): Table => tables.at(-1) as Table;

/** What was chosen and rolled. */
export const choicesOf = (moves: readonly Move[]): Move[] => moves.filter(({ verb }) => verb !== 'next');

/** More ways than are worth following in one position. */
const mostWays = 600;
/** More moves than two steps can take, interruptions included. */
const mostMoves = 200;

/** Picks one of the legal moves; null to stop there. */
export type Chooser = (table: Table, legal: readonly Move[]) => Move | null;

/** Goes on until the pass has come to the step with this place in the order, or is over. */
export function follow(course: Course, from: ProcedureRun, goal: number, choose: Chooser): ProcedureRun {
  const [tables, moves] = [[...from.tables], [...from.moves]];
  let { last } = from;
  const way = (): ProcedureRun => ({ tables, moves, last });
  if (from.broken !== undefined) return from;
  for (let i = 0; i < mostMoves; i++) {
    const table = tables.at(-1) as Table;
    if (hasCome(course, table, last, goal)) return way();
    try {
      const legal = [...table.moves()];
      const [only] = legal;
      if (!only) return { ...way(), broken: `no move is possible in ${table.flow}` };
      const move = only.verb === 'next' ? only : choose(table, legal);
      if (!move) return way();
      const after = table.after(move);
      tables.push(after);
      moves.push(move);
      if (!isPassOver(course, after.flow, last)) last = Math.max(last, stepAt(course, after.flow));
    } catch (error) {
      return { ...way(), broken: messageOf(error) };
    }
  }
  return { ...way(), broken: `it takes more than ${mostMoves} moves` };
}

const hasCome = (course: Course, table: Table, last: number, goal: number): boolean =>
  table.waitsFor === 'nobody' || stepAt(course, table.flow) >= goal || isPassOver(course, table.flow, last);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Every way to the step with this place in the order; null when there are too many. */
export function everyWay(course: Course, from: ProcedureRun, goal: number): ProcedureRun[] | null {
  const found: ProcedureRun[] = [];
  /** With each: in how many ways it could have gone so far. */
  const open: { readonly way: ProcedureRun; readonly among: number }[] = [{ way: from, among: 1 }];
  for (let here = open.pop(); here; here = open.pop()) {
    const { way, among } = here;
    const table = endOf(way);
    const isLong = way.moves.length - from.moves.length >= mostMoves;
    if (way.broken !== undefined || isLong || hasCome(course, table, way.last, goal)) {
      found.push(way);
      if (found.length > mostWays) return null;
      continue;
    }
    try {
      const legal = [...table.moves()];
      if (legal.length === 0) found.push({ ...way, broken: `no move is possible in ${table.flow}` });
      // One way in a tree that branches like this stands for as many others.
      if (among * legal.length > 4 * mostWays) return null;
      const further = legal.map((move): ProcedureRun => {
        const after = table.after(move);
        const last = isPassOver(course, after.flow, way.last)
          ? way.last
          : Math.max(way.last, stepAt(course, after.flow));
        return { tables: [...way.tables, after], moves: [...way.moves, move], last };
      });
      for (const next of further.reverse()) open.push({ way: next, among: among * legal.length });
    } catch (error) {
      found.push({ ...way, broken: messageOf(error) });
    }
  }
  return found;
}

/** These choices and no others, one after the other. */
export function exactly(choices: readonly Move[]): Chooser {
  const left = choices.map(moveText);
  return (_, legal) => {
    const text = left.shift();
    return legal.find((move) => moveText(move) === text) ?? null;
  };
}

/** Of these choices the first that can be made; where none can, as little as possible. */
export function wishing(course: Course, wishes: readonly Move[]): Chooser {
  const left = wishes.map(moveText);
  return (table, legal) => {
    const texts = new Map(legal.map((move) => [moveText(move), move]));
    const at = left.findIndex((text) => texts.has(text));
    if (at < 0) return quietest(course, table, legal);
    return texts.get(left.splice(at, 1)[0] as string) as Move;
  };
}

/** Chance: the first outcome. Players: what ends this step, with the least noise; else what the chart names first. */
function quietest(course: Course, table: Table, legal: readonly Move[]): Move {
  const first = legal[0] as Move;
  if (table.waitsFor === 'chance' || legal.length === 1) return first;
  const at = stepAt(course, table.flow);
  const noises = legal.map((move) => {
    const { flow, events, waitsFor } = table.after(move);
    return stepAt(course, flow) === at || waitsFor === 'nobody' ? Infinity : events.length;
  });
  return legal[noises.indexOf(Math.min(...noises))] as Move;
}

export function randomly(seed: number): Chooser {
  let made = 0;
  return (_, legal) => pick(legal, randomOf(seed, made++));
}
