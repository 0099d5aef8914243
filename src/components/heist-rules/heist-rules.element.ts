import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { lookUp as en, type LookUpWords } from '../../locales/en/look-up.js';
import { ruleUi } from '../../locales/en/ui-rule.js';
import { ui } from '../../locales/en/ui.js';
import { InterfaceWords } from '../base/interface-words.js';
import { spoken } from '../base/spoken.js';
import { HeistPart } from '../base/element.js';
import { controls, hidden, sheet, tokens } from '../base/tokens.styles.js';
import { define } from '../loading/elements.js';
import type { Session } from '../session/session.js';
import { rulesStyles } from './heist-rules.styles.js';
import { loadEntries, type RuleEntries, type RuleEntry } from './rule-entries.js';
import { rulesHere, type Reason } from './rules-here.js';
import { indexed, searchRules, wordsIn, type SearchIndex } from './search-rules.js';
import { messageOf } from '../../table/errors.js';

const loaders: Readonly<Record<string, () => Promise<{ readonly lookUp: LookUpWords }>>> = {
  de: () => import('../../locales/de/look-up.js'),
  nl: () => import('../../locales/nl/look-up.js'),
  fr: () => import('../../locales/fr/look-up.js'),
};

/** Entries that a search shows at most. */
const mostFound = 40;

/**
 * Every rule of a game in small entries, with a search that starts as you type. Each entry names related rules and the
 * examples that show it. With a game around it or named by `for`, it also lists what applies in the current position.
 *
 * @summary Look up a rule.
 * @event heist-looked-up - The reader opened a rule; detail: { rule }.
 * @event heist-error - There is no such game; detail: { message }.
 * @csspart sheet - The framed sheet.
 * @csspart search - The search field.
 * @csspart here - The rules that apply in the current position.
 * @csspart entry - A rule.
 */
export class HeistRules extends HeistPart {
  protected override readonly words = new InterfaceWords(this, { ...ui, ...ruleUi });
  static override styles = [tokens, sheet, controls, hidden, rulesStyles];
  static override properties: PropertyDeclarations = {
    game: {},
    rule: {},
    query: {},
    cases: {},
    book: { state: true },
    problem: { state: true },
    opened: { state: true },
  };

  /** The id of the game. Not needed inside a `heist-game`, or with `for`. */
  game = '';
  /** The id of the rule to show. */
  rule = '';
  /** What to search for. */
  query = '';
  /** The address of the folder that holds the game's cases. With it, examples can be opened. */
  cases = '';

  private book: RuleEntries | null = null;
  private problem = '';
  /** Addresses of the examples that are open. */
  private opened: ReadonlySet<string> = new Set();
  private index: SearchIndex = [];
  private said: LookUpWords = en;
  private wanted = '';
  private isAsked = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('heist-look-up', this.onLookUp);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('heist-look-up', this.onLookUp);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const id = this.game || (this.session?.shown.id ?? '');
    const wanted = `${id} ${this.words.lang()}`;
    if (id && wanted !== this.wanted) {
      this.wanted = wanted;
      void this.load(id, wanted);
    }
  }

  protected override updated(): void {
    if (!this.isAsked || !this.book) return;
    // Whoever followed a link to a rule is led to it.
    this.isAsked = false;
    const entry = this.renderRoot.querySelector<HTMLElement>('.chosen');
    this.scrollIntoView({ block: 'start' });
    entry?.focus({ preventScroll: true });
  }

  /** Shows a rule and brings it into view. */
  show(rule: string): void {
    this.rule = rule;
    this.query = '';
    this.isAsked = true;
    this.requestUpdate();
  }

  protected override render(): unknown {
    if (this.problem)
      return html`<div class="sheet" part="sheet"><p class="message" role="alert">${this.problem}</p></div>`;
    const { book, said } = this;
    if (!book) return html`<div class="sheet waiting" aria-busy="true"><span class="cap">${said.title}</span></div>`;
    const chosen = book.entries.find(({ id }) => id === this.rule);
    return html`<section class="sheet" part="sheet" lang=${book.lang} aria-label="${said.title}: ${book.title}">
      <div class="head">
        <label
          ><span class="cap">${said.search}</span>
          <input
            part="search"
            type="search"
            autocomplete="off"
            spellcheck="false"
            placeholder=${said.hint}
            .value=${this.query}
            @input=${this.onInput}
        /></label>
        ${this.chips(book)}
      </div>
      <p class="unseen" role="status">${this.query ? this.summary(this.found(book)) : nothing}</p>
      ${chosen ? this.single(chosen) : this.query.trim() ? this.results(book) : this.all(book)}
    </section>`;
  }

  /** What stands on the board is offered as a search. */
  private chips({ things }: RuleEntries): unknown {
    const position = this.session?.step.position;
    const words = position ? Object.entries(things).filter(([field]) => isThere(position[field])) : [];
    if (words.length === 0) return nothing;
    return html`<div class="chips" role="group" aria-label=${this.said.onBoard}>
      <span class="cap" aria-hidden="true">${this.said.onBoard}</span>
      ${words.map(
        ([, word]) =>
          html`<button type="button" aria-pressed=${this.query === word} @click=${() => this.search(word)}>
            ${word}
          </button>`,
      )}
    </div>`;
  }

  private found({ also }: RuleEntries): readonly RuleEntry[] {
    const here = new Set(this.session ? rulesHere(this.session).keys() : []);
    const stop = new Set(wordsIn(this.said.stop));
    return searchRules(this.index, this.query, { also, stop, here });
  }

  private summary(found: readonly RuleEntry[]): string {
    return found.length > 0 ? this.said.found(found.length) : this.said.none(this.query.trim());
  }

  private results(book: RuleEntries): TemplateResult {
    const found = this.found(book);
    if (found.length === 0) return html`<p class="none">${this.summary(found)}</p>`;
    return html`<ul class="entries">
      ${found.slice(0, mostFound).map((entry) => html`<li>${this.entry(entry)}</li>`)}
    </ul>`;
  }

  private single(entry: RuleEntry): TemplateResult {
    return html`<p class="way">
        <button type="button" @click=${() => this.choose('')}>← ${this.said.back}</button>
      </p>
      <div class="entries"><div class="chosen" tabindex="-1">${this.entry(entry, true)}</div></div>`;
  }

  private all({ entries }: RuleEntries): unknown {
    const kinds = [...new Set(entries.map(({ kind }) => kind))];
    return html`${this.session ? this.here(this.session, entries) : nothing}
    ${kinds.map((kind) => {
      const group = entries.filter((entry) => entry.kind === kind);
      return html`<details class="group">
        <summary><b>${this.said.kinds[kind] ?? kind}</b> <small>${group.length}</small></summary>
        <ul class="entries">
          ${group.map((entry) => html`<li>${this.entry(entry)}</li>`)}
        </ul>
      </details>`;
    })}`;
  }

  private here(session: Session, entries: readonly RuleEntry[]): unknown {
    const listed = [...rulesHere(session)].flatMap(([id, reason]): [RuleEntry, Reason][] => {
      const entry = entries.find((each) => each.id === id);
      return entry ? [[entry, reason]] : [];
    });
    if (listed.length === 0) return nothing;
    return html`<section class="here" part="here" aria-label=${this.said.here}>
      <h3>${this.said.here}</h3>
      <ul class="entries">
        ${listed.map(([entry, reason]) => html`<li>${this.entry(entry, false, reason)}</li>`)}
      </ul>
    </section>`;
  }

  private entry(entry: RuleEntry, isOpen = false, reason?: Reason): TemplateResult {
    const { id, title, text, more, source, lang } = entry;
    return html`<article part="entry" lang=${lang ?? nothing}>
      <p class="about">
        <code>${id}</code>
        ${title}${reason ? html` <span class="reason ${reason}">${this.said[reason]}</span>` : nothing}
      </p>
      <p class="text">${text}</p>
      ${more && isOpen ? html`<p class="answer"><b>${this.said.answer}:</b> ${more}</p>` : nothing}
      ${source ? html`<small>${this.words.term('ruleSource', source)}</small>` : nothing}
      ${isOpen ? this.links(entry) : this.opener(entry)}
    </article>`;
  }

  private opener({ id, see, examples, more }: RuleEntry): unknown {
    if (see.length === 0 && examples.length === 0 && !more) return nothing;
    return html`<button
      type="button"
      class="link"
      aria-label="${this.said.more}: ${id}"
      @click=${() => this.choose(id)}
    >
      ${this.said.more}
    </button>`;
  }

  private links({ see, examples }: RuleEntry): TemplateResult {
    const related = see.flatMap((id) => this.book?.entries.find((entry) => entry.id === id) ?? []);
    return html`${
      examples.length
        ? html`<h4>${this.said.examples}</h4>
            <ul class="examples" lang=${this.words.lang()}>
              ${examples.map((example) => html`<li>${this.example(example)}</li>`)}
            </ul>`
        : nothing
    }
    ${
      related.length
        ? html`<h4>${this.said.related}</h4>
            <ul class="related">
              ${related.map(
                ({ id, text, lang }) =>
                  html`<li>
                    <button type="button" @click=${() => this.choose(id)}>
                      <code>${id}</code> <span lang=${lang ?? nothing}>${text}</span>
                    </button>
                  </li>`,
              )}
            </ul>`
        : nothing
    }`;
  }

  private example({ file, title: written }: RuleEntry['examples'][number]): TemplateResult | string {
    const title = spoken(written, this.words.lang());
    if (!this.cases) return title;
    const src = `${this.cases.replace(/\/?$/, '/')}${file}.yaml`;
    return html`<button
        type="button"
        class="link"
        aria-expanded=${this.opened.has(src)}
        @click=${() => void this.toggle(src)}
      >
        ${title}
      </button>
      ${this.opened.has(src) ? html`<heist-case src=${src}></heist-case>` : nothing}`;
  }

  private async toggle(src: string): Promise<void> {
    const opened = new Set(this.opened);
    if (!opened.delete(src)) opened.add(src);
    await define(['heist-case']);
    this.opened = opened;
  }

  private choose(rule: string): void {
    this.rule = rule;
    this.opened = new Set();
    this.isAsked = rule !== '';
    this.emit('heist-looked-up', { rule });
  }

  private search(query: string): void {
    this.query = this.query === query ? '' : query;
    this.rule = '';
  }

  private readonly onInput = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value;
    this.rule = '';
  };

  /** Some rule on the page is asked for. The first look-up that has it answers. */
  private readonly onLookUp = (event: Event): void => {
    const { rule } = (event as CustomEvent<{ rule: string }>).detail;
    if (event.defaultPrevented || !this.book?.entries.some(({ id }) => id === rule)) return;
    event.preventDefault();
    this.choose(rule);
    this.query = '';
  };

  private async load(game: string, wanted: string): Promise<void> {
    try {
      const lang = this.words.lang();
      const said = loaders[lang.split('-')[0] ?? ''];
      const [book, words] = await Promise.all([loadEntries(game, lang), said?.().catch(() => null)]);
      if (wanted !== this.wanted) return;
      this.said = words?.lookUp ?? en;
      this.index = indexed(book.entries);
      this.problem = '';
      this.book = book;
      this.isAsked &&= this.rule !== '';
    } catch (error) {
      const message = messageOf(error);
      this.problem = message;
      this.emit('heist-error', { message });
    }
  }
}

/** Whether a field of a position holds anything. */
const isThere = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : Boolean(value);
