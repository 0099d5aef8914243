import { html, nothing, type PropertyValues, type TemplateResult, type PropertyDeclarations } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { ui } from '../../locales/en/ui.js';
import { learningUi } from '../../locales/en/ui-learning.js';
import { InterfaceWords } from '../base/interface-words.js';
import { procedureName } from '../../notation/procedure-name.js';
import { sentence } from '../../notation/sentence.js';
import { InputError, messageOf } from '../../table/errors.js';
import type { ReadableGame, RunningGame } from '../../table/game.js';
import type { Table } from '../../table/table.js';
import { StandaloneElement } from '../base/standalone-element.js';
import { orderInForce } from '../../machines/chart/order-in-force.js';
import type { OrderVerdict } from '../../verify/order/try-change.js';
import { beginning, compareOrders, homeOf, type Beginning, type Reordering, type OrderRun } from './reorder.js';
import type { OrderSearcher } from './search-order.js';
import type { Session } from '../session/session.js';
import { controls, sheet, tokens } from '../base/tokens.styles.js';
import { orderStyles } from './heist-order.styles.js';

/**
 * The steps of a procedure as a list that readers reorder by dragging or by keyboard. It plays the position in the
 * order in force (the rulebook's, or that of its options) and in the reader's, shows the first difference side by side,
 * and then searches other positions: one position alone never decides.
 *
 * @summary What happens if the steps come in a different order?
 * @event heist-error - The position cannot be played; detail: { message }.
 * @event heist-reorder - The reader changed the order; detail: { procedure, order, differs }.
 * @csspart sheet - The framed sheet.
 * @csspart step - A step.
 * @event heist-verdict - The search is over; detail: { procedure, order, verdict, grade, proved, tried }.
 * @csspart runs - The two runs.
 * @csspart verdict - What the search found.
 */
export class HeistOrder extends StandaloneElement {
  protected override readonly words = new InterfaceWords(this, { ...ui, ...learningUi });

  static override styles = [tokens, sheet, controls, orderStyles];
  static override properties: PropertyDeclarations = {
    procedure: {},
    search: { attribute: false },
    order: { state: true },
    searched: { state: true },
    readable: { state: true },
  };

  /** The procedure (default: the game's first). */
  procedure = '';

  /** Searches for a position that shows a difference; a page with a worker can hand the question to it. */
  search: OrderSearcher | null = null;

  private order: readonly string[] = [];
  private searched: Searched | null = null;
  private searching: AbortController | null = null;
  private readable: ReadableGame | null = null;
  private dragged = '';
  /** The game and the options that were shown last. */
  private asked: string | undefined;
  private found: { readonly procedure: string; readonly from: Table; readonly begun: Beginning | null } | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const options = this.session?.tableOf()?.raw.options;
    const asked = options ? JSON.stringify([this.session?.game?.id, options]) : this.asked;
    // What was found in another game or under other options says nothing here.
    const isOther = this.asked !== undefined && asked !== this.asked;
    this.asked = asked;
    if (isOther || changed.has('procedure')) this.restore();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.searching?.abort();
  }

  private restore(): void {
    this.searching?.abort();
    this.order = [];
    this.searched = null;
  }

  protected override render(): unknown {
    if (this.problem) return this.message(this.problem);
    const { session } = this;
    if (!session) return html`<slot></slot>`;
    const { game } = session;
    const table = session.tableOf();
    if (!game || !table) {
      session.wake();
      return nothing;
    }
    const { readable } = this;
    if (readable?.id !== game.id) {
      void this.loadReader(game);
      return nothing;
    }
    const name = this.procedure || (Object.keys(game.procedures)[0] ?? '');
    if (!game.procedures[name])
      return this.message(this.words.term('orderUnknown', name, Object.keys(game.procedures).join(', ')));
    const base = orderInForce(game, table.raw.options, name);
    const order = this.order.length === base.length ? this.order : base;
    const home = homeOf(game, name, table) ?? '';
    const isChanged = order.some((step, i) => step !== base[i]);
    return html`<section class="sheet" part="sheet" role="group" aria-label=${this.words.term('order')}>
      <div class="head">
        <h3>${this.words.term('order')}</h3>
        <span class="cap">${procedureName(name, session.texts)}</span>
      </div>
      <ol>
        ${repeat(
          order,
          (step) => step,
          (step, i) => this.step(step, i, order, session.texts.flow[`${home}.${step}`] ?? step, step !== base[i], name),
        )}
      </ol>
      ${isChanged ? html`<p class="back"><button type="button" @click=${() => this.restore()}>${this.words.term('reset')}</button></p>` : nothing}
      <div aria-live="polite" part="runs">
        ${this.verdict()}
        ${this.runs(session, isChanged, name, () => {
          const begun = this.begun(readable, name, table);
          return begun && compareOrders(readable, name, begun, order);
        })}
      </div>
    </section>`;
  }

  /** Orders are options, and options have to be read. */
  private async loadReader(game: RunningGame): Promise<void> {
    const { withReader } = await import('../loading/load-rules.js');
    this.readable = await withReader(game);
  }

  /** Where the procedure begins, found once. */
  private begun(game: ReadableGame, procedure: string, table: Table): Beginning | null {
    if (this.found?.procedure !== procedure || this.found.from !== table)
      this.found = { procedure, from: table, begun: beginning(game, procedure, table) };
    return this.found.begun;
  }

  private step(
    step: string,
    i: number,
    order: readonly string[],
    name: string,
    moved: boolean,
    procedure: string,
  ): TemplateResult {
    const to = (place: number) => this.move(order, i, place, procedure, step);
    return html`<li
      part="step"
      class=${classMap({ moved })}
      draggable="true"
      data-step=${step}
      @dragstart=${() => (this.dragged = step)}
      @dragover=${(event: Event) => event.preventDefault()}
      @drop=${(event: Event) => {
        event.preventDefault();
        if (order.includes(this.dragged)) this.move(order, order.indexOf(this.dragged), i, procedure, this.dragged);
      }}
    >
      <span class="number">${i + 1}</span><span class="name">${name}</span>
      <button
        type="button"
        class="up"
        ?disabled=${i === 0}
        aria-label=${this.words.term('up', name)}
        @click=${() => to(i - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        class="down"
        ?disabled=${i === order.length - 1}
        aria-label=${this.words.term('down', name)}
        @click=${() => to(i + 1)}
      >
        ↓
      </button>
    </li>`;
  }

  private move(order: readonly string[], from: number, to: number, procedure: string, step: string): void {
    const next = order.filter((_, i) => i !== from);
    next.splice(to, 0, step);
    this.order = next;
    void this.judge(procedure, next);
    const way = to < from ? '.up' : '.down';
    void this.updateComplete.then(() => {
      const buttons = [
        ...this.renderRoot.querySelectorAll<HTMLButtonElement>(`[data-step="${CSS.escape(step)}"] button`),
      ];
      (
        buttons.find((button) => button.matches(way) && !button.disabled) ?? buttons.find((button) => !button.disabled)
      )?.focus();
      this.emit('heist-reorder', {
        procedure,
        order: next,
        differs: this.renderRoot.querySelector('.difference') !== null,
      });
    });
  }

  /** Searches for a difference; a newer order replaces an older question. */
  private async judge(procedure: string, other: readonly string[]): Promise<void> {
    this.searching?.abort();
    const { session } = this;
    const table = session?.tableOf();
    this.searched = null;
    if (!session?.game || !table) return;
    const base = orderInForce(session.game, table.raw.options, procedure);
    if (other.every((step, i) => step === base[i])) return;
    const searching = (this.searching = new AbortController());
    this.searched = { tried: 0 };
    const onProgress = ({ done }: { readonly done: number }) => {
      if (!searching.signal.aborted) this.searched = { tried: done };
    };
    const { options } = table.position;
    try {
      const search = this.search ?? (await import('./search-order.js')).searchOrder;
      const verdict = await search(
        { game: session.game.id, options, procedure, other },
        { onProgress, signal: searching.signal },
      );
      if (searching.signal.aborted) return;
      this.searched = { verdict };
      const { verdict: found, grade, proved, tried } = verdict;
      this.emit('heist-verdict', { procedure, order: other, verdict: found, grade, proved, tried });
    } catch (error) {
      if (!searching.signal.aborted) this.searched = { problem: messageOf(error) };
    }
  }

  /** What the search says: the only thing here that may say that an order is safe. */
  private verdict(): TemplateResult | typeof nothing {
    const { searched } = this;
    if (!searched) return nothing;
    if ('problem' in searched) return this.message(searched.problem);
    if ('tried' in searched)
      return html`<p class="searching" part="verdict">${this.words.term('orderSearching', searched.tried)}</p>`;
    const { verdict, grade, proved, tried, witness } = searched.verdict;
    const positions = tried.met + tried.written;
    if (verdict !== 'matters')
      return proved
        ? html`<p class="same" part="verdict">${this.words.term('orderProved')}</p>`
        : html`<p class="searching" part="verdict">${this.words.term('orderNoneFound', positions)}</p>`;
    return html`<p class="difference" part="verdict">
      ${this.words.term('orderMatters', this.words.term(gradeTerms[grade]))}
      ${witness ? html`<code>${written(witness.cases[0].start)}</code>` : nothing}
    </p>`;
  }

  private runs(session: Session, isChanged: boolean, name: string, compare: () => Reordering | null): TemplateResult {
    let comparison: Reordering | null;
    try {
      comparison = compare();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return this.message(error.message);
    }
    if (!comparison) return html`<p class="here">${this.words.term('orderNotReached')}</p>`;
    const { difference, first } = comparison;
    const isBook = comparison.base.order.every((step, i) => step === session.game?.procedures[name]?.[i]);
    return html`<p class=${difference ? 'difference' : 'here'} ?hidden=${!isChanged}>
        ${
          difference
            ? html`${this.words.term('firstDifference')}: <code>${difference.field}</code>
                <b>${written(difference.base)}</b> ≠ <b>${written(difference.yours)}</b>`
            : this.words.term('sameOrder')
        }
      </p>
      <div class="runs">
        ${this.run(this.words.term(isBook ? 'bookOrder' : 'orderInForce'), comparison.base, first.base, session)}
        ${this.run(this.words.term('yourOrder'), comparison.yours, first.yours, session)}
      </div>
      ${comparison.base.choices.length > 0 ? html`<p class="choices">${this.words.term('sameChoices')}</p>` : nothing}`;
  }

  private run(title: string, { events, broken }: OrderRun, odd: number, session: Session): TemplateResult {
    return html`<div>
      <h4>${title}</h4>
      <ul>
        ${events.map((event, i) => html`<li class=${i === odd ? 'odd' : ''}>${sentence(event, session.texts)} <heist-rule brief .session=${session} rule=${event.rule}></heist-rule></li>`)}
        ${events.length === 0 ? html`<li>${this.words.term('nothingThere')}</li>` : nothing}
        ${broken === undefined ? nothing : html`<li class="odd">${this.words.term('orderBroken', broken)}</li>`}
      </ul>
    </div>`;
  }
}

const gradeTerms = {
  same: 'sameOrder',
  over: 'orderOver',
  log: 'orderLog',
  position: 'orderPosition',
  outcome: 'orderOutcome',
} as const;

/** How far the search is, what it found, or why it failed. */
type Searched = { readonly tried: number } | { readonly verdict: OrderVerdict } | { readonly problem: string };

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
