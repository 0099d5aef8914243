import {
  adoptStyles,
  html,
  nothing,
  type CSSResult,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Case } from '../../notation/case.js';
import { flowName, inLanguage, sentence } from '../../notation/sentence.js';
import type { Outcome } from '../../table/event.js';
import { InputError, pathText, messageOf } from '../../table/errors.js';
import { HeistElement, ownsGame } from '../base/element.js';
import { define } from '../loading/elements.js';
import type { CaseResult } from '../../verify/cases/check-case.js';
import { dataOf, openCaseData, openPlay, parsed, stepAt } from '../session/open-session.js';
import type * as layouts from './default-layout.js';
import type { Permalink } from './permalink.js';
import type { SessionOptions } from '../session/open-game.js';
import type { Pace } from '../session/pacing.js';
import { goOnKey, isPressed } from '../session/keyboard-shortcuts.js';
import type { Session, Step } from '../session/session.js';
import type { Shared } from './sharing.js';
import { controls, hidden, sheet, tokens } from '../base/tokens.styles.js';
import { gameStyles } from './heist-game.styles.js';

/**
 * One game or one case. The elements inside it, and those that name it with `for`, show its table.
 * Left empty, it shows a default layout.
 *
 * @summary A game to play, or a case to step through.
 * @slot - Elements of your own choice and arrangement. Anything else is shown only without JavaScript.
 * @event heist-change - The reader made a move, undid one or went to another step; detail: { step, flow, move, events, position }.
 * @event heist-refused - A move was refused; detail: { move, rule, text }.
 * @event heist-over - The game has ended; detail: { result, rule }.
 * @event heist-error - The game or case cannot be shown; detail: { message }.
 * @event heist-opened - A game or case is ready; detail: { game, title, steps }.
 * @csspart layout - The default layout.
 * @csspart share - The "Copy link" and "Download" buttons, with `permalink`.
 */
export class HeistGame extends HeistElement {
  static override properties: PropertyDeclarations = {
    game: {},
    options: { converter: readJson },
    seed: {},
    src: {},
    at: {},
    permalink: { type: Boolean },
    pace: {},
    byHand: { type: Boolean, attribute: 'by-hand' },
    memory: { type: Boolean },
    show: {},
    noCards: { type: Boolean, attribute: 'no-cards' },
    case: { attribute: false },
    text: { attribute: false },
    problem: { state: true },
    broken: { state: true },
    ignored: { state: true },
    hasParts: { state: true },
    hasContent: { state: true },
  };

  static override styles: CSSResultGroup = [tokens, sheet, controls, hidden, gameStyles];

  /** The id of the game to play. */
  game = '';
  /** The game's options: an object, or JSON in the attribute. */
  options: unknown = undefined;
  /** Seed for reproducible rolls and shuffles: a whole number. */
  seed: number | string | undefined;
  /** The address of a case in YAML or JSON. */
  src = '';
  /** The step of the case to start at: a number, or `last`. */
  at = '';
  /** Keeps the game in the page's address (`#id=…`), opens it from there, and adds "Copy link" and "Download" buttons. */
  permalink = false;
  /**
   * How the table's own steps are shown after a move: `step-by-step` (the reader presses N, or lets them run), or
   * `at-once` (only the result).
   */
  pace: Pace = 'step-by-step';
  /** Leaves the choices of the set-up to the reader. Otherwise the seed makes them, and the game begins with a turn. */
  byHand = false;
  /** Shows face-down cards that everyone has seen. A case always shows them. */
  memory = false;
  /** Overlays of the board, as on `heist-floor`; for the default layout. */
  show = '';
  /** Hides hands and stacks below the board; for the default layout. */
  noCards = false;
  /** A case as an object, instead of `src`. */
  case: Case | undefined;
  /** A case as YAML or JSON text. In HTML, write it into a script element inside. */
  text = '';

  private problem = '';
  private broken = '';
  private ignored = '';
  private hasParts = false;
  private hasContent = false;

  /** What a case is opened as, if not as a replay. */
  protected readonly kind: 'lesson' | undefined = undefined;
  /** The elements of the layout. */
  protected readonly parts: readonly string[] = ['heist-floor', 'heist-replay', 'heist-tracker', 'heist-log'];
  /** What the rules say of the case, when it is one. */
  protected result: CaseResult | null = null;
  protected readonly [ownsGame] = true;
  private open: Session | null = null;
  /** The steps with which it was opened. */
  private first: readonly Step[] = [];
  private link: Permalink | undefined;
  /** How it is laid out, once the page is known to leave that to it. */
  private layouts: typeof layouts | undefined;
  /** The styles of what was loaded later. */
  private readonly worn = new Set<CSSResult>();
  private leave: (() => void) | undefined;
  /** What is to be shown has changed. */
  private isNew = false;
  private loading: AbortController | undefined;
  private told: unknown = null;
  private toldRefused: unknown = null;

  /** What is being shown, once it is there. */
  get session(): Session | null {
    return this.open;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.onKey);
    this.look();
    if (this.open) this.follow(this.open);
    else if (this.hasUpdated) void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.onKey);
    this.open?.pacing?.hold();
    this.loading?.abort();
    this.leave?.();
    this.leave = undefined;
  }

  /** One key lets a chance to react pass, another goes on with what the table does by itself. */
  private readonly onKey = (event: KeyboardEvent): void => {
    if (this.open) this.open.shown.drawing.reactions?.onKey(event, this.open);
    if (isPressed(event, goOnKey) && this.goOnByKey()) event.preventDefault();
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    const opens = ['game', 'options', 'seed', 'byHand', 'src', 'case', 'text'] as const;
    this.isNew = !this.hasUpdated || opens.some((name) => changed.has(name));
    if (this.open && changed.has('at') && !this.isNew) this.open.goto(stepAt(this.at, this.open) ?? this.open.at);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.isNew) void this.load();
    if (this.open && (changed.has('pace') || changed.has('memory'))) this.settle(this.open);
    this.open?.speak(this.words.lang()).catch((error: unknown) => console.error(error));
  }

  /** Plays a move. Returns false if it is refused. */
  play(move: string): boolean {
    return this.open?.play(move) ?? false;
  }
  /** Undoes the last step. */
  undo(): void {
    this.goto((this.open?.at ?? 0) - 1);
  }
  /** Redoes a step that was undone. */
  redo(): void {
    this.goto((this.open?.at ?? 0) + 1);
  }
  /** Goes to a step; 0 is the start. */
  goto(step: number): void {
    this.open?.goto(step);
  }
  /** The game so far as a case, as the text of a file, and as a link to this page. Null if there is none yet. */
  async share(): Promise<Shared | null> {
    const { share } = await import('./sharing.js');
    return this.open && share(this.open, this.id || 'heist', this.first);
  }

  protected override render(): unknown {
    const { open, problem } = this;
    if (problem)
      return html`${this.message(html`<strong>${this.words.term('error')}</strong> ${problem}`)}<slot></slot>`;
    // What the page shows without JavaScript stays until there is something better.
    if (!open)
      return html`<div class="sheet waiting" aria-busy="true" ?hidden=${this.hasContent}>
          <span class="cap">${this.words.term('loading')}</span>
        </div>
        <slot></slot>`;
    return html`${this.ignored ? this.message(this.ignored) : nothing} ${this.verdict()}
      ${this.hasParts ? nothing : this.layout(open)}
      <slot ?hidden=${!this.hasParts}></slot>
      ${this.link?.tools()}
      <div class="unseen" aria-live="polite">${open.change.byReader ? this.spoken(open) : nothing}</div>`;
  }

  /** A case whose moves cannot be played is shown up to there, and says so. */
  protected verdict(): unknown {
    return this.broken ? this.message(this.broken) : nothing;
  }

  private message(text: unknown): unknown {
    return html`<div class="sheet problem"><p class="message" role="alert">${text}</p></div>`;
  }

  protected layout(open: Session): unknown {
    return this.layouts?.defaultLayout(open, this.board());
  }

  protected board(): TemplateResult {
    return html`<heist-floor show=${this.show} ?no-cards=${this.noCards}></heist-floor>`;
  }

  /** A page that arranges the elements itself loads none of this. */
  private async arrange(): Promise<void> {
    const [layouts] = await Promise.all([import('./default-layout.js'), define(this.parts)]);
    this.layouts = layouts;
    this.wearBelow(layouts.layoutStyles);
  }

  /** A lesson's own styles, for example, win over those of the layout. */
  private wearBelow(styles: CSSResult): void {
    this.worn.add(styles);
    adoptStyles(this.renderRoot as ShadowRoot, [...this.worn, ...(this.constructor as typeof HeistGame).elementStyles]);
  }

  /** What has just happened, and what the table does next where it goes on by itself. */
  protected spoken({ change: { from, to }, steps, step, texts, pacing }: Session): string {
    const told = steps.slice(to > from ? from + 1 : to, to + 1).flatMap(({ events }) => events);
    const coming = pacing?.isUnderway ? [`${flowName(step.flow, texts)}.`] : [];
    return [...told.map((event) => sentence(event, texts)), ...coming].join(' ');
  }

  /** False when there is nothing to go on with. */
  protected goOnByKey(): boolean {
    const pacing = this.open?.pacing;
    if (!pacing?.isUnderway) return false;
    pacing.goOn();
    return true;
  }

  /** What the page has put inside. */
  private look(): void {
    this.hasParts = [...this.children].some((child) => child.localName.includes('-'));
    this.hasContent =
      this.querySelector('img, svg') !== null ||
      [...this.childNodes].some((node) => node.nodeName !== 'SCRIPT' && node.textContent?.trim());
  }

  private async load(): Promise<void> {
    this.loading?.abort();
    const { signal } = (this.loading = new AbortController());
    try {
      await parsed();
      this.look();
      const [session] = await Promise.all([this.opening(signal), this.hasParts ? null : this.arrange()]);
      if (signal.aborted) return;
      // What a newcomer reads beside the board may come after it.
      if (!this.hasParts && session.kind === 'play') void define(['heist-guide']);
      this.problem = '';
      this.settle(session);
      this.follow(session);
      this.emit('heist-opened', {
        game: session.shown.id,
        title: session.title === undefined ? null : inLanguage(session.title, session.lang),
        steps: session.steps.length,
      });
    } catch (error) {
      if (signal.aborted) return;
      this.fail(messageOf(error));
      // Anything that is not about the input is a fault of ours and belongs in the console, too.
      if (!(error instanceof InputError)) console.error(error);
    }
  }

  private async opening(signal: AbortSignal): Promise<Session> {
    const settings = { seed: this.seed, byHand: this.byHand, lang: this.words.lang() };
    this.broken = this.ignored = '';
    this.result = null;
    const linked = this.permalink ? await this.linked(settings) : undefined;
    const session = linked?.session ?? (await this.fromPage(signal, settings));
    this.first = session.steps;
    const at = linked?.at ?? stepAt(this.at, session);
    if (at === null)
      this.ignore(`at: found "${this.at}", expected a step from 0 to ${session.steps.length - 1}, or last`);
    else if (linked || this.at) session.goto(at);
    return session;
  }

  /** What the address of the page holds. */
  private async linked(settings: SessionOptions) {
    const { Permalink, shareStyles } = await import('./permalink.js');
    this.wearBelow(shareStyles);
    this.link ??= new Permalink(this, this.words, () => void this.load());
    return this.link.opened(this.game, settings, (problem) => this.ignore(problem));
  }

  protected async fromPage(signal: AbortSignal, settings: SessionOptions): Promise<Session> {
    const data = this.case ?? (await dataOf(this, signal));
    if (data === undefined) {
      const { options } = this;
      return openPlay(this.game, typeof options === 'string' ? readJson(options) : options, settings);
    }
    const withGame = this.game && typeof data === 'object' && data !== null ? { game: this.game, ...data } : data;
    const { session, result } = await openCaseData(withGame, { ...settings, ...(this.kind && { kind: this.kind }) });
    this.result = result;
    const broken = result?.failures.find(({ fault }) => fault);
    if (broken) this.emit('heist-error', { message: (this.broken = `${pathText(broken.path)}: ${broken.message}`) });
    return session;
  }

  /** What the page asks for beside the game or case, and does not get. */
  private ignore(message: string): void {
    this.ignored = message;
    this.emit('heist-error', { message });
  }

  private settle(session: Session): void {
    const problem = session.pacing?.keep(this.pace);
    if (problem) this.ignore(problem);
    session.memory = this.memory || session.kind !== 'play';
    session.notify();
  }

  private follow(session: Session): void {
    this.leave?.();
    this.open = session;
    this.told = session.change;
    this.leave = session.subscribe(() => this.onSession(session));
    this.requestUpdate();
  }

  private onSession(session: Session): void {
    if (session.refused && session.refused !== this.toldRefused) this.emit('heist-refused', { ...session.refused });
    this.toldRefused = session.refused;
    if (session.change !== this.told) {
      this.told = session.change;
      const { step } = session;
      if (session.change.byReader) {
        const { flow, events, position, move = null } = step;
        this.emit('heist-change', { step: session.at, flow, move, events, position });
        const outcome = position['outcome'] as Outcome | null;
        if (outcome) this.emit('heist-over', outcome);
        this.link?.follow(session, this.first);
      }
    }
    this.requestUpdate();
  }

  private fail(message: string): void {
    this.problem = message;
    this.emit('heist-error', { message });
  }
}

/** An attribute holds JSON; what cannot be read stays text, and the game then says what is wrong with it. */
function readJson(value: string | null): unknown {
  if (value === null) return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
