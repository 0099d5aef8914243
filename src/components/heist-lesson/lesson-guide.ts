// Leads a reader through a lesson: judges moves, answers other moves, gives hints, notices when a goal is reached.
import { inLanguage, sentence } from '../../notation/sentence.js';
import { otherwise, type Free, type Goal, type You } from '../../notation/lesson.js';
import { denials } from '../../verify/cases/judge-expectation.js';
import type { InterfaceWords } from '../base/interface-words.js';
import type { learningUi } from '../../locales/en/ui-learning.js';
import type { Session, Step } from '../session/session.js';
import { SideLine } from './side-line.js';

/** What the lesson answers; `reaction` and `stuck` are taken back before it goes on. */
export interface LessonAnswer {
  readonly kind: 'reaction' | 'refused' | 'hint' | 'reached' | 'stuck';
  readonly text: string;
}

export class LessonGuide {
  answer: LessonAnswer | null = null;
  private hinted = 0;
  /** The step for which the last hint was given. */
  private hintedAt: Step | null = null;
  /** The steps at which the author says something. */
  private readonly told: readonly number[];
  /** The step at which the reader began to play freely. */
  private freeFrom: number | null = null;
  private readonly aside: SideLine;

  constructor(
    private readonly session: Session,
    private readonly words: InterfaceWords<typeof learningUi>,
  ) {
    this.told = session.steps.flatMap(({ say, task }, i) => (say !== undefined || task ? [i] : []));
    this.aside = new SideLine(session);
    session.judge = (move) => this.judge(move);
  }

  /** The goal that is in force. */
  get goal(): Goal | null {
    const { steps, at } = this.session;
    return steps.slice(0, at + 1).findLast(({ goal }) => goal)?.goal ?? null;
  }

  /** The move that the reader is asked for. */
  get you(): You | null {
    const { task } = this.session.step;
    return task && 'you' in task ? task.you : null;
  }

  /** The stretch in which any move counts. */
  get free(): Free | null {
    const { steps, at } = this.session;
    const task = steps[this.freeFrom ?? at]?.task;
    return task && 'free' in task ? task.free : null;
  }

  get isAsked(): boolean {
    return Boolean(this.you ?? this.free) && !this.mustGoBack && this.answer?.kind !== 'reached';
  }

  /** What was tried has to be taken back. */
  get mustGoBack(): boolean {
    return this.answer?.kind === 'reaction' || this.answer?.kind === 'stuck';
  }

  get hintsLeft(): number {
    return ((this.you ?? this.free)?.hints?.length ?? 0) - this.hinted;
  }

  /** Which of the author's words this is, and how many there are. */
  get progress(): { readonly at: number; readonly of: number } {
    const { told, freeFrom, session } = this;
    return { at: Math.max(1, told.filter((i) => i <= (freeFrom ?? session.at)).length), of: told.length };
  }

  get isOver(): boolean {
    return this.session.at === this.session.steps.length - 1 && !this.you && !this.free;
  }

  next(): void {
    const { session } = this;
    if (this.answer?.kind === 'reached') this.afterFreePlay();
    else if (session.pacing?.isUnderway) session.pacing.goOn();
    else session.goto(session.at + 1, true);
    this.forget();
  }

  back(): void {
    const { session, freeFrom } = this;
    if (freeFrom !== null) this.takeBack();
    else if (!this.mustGoBack) session.goto(session.at - 1, true);
    else this.takeBack();
    this.forget();
  }

  takeBack(): void {
    this.aside.comeBack();
    this.leaveFreePlay();
    this.forget();
  }

  restart(): void {
    this.takeBack();
    this.session.goto(0, true);
    this.forget();
  }

  /** The next of the author's hints; after them, the move itself. */
  hint(): void {
    const { session } = this;
    const { hints = [] } = this.you ?? this.free ?? {};
    const hint = hints[this.hinted];
    this.hinted++;
    this.hintedAt = session.step;
    const move = this.nextMove;
    this.answer = { kind: 'hint', text: hint === undefined ? this.shown(move) : inLanguage(hint, session.lang) };
    const target = hint === undefined && move ? session.acting?.pointing.target(move, session.scene()) : null;
    session.point(target ? [target] : []);
    session.notify();
  }

  /** The author's next move that is possible here; whoever plays freely may have left the way to it. */
  private get nextMove(): string | undefined {
    return this.authorsMoves.find((move) => !this.session.why(move));
  }

  private get authorsMoves(): readonly string[] {
    return this.you ? [this.you.play] : (this.free?.play ?? []);
  }

  private shown(move: string | undefined): string {
    return move === undefined
      ? this.words.term('tryShown', this.label(this.authorsMoves[0] ?? ''))
      : this.words.term('shownMove', this.label(move));
  }

  /** Makes the move for the reader. */
  showMe(): void {
    const { session } = this;
    if (this.freeFrom !== null) this.takeBack();
    session.goto(session.at + 1, true);
    this.forget();
  }

  /** What a refused move gets besides its rule. */
  refused(move: string): string | null {
    const say = this.you?.react?.[move]?.say;
    return say === undefined ? null : inLanguage(say, this.session.lang);
  }

  /** After a change: a hint is for one step only; free play may have reached its goal, or can no longer reach it. */
  look(): void {
    if (this.answer?.kind === 'hint' && this.hintedAt !== this.session.step) {
      this.answer = null;
      this.hinted = 0;
    }
    const { session, free, freeFrom, goal } = this;
    if (freeFrom === null || !free || !goal || this.answer?.kind === 'reached' || session.pacing?.isUnderway) return;
    const table = session.tableOf();
    const since = session.steps.slice(0, session.at + 1);
    if (!table) return;
    const events = since.flatMap((step) => step.events);
    const played = since.slice(freeFrom + 1).filter((step, i) => isChosen(session, since[freeFrom + i] as Step, step));
    if (denials(goal.when, table, events).length === 0)
      this.answer = { kind: 'reached', text: this.words.term('reached') };
    else if (played.length >= free.within || table.waitsFor === 'nobody')
      this.answer = { kind: 'stuck', text: free.stuck ? inLanguage(free.stuck.say, session.lang) : '' };
  }

  private judge(move: string): boolean {
    const { session, you, free } = this;
    if (this.mustGoBack) return true;
    if (free) {
      if (this.freeFrom === null) this.beginFreePlay(free);
      return false;
    }
    if (!you || session.why(move)) return false;
    if (move === you.play) {
      this.forget();
      session.goto(session.at + 1, true);
      return true;
    }
    const { react = {} } = you;
    const say = react[move]?.say ?? react[otherwise]?.say;
    this.aside.tryOut(move);
    const told = session.step.events.map((event) => sentence(event, session.texts)).join(' ');
    const text = say === undefined ? `${this.words.term('legalBut')} ${told}` : inLanguage(say, session.lang);
    this.answer = { kind: 'reaction', text: `${text} ${this.words.term('tryShown', this.label(you.play))}` };
    session.notify();
    return true;
  }

  private beginFreePlay({ chance = [] }: Free): void {
    const { session } = this;
    this.aside.leave();
    this.freeFrom = session.at;
    this.aside.script({ from: session.at, outcomes: chance });
  }

  private leaveFreePlay(): void {
    this.freeFrom = null;
    this.aside.script(null);
  }

  /** On with the lesson, from where its author's own moves lead. */
  private afterFreePlay(): void {
    const { session } = this;
    this.aside.comeBack();
    this.leaveFreePlay();
    const { entry } = session.step;
    const next = session.steps.findIndex((step, i) => i > session.at && step.entry !== entry);
    session.goto(next < 0 ? session.steps.length - 1 : next, true);
  }

  private forget(): void {
    this.answer = null;
    this.hinted = 0;
    this.session.notify();
  }

  private label(move: string): string {
    const { session } = this;
    return session.shown.drawing.label(move, session.scene());
  }
}

/** A move that somebody chose, rather than the table or the dice. */
const isChosen = (session: Session, before: Step, { move }: Step): boolean =>
  move !== undefined && session.tableOf(before)?.waitsFor === 'player';
