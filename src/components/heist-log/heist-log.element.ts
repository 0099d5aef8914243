import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ui } from '../../locales/en/ui.js';
import { layoutUi } from '../../locales/en/ui-layout.js';
import { InterfaceWords } from '../base/interface-words.js';
import { sentence } from '../../notation/sentence.js';
import type { GameEvent } from '../../table/event.js';
import { briefRule } from '../base/brief-rule.js';
import { HeistPart } from '../base/element.js';
import { spoken } from '../base/spoken.js';
import { icon, no } from '../base/icons.js';
import type { Session, Step } from '../session/session.js';
import { controls, hidden, sheet, tokens } from '../base/tokens.styles.js';
import { eventsBeside, headingAt, type StepHeading } from './step-headings.js';
import { logStyles } from './heist-log.styles.js';

/**
 * What has happened so far, each line with its rule. Point at a line to see it on the board; click it to go there.
 *
 * @summary What happened, and by which rule.
 * @csspart sheet - The framed sheet.
 * @csspart line - A line.
 */
export class HeistLog extends HeistPart {
  protected override readonly words = new InterfaceWords(this, { ...ui, ...layoutUi });

  static override styles = [tokens, sheet, controls, hidden, logStyles];

  protected override render(): unknown {
    const { session } = this;
    if (!session) return nothing;
    const told = session.steps.slice(0, session.at + 1);
    const headings = told.map((_, i) => headingAt(session, i));
    const isEmpty = told.every((step, i) => !isTold(step) && !headings[i]);
    return html`<section class="sheet" part="sheet" role="group" aria-label=${this.words.term('log')}>
      <div class="head">
        <h3>${this.words.term('log')}</h3>
        <span class="cap">${this.words.term('stepOf', session.at, session.steps.length - 1)}</span>
      </div>
      ${isEmpty ? html`<p class="none">${this.words.term('logEmpty')}</p>` : nothing}
      <ol tabindex="0" aria-label=${this.words.term('log')}>
        ${told.map((step, i) => (isTold(step) || headings[i] ? this.stepTemplate(step, i, session, headings[i] ?? null) : nothing))}
      </ol>
    </section>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // Only the list itself scrolls, never the page.
    // In the next frame the rules behind the lines have their size, too.
    requestAnimationFrame(() => {
      const list = this.renderRoot.querySelector('ol');
      if (list) list.scrollTop = list.scrollHeight;
    });
  }

  private stepTemplate(step: Step, index: number, session: Session, heading: StepHeading | null): TemplateResult {
    return html`<li
      class="${index === session.at ? 'now' : ''} ${step.depth > 0 ? 'aside' : ''}"
      aria-current=${index === session.at ? 'step' : nothing}
    >
      ${step.say !== undefined ? html`<p class="say">${spoken(step.say, session.lang)}</p>` : nothing}
      ${eventsBeside(heading, step.events).map((event) => this.line(event, index, session))}
      ${step.refused.map(({ move, rule }) => this.claim(move, rule, session, step))}
      ${heading ? this.heading(heading, index, session) : nothing}
    </li>`;
  }

  /** The step that the table comes to. */
  private heading({ name, rule }: StepHeading, index: number, session: Session): TemplateResult {
    return html`<div class="line entered" part="line">
      <button type="button" class="told" @click=${() => session.goto(index, true)}>${name}</button>
      ${briefRule(session, rule)}
    </div>`;
  }

  private line(event: GameEvent, index: number, session: Session): TemplateResult {
    const point = () => session.pointTo(event, session.steps[index]);
    const away = () => session.point([]);
    return html`<div
      class="line"
      part="line"
      @pointerenter=${point}
      @pointerleave=${away}
      @focusin=${point}
      @focusout=${away}
    >
      <button type="button" class="told" @click=${() => session.goto(index, true)}>
        ${sentence(event, session.texts)}
      </button>
      ${briefRule(session, event.rule)}
    </div>`;
  }

  /** What the case says cannot be done at this step. */
  private claim(move: string, rule: string | null, session: Session, step: Step): TemplateResult {
    return html`<div class="line refused" part="line">
      <span class="told"
        >${icon(no)}
        <span
          ><span class="unseen">${this.words.term('refused')}: </span
          >${session.shown.drawing.label(move, session.scene(step))}</span
        ></span
      >
      ${briefRule(session, rule)}
    </div>`;
  }
}

/** What a case claims of its start has not happened. */
const isTold = ({ events, say, refused, move }: Step): boolean =>
  events.length > 0 || say !== undefined || (refused.length > 0 && move !== undefined);
