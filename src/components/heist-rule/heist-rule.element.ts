import { html, nothing, type PropertyValues, type PropertyDeclarations } from 'lit';
import { HeistPart } from '../base/element.js';
import { controls, tokens } from '../base/tokens.styles.js';
import { ruleStyles } from './heist-rule.styles.js';
import type * as ruleText from './rule-text.js';

/**
 * One rule by its id: its text in the reader's language, in our words, and where to find it in the rulebook.
 * `brief` shows only the id; a click opens the text, and from there a reader comes to the rule look-up: a `heist-rules` on
 * the page, or the page that `<link rel="heist-rules" href="rules.html#{rule}">` names.
 *
 * @summary The text of a rule, or its id with a pop-up.
 * @event heist-look-up - The reader wants to know more about the rule; detail: { rule }.
 * @event heist-error - There is no such rule; detail: { message }.
 * @csspart id - The rule's id.
 * @csspart text - The rule's text.
 */
export class HeistRule extends HeistPart {
  static override styles = [tokens, controls, ruleStyles];
  static override properties: PropertyDeclarations = {
    rule: {},
    brief: { type: Boolean, reflect: true },
    found: { state: true },
    isOpen: { state: true },
  };

  /** The rule's id, for example `RB-WALK-1`. */
  rule = '';
  /** Shows only the id; a click opens the text. */
  brief = false;

  private found: ruleText.FoundRule | null = null;
  private isOpen = false;
  /** What shows the text, once somebody reads it. */
  private reading: (typeof ruleText & { readonly said: ruleText.RuleWords }) | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('rule') && !this.session) void this.find(this.rule);
  }

  protected override render(): unknown {
    if (!this.brief) return this.text();
    return html`<button
        type="button"
        part="id"
        popovertarget="text"
        aria-label="${this.words.term('rule')} ${this.rule}"
      >
        ${this.rule}
      </button>
      <div id="text" popover part="text" @beforetoggle=${this.onToggle}>${this.isOpen ? this.text() : nothing}</div>`;
  }

  /** Opens the text of a brief rule. */
  show(): void {
    this.renderRoot.querySelector<HTMLElement>('[popover]:not(:popover-open)')?.showPopover();
  }

  private text(): unknown {
    if (this.reading) return this.reading.textTemplate(this, this.found, this.reading.said, this.lookUp);
    void this.read();
    return this.session ? html`<span class="cap">${this.words.term('loading')}</span>` : nothing;
  }

  private async read(): Promise<NonNullable<typeof this.reading>> {
    const reading = await import('./rule-text.js');
    if (!this.reading) {
      this.reading = { ...reading, said: reading.ruleWords(this.words) };
      this.wear([reading.textStyles]);
      this.requestUpdate();
    }
    return this.reading;
  }

  private readonly lookUp = (): void => {
    this.renderRoot.querySelector<HTMLElement>('[popover]')?.hidePopover();
    this.emit('heist-look-up', { rule: this.rule }, true);
  };

  private readonly onToggle = (event: Event): void => {
    this.isOpen = (event as ToggleEvent).newState === 'open';
    const [box, button] = [event.target as HTMLElement, this.renderRoot.querySelector('button')];
    if (this.isOpen && button) void this.read().then(({ putBeside }) => putBeside(box, button.getBoundingClientRect()));
  };

  /** Of whatever game it is. */
  private async find(rule: string): Promise<void> {
    const { findRule, unknownText, said } = await this.read();
    const found = await findRule(rule, this.words.lang());
    if (rule !== this.rule || this.session) return;
    this.found = found;
    if (found.text === undefined) this.emit('heist-error', { message: unknownText(rule, said) });
  }
}
