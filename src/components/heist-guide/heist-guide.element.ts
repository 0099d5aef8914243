import { adoptStyles, html, nothing, svg, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ui } from '../../locales/en/ui.js';
import { playUi } from '../../locales/en/ui-play.js';
import { InterfaceWords } from '../base/interface-words.js';
import { StandaloneElement } from '../base/standalone-element.js';
import { check, icon } from '../base/icons.js';
import type { BoardGuide, GoalState } from '../board/board.js';
import { pieceStyles } from '../board/pieces.styles.js';
import { planStyles } from '../board/plan.styles.js';
import type { GuideWords } from '../../locales/board-words.js';
import { partsOf } from '../loading/games.js';
import { languageOf } from '../loading/languages.js';
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
  protected override readonly words = new InterfaceWords(this, { ...ui, ...playUi });

  static override properties: PropertyDeclarations = { guide: { state: true } };
  static override styles = [tokens, sheet, controls, hidden, guideStyles];

  private guide: SpokenGuide | null = null;
  private asked = '';

  protected override render(): unknown {
    const { session, guide } = this;
    if (this.problem) return this.message(this.problem);
    if (!session) return html`<slot></slot>`;
    this.load(session);
    if (!guide) return nothing;
    const { words } = guide;
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
  private load({ shown: { id, drawing }, lang }: Session): void {
    const asked = `${id} ${lang}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.guide = null;
    adoptStyles(this.renderRoot as ShadowRoot, [
      ...(this.constructor as typeof HeistGuide).elementStyles,
      planStyles,
      pieceStyles,
      drawing.styles,
    ]);
    void loadGuide(id, lang)
      .then((guide) => {
        if (asked === this.asked) this.guide = guide;
      })
      .catch((error: unknown) => console.error(error));
  }
}

interface SpokenGuide extends BoardGuide {
  readonly words: GuideWords;
}

/** Null for a game that has none. */
async function loadGuide(id: string, lang: string): Promise<SpokenGuide | null> {
  const parts = await partsOf(id);
  const [board, en, own] = await Promise.all([
    parts.guide?.(),
    parts.languages.en.guide?.(),
    // A file with one game may stand alone, without the languages beside it.
    languageOf(parts, lang)
      ?.parts.guide?.()
      .catch(() => undefined),
  ]);
  const words = (own ?? en)?.guide;
  return board && words ? { ...board.guide, words } : null;
}
