// How much room a board has, and which of its floors is seen where there is room for one only.
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { floorsUi } from '../../../locales/en/ui-floors.js';
import type { InterfaceWords } from '../../base/interface-words.js';
import type { BoardRoom, Layout } from '../board.js';

/** Widths in CSS pixels: below the first one floor is shown, from the second on all of them in a row. */
const sheetFrom = 560;
const wideFrom = 1080;

export class FloorTabs implements ReactiveController {
  room: BoardRoom;
  /** The floor that the reader looks at, until play goes on elsewhere. */
  private picked: { readonly floor: string; readonly busy: string } | null = null;
  private watch: ResizeObserver | null = null;

  private readonly words: InterfaceWords<typeof floorsUi>;

  constructor(
    private readonly host: LitElement,
    words: InterfaceWords,
  ) {
    this.words = words.with(floorsUi);
    this.room = roomOf(host.clientWidth) ?? 'sheet';
    host.addController(this);
  }

  hostConnected(): void {
    this.watch = new ResizeObserver(([entry]) => this.measure(entry?.contentRect.width ?? 0));
    this.watch.observe(this.host);
  }

  hostDisconnected(): void {
    this.watch?.disconnect();
  }

  /** The floor to show; '' for all. A page that asks for a floor gets it. */
  floor(asked: string, layout: Layout): string {
    return asked === '' && this.isNeeded(layout) ? this.shown(layout) : asked;
  }

  tabs(asked: string, layout: Layout): TemplateResult | typeof nothing {
    if (asked !== '' || !this.isNeeded(layout)) return nothing;
    const shown = this.shown(layout);
    return html`<div class="floor-tabs" role="group" aria-label=${this.words.term('floors')}>
      ${Object.keys(layout.floors ?? {}).map(
        (floor) =>
          html`<button type="button" aria-pressed=${floor === shown} @click=${() => this.pick(floor, layout)}>
            ${this.words.term('floor', floor)}
          </button>`,
      )}
    </div>`;
  }

  private isNeeded({ busyFloor }: Layout): boolean {
    return this.room === 'narrow' && busyFloor !== undefined;
  }

  private shown({ busyFloor = '', floors = {} }: Layout): string {
    const { picked } = this;
    return picked?.busy === busyFloor && Object.hasOwn(floors, picked.floor) ? picked.floor : busyFloor;
  }

  private pick(floor: string, { busyFloor = '' }: Layout): void {
    this.picked = { floor, busy: busyFloor };
    this.host.requestUpdate();
  }

  private measure(width: number): void {
    const room = roomOf(width) ?? this.room;
    if (room === this.room) return;
    this.room = room;
    // Drawn anew at once, the board would change its own height while the observer is still at work.
    requestAnimationFrame(() => this.host.requestUpdate());
  }
}

/** Null for a board that is not laid out and has no width: it keeps what it had. */
const roomOf = (width: number): BoardRoom | null =>
  width === 0 ? null : width < sheetFrom ? 'narrow' : width < wideFrom ? 'sheet' : 'wide';
