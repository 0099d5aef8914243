import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ui } from '../../locales/en/ui.js';
import { playUi } from '../../locales/en/ui-play.js';
import { saidIn } from '../../table/rule.js';
import { InterfaceWords } from '../base/interface-words.js';
import { StandaloneElement } from '../base/standalone-element.js';
import { check, icon } from '../base/icons.js';
import type { GoalState, Scene } from '../board/board.js';
import { partsOf } from '../loading/games.js';
import { inLanguages } from '../loading/languages.js';
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

  static override properties: PropertyDeclarations = { goals: { state: true }, legend: { state: true } };
  static override styles = [tokens, sheet, controls, hidden, guideStyles];

  private goals: SpokenGoals | null = null;
  private legend: TemplateResult | null = null;
  private asked = '';

  protected override render(): unknown {
    const { session, goals } = this;
    if (this.problem) return this.message(this.problem);
    if (!session) return html`<slot></slot>`;
    void this.load(session).catch((error: unknown) => console.error(error));
    if (!goals) return nothing;
    return html`<section class="sheet" part="sheet" role="group" aria-label=${this.words.term('goals')}>
      <div class="head"><h3>${this.words.term('goals')}</h3></div>
      <ul class="goals" part="goals">
        ${goals.at(session.scene()).map((goal) => this.goal(goal, goals.words))}
      </ul>
      <details part="legend" ?open=${session.kind === 'diagram'} @toggle=${() => void this.explain(session)}>
        <summary>${this.words.term('legend')}</summary>
        ${this.legend}
      </details>
    </section>`;
  }

  private goal({ goal, done, count }: GoalState, words: SpokenGoals['words']): TemplateResult {
    return html`<li class=${done ? 'done' : ''}>
      <span class="box">${done ? icon(check) : nothing}</span>
      <span>${words[goal] ?? goal} <span class="unseen">(${this.words.term(done ? 'done' : 'notDone')})</span></span>
      ${count ? html`<b>${count.value} / ${count.of}</b>` : nothing}
    </li>`;
  }

  /** Each game brings its own. */
  private async load(session: Session): Promise<void> {
    const { shown, lang, kind } = session;
    const asked = `${shown.id} ${lang}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.goals = this.legend = null;
    const [goals] = await Promise.all([loadGoals(shown.id, lang), kind === 'diagram' && this.explain(session)]);
    if (asked === this.asked) this.goals = goals;
  }

  /** The legend comes when somebody opens it. */
  private async explain({ shown, lang }: Session): Promise<void> {
    const { asked } = this;
    if (this.legend) return;
    const { legendStyles, loadLegend } = await import('./legend.js');
    const legend = await loadLegend(shown, lang);
    if (asked !== this.asked) return;
    this.legend = legend;
    this.wear(legendStyles(shown));
  }
}

interface SpokenGoals {
  at(scene: Scene): readonly GoalState[];
  readonly words: Readonly<Record<string, string>>;
}

/** Null for a game that has none. */
async function loadGoals(id: string, lang: string): Promise<SpokenGoals | null> {
  const parts = await partsOf(id);
  const [board, said] = await Promise.all([
    parts.goals?.(),
    inLanguages(parts, lang, async ({ goals }) => (await goals?.())?.goals),
  ]);
  const words = saidIn(said, lang);
  return board && words ? { at: board.goals, words } : null;
}
