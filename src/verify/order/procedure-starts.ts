// Positions from which play comes to a step of a procedure: from a search of everything, as far as it gets, from play,
// and from cases.
import type { Case } from '../../notation/case.js';
import { InputError } from '../../table/errors.js';
import { isIn } from '../../table/flow.js';
import { moveText, type Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { checkCase } from '../cases/check-case.js';
import { PositionEncoding } from '../search/position-encoding.js';
import type { Work } from '../search/work.js';
import type { Probe } from './compare.js';
import { choicesOf, goesOn } from './procedure-runs.js';
import { withFields } from './watched-fields.js';
import { readOptions, withOrder } from '../simulation/random-play.js';
import { anew, isOutside, stepAt, stepsPassed, textsIn, type Course, type Procedure, type Trail } from './procedure.js';

/** A pass through a procedure: the last step that it reached (-1: it has not begun), and how it began, if that is known. */
interface Pass {
  readonly last: number;
  readonly entry: Probe | null;
  /** The positions that were noted in it. */
  readonly noted: readonly string[];
}
const none: Pass = { last: -1, entry: null, noted: [] };

/** Choices after a position that are remembered: more than the steps ask for. */
const mostChosen = 12;
/** A step asks seldom when it does in fewer than one of so many passes. */
const seldomIn = 4;

type FlowAndPosition = Pick<Table, 'flow' | 'raw'>;

interface Play {
  readonly table: Table;
  /** One for each procedure. */
  readonly passes: readonly Pass[];
}

export class ProcedureStarts {
  private readonly found = new Map<string, Map<string, Probe>>();
  /** All of them, in the order in which they were found. */
  private readonly keys = new Set<string>();
  /** The steps in which play came to rest after such a position, by procedure and position. */
  private readonly rests = new Map<string, Set<number>>();
  private noted: string[] = [];
  private readonly numbers = new PositionEncoding();
  private readonly courses: readonly Course[];
  /** Procedures that a position can, or cannot, begin with by their own names. */
  private readonly readable = new Set<string>();
  private readonly unreadable = new Set<string>();
  /** Procedures and states -> whether a position there says what comes next. */
  private readonly pointed = new Map<string, boolean>();
  /** Options of the case that positions are taken from. */
  private written: object | undefined;
  /** What is chosen in this game after each position that was noted in it; null where play branches. */
  private chosen: Move[][] | null = null;

  constructor(
    private readonly trail: Trail,
    procedures: readonly Procedure[],
    private readonly most: number,
  ) {
    this.courses = procedures.map((procedure) => ({ procedure, order: procedure.steps, trail }));
  }

  /**
   * Positions from which play comes to the first of some steps: by turns those in which a step asks for something that
   * seldom does, and those in which something is new. Those of cases come before those of games.
   */
  of({ name }: Procedure, from: number, to: number): Probe[] {
    const places = Array.from({ length: from + 1 }, (_, i) => `${name} ${i}`);
    // From as near as possible.
    const found = new Map(places.flatMap((place) => [...(this.found.get(place) ?? [])]));
    const probes = [...this.keys].flatMap((key) => found.get(key) ?? []);
    // However late it is, one position is tried.
    if (this.trail.isLate) return probes.slice(0, 1);
    const newest = newestFirst(probes, new Set(this.trail.game.spaces));
    const asking = this.askingFirst(name, found, from, to);
    const asks = new Set(asking);
    const byTurns = new Set(newest.flatMap((probe, i) => [...asking.slice(i, i + 1), probe]));
    return [...byTurns]
      .slice(0, this.most)
      .map((probe) => (asks.has(probe) ? { ...probe, asks: true as const } : probe));
  }

  /** Those after which play comes to rest in a step that it is seldom at rest in; in most of such steps first. */
  private askingFirst(name: string, found: ReadonlyMap<string, Probe>, from: number, to: number): Probe[] {
    const keys = [...this.keys].filter((key) => found.has(key));
    const isAt = (key: string, step: number) => this.rests.get(`${name} ${key}`)?.has(step) === true;
    const seldom = Array.from({ length: to - from }, (_, i) => from + i).filter(
      (step) => seldomIn * keys.filter((key) => isAt(key, step)).length < keys.length,
    );
    return keys
      .map((key) => ({ key, count: seldom.filter((step) => isAt(key, step)).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ key }) => found.get(key) as Probe);
  }

  /** Positions from which play comes to any step. */
  toAnyStep({ name, steps }: Procedure): Probe[] {
    return steps.flatMap((_, index) => [...(this.found.get(`${name} ${index}`)?.values() ?? [])]);
  }

  /** The positions of one game: its start, and the moves that were made. */
  addPlay(start: Table, moves: Iterable<Move>, written?: object): void {
    this.written = written;
    this.chosen = [];
    let play = this.begun(start);
    for (const move of moves) {
      if (this.trail.isLate) return;
      for (const further of this.chosen) if (further.length < mostChosen) further.push(...choicesOf([move]));
      play = this.moved(play, move);
    }
  }

  /** The positions of a case, its side lines left out. A case with answers of its own to open questions is left out. */
  addCase(example: Case, options: object): void {
    const own = example.options ?? {};
    if (['rulings', 'data', 'order'].some((name) => name in own && !(name in options))) return;
    try {
      const { frames } = checkCase(this.trail.game, { ...example, options: { ...own, ...options } });
      const [start] = frames;
      if (!start) return;
      const moves = frames.flatMap(({ move, depth }) => (move === undefined || depth > 0 ? [] : [move]));
      this.addPlay(
        start.table,
        playable(start.table, moves),
        Object.keys(own).length > 0 ? { ...own, ...options } : undefined,
      );
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }

  /**
   * Breadth-first over everything, as far as `states` positions; true when that was all of them. A position in the
   * middle of a procedure is found by every way into it.
   */
  *search(start: Table, states: number): Work<boolean> {
    this.written = undefined;
    this.chosen = null;
    const seen = new Set<string>([this.numbers.number(start.flow, start.raw).key]);
    let layer = [this.begun(start)];
    let opened = 0;
    while (layer.length > 0) {
      const further: typeof layer = [];
      for (const play of layer) {
        for (const move of play.table.moves()) {
          const after = this.moved(play, move);
          const { key } = this.numbers.number(after.table.flow, after.table.raw);
          if (seen.has(key)) continue;
          if (seen.size >= states) return false;
          seen.add(key);
          further.push(after);
        }
        if (++opened % 32 !== 0) continue;
        if ((yield { what: 'searching', done: seen.size, of: states }) === true || this.trail.isLate) return false;
      }
      layer = further;
    }
    return true;
  }

  /** Play may begin in the middle of a procedure: what was begun in another order cannot be compared. */
  private begun(start: Table): Play {
    const passes = this.courses.map((course) => {
      const at = stepAt(course, start.flow);
      const isEntered = at >= 0 && this.noteEntered(course, at, start);
      return { ...none, last: at, entry: isEntered ? { flow: start.flow, position: start.raw, choices: [] } : null };
    });
    return { table: start, passes };
  }

  private moved({ table: before, passes }: Play, move: Move): Play {
    const { table, states } = this.trail.follow(() => before.after(move));
    const here: Probe = { flow: before.flow, position: before.raw, choices: choicesOf([move]) };
    const further = passes.map((pass, i) => {
      const course = this.courses[i] as Course;
      const stood = stepAt(course, before.flow);
      let { last, entry, noted } = pass;
      this.noted = [];
      if (entry) entry = { ...entry, choices: [...entry.choices, ...here.choices] };
      for (const step of stepsPassed(course, last, states)) {
        if (step === anew) last = anew;
        if (step === last) continue;
        if (step < last || last < 0) {
          noted = [];
          entry = this.entryOf(course, step, stood, before, here, table);
        }
        // From a step before it, whatever comes next is the chart's to say; elsewhere the position may know it already.
        else if (stood >= 0 && stood < step && !this.isWrittenFor(course, stood + 1, step, before, move))
          this.note(course.procedure, step, here);
        else if (entry) this.note(course.procedure, step, entry);
        last = step;
      }
      if (isOutside(course, table.flow) && !goesOn(course, table, last)) return none;
      noted = [...noted, ...this.noted];
      for (const key of noted) this.rest(`${course.procedure.name} ${key}`, last);
      return { last, entry, noted };
    });
    return { table, passes: further };
  }

  /**
   * The position itself says which step comes next, whatever the order of those that are left: so the other order cannot
   * begin there. That is the same wherever play rests in this state.
   */
  private isWrittenFor(
    course: Course,
    done: number,
    next: number,
    { flow, raw }: FlowAndPosition,
    move?: Move,
  ): boolean {
    const { name, steps } = course.procedure;
    const place = `${name} ${flow}`;
    let isWritten = this.pointed.get(place);
    if (isWritten === undefined && steps.length - done > 1) {
      const order = [...steps.slice(0, done), ...steps.slice(done).toReversed()];
      const passed = this.passedIn({ ...course, order }, { flow, raw }, move);
      if (!passed) return false;
      const first = passed.find((step) => step >= done);
      isWritten = first !== undefined && order[first] === steps[next];
      this.pointed.set(place, isWritten);
    }
    return isWritten === true;
  }

  /** The steps that play passes in another order; null when it cannot go on in that order. */
  private passedIn(course: Course, { flow, raw }: FlowAndPosition, move?: Move): number[] | null {
    const { game } = this.trail;
    try {
      const options = readOptions(game, withOrder(raw.options, course.procedure.name, course.order));
      const there = this.trail.follow(() => Table.at(game, flow, withFields(raw, { options })));
      const isLegal = !move || [...there.table.moves()].some((each) => moveText(each) === moveText(move));
      if (!isLegal) return null;
      const { table, states } = move ? this.trail.follow(() => there.table.after(move)) : there;
      return [...states, table.flow].map((state) => stepAt(course, state));
    } catch {
      // Rules may rely on what only the first order guarantees.
      return null;
    }
  }

  private rest(place: string, step: number): void {
    const steps = this.rests.get(place);
    if (steps) steps.add(step);
    else this.rests.set(place, new Set([step]));
  }

  /** How a pass began: by the procedure's own name, or in the position before. */
  private entryOf(course: Course, step: number, stood: number, before: Table, here: Probe, table: Table): Probe | null {
    if (stepAt(course, table.flow) === step && this.noteEntered(course, step, table))
      return { flow: course.procedure.path, position: table.raw, choices: [] };
    // A pass that leads back to its first step belongs to its own order.
    if (stood >= 0 || this.isUnderWay(course, here)) return null;
    // The first steps may have nothing to do; but what begins in the middle may go on with something.
    if (step > 0 && (!isOutside(course, before.flow) || goesOn(course, before, -1))) return null;
    this.note(course.procedure, 0, here);
    return here;
  }

  /** Where a procedure can break into itself, the position knows that it is to go on. */
  private isUnderWay({ procedure: { path } }: Course, { position: { options: _, ...fields } }: Probe): boolean {
    return path !== '' && textsIn(fields).some((text) => isIn(text, path));
  }

  /** A procedure that can be entered by its own name: then either order can begin there. */
  private noteEntered(course: Course, step: number, { flow, raw }: Table): boolean {
    const { path } = course.procedure;
    if (path === '' || this.unreadable.has(path)) return false;
    try {
      const again = Table.at(this.trail.game, path, raw);
      if (this.numbers.number(again.flow, again.raw).key !== this.numbers.number(flow, raw).key) return false;
      if (this.isWrittenFor(course, 0, step, { flow: path, raw })) throw new Error(`${path} goes on where it stood`);
      const { options, ...written } = again.position as unknown as Record<string, unknown>;
      if (!this.readable.has(path)) this.trail.game.read({ ...written, flow: path }, options);
      this.readable.add(path);
    } catch {
      // Nobody could write such a start down.
      this.unreadable.add(path);
      return false;
    }
    this.note(course.procedure, step, { flow: path, position: raw, choices: [] });
    return true;
  }

  /** Each position once with the same choices. */
  private note({ name }: Procedure, index: number, probe: Probe): void {
    const place = `${name} ${index}`;
    const known = this.found.get(place) ?? new Map<string, Probe>();
    const key = [this.numbers.number(probe.flow, probe.position).key, ...probe.choices.map(moveText)].join(' ');
    this.noted.push(key);
    if (known.size >= this.most || known.has(key)) return;
    const further: Move[] = [];
    this.chosen?.push(further);
    const noted = { ...probe, ...(this.chosen && { further }), ...(this.written && { written: this.written }) };
    this.found.set(place, known.set(key, noted));
    this.keys.add(key);
  }
}

/** Those first that hold something, in their state and by the move made there, that none before them has; places apart. */
function newestFirst(probes: readonly Probe[], spaces: ReadonlySet<string>): Probe[] {
  const known = new Set<string>();
  const isNew = ({ flow, position: { options: _, ...fields }, choices }: Probe): boolean => {
    const how = [flow, ...choices.map(({ verb }) => verb)].join(' ');
    const fresh = [how, ...wordsIn(fields, spaces).map((word) => `${how}: ${word}`)].filter((word) => !known.has(word));
    for (const word of fresh) known.add(word);
    return fresh.length > 0;
  };
  const [news, others]: [Probe[], Probe[]] = [[], []];
  for (const probe of probes) (isNew(probe) ? news : others).push(probe);
  return [...news, ...others];
}

/** Every text and everything that is true, with the name of its field. */
function wordsIn(value: unknown, spaces: ReadonlySet<string>, field = ''): string[] {
  if (typeof value === 'string') return spaces.has(value) ? [] : [`${field} ${value}`];
  if (typeof value !== 'object' || value === null) return value === true ? [field] : [];
  return Object.entries(value).flatMap(([name, inner]) => wordsIn(inner, spaces, Array.isArray(value) ? field : name));
}

/** The moves of a case as the table reads them. */
function* playable(start: Table, texts: readonly string[]): Iterable<Move> {
  let table = start;
  for (const text of texts) {
    const read = table.game.grammar.parse(text, table.raw);
    if ('malformed' in read) return;
    yield read;
    table = table.after(read);
  }
}
