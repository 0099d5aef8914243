import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ui } from '../../locales/en/ui.js';
import { learningUi } from '../../locales/en/ui-learning.js';
import { InterfaceWords } from '../base/interface-words.js';
import { flowName, inLanguage, sentence } from '../../notation/sentence.js';
import { spoken } from '../base/spoken.js';
import { HeistGame } from '../heist-game/heist-game.element.js';
import { goOnKey } from '../session/keyboard-shortcuts.js';
import type { Session } from '../session/session.js';
import { LessonGuide } from './lesson-guide.js';
import { savedStep, saveStep } from './saved-step.js';
import { lessonStyles } from './heist-lesson.styles.js';

/**
 * A guided first game: the goal in one sentence, moves that the reader makes on the board, each rule when it first
 * matters. Every legal move gets an answer, every refusal its rule. A lesson is a case with `goal`, `you` and `free`.
 * Keys: N for the next step. It goes on where the reader left it, and ends with a game to play.
 *
 * @summary A lesson to play through.
 * @event heist-finished - The reader has come to the end of the lesson; detail: { game }.
 * @csspart lesson - What the lesson says, with its buttons.
 * @csspart goal - The goal.
 * @csspart answer - What the lesson answers to a move.
 */
export class HeistLesson extends HeistGame {
  protected override readonly words = new InterfaceWords(this, { ...ui, ...learningUi });

  static override styles = [HeistGame.styles, lessonStyles];

  protected override readonly kind = 'lesson';
  protected override readonly parts = ['heist-floor', 'heist-moves', 'heist-tracker', 'heist-guide', 'heist-log'];
  private guide: LessonGuide | null = null;
  private guided: Session | null = null;
  private toldEnd = false;

  protected override layout(open: Session): unknown {
    if (open.kind !== 'lesson') return super.layout(open);
    const guide = this.guideOf(open);
    return html`<div class="layout lesson-layout" part="layout">
      ${this.panel(guide, open)} ${this.board()}
      <heist-tracker></heist-tracker>
      <heist-guide></heist-guide>
    </div>`;
  }

  /** What had the focus may be gone: then the keyboard goes on with the lesson's own button. */
  protected override update(changed: PropertyValues<this>): void {
    const root = this.renderRoot as ShadowRoot;
    const before = root.activeElement;
    super.update(changed);
    if (before && !before.isConnected)
      root.querySelector<HTMLElement>('.buttons .primary, .lesson')?.focus({ preventScroll: true });
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { guide, guided } = this;
    if (!guide || !guided || guided !== this.session) return;
    if (!guide.mustGoBack) saveStep(this.src, guided);
    if (guide.isOver && !this.toldEnd) this.emit('heist-finished', { game: guided.shown.id });
    this.toldEnd = guide.isOver;
  }

  private guideOf(session: Session): LessonGuide {
    if (session !== this.guided || !this.guide) {
      this.guided = session;
      this.guide = new LessonGuide(session, this.words);
      session.goto(savedStep(this.src, session));
    }
    this.guide.look();
    return this.guide;
  }

  private panel(guide: LessonGuide, session: Session): TemplateResult {
    const { goal, answer, progress, isAsked, isOver } = guide;
    const title = session.title ?? this.words.term('lessonOf', session.texts.title);
    return html`<section class="sheet lesson" part="lesson" tabindex="-1" aria-label=${inLanguage(title, session.lang)}>
      <div class="head">
        <h2 tabindex="-1" aria-describedby="progress">${spoken(title, session.lang)}</h2>
        <span class="cap" id="progress">${progress.at} / ${progress.of}</span>
      </div>
      <progress max=${progress.of} value=${progress.at} aria-label=${this.words.term('progress')}></progress>
      ${goal ? html`<p class="goal" part="goal"><span class="cap">${this.words.term('goal')}</span> ${spoken(goal.say, session.lang)}</p>` : nothing}
      <div class="words">
        ${this.saying(session, guide)}
        ${answer ? html`<p class="answer ${answer.kind}" part="answer">${answer.text}</p>` : nothing}
        ${this.refusal(session, guide)}
      </div>
      ${isAsked && session.legal.length > 0 ? html`<heist-moves brief></heist-moves>` : nothing}
      <div class="buttons">
        ${this.goOn(guide, isOver)}
        <button type="button" ?disabled=${session.at === 0} @click=${() => guide.back()}>
          ${this.words.term('lessonBack')}
        </button>
        ${
          isAsked
            ? html`<button type="button" @click=${() => guide.hint()}>
                  ${this.words.term('hint', Math.max(0, guide.hintsLeft))}
                </button>
                <button type="button" @click=${() => guide.showMe()}>${this.words.term('showMe')}</button>`
            : nothing
        }
        ${session.at > 0 ? html`<button type="button" @click=${() => guide.restart()}>${this.words.term('restart')}</button>` : nothing}
        ${isOver ? nothing : html`<button type="button" class="quiet" @click=${this.playNow}>${this.words.term('skipLesson')}</button>`}
      </div>
    </section>`;
  }

  private saying(
    { step, texts, lang, isTrying }: Session,
    { you, free }: LessonGuide,
  ): TemplateResult | typeof nothing {
    const prompt = you?.prompt ?? free?.prompt;
    if (prompt !== undefined) return html`<p class="prompt">${spoken(prompt, lang)}</p>`;
    if (step.say !== undefined) return html`<p>${spoken(step.say, lang)}</p>`;
    if (isTrying) return nothing;
    const told = step.events.map((event) => sentence(event, texts)).join(' ');
    return html`<p>${told}</p>
      <p class="coming">${flowName(step.flow, texts)}</p>`;
  }

  private refusal({ refused }: Session, guide: LessonGuide): TemplateResult | typeof nothing {
    const said = refused && guide.refused(refused.move);
    return said ? html`<p class="answer refused" part="answer">${said}</p>` : nothing;
  }

  private goOn(guide: LessonGuide, isOver: boolean): TemplateResult | typeof nothing {
    if (guide.mustGoBack)
      return html`<button type="button" class="primary" @click=${() => guide.takeBack()}>
        ${this.words.term('takeBack')}
      </button>`;
    if (isOver)
      return html`<button type="button" class="primary" @click=${this.playNow}>${this.words.term('nowPlay')}</button>`;
    if (guide.isAsked) return nothing;
    return html`<button type="button" class="primary" aria-keyshortcuts=${goOnKey} @click=${() => this.readOn(guide)}>
      ${this.words.term('nextStep')} <kbd aria-hidden="true">${goOnKey}</kbd>
    </button>`;
  }

  /** Whoever presses "Next" reads the new step from its heading; a key pressed on the board leaves the focus there. */
  private readOn(guide: LessonGuide): void {
    guide.next();
    this.renderRoot.querySelector<HTMLElement>('.lesson h2')?.focus({ preventScroll: true });
  }

  protected override goOnByKey(): boolean {
    const { guide, guided } = this;
    if (guided !== this.session || !guide) return super.goOnByKey();
    if (guide.isAsked || guide.mustGoBack || guide.isOver) return false;
    guide.next();
    return true;
  }

  /** What the lesson says, besides what happened. */
  protected override spoken(open: Session): string {
    const { guide } = this;
    if (open.kind !== 'lesson' || !guide) return super.spoken(open);
    const prompt = guide.you?.prompt ?? guide.free?.prompt ?? open.step.say;
    const happened = open.isTrying ? '' : super.spoken(open);
    return [happened, prompt === undefined ? '' : inLanguage(prompt, open.lang), guide.answer?.text ?? '']
      .filter(Boolean)
      .join(' ');
  }

  /** The lesson is over, or skipped: the same game from its beginning. */
  private readonly playNow = (): void => {
    const { session } = this;
    if (!session) return;
    saveStep(this.src, null);
    this.game = session.shown.id;
    this.src = '';
    this.text = '';
    this.case = undefined;
  };
}
