// Ways through a procedure: every one of them where they are few, one with given choices where they are not.
import { moveText, type Move } from '../../table/move.js';
import { pick } from '../../table/random.js';
import type { Table } from '../../table/table.js';
import { randomOf } from '../simulation/random-play.js';
import { isIn } from '../../table/flow.js';
import { isOutside, stepAt, stepsPassed, type Course } from './procedure.js';
import { messageOf } from '../../table/errors.js';

/** A way through some steps: where it has come to, and the way up to the move before. */
export interface ProcedureRun {
  readonly table: Table;
  readonly before: ProcedureRun | null;
  /** The move that led here; null for the start. */
  readonly move: Move | null;
  readonly length: number;
  /** The last step it reached; -1 before the first. */
  readonly last: number;
  /** The procedure has begun anew. */
  readonly isAnew: boolean;
  /** The passes that were under way when it reached the first step: none that the position tells of, or itself last. */
  readonly passes: readonly string[] | null;
  /** Another pass has broken into this one, and is not over yet. */
  readonly isBrokenInto: boolean;
  /** Why it ends here: a step could not be carried out at all. */
  readonly broken?: string;
}

export const begin = (course: Course, table: Table): ProcedureRun => ({
  table,
  before: null,
  move: null,
  length: 0,
  last: stepAt(course, table.flow),
  isAnew: false,
  passes: stepAt(course, table.flow) < 0 ? null : passesIn(course, table),
  isBrokenInto: false,
});

/** A pass that another one can break into is written down in the position, with the state in which it is to go on. */
function passesIn({ procedure: { path }, trail }: Course, { raw }: Table): readonly string[] {
  // Where the fields that rules read are watched, nothing else may read them.
  if (path === '' || trail?.listener) return [];
  const { options: _, ...fields } = raw;
  return notesIn(fields, path);
}

/** Every map that names a state inside a path, identified by whatever else it names. */
function notesIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value);
  const texts = inner.filter((each) => typeof each === 'string');
  const others = texts.filter((text) => !isIn(text, path));
  return [...(others.length < texts.length ? [others.join()] : []), ...inner.flatMap((each) => notesIn(each, path))];
}

/** The same as a list, the start first. */
export function runsOf(run: ProcedureRun): ProcedureRun[] {
  const runs: ProcedureRun[] = [];
  for (let at: ProcedureRun | null = run; at; at = at.before) runs.push(at);
  return runs.reverse();
}
export const tablesOf = (run: ProcedureRun): Table[] => runsOf(run).map(({ table }) => table);
export const movesOf = (run: ProcedureRun): Move[] => runsOf(run).flatMap(({ move }) => move ?? []);

/** What was chosen and rolled. */
export const choicesOf = (moves: readonly Move[]): Move[] => moves.filter(({ verb }) => verb !== 'next');

/** More ways than are worth following in one position. */
const mostWays = 600;
/** More moves than a few steps can take, interruptions included. */
const mostMoves = 200;
/** Draws after which a procedure would have gone on. */
const mostAhead = 5;

/** Picks one of the legal moves; null to stop there. */
export type Chooser = (table: Table, legal: readonly Move[]) => Move | null;

/** One move further. */
export function advance(course: Course, run: ProcedureRun, move: Move): ProcedureRun {
  const play = () => run.table.after(move);
  const { table, states } = course.trail ? course.trail.follow(play) : restingOnly(play());
  const { passes } = run;
  const now = passes?.length ? passesIn(course, table) : [];
  const isSame = passes?.every((pass, i) => pass === now[i]) === true;
  const isBrokenInto = isSame && now.length > passes.length;
  let { last, isAnew } = run;
  // It ended early, and another one has taken its place.
  isAnew ||= !isSame && now.length > 0 && now.length === passes?.length;
  // The steps of the other pass do not belong to this one.
  const passed = isBrokenInto ? [] : run.isBrokenInto ? [table.flow] : states;
  for (const at of stepsPassed(course, last, passed)) {
    if (isAnew) break;
    if (at < last) isAnew = true;
    else last = at;
  }
  return {
    table,
    before: run,
    move,
    length: run.length + 1,
    last,
    isAnew,
    passes: passes ?? (last < 0 ? null : passesIn(course, table)),
    isBrokenInto,
  };
}
const restingOnly = (table: Table) => ({ table, states: [table.flow] });

/** Whether a pass has come to the step with this place in the order, or is over. */
export const hasCome = (course: Course, run: ProcedureRun, goal: number): boolean =>
  run.isAnew ||
  run.last >= goal ||
  run.table.waitsFor === 'nobody' ||
  (run.last >= 0 && isOutside(course, run.table.flow) && !goesOn(course, run.table, run.last));

/** Play rests elsewhere: is the procedure still to go on? A draw or a choice that it brought about is looked past. */
export function goesOn(course: Course, table: Table, last: number): boolean {
  const { comebacks } = course.procedure;
  let at = table;
  for (let i = 0; i < mostAhead; i++) {
    const { tests } = at.game.ruleFunctions;
    const { raw } = at;
    if (comebacks.some((name) => tests[name]?.(raw))) return true;
    if (at.waitsFor !== 'chance') return leadsBack(course, at, last);
    const [first] = at.moves();
    if (!first) return false;
    at = at.after(first);
  }
  return false;
}

/** Whatever is chosen, play passes through the procedure again, and not through what has been done of it. */
function leadsBack(course: Course, table: Table, last: number): boolean {
  const { trail, procedure } = course;
  if (!trail || trail.listener || procedure.path === '' || last < 0) return false;
  const legal = [...table.moves()];
  // Where a player is free to do something else, nothing is left to be done.
  return [...new Set([legal[0], legal.at(-1)])].every((move) => {
    if (!move) return false;
    const { states } = trail.follow(() => table.after(move));
    const steps = states.filter((state) => isIn(state, procedure.path)).map((state) => stepAt(course, state));
    return steps.length > 0 && steps.every((step) => step < 0 || step > last);
  });
}

/** Goes on until the pass has come to the step with this place in the order, or is over. */
export function follow(course: Course, from: ProcedureRun, goal: number, choose: Chooser): ProcedureRun {
  let run = from;
  for (let i = 0; run.broken === undefined; i++) {
    if (i >= mostMoves) return { ...run, broken: `it takes more than ${mostMoves} moves` };
    try {
      if (hasCome(course, run, goal)) return run;
      const legal = [...run.table.moves()];
      const [only] = legal;
      if (!only) return { ...run, broken: `no move is possible in ${run.table.flow}` };
      const move = only.verb === 'next' ? only : choose(run.table, legal);
      if (!move) return run;
      run = advance(course, run, move);
    } catch (error) {
      return { ...run, broken: messageOf(error) };
    }
  }
  return run;
}

/** Every way to the step with this place in the order; null when there are too many, or there is no time for them. */
export function everyWay(course: Course, from: ProcedureRun, goal: number): ProcedureRun[] | null {
  const found: ProcedureRun[] = [];
  /** With each: in how many ways it could have gone so far. */
  const open: { readonly run: ProcedureRun; readonly among: number }[] = [{ run: from, among: 1 }];
  for (let here = open.pop(); here; here = open.pop()) {
    const { run, among } = here;
    if (course.trail?.isLate) return null;
    try {
      if (run.broken !== undefined || run.length - from.length >= mostMoves || hasCome(course, run, goal)) {
        found.push(run);
        if (found.length > mostWays) return null;
        continue;
      }
      const legal: Move[] = [];
      for (const move of run.table.moves()) {
        legal.push(move);
        // One way in a tree that branches like this stands for as many others.
        if (among * legal.length > 4 * mostWays) return null;
      }
      if (legal.length === 0) found.push({ ...run, broken: `no move is possible in ${run.table.flow}` });
      for (const move of legal.reverse()) open.push({ run: advance(course, run, move), among: among * legal.length });
    } catch (error) {
      found.push({ ...run, broken: messageOf(error) });
    }
  }
  return found;
}

/** Of these choices the first that can be made; where none can, as little as possible, or what else is said. */
export function wishing(course: Course, wishes: readonly Move[], otherwise?: Chooser): Chooser {
  const left = wishes.map(moveText);
  return (table, legal) => {
    if (left.length > 0) {
      const texts = new Map(legal.map((move) => [moveText(move), move]));
      const at = left.findIndex((text) => texts.has(text));
      if (at >= 0) return texts.get(left.splice(at, 1)[0] as string) as Move;
    }
    return otherwise ? otherwise(table, legal) : quietest(course, table, legal);
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
