// Positions in which a step of a procedure begins: from a search of everything, as far as it gets, and from play.
import type { Game } from '../table/game.js';
import type { Move } from '../table/move.js';
import type { Table } from '../table/table.js';
import { Keys } from './keys.js';
import { stepAt, type Probe, type Procedure } from './swap.js';
import type { Work } from './work.js';

/** A pass through a procedure: where it began, the moves since, the last step it came by. */
interface Pass {
  readonly probe: Probe;
  readonly last: number;
}

export class Probes {
  private readonly found = new Map<string, Map<string, Probe>>();
  private readonly keys = new Keys();

  constructor(
    private readonly procedures: readonly Procedure[],
    private readonly most: number,
  ) {}

  of({ name }: Procedure, index: number): Probe[] {
    return [...(this.found.get(`${name} ${index}`)?.values() ?? [])];
  }

  /** The positions of one game. */
  add(game: Iterable<{ readonly table: Table; readonly move: Move | null }>): void {
    let passes = this.procedures.map((): Pass | null => null);
    let before: Table | null = null;
    for (const { table, move } of game) {
      if (before && move) passes = this.follow(passes, before, move, table);
      before = table;
    }
  }

  /**
   * Breadth-first over everything, as far as `states` positions; true when that was all of them. A position in the
   * middle of a procedure counts together with how the procedure was begun, so that every way in is followed.
   */
  *search(game: Game, start: Table, states: number, isLate: () => boolean): Work<boolean> {
    const seen = new Set<string>([this.keys.number(start.flow, start.raw).key]);
    let layer: { readonly table: Table; readonly passes: readonly (Pass | null)[] }[] = [
      { table: start, passes: this.procedures.map(() => null) },
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

  private follow(passes: readonly (Pass | null)[], before: Table, move: Move, table: Table): (Pass | null)[] {
    return this.procedures.map((procedure, i) => {
      let pass = passes[i] ?? null;
      const at = stepAt(procedure, procedure.steps, table.flow);
      if (pass && (at >= 0 ? at < pass.last : pass.last === procedure.steps.length - 1)) pass = null;
      if (pass) pass = { ...pass, probe: { ...pass.probe, moves: [...pass.probe.moves, move] } };
      else if (at >= 0) pass = { probe: { flow: before.flow, position: before.raw, moves: [move] }, last: -1 };
      if (!pass || at <= pass.last) return pass;
      this.note(procedure, at, table, pass.probe);
      return { ...pass, last: at };
    });
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
