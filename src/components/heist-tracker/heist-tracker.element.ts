import { html, nothing, type TemplateResult, type PropertyDeclarations } from 'lit';
import { ui } from '../../locales/en/ui.js';
import { layoutUi } from '../../locales/en/ui-layout.js';
import { InterfaceWords } from '../base/interface-words.js';
import { flowName } from '../../notation/sentence.js';
import type { Outline } from '../../table/chart.js';
import { isIn } from '../../table/flow.js';
import type { HeistRule } from '../heist-rule/heist-rule.element.js';
import type { Counter, Interrupted } from '../board/board.js';
import { pips } from '../board/cards.js';
import { briefRule } from '../base/brief-rule.js';
import { HeistPart } from '../base/element.js';
import { icon } from '../base/icons.js';
import { nextStates, ruleOf } from '../base/chart-paths.js';
import type { Session } from '../session/session.js';
import { controls, hidden, sheet, tokens } from '../base/tokens.styles.js';
import { listedSteps } from './listed-steps.js';
import { trackerStyles } from './heist-tracker.styles.js';

/**
 * Where we are: the phases, the steps of this phase, what interrupts them, what comes next, whose turn it is, and the
 * counters. Click a step to see its rule; in a replay this also goes to that step.
 *
 * @summary Phase, step, turn and counters.
 * @csspart sheet - The framed sheet.
 * @csspart counters - The counters.
 * @csspart steps - The steps of the phase.
 * @csspart interruption - What interrupts the steps.
 * @csspart next - What comes next.
 */
export class HeistTracker extends HeistPart {
  protected override readonly words = new InterfaceWords(this, { ...ui, ...layoutUi });

  static override styles = [tokens, sheet, controls, hidden, trackerStyles];
  static override properties: PropertyDeclarations = {
    asked: { state: true },
  };

  /** The step that was asked about last. */
  private asked = '';

  protected override render(): unknown {
    const { session } = this;
    if (!session) return nothing;
    const { flow } = session.step;
    const scene = session.scene();
    const { drawing } = session.shown;
    const stack = drawing.interrupted?.(scene) ?? [];
    const { actor, chart } = session;
    const { paths, endings, interruptions } = chart;
    const [phase = ''] = (stack[0]?.flow ?? flow).split('.');
    const phases = paths.filter(
      (path) => path === phase || !(path.includes('.') || endings.includes(path) || interruptions.includes(path)),
    );
    return html`<section class="sheet" part="sheet" role="group" aria-label=${this.words.term('where')}>
      <div class="head">
        <h3>${actor ? this.words.term('turnOf', actor) : flowName(flow, session.texts)}</h3>
        <span class="cap">${flowName(phase, session.texts)}</span>
      </div>
      <ol class="phases">
        ${phases.map(
          (path) =>
            html`<li
              class=${path === phase ? 'now' : phases.indexOf(path) < phases.indexOf(phase) ? 'past' : ''}
              aria-current=${path === phase ? 'step' : nothing}
            >
              <span>${flowName(path, session.texts)}</span>
            </li>`,
        )}
      </ol>
      <ol class="steps" part="steps">
        ${this.steps(listedSteps(chart, stack[0]?.flow ?? flow, !actor && stack.length === 0), session, stack)}
      </ol>
      ${this.next(session)}
      <dl class="counters" part="counters">${drawing.counters(scene).map(counterTemplate)}</dl>
    </section>`;
  }

  /** What came between stands below the step that it interrupts. */
  private steps(paths: readonly string[], session: Session, stack: readonly Interrupted[]): TemplateResult[] {
    const resumed = stack[0]?.flow;
    const between = stack.slice(1).map((_, i) => this.interruption(stack, i + 1, session));
    const isListed = paths.some((path) => path === resumed);
    // What lies behind the step where play stands has been done in an earlier round, if at all.
    const standing = paths.findIndex((path) => isIn(resumed ?? session.step.flow, path));
    const isAhead = (i: number) => standing >= 0 && i > standing;
    return [
      ...paths.map(
        (path, i) => html`${this.stepTemplate(path, session, isAhead(i))} ${path === resumed ? between : nothing}`,
      ),
      ...(isListed ? [] : between),
    ];
  }

  private stepTemplate(path: string, session: Session, isAhead: boolean): TemplateResult {
    const { flow } = session.step;
    const now = isIn(flow, path);
    const past = !now && !isAhead && visited(session, path);
    const inner = now && flow !== path ? flowName(flow, session.texts) : '';
    return html`<li class=${now ? 'now' : past ? 'past' : ''} aria-current=${now ? 'step' : nothing}>
      ${this.stepButton(path, flowName(path, session.texts), session)}
      ${now ? html`<span class="cap">${inner || this.words.term('now')}</span>` : nothing}
    </li>`;
  }

  /** One thing that came between: what it is, and where play goes on after it. Only the last is under way. */
  private interruption(stack: readonly Interrupted[], index: number, session: Session): TemplateResult {
    const { flow, about = '' } = stack[index] as Interrupted;
    const isNow = index === stack.length - 1;
    const around = flowName(outside(flow), session.texts);
    const name = isNow ? `${around}: ${flowName(flow, session.texts)}` : around;
    const below = stack[index - 1]?.flow ?? '';
    const resumed = flowName(index === 1 ? below : outside(below), session.texts);
    return html`<li
      class="alarm ${isNow ? 'now' : ''}"
      part="interruption"
      aria-current=${isNow ? 'step' : nothing}
      .style=${`--depth:${index - 1}`}
    >
      ${this.stepButton(flow, about ? `${name} (${about})` : name, session)}
      <span class="cap">${this.words.term('goesOnWith', resumed)}</span>
    </li>`;
  }

  private stepButton(path: string, name: string, session: Session): TemplateResult {
    const rule = this.asked === path ? this.ruleAt(path, session) : undefined;
    return html`<button type="button" class="step" data-path=${path} @click=${() => this.ask(path)}>
        <span class="dot"></span><span>${name}</span>
      </button>
      ${briefRule(session, rule)}`;
  }

  /** A replay has gone or will go a certain way; a game may go several. */
  private next(session: Session): TemplateResult | typeof nothing {
    const { flow } = session.step;
    const ahead = session.steps.slice(session.at + 1).find((step) => step.flow !== flow);
    const outline = ahead ? null : this.outline(session);
    const paths = ahead ? [ahead.flow] : outline ? nextStates(flow, outline) : [];
    const names = [...new Set(paths.map((path) => flowName(path, session.texts)))];
    if (names.length === 0 || names.length > 3) return nothing;
    return html`<p class="next" part="next">
      ${this.words.term('comesNext', names.join(` ${this.words.term('or')} `))}
    </p>`;
  }

  /** Explains a step by its rule; a replay also goes to the nearest moment in which play stood there. */
  private ask(path: string): void {
    const { session } = this;
    if (!session) return;
    if (!session.game) {
      session.wake(() => this.ask(path));
      return;
    }
    this.asked = path;
    if (session.kind === 'case') {
      const there = session.steps.flatMap(({ flow }, i) => (isIn(flow, path) ? [i] : []));
      const nearest = there.sort((a, b) => Math.abs(a - session.at) - Math.abs(b - session.at))[0];
      if (nearest !== undefined) session.goto(nearest, true);
    }
    void this.updateComplete.then(async () => {
      const rule = this.renderRoot.querySelector<HeistRule>('.steps heist-rule');
      await rule?.updateComplete;
      rule?.show();
    });
  }

  private ruleAt(path: string, session: Session): string | undefined {
    const outline = this.outline(session);
    return outline ? ruleOf(path, outline) : undefined;
  }

  private outline(session: Session): Outline | null {
    const table = session.tableOf();
    return session.game && table ? session.game.chart(table.raw).outline : null;
  }
}

/** The state around a state. */
const outside = (path: string): string => path.slice(0, path.lastIndexOf('.'));

/** Whether play was there since this procedure or turn began; an interruption does not end it. */
function visited({ steps, at, chart }: Session, path: string): boolean {
  const around = path.slice(0, path.lastIndexOf('.'));
  for (let i = at; i >= 0; i--) {
    const { flow } = steps[i] as { readonly flow: string };
    if (isIn(flow, path)) return true;
    if (![around, ...chart.interruptions].some((state) => isIn(flow, state))) return false;
  }
  return false;
}

const counterTemplate = ({ icon: path, label, value, of, tone = 'good' }: Counter): TemplateResult =>
  html`<div>
    <dt>${icon(path)} ${label}</dt>
    <dd>
      ${
        of !== undefined && typeof value === 'number'
          ? html`${pips({ count: value, of }, tone)}<b>${value}<span class="of"> / ${of}</span></b>`
          : html`<b>${value}</b>`
      }
    </dd>
  </div>`;
