// What is only tried in a lesson, or played freely: afterwards the reader comes back to where it began.
import type { Session, Step } from '../session/session.js';

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
    session.show(player.tried(steps.slice(0, at + 1), move), at + 1, true);
  }

  /** Back to where `leave` or `tryOut` was called. */
  comeBack(): void {
    const { left, session } = this;
    if (!left) return;
    this.left = null;
    session.isTrying = false;
    session.show(left.steps, left.at, true);
  }

  /** From a step on, dice and draws come out as these say; null: as they fall. */
  script(script: NonNullable<Session['player']>['script']): void {
    if (this.session.player) this.session.player.script = script;
  }
}
