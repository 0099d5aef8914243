// Positions in which a step of a procedure begins: from a search of everything, as far as it gets, and from play.
import type { Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { PositionEncoding } from '../search/position-encoding.js';
import type { Probe } from './swap.js';
import { isPassOver, stepAt, type Course, type Procedure } from './procedure-runs.js';
import type { Work } from '../search/work.js';

/** A pass through a procedure: where it began, the moves since, the last step it came by. */
interface Pass {
  readonly probe: Probe;
  readonly last: number;
}

export class Probes {
  private readonly found = new Map<string, Map<string, Probe>>();
  private readonly keys = new PositionEncoding();

  constructor(
    procedures: readonly Procedure[],
    private readonly most: number,
  ) {
    this.courses = procedures.map((procedure) => ({ procedure, order: procedure.steps }));
  }
  private readonly courses: readonly Course[];

  of({ name }: Procedure, index: number): Probe[] {
    return [...(this.found.get(`${name} ${index}`)?.values() ?? [])];
  }

  /** The positions of one game. */
  add(game: Iterable<{ readonly table: Table; readonly move: Move | null }>): void {
    let passes: (Pass | null)[] = [];
    let before: Table | null = null;
    for (const { table, move } of game) {
      passes = before && move ? this.follow(passes, before, move, table) : this.begin(table);
      before = table;
    }
  }

  /**
   * Breadth-first over everything, as far as `states` positions; true when that was all of them. A position in the
   * middle of a procedure counts together with how the procedure was begun, so that every way in is followed.
   */
  *search(start: Table, states: number, isLate: () => boolean): Work<boolean> {
    const seen = new Set<string>([this.keys.number(start.flow, start.raw).key]);
    let layer: { readonly table: Table; readonly passes: readonly (Pass | null)[] }[] = [
      { table: start, passes: this.begin(start) },
    ];
    let opened = 0;
    while (layer.length > 0) {
      const further: typeof layer = [];
      for (const { table, passes } of layer) {
        for (const move of table.moves()) {
          const after = table.after(move);
          const { key } = this.keys.number(after.flow, after.raw);
          if (seen.has(key)) continue;
          if (seen.size >= states) return false;
          seen.add(key);
          further.push({ table: after, passes: this.follow(passes, table, move, after) });
        }
        if (++opened % 32 === 0) {
          if (isLate() || (yield { what: 'searching', done: seen.size, of: states }) === true) return false;
        }
      }
      layer = further;
    }
    return true;
  }

  /** Play may begin in the middle of a procedure; where it begins with the procedure, that is a pass already. */
  private begin(start: Table): (Pass | null)[] {
    return this.courses.map((course) => {
      const pass = this.entered(course, start);
      return pass && this.come(course, pass, start);
    });
  }

  private follow(passes: readonly (Pass | null)[], before: Table, move: Move, table: Table): (Pass | null)[] {
    return this.courses.map((course, i) => {
      const { flow } = table;
      let pass = passes[i] ?? null;
      if (pass && isPassOver(course, flow, pass.last)) pass = null;
      // Behind the last pair the moves are of no use.
      if (pass && pass.last < course.order.length - 2)
        pass = { ...pass, probe: { ...pass.probe, moves: [...pass.probe.moves, move] } };
      else if (!pass && stepAt(course, flow) >= 0)
        pass =
          stepAt(course, before.flow) < 0
            ? { probe: { flow: before.flow, position: before.raw, moves: [move] }, last: -1 }
            : this.entered(course, table);
      return pass && this.come(course, pass, table);
    });
  }

  /** A procedure that begins anew when it is over is entered by its own name: then either order can begin there. */
  private entered(course: Course, table: Table): Pass | null {
    const { game, flow, raw } = table;
    const { path } = course.procedure;
    if (path === '' || stepAt(course, flow) !== 0) return null;
    const again = Table.at(game, path, raw);
    const isSame = this.keys.number(again.flow, again.raw).key === this.keys.number(flow, raw).key;
    return isSame ? { probe: { flow: path, position: raw, moves: [] }, last: -1 } : null;
  }

  /** Notes the step in which a pass has arrived, if it is a new one. */
  private come(course: Course, pass: Pass, table: Table): Pass {
    const at = stepAt(course, table.flow);
    if (at <= pass.last) return pass;
    if (at < course.order.length - 1) this.note(course.procedure, at, table, pass.probe);
    return { ...pass, last: at };
  }

  /** Each position once, with the shortest way to it that was found. */
  private note({ name }: Procedure, index: number, table: Table, probe: Probe): void {
    const place = `${name} ${index}`;
    const known = this.found.get(place) ?? new Map<string, Probe>();
    this.found.set(place, known);
    const { key } = this.keys.number(table.flow, table.raw);
    if (known.size < this.most && !known.has(key)) known.set(key, probe);
  }
}
