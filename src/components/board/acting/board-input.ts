// What a reader does on a board: points, walks by keys, chooses between moves, asks why not. Loaded when a reader first
// reaches for a board.
import { nothing, type CSSResult, type LitElement, type TemplateResult } from 'lit';
import type { Board, BoardPointing, Box } from '../board.js';
import type { Session } from '../../session/session.js';
import type * as boardAnswers from './board-answers.js';
import { litStyles } from './board-input.styles.js';
import { costText } from './move-cost.js';
import type { AnswerWords } from './pace-bar.js';
import type { InterfaceWords } from '../../base/interface-words.js';
import type { ui } from '../../../locales/en/ui.js';
import { playUi } from '../../../locales/en/ui-play.js';

/** Once somebody has acted. */
let answers: typeof boardAnswers | undefined;

async function loadAnswers(): Promise<void> {
  const loaded = await import('./board-answers.js').catch((error: unknown) => console.error(error));
  if (answers || !loaded) return;
  answers = loaded;
  BoardInput.styles = [...BoardInput.styles, ...loaded.answerStyles];
}

export class BoardInput {
  static styles: readonly CSSResult[] = [litStyles];

  /** The place that the keyboard stands on. */
  here = '';
  /** The places that are seen, row by row. */
  grid: readonly (readonly string[])[] = [];
  /** The card in the reader's hand: only what it can be used on lights up. */
  held = '';
  /** The place that the reader asked about, and what was meant. */
  private asked: { readonly space: string; readonly move: string } | null = null;
  /** Where several moves are possible: the reader chooses. */
  private choosing: { readonly space: string; readonly moves: readonly string[] } | null = null;

  private readonly words: InterfaceWords<typeof ui & typeof playUi>;
  private answerWords: AnswerWords | undefined;

  constructor(
    readonly session: Session,
    readonly pointing: BoardPointing,
    private readonly floor: LitElement,
    words: InterfaceWords,
  ) {
    this.words = words.with(playUi);
  }

  /** Space -> the legal moves that light it. */
  lit(): Map<string, string[]> {
    const scene = this.session.scene();
    const lit = new Map<string, string[]>();
    for (const move of this.session.legal) {
      if (this.held && !move.startsWith(`${this.held} `)) continue;
      const space = this.pointing.target(move, scene);
      if (space !== null) lit.set(space, [...(lit.get(space) ?? []), move]);
    }
    return lit;
  }

  /** Nothing is chosen any more. */
  letGo(): void {
    this.choosing = null;
    this.held = '';
  }

  /** A card is played at once, or taken up until the reader points at what it is used on, or lays it down. */
  takeCard(move: string): void {
    const { legal } = this.session;
    this.choosing = null;
    if (legal.includes(move)) this.session.play(move, true);
    else this.held = this.held === move ? '' : move;
    this.floor.requestUpdate();
  }

  /** Takes what happened at a place; true when the browser should do nothing else about it. */
  take(space: string, type: string, key = ''): boolean {
    // Starts to load before it is needed.
    if (!answers) void loadAnswers();
    if (type === 'focusin') this.stand(space);
    else if (type === 'click' || key === 'Enter' || key === ' ') this.pointAt(space);
    else if (key === '?') this.explain(space);
    else if (key === 'Escape' && this.session.refused) this.session.goto(this.session.at);
    else if (key === 'Escape' && (this.choosing || this.held)) {
      this.held = '';
      this.choose(null);
    } else {
      const next = this.neighbour(space, key);
      if (next === null) return false;
      this.stand(next);
      void this.floor.updateComplete.then(() => this.cellOf(next)?.focus());
    }
    return type === 'keydown';
  }

  /** Settles when the answer that is to be drawn is there; null when it is. */
  coming(): Promise<void> | null {
    const isNeeded = this.choosing || this.isAsked || this.session.pacing?.isUnderway;
    return isNeeded && !answers ? loadAnswers() : null;
  }

  /** The last refusal answers a question about a place. */
  private get isAsked(): boolean {
    const { asked, session } = this;
    return asked !== null && session.refused?.move === asked.move;
  }

  /** What the last refusal says is seen at the place that the reader asked about. */
  get isAnswered(): boolean {
    return this.isAsked && answers !== undefined;
  }

  /** Beside a place: the moves to choose from, or why there is none. `part` is what is seen of the board. */
  bubble({ spaces }: Board, part: Box): TemplateResult | typeof nothing {
    const { choosing } = this;
    const at = choosing ?? (this.isAsked ? this.asked : null);
    const space = spaces.find(({ id }) => id === at?.space);
    if (!answers || !space) return nothing;
    const words = this.wordsOf(answers);
    answers.uncoverBubble(this.floor);
    return choosing
      ? answers.choiceBubble(space, part, choosing.moves, this, words, (move) => this.play(move), this.onChoiceKey)
      : answers.refusalBubble(space, part, this.session, words);
  }

  /** What a lit place does, for whoever points at it; '' where there is a choice. */
  hint(moves: readonly string[]): string {
    const { session } = this;
    const [only, another] = moves;
    if (only === undefined || another !== undefined) return '';
    return [session.shown.drawing.label(only, session.scene()), costText(only, session)].filter(Boolean).join(' – ');
  }

  /** While the table plays by itself: how to go on. */
  paceBar(): TemplateResult | typeof nothing {
    return answers ? answers.paceBar(this.session, this.wordsOf(answers)) : nothing;
  }

  private wordsOf({ answersUi }: typeof boardAnswers): AnswerWords {
    return (this.answerWords ??= this.words.with(answersUi));
  }

  private readonly onChoiceKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    const space = this.choosing?.space ?? '';
    this.choose(null);
    this.cellOf(space)?.focus();
  };

  private stand(space: string): void {
    this.here = space;
    this.floor.requestUpdate();
  }

  private choose(choosing: BoardInput['choosing']): void {
    this.choosing = choosing;
    this.floor.requestUpdate();
  }

  /** Plays the one move that is possible there, offers several, or says why there is none. */
  private pointAt(space: string): void {
    if (this.session.kind === 'diagram') return;
    this.asked = null;
    this.stand(space);
    const moves = this.lit().get(space) ?? [];
    const [only, another] = moves;
    if (only === undefined) this.explain(space);
    else if (another === undefined) this.play(only);
    else {
      this.choose({ space, moves });
      void this.floor.updateComplete.then(() =>
        this.floor.renderRoot.querySelector<HTMLElement>('.choice button')?.focus(),
      );
    }
  }

  /** The reason why nothing can be done there: the first refusal of what a reader may have meant. */
  private explain(space: string): void {
    const { session } = this;
    if (session.kind === 'diagram') return;
    if (!session.game) {
      session.wake(() => this.explain(space));
      return;
    }
    const refused = this.pointing.meant(space, session.scene()).map((move) => session.why(move));
    const reason = refused.find((why) => why?.rule) ?? { move: space, rule: null, text: this.words.term('notHere') };
    this.asked = { space, move: reason.move };
    session.refuse(reason);
  }

  private play(move: string): void {
    const { here, floor } = this;
    this.choose(null);
    this.session.play(move, true);
    void floor.updateComplete.then(() => {
      const { activeElement } = floor.renderRoot as ShadowRoot;
      if (!activeElement || activeElement.closest('.choice')) this.cellOf(here)?.focus();
    });
  }

  private neighbour(space: string, key: string): string | null {
    const { grid } = this;
    const row = grid.findIndex((ids) => ids.includes(space));
    const column = grid[row]?.indexOf(space) ?? -1;
    if (key === 'Home' || key === 'End')
      return (key === 'Home' ? grid[row]?.find(Boolean) : grid[row]?.findLast(Boolean)) ?? null;
    const step = arrows[key];
    if (!step) return null;
    // Gaps are stepped over; at the rim the key does nothing.
    for (let [r, c] = [row + step[0], column + step[1]]; grid[r]?.[c] !== undefined; r += step[0], c += step[1])
      if (grid[r]?.[c]) return grid[r]?.[c] ?? null;
    return space;
  }

  private cellOf(space: string): SVGElement | null {
    return this.floor.renderRoot.querySelector<SVGElement>(`[data-space="${CSS.escape(space)}"]`);
  }
}

/** Key -> rows and columns to go. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
