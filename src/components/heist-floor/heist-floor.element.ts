import {
  html,
  nothing,
  render,
  svg,
  type PropertyValues,
  type SVGTemplateResult,
  type TemplateResult,
  type CSSResult,
  type PropertyDeclarations,
} from 'lit';
import type { FloorTabs } from '../board/floors/floor-tabs.js';
import type { Board, BoardDrawing, Box, Layout, Point, Scene, DrawnSpace, Travel } from '../board/board.js';
import { cardsTemplate } from '../board/cards.js';
import { StandaloneElement } from '../base/standalone-element.js';
import { annotationsOf, type Annotations } from './annotations.js';
import type { BoardInput } from '../board/acting/board-input.js';
import { arrowTemplate, definitions, flashTemplate, routeTemplate } from '../board/arrows.js';
import type { Session, Step } from '../session/session.js';
import type { OverlayHost } from '../board/overlays/overlay-host.js';
import { controls, hidden, sheet, tokens } from '../base/tokens.styles.js';
import { animatePieces } from './piece-animation.js';
import { cardStyles } from '../board/cards.styles.js';
import { boardStyles } from './heist-floor.styles.js';

/** Steps that are still shown as travel; a longer jump only shows where everything stands. */
const longestTravel = 12;

/**
 * A board: rooms, walls, pieces and cards. Places with a legal move are highlighted; clicking another place
 * shows why you can't go there, with the rule. On its own, with `game` and a position inside, it is a diagram.
 *
 * @summary The board of a game, to look at and to play on.
 * @event heist-error - The position or an attribute cannot be shown; detail: { message }.
 * @csspart sheet - The framed sheet.
 * @csspart board - The drawing.
 * @csspart space - A place; also `lit` (a move is possible) and `marked`.
 * @csspart piece - A piece.
 * @csspart about - What the place does that the reader looks at.
 * @csspart refusal - Why a move is refused, at the place that was clicked.
 * @csspart reason - Why a move is refused.
 * @csspart pace - While the table plays by itself: the step, and the buttons to go on, to let it run and to skip.
 * @csspart reactions - Who may react now, and the button that lets it pass.
 * @csspart cards - Hands and stacks.
 * @csspart panel - What `show` adds below the board.
 */
export class HeistFloor extends StandaloneElement {
  static override styles = [tokens, sheet, controls, hidden, cardStyles];
  static override properties: PropertyDeclarations = {
    noCards: { type: Boolean, attribute: 'no-cards' },
    show: {},
    floor: {},
    marks: {},
    arrows: {},
  };

  /** Hides hands and stacks. */
  noCards = false;
  /**
   * Overlays to add, separated by spaces. How to Rob a Bank: `areas`, `corners`,
   * `stack`, `extra`. Lazy Heist: `distances`, `order`, `timetable`, `ledger`, `scale`. Burgle Bros: `route`,
   * `alarms`, `patrol`, `combination`, `actions`, `entering`, `floors`, `keypads`, `rooms`. Burgle Bros 2: `route`,
   * `entering`, `chips`, `commotion`, `patrol`, `windows`, `floors`, `combination`, `rooms`.
   */
  show = '';
  /** The number of a single floor to show. `all`, or no attribute, shows the whole building. */
  floor = '';
  /** Places to mark, separated by spaces: `b2 c1`. */
  marks = '';
  /** Arrows between places, separated by spaces: `a1>b1>b2 c1>c2`. */
  arrows = '';

  /** Where the drawing has floors to choose from. */
  private tabs: FloorTabs | null = null;
  /** The place that the reader looks at, or what is to be read of a card. */
  private looked = '';
  private annotations: Annotations | null = null;
  private complained = '';
  private board: Board | null = null;
  /** The reader's, once it has reached for this board. */
  private input: BoardInput | null = null;
  private drawn: BoardDrawing | null = null;
  /** The styles of what only somebody who acts sees. */
  private worn: readonly CSSResult[] = [];
  private studied = '';
  /** Where what `show` asks for is drawn, once it is there. */
  private overlayHost: OverlayHost | null = null;
  private traces: { readonly at: number; readonly group: SVGElement } | null = null;
  private stood = new Map<string, Point>();
  private drawnChange: unknown = null;

  protected override coming(): Promise<void> | null {
    return super.coming() ?? this.input?.coming() ?? null;
  }

  protected override sessionChanged(): void {
    this.input?.letGo();
  }

  protected override render(): unknown {
    if (this.problem) return this.message(this.problem);
    const { session } = this;
    if (!session) return html`<slot></slot>`;
    const { drawing } = session.shown;
    this.take(drawing);
    this.overlay(session);
    const scene = this.sceneAt(session);
    const layout = drawing.layout(scene);
    const board = (this.board = drawing.draw(scene));
    const { floor, marks, arrows } = this;
    const asked = { floor: this.tabs?.floor(floor, layout) ?? floor, marks, arrows };
    const { part, problem } = (this.annotations = annotationsOf(asked, layout));
    const { actor } = session;
    const input = this.handAt(session);
    return html`<section
      class="sheet"
      part="sheet"
      role="group"
      aria-label=${this.words.term('board')}
      @keydown=${this.onKey}
    >
      <div class="head">
        <h3>${drawing.title(scene)}</h3>
        <span class="cap"
          >${actor && session.kind !== 'diagram' ? this.words.term('turnOf', actor) : session.texts.title}</span
        >
      </div>
      ${this.tabs?.tabs(floor, layout)}
      <div class="drawing">
        ${this.drawing(session, scene, board, layout, this.annotations)} ${input?.bubble(board, part)}
      </div>
      ${input?.paceBar()} ${this.about(board)}
      ${problem ? html`<p class="message" role="alert">${problem}</p>` : nothing} ${this.reason(session)}
      ${drawing.reactions?.template(session)} ${this.overlayHost?.panels(session, scene)}
      ${this.noCards ? nothing : this.cards(session, scene)}
    </section>`;
  }

  /** A board brings its own styles and tabs, so that a page loads only those of the games it shows. */
  private take(drawing: BoardDrawing): void {
    const own = this.session?.acting?.BoardInput.styles ?? [];
    if (drawing === this.drawn && own === this.worn) return;
    if (drawing !== this.drawn) {
      if (this.tabs) this.removeController(this.tabs);
      this.tabs?.hostDisconnected();
      this.tabs = drawing.FloorTabs ? new drawing.FloorTabs(this, this.words) : null;
    }
    this.drawn = drawing;
    this.worn = own;
    this.wear([...boardStyles(drawing), ...own]);
  }

  /** Only pages that ask for more load it. */
  private overlay({ shown: { id }, lang }: Session): void {
    const { show } = this;
    const wanted = show && `${id} ${lang} ${show}`;
    if (wanted === this.studied) return;
    this.studied = wanted;
    this.overlayHost = null;
    if (!wanted) return;
    void import('../board/overlays/overlay-host.js')
      .then(({ openOverlays }) => openOverlays(id, show, lang))
      .then((overlayHost) => {
        if (wanted !== this.studied) return;
        this.overlayHost = overlayHost;
        overlayHost.adoptStyles(this.renderRoot as ShadowRoot);
        this.requestUpdate();
        if (overlayHost.problem) this.emit('heist-error', { message: overlayHost.problem });
      });
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const { session, board, annotations } = this;
    if (!session || !board || !annotations) return;
    if (annotations.problem !== this.complained) {
      this.complained = annotations.problem;
      if (annotations.problem) this.emit('heist-error', { message: annotations.problem });
    }
    if (session.change !== this.drawnChange) {
      const { from, to } = session.change;
      const isKnown = this.drawnChange !== null;
      this.drawnChange = session.change;
      if (isKnown && Math.abs(to - from) <= longestTravel)
        animatePieces(this.renderRoot, this.stood, board.pieces, to > from ? this.travels(session, from + 1, to) : []);
    }
    this.stood = new Map(board.pieces.map(({ id, x, y }) => [id, { x, y }]));
  }

  /** A moment as it is drawn here. */
  private sceneAt(session: Session, step?: Step): Scene {
    return { ...session.scene(step), ...(this.tabs && { room: this.tabs.room }) };
  }

  private travels(session: Session, from: number, to: number): Travel[] {
    const { drawing } = session.shown;
    return session.steps
      .slice(from, to + 1)
      .flatMap((step) => drawing.travels(step.events, this.sceneAt(session, step)));
  }

  /** What the place does that the reader looks at; a board without such places has no line for it. */
  private about({ spaces }: Board): TemplateResult | typeof nothing {
    if (!spaces.some(({ about }) => about)) return nothing;
    const about = spaces.find(({ id }) => id === this.looked)?.about ?? this.looked;
    return html`<p class="about" part="about" aria-hidden="true">${about || this.words.term('aboutHelp')}</p>`;
  }

  private cards(session: Session, scene: Scene): TemplateResult | typeof nothing {
    const input = this.handAt(session);
    return cardsTemplate(session.shown.drawing.cards(scene), this.words.term('cards'), {
      legal: session.legal,
      held: input?.held ?? '',
      take: (move) => (input ? input.takeCard(move) : session.act(() => this.handAt(session)?.takeCard(move))),
      look: (says) => this.read(says),
    });
  }

  private drawing(
    session: Session,
    scene: Scene,
    board: Board,
    { grid }: Layout,
    { part, marks, arrows }: Annotations,
  ): TemplateResult {
    const { step } = session;
    const input = this.handAt(session);
    const lit = input?.lit() ?? new Map<string, string[]>();
    const marked = new Set([...(step.mark?.spaces ?? []), ...marks, ...session.pointed]);
    const byId = new Map(board.spaces.flatMap((space) => (isIn(part, space) ? [[space.id, space]] : [])));
    const rows = grid.map((row) => row.map((id) => (byId.has(id) ? id : '')));
    if (input) input.grid = rows;
    const shown = rows.flat().filter(Boolean);
    const first = shown.find((id) => lit.has(id)) ?? shown[0] ?? '';
    const here = input && byId.has(input.here) ? input.here : first;
    return html`<svg
      viewBox="${part.x} ${part.y} ${part.width} ${part.height}"
      part="board"
      class="board"
      .style=${`--unit:${part.width / 654};aspect-ratio:${part.width} / ${part.height}`}
    >
      ${definitions} ${board.ground} ${this.overlayHost?.plan(session, scene)}
      <g aria-hidden="true">
        ${this.happened(session, part)}
        ${[...(step.mark?.arrows ?? []), ...arrows].map(([from, to]) => arrowTemplate(byId.get(from), byId.get(to)))}
        ${board.pieces.map(
          ({ id, x, y, body }) =>
            svg`<g class="piece" part="piece" data-piece=${id} transform="translate(${x} ${y})">${body}</g>`,
        )}
      </g>
      ${this.overlayHost?.labels(session, scene)}
      <g
        role="grid"
        aria-label="${this.words.term('board')}: ${session.texts.title}"
        aria-description=${this.words.term('boardHelp')}
        @pointerenter=${this.reach}
        @pointerover=${this.look}
        @focusin=${this.reach}
        @click=${this.reach}
        @keydown=${this.reach}
      >
        ${rows.map((row, r) => {
          const cells = row.flatMap((id, c) => {
            const space = byId.get(id);
            return space
              ? this.cell(
                  space,
                  c,
                  lit.has(id) ? (input?.hint(lit.get(id) ?? []) ?? '') : null,
                  marked.has(id),
                  here === id,
                )
              : [];
          });
          return cells.length > 0 ? svg`<g role="row" aria-rowindex=${r + 1}>${cells}</g>` : nothing;
        })}
      </g>
    </svg>`;
  }

  /** What this step did. Each step has a group of its own: what flashes twice in a row flashes anew. */
  private happened(session: Session, part: Box): SVGElement {
    const { at, step, shown } = session;
    if (this.traces?.at !== at)
      this.traces = { at, group: document.createElementNS('http://www.w3.org/2000/svg', 'g') };
    const { group } = this.traces;
    const flashes = shown.drawing.flashes(step.events, this.sceneAt(session));
    // Where one floor is shown, a way from another one would come out of the wall.
    const isSeen = ({ x, y }: Point): boolean => isIn(part, { x, y, width: 0, height: 0 });
    const ways = this.travels(session, at, at).filter(({ from, to }) => isSeen(from) && isSeen(to));
    render(svg`${ways.map(routeTemplate)}${flashes.map(flashTemplate)}`, group as unknown as HTMLElement);
    return group;
  }

  private cell(
    space: DrawnSpace,
    column: number,
    hint: string | null,
    marked: boolean,
    here: boolean,
  ): SVGTemplateResult {
    const lit = hint !== null;
    const { id, x, y, width, height, says, about, reach } = space;
    const names = `space ${lit ? 'lit' : ''} ${marked ? 'marked' : ''}`;
    return svg`<g role="gridcell" class=${names} part=${names}
      data-space=${id} aria-colindex=${column + 1} tabindex=${here ? 0 : -1}
      aria-label=${lit ? `${says}; ${hint || this.words.term('lit')}` : says} aria-description=${about ?? nothing}>
      ${hint ? svg`<title>${hint}</title>` : nothing}
      <rect class="hit" x=${x} y=${y} width=${width} height=${height} />
      ${reach ? svg`<rect class="reach" x=${reach.x} y=${reach.y} width=${reach.width} height=${reach.height} />` : nothing}
      ${lit ? svg`<rect class="glow" x=${x + 9} y=${y + 9} width=${width - 18} height=${height - 18} rx="6" />` : nothing}
      ${here || marked ? svg`<rect class="ring" x=${x + 4} y=${y + 4} width=${width - 8} height=${height - 8} rx="8" />` : nothing}
    </g>`;
  }

  private reason(session: Session): TemplateResult {
    const { refused } = session;
    // Seen at the place that was clicked, it is only spoken here.
    const isSeen = this.handAt(session)?.isAnswered ?? false;
    return html`<div class=${isSeen ? 'reason unseen' : 'reason'} part="reason" aria-live="polite">
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

  private readonly onKey = (event: KeyboardEvent): void => {
    const { session } = this;
    if (session) session.shown.drawing.reactions?.onKey(event, session);
  };

  private handAt(session: Session): BoardInput | null {
    const { acting } = session;
    if (acting && this.input?.session !== session)
      this.input = new acting.BoardInput(session, acting.pointing, this, this.words);
    return acting && this.input;
  }

  private readonly look = (event: Event): void => {
    const space = spaceAt(event);
    if (space !== null) this.read(space);
  };

  private read(looked: string): void {
    if (looked === this.looked) return;
    this.looked = looked;
    if (this.board?.spaces.some(({ about }) => about)) this.requestUpdate();
  }

  /** Something happened on the board. The first time in a baked case, what it means has to be loaded. */
  private readonly reach = (event: Event): void => {
    const { session } = this;
    const { key = '', ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>;
    if (!session || (key && (ctrlKey || metaKey || altKey))) return;
    const space = spaceAt(event);
    this.look(event);
    const input = this.handAt(session);
    if (!input) session.act(() => space && this.handAt(session)?.take(space, event.type, key));
    else if (space && input.take(space, event.type, key)) event.preventDefault();
  };
}

/** Whether a place is seen when only this part of the board is. */
const isIn = (part: Box, { x, y, width, height }: Box): boolean =>
  x + width / 2 > part.x &&
  x + width / 2 < part.x + part.width &&
  y + height / 2 > part.y &&
  y + height / 2 < part.y + part.height;

const spaceAt = (event: Event): string | null =>
  event.target instanceof Element ? (event.target.closest('[data-space]')?.getAttribute('data-space') ?? null) : null;
