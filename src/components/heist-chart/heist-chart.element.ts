import { html, nothing, svg, type SVGTemplateResult, type TemplateResult, type PropertyDeclarations } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { ui } from '../../locales/en/ui.js';
import { learningUi } from '../../locales/en/ui-learning.js';
import { InterfaceWords } from '../base/interface-words.js';
import { flowName } from '../../notation/sentence.js';
import type { Outline, OutlineState } from '../../table/chart.js';
import { isIn } from '../../table/flow.js';
import type { Table } from '../../table/table.js';
import { arrowsOf, type ChartArrow, type Leads } from './chart-edges.js';
import { layoutChart, lineHeight, nameLeft, type ChartBox } from './chart-layout.js';
import { StandaloneElement } from '../base/standalone-element.js';
import { resting } from '../base/chart-paths.js';
import type { Session } from '../session/session.js';
import { controls, hidden, sheet, tokens } from '../base/tokens.styles.js';
import { chartStyles } from './heist-chart.styles.js';

/**
 * The statechart of the game: phases, and in them columns of steps with arrows from each to the next. The current state,
 * where the last move came from, and where each verb leads. With little room only the current path is unfolded. Click a state to see who acts there and which rules forbid everything else.
 *
 * @summary The statechart, with the current path highlighted.
 * @event heist-error - The game cannot be shown; detail: { message }.
 * @csspart sheet - The framed sheet.
 * @csspart chart - The drawing.
 * @csspart state - A state; also `now`.
 * @csspart edge - An arrow, labelled with its verbs.
 * @csspart rules - The rules of the chosen state.
 */
export class HeistChart extends StandaloneElement {
  protected override readonly words = new InterfaceWords(this, { ...ui, ...learningUi });

  static override styles = [tokens, sheet, controls, hidden, chartStyles];
  static override properties: PropertyDeclarations = {
    width: { state: true },
    chosen: { state: true },
    zoom: { state: true },
    collapsed: { state: true },
  };

  private width = 720;
  private chosen = '';
  private zoom = 1;
  private collapsed: ReadonlySet<string> = new Set();
  /** What is folded for want of room, and what of it the reader has opened. */
  private narrowFolds: ReadonlySet<string> = new Set();
  private opened: ReadonlySet<string> = new Set();
  private readonly sizes =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(([entry]) => {
          const width = Math.round(entry?.contentRect.width ?? 0);
          // In the next frame: drawing anew changes the height of what is observed.
          if (width > around && Math.abs(width - this.width) > 2) requestAnimationFrame(() => (this.width = width));
        });

  override connectedCallback(): void {
    super.connectedCallback();
    this.sizes?.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes?.disconnect();
  }

  protected override render(): unknown {
    if (this.problem) return this.message(this.problem);
    const { session } = this;
    if (!session) return html`<slot></slot>`;
    const table = session.tableOf();
    if (!session.game || !table) {
      session.wake();
      return nothing;
    }
    const { outline } = session.game.chart(table.raw);
    const { flow } = session.step;
    const seen = { ...outline, states: outline.states.filter(({ path }) => !this.isHidden(path, outline, flow)) };
    const layout = layoutChart(seen, Math.max(narrowest, this.width - around), {
      nameOf: (path) => flowNameAt(path, session),
      procedures: session.chart.procedures,
    });
    const { at, steps } = session;
    const before = steps[at - 1];
    const verbs = outline.states.find(({ path }) => path === before?.flow)?.on ?? {};
    const verb = steps[at]?.move?.split(' ').find((word) => Object.hasOwn(verbs, word)) ?? '';
    // A chosen state shows its own arrows; else it is the state in which play stands.
    const arrows = arrowsOf(
      layout,
      outline,
      this.chosen || flow,
      before && !this.chosen ? { from: before.flow, verb } : null,
      this.chosen ? undefined : leadsHere(table),
    );
    const chosen = outline.states.find(({ path }) => path !== '' && path === this.chosen);
    return html`<section class="sheet" part="sheet" role="group" aria-label=${this.words.term('chart')}>
      <div class="head">
        <h3>${this.words.term('chart')}</h3>
        <span class="cap">${flowName(flow, session.texts)}</span>
        <span class="zoom">
          ${this.tool('zoomOut', '−', this.zoom <= 1, () => this.zoomTo(this.zoom - 0.5))}
          ${this.tool('zoomIn', '+', this.zoom >= 3, () => this.zoomTo(this.zoom + 0.5))}
        </span>
      </div>
      <div class="paper" tabindex=${this.zoom > 1 ? 0 : nothing} role="group" aria-label=${this.words.term('chart')}>
        <svg
          viewBox="0 0 ${layout.width} ${layout.height}"
          width=${layout.width * this.zoom}
          height=${layout.height * this.zoom}
          part="chart"
        >
          <defs>
            ${['order', 'possible', 'taken'].map(
              (kind) => svg`<marker id=${kind} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="9" markerHeight="9"
                markerUnits="userSpaceOnUse" orient="auto"><path class="tip ${kind}" d="M0 0 10 5 0 10z" /></marker>`,
            )}
          </defs>
          <g aria-hidden="true">${layout.boxes.map(frame)}${arrows.map(edge)}</g>
          <g role="group" aria-label=${this.words.term('chart')} @click=${this.onClick} @keydown=${this.onKey}>
            ${layout.boxes.map((box) => this.box(box, session))}
          </g>
          <g aria-hidden="true">${arrows.map(label)}</g>
        </svg>
      </div>
      <div class="rules" part="rules" aria-live="polite">${chosen ? this.rules(chosen, session) : nothing}</div>
    </section>`;
  }

  private box(
    { path, kind, name, lines, number, verbs, x, y, width, height }: ChartBox,
    session: Session,
  ): SVGTemplateResult {
    const { flow } = session.step;
    const now = flow === path;
    const isAround = flow.startsWith(`${path}.`);
    const been = session.steps.slice(0, session.at + 1).some((step) => step.flow === path);
    const isBox = isFrame(kind);
    const left = nameLeft(number);
    const top = y + (isBox ? 19 : verbs.length > 1 ? 18 : 20);
    const below = top + lines.length * lineHeight + 1;
    const isCut = lines.join(' ') !== name;
    const focusable = (this.chosen || flow) === path;
    return svg`<g class=${classMap({ [kind]: true, now, around: isAround, been })} part="state ${now ? 'now' : ''}" data-path=${path}
      role="button" aria-pressed=${this.chosen === path ? 'true' : 'false'} aria-current=${now ? 'step' : nothing}
      aria-expanded=${isBox || this.isFolded(path) ? String(!this.isFolded(path)) : nothing} tabindex=${focusable ? 0 : -1}>
      <rect x=${x} y=${y} width=${width} height=${height} rx=${isBox ? 8 : kind === 'final' ? 15 : 6} />
      ${number === undefined ? nothing : svg`<circle class="number" cx=${x + 17} cy=${y + height / 2} r="10" /><text class="count" x=${x + 17} y=${y + height / 2 + 4.5}>${number}</text>`}
      ${lines.map((line, i) => svg`<text class="name" x=${x + left} y=${top + i * lineHeight}>${line}</text>`)}
      ${isCut ? svg`<title>${name}</title>` : nothing}
      ${verbs.length > 1 ? fitted('verbs', verbs.join(' · '), x + left, below, width - left - 8, 6.9) : nothing}
    </g>`;
  }

  private tool(name: 'zoomIn' | 'zoomOut', sign: string, isOff: boolean, action: () => void): TemplateResult {
    return html`<button type="button" aria-label=${this.words.term(name)} ?disabled=${isOff} @click=${action}>
      ${sign}
    </button>`;
  }

  private zoomTo(zoom: number): void {
    this.zoom = Math.min(3, Math.max(1, zoom));
  }

  private isHidden(path: string, { states }: Outline, flow: string): boolean {
    this.narrowFolds =
      this.width < narrowFrom
        ? new Set(states.flatMap((state) => (state.kind === 'compound' && !isIn(flow, state.path) ? [state.path] : [])))
        : new Set();
    return path.split('.').some((_, i, words) => i > 0 && this.isFolded(words.slice(0, i).join('.')));
  }

  /** As the reader wants it; else, where there is little room, everything but the current path. */
  private isFolded(path: string): boolean {
    return this.collapsed.has(path) || (this.narrowFolds.has(path) && !this.opened.has(path));
  }

  private isFoldable(path: string): boolean {
    return this.isFolded(path) || Boolean(this.renderRoot.querySelector(`[data-path^="${path}."]`));
  }

  private toggle(path: string): void {
    const isFolded = this.isFolded(path);
    const [collapsed, opened] = [new Set(this.collapsed), new Set(this.opened)];
    if (isFolded) opened.add(path);
    else opened.delete(path);
    if (isFolded) collapsed.delete(path);
    else collapsed.add(path);
    this.opened = opened;
    this.collapsed = collapsed;
  }

  private rules({ path, notes, on, kind }: OutlineState, session: Session): TemplateResult {
    const rules = [...new Set([notes?.by?.[1], ...(notes?.refuses ?? []).map(([, rule]) => rule), notes?.otherwise])];
    return html`<h4>${flowNameAt(path, session)} <code>${path}</code></h4>
      ${
        kind === 'compound'
          ? html`<button type="button" class="fold" @click=${() => this.toggle(path)}>
              ${this.words.term(this.isFolded(path) ? 'expand' : 'collapse')}
            </button>`
          : nothing
      }
      <ul class="edges">
        ${Object.entries(on).map(([verb, { target }]) => {
          const names = target
            ? resting(target, session.game?.chart(session.tableOf()?.raw as never).outline ?? { states: [] })
            : [path];
          return html`<li>
            <b>${verb}</b> → ${[...new Set(names)].map((each) => flowNameAt(each, session)).join(', ')}
          </li>`;
        })}
      </ul>
      <ul>
        ${rules.map((rule) => (rule === undefined ? nothing : html`<li><heist-rule .session=${session} rule=${rule}></heist-rule></li>`))}
      </ul>`;
  }

  private readonly onClick = (event: Event): void => {
    const path = pathAt(event);
    if (path === null) return;
    // What is folded for want of room opens with a touch.
    if (this.narrowFolds.has(path) && this.isFolded(path)) this.toggle(path);
    this.chosen = this.chosen === path ? '' : path;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const path = pathAt(event);
    if (path === null) return;
    const all = [...this.renderRoot.querySelectorAll<SVGElement>('[data-path]')];
    const at = all.findIndex((node) => node.dataset['path'] === path);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' || event.key === ' ') this.chosen = path;
    else if (event.key === 'Escape') this.chosen = '';
    else if (event.key === '+' || event.key === '-') this.zoomTo(this.zoom + (event.key === '+' ? 0.5 : -0.5));
    else if (event.key === 'c' && this.isFoldable(path)) this.toggle(path);
    else if (step !== undefined) all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
    else return;
    event.preventDefault();
  };
}

/** A name of its own, or the last word of the path: states around it must not lend theirs. */
const flowNameAt = (path: string, { texts }: Session): string =>
  texts.flow[path] ?? path.slice(path.lastIndexOf('.') + 1);

/** Where each move that is legal now leads; undefined where no player chooses. */
function leadsHere(table: Table): Leads | undefined {
  if (table.waitsFor !== 'player') return undefined;
  const leads = new Map<string, string[]>();
  for (const move of table.moves()) leads.set(move.verb, [...(leads.get(move.verb) ?? []), table.after(move).flow]);
  return leads;
}

const pathAt = (event: Event): string | null =>
  event.target instanceof Element ? (event.target.closest('[data-path]')?.getAttribute('data-path') ?? null) : null;

/** A chart in less room than this can be scrolled. */
const narrowest = 240;

/** The paper's padding and the sheet's border, left and right. */
const around = 26;

/** What has states inside is painted below the arrows, and the states above them: no arrow crosses a name. */
const frame = ({ kind, x, y, width, height }: ChartBox): SVGTemplateResult | typeof nothing =>
  isFrame(kind) ? svg`<rect class="frame ${kind}" x=${x} y=${y} width=${width} height=${height} rx="8" />` : nothing;

const isFrame = (kind: ChartBox['kind']): boolean => kind === 'phase' || kind === 'group';

/**
 * A text in the room that it has: set closer if it is a little too long, else cut, with the whole of it as a tooltip.
 * A letter of a wide font takes `letter`.
 */
function fitted(name: string, text: string, x: number, y: number, room: number, letter: number): SVGTemplateResult {
  const most = Math.floor(room / (letter * 0.87));
  const isCut = text.length > most;
  const shown = isCut ? `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…` : text;
  return shown.length * letter > room
    ? svg`<text class=${name} x=${x} y=${y} textLength=${room} lengthAdjust="spacingAndGlyphs">${shown}${isCut ? svg`<title>${text}</title>` : nothing}</text>`
    : svg`<text class=${name} x=${x} y=${y}>${shown}</text>`;
}

const edge = ({ kind, path }: ChartArrow): SVGTemplateResult =>
  svg`<path class="edge ${kind}" part="edge" marker-end="url(#${kind})" d=${path} />`;

const label = ({ kind, label: said }: ChartArrow): SVGTemplateResult | typeof nothing =>
  said
    ? svg`<g class="label ${kind}"><title>${said.verbs.join(', ')}</title>
        <rect x=${said.x} y=${said.y} width=${said.width} height=${said.height} rx="9" />
        <text x=${said.x + said.width / 2} y=${said.y + 13}>${said.text}</text></g>`
    : nothing;

/** With less room than this, only the current path is unfolded. */
const narrowFrom = 560;
