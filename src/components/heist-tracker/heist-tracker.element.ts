import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { flowName } from '../../notation/sentence.js';
import type { Counter } from '../internal/board.js';
import { HeistPart } from '../internal/element.js';
import { icon } from '../internal/icons.js';
import type { Session } from '../internal/session.js';
import { controls, hidden, sheet, tokens } from '../internal/tokens.styles.js';
import { trackerStyles } from './heist-tracker.styles.js';

/**
 * Where we are: the phases, the steps of this phase, whose turn it is, and the counters.
 *
 * @summary Phase, step, turn and counters.
 * @csspart sheet - The framed sheet.
 * @csspart counters - The counters.
 * @csspart steps - The steps of the phase.
 */
export class HeistTracker extends HeistPart {
  static override styles = [tokens, sheet, controls, hidden, trackerStyles];

  protected override render(): unknown {
    const { session } = this;
    if (!session) return nothing;
    const { flow } = session.step;
    const scene = session.scene();
    const { drawing } = session.shown;
    const actor = drawing.actor(scene);
    const { paths } = session;
    const phases = paths.filter((path) => !path.includes('.') && (path !== 'over' || flow.startsWith('over')));
    const [phase = ''] = flow.split('.');
    return html`<section class="sheet" part="sheet" aria-label=${this.words.term('where')}>
      <div class="head">
        <h3>${actor ? this.words.term('turnOf', actor) : flowName(flow, session.texts)}</h3>
        <span class="cap">${flowName(phase, session.texts)}</span>
      </div>
      <ol class="phases">
        ${phases.map(
          (path) =>
            html`<li
              class=${classMap({ now: path === phase, past: phases.indexOf(path) < phases.indexOf(phase) })}
              aria-current=${path === phase ? 'step' : nothing}
            >
              <span>${flowName(path, session.texts)}</span>
            </li>`,
        )}
      </ol>
      <ol class="steps" part="steps">
        ${stepsOf(paths, flow).map((path) => this.stepTemplate(path, session))}
      </ol>
      <dl class="counters" part="counters">${drawing.counters(scene).map(counterTemplate)}</dl>
    </section>`;
  }

  private stepTemplate(path: string, session: Session): TemplateResult {
    const now = session.step.flow === path;
    return html`<li
      class=${classMap({ now, inner: path.split('.').length > 2 })}
      aria-current=${now ? 'step' : nothing}
    >
      <span class="dot"></span><span>${flowName(path, session.texts)}</span>
      ${now ? html`<span class="cap">${this.words.term('now')}</span>` : nothing}
    </li>`;
  }
}

/** The steps around the current one: those of its phase; of a phase with turns inside, those of this turn. */
function stepsOf(paths: readonly string[], flow: string): string[] {
  const around = flow.split('.').slice(0, -1).join('.');
  return paths.filter((path) => path.startsWith(`${around}.`) && !path.slice(around.length + 1).includes('.'));
}

const counterTemplate = ({ icon: name, label, value, of, tone = 'good' }: Counter): TemplateResult =>
  html`<div>
    <dt>${icon(name)} ${label}</dt>
    <dd>
      ${
        of !== undefined && typeof value === 'number'
          ? html`<span class="pips ${tone}" aria-hidden="true"
                >${Array.from({ length: of }, (_, i) => html`<i class=${i < value ? 'full' : ''}></i>`)}</span
              ><b>${value}<span class="of"> / ${of}</span></b>`
          : html`<b>${value}</b>`
      }
    </dd>
  </div>`;
