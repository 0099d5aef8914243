import { adoptStyles, html, nothing, svg, type PropertyDeclarations, type TemplateResult } from 'lit';
import { StandaloneElement } from '../base/standalone-element.js';
import { check, icon } from '../base/icons.js';
import type { BoardGuide, GoalState } from '../board/board.js';
import { pieceStyles } from '../board/pieces.styles.js';
import { planStyles } from '../board/plan.styles.js';
import type { GuideWords } from '../../locales/board-words.js';
import { partsOf } from '../loading/games.js';
import type { Session } from '../session/session.js';
import { controls, hidden, sheet, tokens } from '../base/tokens.styles.js';
import { guideStyles } from './heist-guide.styles.js';

/**
 * For somebody who sees the game for the first time: what is left to do, ticked off as it is done, and what the pieces
 * and symbols mean.
 *
 * @summary A checklist of goals, and a legend.
 * @event heist-error - The game cannot be shown; detail: { message }.
 * @csspart sheet - The framed sheet.
 * @csspart goals - The checklist.
 * @csspart legend - The legend.
 */
export class HeistGuide extends StandaloneElement {
  static override properties: PropertyDeclarations = { guide: { attribute: false } };
  static override styles = [tokens, sheet, controls, hidden, guideStyles];

  private guide: BoardGuide | null = null;
  private asked = '';

  protected override render(): unknown {
    const { session, guide } = this;
    if (this.problem) return this.message(this.problem);
    if (!session) return html`<slot></slot>`;
    this.load(session);
    if (!guide) return nothing;
    const words = guide.words[session.lang.split('-')[0] ?? ''] ?? guide.words.en;
    return html`<section class="sheet" part="sheet" role="group" aria-label=${this.words.term('goals')}>
      <div class="head"><h3>${this.words.term('goals')}</h3></div>
      <ul class="goals" part="goals">
        ${guide.goals(session.scene()).map((goal) => this.goal(goal, words))}
      </ul>
      <details part="legend" ?open=${session.kind === 'diagram'}>
        <summary>${this.words.term('legend')}</summary>
        <ul class="signs">
          ${guide.signs.map(
            ([sign, body]) =>
              html`<li>
                <svg class="board" viewBox="-32 -32 64 64" aria-hidden="true">${svg`${body}`}</svg>
                <span>${words.signs[sign] ?? sign}</span>
              </li>`,
          )}
        </ul>
      </details>
    </section>`;
  }

  private goal({ goal, done, count }: GoalState, { goals }: GuideWords): TemplateResult {
    return html`<li class=${done ? 'done' : ''}>
      <span class="box">${done ? icon(check) : nothing}</span>
      <span>${goals[goal] ?? goal} <span class="unseen">(${this.words.term(done ? 'done' : 'notDone')})</span></span>
      ${count ? html`<b>${count.value} / ${count.of}</b>` : nothing}
    </li>`;
  }

  /** Each game brings its own. */
  private load({ shown: { id, drawing } }: Session): void {
    if (id === this.asked) return;
    this.asked = id;
    this.guide = null;
    adoptStyles(this.renderRoot as ShadowRoot, [
      ...(this.constructor as typeof HeistGuide).elementStyles,
      planStyles,
      pieceStyles,
      drawing.styles,
    ]);
    void partsOf(id)
      .then((parts) => parts.guide?.())
      .then((loaded) => {
        if (id === this.asked) this.guide = loaded?.guide ?? null;
      })
      .catch((error: unknown) => console.error(error));
  }
}
