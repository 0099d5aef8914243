import { html, nothing, type TemplateResult, type PropertyDeclarations } from 'lit';
import { flowName, sentence } from '../../notation/sentence.js';
import { briefRule } from '../base/brief-rule.js';
import { HeistPart } from '../base/element.js';
import { spoken } from '../base/spoken.js';
import * as bar from '../base/icons.bar.js';
import { icon, no } from '../base/icons.js';
import type { Session } from '../session/session.js';
import { controls, hidden, sheet, tokens } from '../base/tokens.styles.js';
import { replayStyles } from './heist-replay.styles.js';

/** Milliseconds that a step stays, by speed. */
const pace = 1900;

/**
 * Buttons to step back and forward and to play, a slider with the phases, and what this step did and by which rule.
 * Keys: arrow keys, Space, Home, End.
 *
 * @summary Controls to step through a replay or through the game so far.
 * @csspart sheet - The framed sheet.
 * @csspart caption - What this step did.
 * @csspart bar - The controls.
 */
export class HeistReplay extends HeistPart {
  static override styles = [tokens, sheet, controls, hidden, replayStyles];
  static override properties: PropertyDeclarations = {
    speed: { state: true },
    timer: { state: true },
  };

  private speed = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pause();
  }

  get playing(): boolean {
    return this.timer !== undefined;
  }

  /** Steps on by itself, from the start again when it stands at the end. */
  play(): void {
    const { session } = this;
    if (!session || this.playing) return;
    if (session.at === session.steps.length - 1) session.goto(0, true);
    this.wait(pace / 2);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  protected override render(): unknown {
    const { session } = this;
    if (!session) return nothing;
    const { at, steps } = session;
    const last = steps.length - 1;
    return html`<section
      class="sheet"
      part="sheet"
      role="group"
      aria-label=${this.words.term('replay')}
      @keydown=${this.onKey}
    >
      ${this.caption(session)}
      <div class="bar" part="bar">
        <div class="buttons">
          ${this.button('first', bar.first, at === 0, () => session.goto(0, true))}
          ${this.button('back', bar.back, at === 0, () => session.goto(at - 1, true))}
          <button
            type="button"
            class="primary"
            aria-label=${this.words.term(this.playing ? 'pause' : 'play')}
            ?disabled=${!last}
            @click=${() => (this.playing ? this.pause() : this.play())}
          >
            ${icon(this.playing ? bar.pause : bar.play)}
          </button>
          ${this.button('forward', bar.forward, at === last, () => session.goto(at + 1, true))}
          ${this.button('last', bar.last, at === last, () => session.goto(last, true))}
        </div>
        <div class="scrub">
          <input
            type="range"
            min="0"
            max=${last}
            .value=${String(at)}
            ?disabled=${!last}
            aria-label=${this.words.term('step')}
            aria-valuetext=${this.words.term('stepOf', at, last)}
            @input=${this.onScrub}
          />
          <div class="phases" aria-hidden="true">
            ${phasesOf(session).map(({ name, steps }) => html`<span .style=${`flex:${steps}`} title=${name}></span>`)}
          </div>
        </div>
        <span class="cap count">${at} / ${last}</span>
        <button
          type="button"
          class="speed"
          aria-label="${this.words.term('speed')}: ${this.speed}×"
          @click=${this.faster}
        >
          ${this.speed}×
        </button>
      </div>
    </section>`;
  }

  private caption(session: Session): TemplateResult {
    const { step, texts, lang, actor } = session;
    const lines = step.events.filter(({ type }) => type !== 'turn-ended');
    const flow = flowName(step.flow, texts);
    // With nothing else to tell, the name of the step is the sentence, and above it stands who acts.
    const isQuiet = !(lines.length || step.say || step.refused.length);
    const above = isQuiet ? actor && this.words.term('turnOf', actor) : session.at ? flow : this.words.term('start');
    return html`<div class="caption" part="caption">
      <span class="cap">${above}</span>
      ${step.say ? html`<p class="say">${spoken(step.say, lang)}</p>` : nothing}
      ${lines.map((event) => html`<p>${sentence(event, texts)} ${briefRule(session, event.rule)}</p>`)}
      ${step.refused.map(
        ({ move, rule }) =>
          html`<p class="no">
            ${icon(no)}
            <span
              >${this.words.term('refused')}: ${session.shown.drawing.label(move, session.scene())}.
              ${rule ? session.rule(rule).text : nothing} ${briefRule(session, rule)}</span
            >
          </p>`,
      )}
      ${isQuiet ? html`<p>${flow}</p>` : nothing}
    </div>`;
  }

  private button(
    name: 'first' | 'back' | 'forward' | 'last',
    path: string,
    isOff: boolean,
    action: () => void,
  ): TemplateResult {
    return html`<button
      type="button"
      aria-label=${this.words.term(name)}
      ?disabled=${isOff}
      @click=${() => {
        this.pause();
        action();
      }}
    >
      ${icon(path)}
    </button>`;
  }

  private wait(time: number): void {
    this.timer = setTimeout(() => {
      const { session } = this;
      this.timer = undefined;
      if (!session || session.at >= session.steps.length - 1) return;
      session.goto(session.at + 1, true);
      if (session.at < session.steps.length - 1) this.wait(pace / this.speed);
    }, time);
  }

  private readonly faster = (): void => {
    this.speed = { 1: 2, 2: 0.5 }[this.speed] ?? 1;
  };

  private readonly onScrub = (event: Event): void => {
    this.pause();
    this.session?.goto(Number((event.target as HTMLInputElement).value), true);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const { session } = this;
    if (!session || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowLeft: session.at - 1, ArrowRight: session.at + 1, Home: 0, End: session.steps.length - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    this.pause();
    session.goto(to, true);
  };
}

/** Stretches of steps in the same phase. */
function phasesOf({ steps, texts }: Session): { readonly name: string; steps: number }[] {
  const phases: { readonly name: string; readonly path: string; steps: number }[] = [];
  for (const { flow } of steps) {
    const path = flow.split('.').slice(0, 2).join('.');
    const last = phases.at(-1);
    if (last?.path === path) last.steps++;
    else phases.push({ name: flowName(path, texts), path, steps: 1 });
  }
  return phases;
}
