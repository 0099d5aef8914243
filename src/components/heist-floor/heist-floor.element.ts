import { adoptStyles, html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { InputError } from '../../table/errors.js';
import type { Board, BoardDrawing, Point, Space, Travel } from '../internal/board.js';
import { cardsTemplate } from '../internal/cards.js';
import { HeistPart } from '../internal/element.js';
import type { Hand } from '../internal/hand.js';
import { openDiagram, parseData, parsed } from '../internal/opening.js';
import { arrowTemplate, definitions, flashTemplate, routeTemplate } from '../internal/overlay.js';
import type { Session } from '../internal/session.js';
import { styled } from '../internal/styled.js';
import { controls, hidden, sheet, tokens } from '../internal/tokens.styles.js';
import { animatePieces } from '../internal/travelling.js';
import { boardStyles, cardStyles } from './heist-floor.styles.js';

/** Steps that are still shown as travel; a longer jump only shows where everything stands. */
const longestTravel = 12;

/**
 * A board: rooms, walls, pieces, cards, and what a click would do. Legal targets light up; pointing at another place
 * says why not, with the rule. Alone, with `game` and a position inside, it is a diagram.
 *
 * @summary The board of a game, to look at and to play on.
 * @event heist-error - The diagram's position cannot be shown; detail: { message }.
 * @csspart sheet - The framed sheet.
 * @csspart board - The drawing.
 * @csspart space - Every place; also `lit` and `marked`.
 * @csspart piece - Every piece.
 * @csspart reason - Why a move is refused.
 * @csspart cards - Hands and stacks.
 */
export class HeistFloor extends HeistPart {
  static override styles = [tokens, sheet, controls, hidden, cardStyles];

  /** Which game, for a diagram without a `heist-game` around it. */
  @property() game = '';
  /** The position of a diagram; also as JSON in a script element inside. */
  @property({ attribute: false }) position: unknown = undefined;
  /** Leaves hands and stacks away. */
  @property({ type: Boolean, attribute: 'no-cards' }) noCards = false;

  @state() private problem = '';

  private board: Board | null = null;
  /** The reader's, once it has reached for this board. */
  private hand: Hand | null = null;
  private dressed: BoardDrawing | null = null;
  private stood = new Map<string, Point>();
  private drawnChange: unknown = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.game && !this.session) void this.openOwn();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.hasUpdated && this.game && (changed.has('game') || changed.has('position'))) void this.openOwn();
  }

  protected override sessionChanged(): void {
    this.hand?.letGo();
  }

  protected override render(): unknown {
    if (this.problem)
      return html`<div class="sheet" part="sheet"><p class="message" role="alert">${this.problem}</p></div>`;
    const { session } = this;
    if (!session) return nothing;
    const scene = session.scene();
    const { drawing } = session.shown;
    this.dress(drawing);
    const board = (this.board = drawing.draw(scene));
    const actor = drawing.actor(scene);
    return html`<section class="sheet" part="sheet" role="group" aria-label=${this.words.term('board')}>
      <div class="head">
        <h3>${drawing.title(scene)}</h3>
        <span class="cap"
          >${actor && session.kind !== 'diagram' ? this.words.term('turnOf', actor) : session.texts.title}</span
        >
      </div>
      <div class="drawing">${this.drawing(session, board)} ${this.handAt(session)?.choice(board) ?? nothing}</div>
      ${this.reason(session)}
      ${this.noCards ? nothing : cardsTemplate(drawing.cards(scene), this.words.term('cards'), session.legal, (move) => session.play(move, true))}
    </section>`;
  }

  /** A board brings its own styles, so that a page loads only those of the games it shows. */
  private dress(drawing: BoardDrawing): void {
    if (drawing === this.dressed) return;
    this.dressed = drawing;
    adoptStyles(this.renderRoot as ShadowRoot, [
      ...(this.constructor as typeof HeistFloor).elementStyles,
      ...boardStyles(drawing),
    ]);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { session, board } = this;
    if (!session || !board) return;
    if (session.change !== this.drawnChange) {
      const { from, to } = session.change;
      const isKnown = this.drawnChange !== null;
      this.drawnChange = session.change;
      if (isKnown && Math.abs(to - from) <= longestTravel)
        animatePieces(this.renderRoot, this.stood, board.pieces, to > from ? travelsOf(session, from + 1, to) : []);
    }
    this.stood = new Map(board.pieces.map(({ id, x, y }) => [id, { x, y }]));
  }

  private drawing(session: Session, board: Board): TemplateResult {
    const { drawing } = session.shown;
    const { step } = session;
    const hand = this.handAt(session);
    const lit = hand?.lit() ?? new Map<string, unknown>();
    const marked = new Set([...(step.mark?.spaces ?? []), ...session.pointed]);
    const byId = new Map(board.spaces.map((space) => [space.id, space]));
    const first = drawing.grid.flat().find((id) => lit.has(id)) ?? drawing.grid.flat().find(Boolean) ?? '';
    const here = hand && byId.has(hand.here) ? hand.here : first;
    return html`<svg
      viewBox="0 0 ${drawing.width} ${drawing.height}"
      part="board"
      class="board"
      ${styled({ '--unit': String(drawing.width / 654) })}
    >
      ${definitions} ${board.ground}
      <g aria-hidden="true">
        ${keyed(session.at, svg`${travelsOf(session, session.at, session.at).map(routeTemplate)}${drawing.flashes(step.events, session.scene()).map(flashTemplate)}`)}
        ${(step.mark?.arrows ?? []).map(([from, to]) => arrowTemplate(byId.get(from), byId.get(to)))}
        ${repeat(
          board.pieces,
          ({ id }) => id,
          ({ id, x, y, body }) =>
            svg`<g class="piece" part="piece" data-piece=${id} transform="translate(${x} ${y})">${body}</g>`,
        )}
      </g>
      <g
        role="grid"
        aria-label="${this.words.term('board')}: ${session.texts.title}"
        aria-description=${this.words.term('boardHelp')}
        @pointerenter=${this.reach}
        @focusin=${this.reach}
        @click=${this.reach}
        @keydown=${this.reach}
      >
        ${drawing.grid.map(
          (row, r) =>
            svg`<g role="row" aria-rowindex=${r + 1}>${row.map((id, c) => {
              const space = byId.get(id);
              return space ? this.cell(space, c, lit.has(id), marked.has(id), here === id) : nothing;
            })}</g>`,
        )}
      </g>
    </svg>`;
  }

  private cell(space: Space, column: number, lit: boolean, marked: boolean, here: boolean): SVGTemplateResult {
    const { id, x, y, width, height, says, reach } = space;
    const inset = { x: x + 9, y: y + 9, width: width - 18, height: height - 18 };
    return svg`<g role="gridcell" class=${classMap({ space: true, lit, marked })} part="space ${lit ? 'lit' : ''} ${marked ? 'marked' : ''}"
      data-space=${id} aria-colindex=${column + 1} tabindex=${here ? 0 : -1}
      aria-label=${lit ? `${says}; ${this.words.term('lit')}` : says}>
      <rect class="hit" x=${x} y=${y} width=${width} height=${height} />
      ${reach ? svg`<rect class="reach" x=${reach.x} y=${reach.y} width=${reach.width} height=${reach.height} />` : nothing}
      ${lit ? svg`<rect class="glow" x=${inset.x} y=${inset.y} width=${inset.width} height=${inset.height} rx="6" />` : nothing}
      ${here || marked ? svg`<rect class="ring" x=${x + 4} y=${y + 4} width=${width - 8} height=${height - 8} rx="8" />` : nothing}
    </g>`;
  }

  private reason(session: Session): TemplateResult {
    const { refused } = session;
    return html`<div class="reason" part="reason" aria-live="polite">
      ${
        refused
          ? html`<p class="message">
              <strong>${session.shown.drawing.label(refused.move, session.scene())}:</strong> ${refused.text}
              ${refused.rule ? html`<code>${refused.rule}</code>` : nothing}
            </p>`
          : nothing
      }
    </div>`;
  }

  private handAt(session: Session): Hand | null {
    const { acting } = session;
    if (acting && this.hand?.session !== session)
      this.hand = new acting.Hand(session, acting.pointing, this, this.words);
    return acting && this.hand;
  }

  /** Something happened on the board. The first time in a baked case, what it means has to be loaded. */
  private readonly reach = (event: Event): void => {
    const { session } = this;
    const { key = '', ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>;
    if (!session || (key && (ctrlKey || metaKey || altKey))) return;
    const space = spaceAt(event);
    const hand = this.handAt(session);
    if (!hand) session.act(() => space && this.handAt(session)?.take(space, event.type, key));
    else if (space && hand.take(space, event.type, key)) event.preventDefault();
  };

  private async openOwn(): Promise<void> {
    try {
      await parsed();
      const text = this.querySelector('script')?.textContent ?? '';
      const { game, position } = this;
      const data = position ?? (text.trim() ? await parseData(text) : {});
      const session = await openDiagram(game, data, this.words.lang());
      // Whoever has asked for something else in the meantime does not want this any more.
      if (game !== this.game || position !== this.position) return;
      this.session = session;
      this.problem = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.problem = `${this.words.term('error')}\n${message}`;
      this.emit('heist-error', { message });
      if (!(error instanceof InputError)) console.error(error);
    }
  }
}

const spaceAt = (event: Event): string | null =>
  event.target instanceof Element ? (event.target.closest('[data-space]')?.getAttribute('data-space') ?? null) : null;

function travelsOf(session: Session, from: number, to: number): Travel[] {
  return session.steps
    .slice(from, to + 1)
    .flatMap((step) => session.shown.drawing.travels(step.events, session.scene(step)));
}
