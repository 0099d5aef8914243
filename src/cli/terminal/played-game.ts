// A game being played: the moves so far, and those taken back. Knows no terminal.
import type { Case } from '../../notation/case.js';
import { caseText } from '../../notation/case-text.js';
import type { Random } from '../../table/random.js';
import type { Table } from '../../table/table.js';

export interface PlayedMove {
  readonly move: string;
  readonly table: Table;
  /** Drawn by the table, not chosen: undo takes it back together with the choice before it. */
  readonly drawn: boolean;
}

export class PlayedGame {
  private readonly past: PlayedMove[] = [];
  private future: PlayedMove[] = [];

  /** `setup` is how the game began, as a case writes it. */
  constructor(
    private readonly setup: Pick<Case, 'game' | 'title' | 'options' | 'start'>,
    private readonly start: Table,
  ) {}

  get table(): Table {
    return this.past.at(-1)?.table ?? this.start;
  }

  get log(): readonly PlayedMove[] {
    return this.past;
  }

  /** Throws what the table throws; then nothing has changed. */
  play(move: string, drawn = false): PlayedMove {
    const played = { move, table: this.table.play(move), drawn };
    this.past.push(played);
    this.future = [];
    return played;
  }

  /** Lets chance decide as long as the table waits for it. */
  draw(random: Random): PlayedMove[] {
    const drawn: PlayedMove[] = [];
    for (let move = this.table.chance(random); move !== null; move = this.table.chance(random))
      drawn.push(this.play(move, true));
    return drawn;
  }

  /** Takes back the last choice with everything drawn after it; the move, or null when nothing was chosen yet. */
  undo(): string | null {
    const at = this.past.findLastIndex(({ drawn }) => !drawn);
    if (at < 0) return null;
    this.future = [...this.past.splice(at), ...this.future];
    return this.future[0]?.move ?? null;
  }

  /** Plays again what was taken back, with the same dice. */
  redo(): string | null {
    const [first] = this.future;
    if (!first) return null;
    const end = this.future.findIndex(({ drawn }, i) => i > 0 && !drawn);
    this.past.push(...this.future.splice(0, end < 0 ? this.future.length : end));
    return first.move;
  }

  /** The game so far as a case that holds. */
  asCase(): string {
    const { flow, outcome } = this.table;
    const { game, title = 'A game played in the terminal', options = {}, start = {} } = this.setup;
    const moves = this.past.map(({ move }) => move);
    return caseText({ game, title, options, start, moves, expect: { flow, outcome } });
  }
}
