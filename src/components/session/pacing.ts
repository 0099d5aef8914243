// How the table's own steps are shown after a move of the reader: one by one, so that a procedure can be followed, or all
// at once. The steps themselves are played already; this only decides when the reader sees which.
import { moveText, next } from '../../table/move.js';
import type { Session, Step } from './session.js';

const paces = ['step-by-step', 'at-once'] as const;
export type Pace = (typeof paces)[number];

/** How many milliseconds a step stays when the reader lets it run: long enough to see a piece travel. */
const eventful = 1700;
const uneventful = 900;

/** Where the browser keeps what the reader prefers. */
const key = 'heist-kit:let-it-run';

export class Pacing {
  private pace: Pace = 'step-by-step';
  /** The reader lets steps run instead of asking for each. */
  private running = isRemembered();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** Takes the pace that a page asks for. Returns what is wrong with it: then everything is shown step by step. */
  keep(pace: Pace): string {
    const isKnown = paces.includes(pace);
    this.pace = isKnown ? pace : 'step-by-step';
    return isKnown ? '' : `pace: found "${pace}", expected ${paces.join(' or ')}`;
  }

  get runs(): boolean {
    return this.running;
  }

  /** The table goes on by itself from here; what it will do is known. */
  get isUnderway(): boolean {
    const { at, steps } = this.session;
    return at < steps.length - 1 && this.isAutomatic(this.session.step);
  }

  /** What follows a move is worth being seen one by one: steps of the table, not only the dice of the move itself. */
  isShownStepwise(follows: readonly Step[]): boolean {
    return this.pace === 'step-by-step' && follows.some(({ move }) => move === moveText(next));
  }

  /** The next step. */
  goOn(): void {
    this.hold();
    if (this.isUnderway) this.session.goto(this.session.at + 1, true);
    if (this.running) this.wait();
  }

  toggle(): void {
    this.running = !this.running;
    remember(this.running);
    this.hold();
    if (this.running) this.wait();
    this.session.notify();
  }

  /** Play goes on after a move of the reader. */
  begin(): void {
    this.hold();
    if (this.running) this.wait();
  }

  /** Nothing runs until the reader goes on. */
  hold(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(): void {
    const { at, step } = this.session;
    // Where something is said, the reader has to find time for it.
    if (!this.isUnderway || step.say !== undefined) return;
    this.timer = setTimeout(
      () => {
        // The reader may have gone elsewhere meanwhile.
        if (this.session.at === at) this.goOn();
      },
      step.events.length > 0 ? eventful : uneventful,
    );
  }

  isAutomatic(step: Step): boolean {
    const waitsFor = this.session.tableOf(step)?.waitsFor;
    return waitsFor === 'next' || waitsFor === 'chance';
  }
}

/** A page may have no storage: then nothing is kept. */
function isRemembered(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function remember(runs: boolean): void {
  try {
    localStorage.setItem(key, runs ? 'yes' : 'no');
  } catch {
    // It holds for this page then.
  }
}
