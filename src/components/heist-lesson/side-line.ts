// What is only tried in a lesson, or played freely: afterwards the reader comes back to where it began.
import { stepOf } from '../session/player.js';
import type { Session, Step } from '../session/session.js';

interface Script {
  readonly from: number;
  readonly outcomes: readonly string[];
}

export class SideLine {
  /** Where the reader comes back to. */
  private left: { readonly steps: readonly Step[]; readonly at: number } | null = null;

  constructor(private readonly session: Session) {}

  /** Leaves the steps as they are, so that the reader can play otherwise from here and come back. */
  leave(): void {
    const { steps, at } = this.session;
    this.left ??= { steps, at };
  }

  /** Shows what a move would do, without what follows. */
  tryOut(move: string): void {
    const { session } = this;
    const { player, steps, at } = session;
    if (!player) return;
    this.leave();
    session.isTrying = true;
    const tried = stepOf(player.tableOf(session.step).play(move), move);
    session.show([...steps.slice(0, at + 1), tried], at + 1, true);
  }

  /** Back to where `leave` or `tryOut` was called. */
  comeBack(): void {
    const { left, session } = this;
    if (!left) return;
    this.left = null;
    session.isTrying = false;
    session.show(left.steps, left.at, true);
  }

  /** From a step on, dice and draws come out as these say, and after them as the first outcome says; null: as they fall. */
  script(script: Script | null): void {
    const { player } = this.session;
    if (!player) return;
    player.rolls =
      script &&
      ((table, steps) => {
        const chances = steps.slice(script.from, -1).filter((step) => player.tableOf(step).waitsFor === 'chance');
        const outcome = script.outcomes[chances.length];
        if (outcome !== undefined && table.why(outcome) === null) return outcome;
        for (const { move } of table.chances()) return move;
        return null;
      });
  }
}
