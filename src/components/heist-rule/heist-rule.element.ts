import { html, nothing, type PropertyValues, type TemplateResult, type PropertyDeclarations } from 'lit';
import { HeistPart } from '../base/element.js';
import { gameOfRule } from '../loading/games.js';
import type { Session } from '../session/session.js';
import { controls, tokens } from '../base/tokens.styles.js';
import { ruleStyles } from './heist-rule.styles.js';

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

  private found: Found | null = null;
  private isOpen = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('rule') && !this.session) void this.find();
  }

  protected override render(): unknown {
    const found = this.session?.rule(this.rule) ?? this.found;
    if (!this.brief) return found ? this.full(found) : nothing;
    return html`<button
        type="button"
        part="id"
        popovertarget="text"
        aria-label="${this.words.term('rule')} ${this.rule}"
      >
        ${this.rule}
      </button>
      <div id="text" popover part="text" @beforetoggle=${this.onToggle}>
        ${this.isOpen && found ? this.full(found) : nothing}
      </div>`;
  }

  /** Opens the text of a brief rule. */
  show(): void {
    this.renderRoot.querySelector<HTMLElement>('[popover]:not(:popover-open)')?.showPopover();
  }

  private full({ text, source }: Found): TemplateResult {
    if (text === undefined) {
      // What is being played, and a case that was baked, bring only what they need.
      if (this.session?.lookUp()) return html`<span class="cap">${this.words.term('loading')}</span>`;
      return html`<span class="unknown">${this.words.term('ruleUnknown', this.rule)}</span>`;
    }
    return html`<code part="id">${this.rule}</code>
      <span part="text">${text}</span>
      ${source ? html`<small>${this.words.term('ruleSource', source)}</small>` : nothing}
      ${this.brief ? this.way() : nothing}`;
  }

  /** To the rule look-up: on this page, or where the page says that there is one. */
  private way(): unknown {
    if (document.querySelector('heist-rules'))
      return html`<button type="button" class="way" @click=${this.lookUp}>${this.words.term('lookUp')}</button>`;
    const page = document.querySelector<HTMLLinkElement>('link[rel=heist-rules]')?.getAttribute('href');
    if (!page) return nothing;
    const address = page.replace('{rule}', encodeURIComponent(this.rule));
    return html`<a class="way" href=${address}>${this.words.term('lookUp')}</a>`;
  }

  private readonly lookUp = (): void => {
    this.renderRoot.querySelector<HTMLElement>('[popover]')?.hidePopover();
    this.emit('heist-look-up', { rule: this.rule }, true);
  };

  private readonly onToggle = (event: Event): void => {
    this.isOpen = (event as ToggleEvent).newState === 'open';
    if (!this.isOpen) return;
    const box = event.target as HTMLElement;
    const button = this.renderRoot.querySelector('button')?.getBoundingClientRect();
    if (!button) return;
    // Anchored by hand: CSS anchors are not everywhere yet.
    const width = Math.min(340, innerWidth - 16);
    box.style.setProperty('width', `${width}px`);
    box.style.setProperty('left', `${Math.max(8, Math.min(button.right - width, innerWidth - width - 8))}px`);
    box.style.setProperty('top', `${Math.min(button.bottom + 6, innerHeight - 120)}px`);
  };

  private async find(): Promise<void> {
    const { rule } = this;
    const found = await ruleOf(rule, this.words.lang());
    if (rule !== this.rule || this.session) return;
    this.found = found;
    if (found.text === undefined) this.emit('heist-error', { message: this.words.term('ruleUnknown', rule) });
  }
}

type Found = ReturnType<Session['rule']>;

async function ruleOf(rule: string, lang: string): Promise<Found> {
  const game = await gameOfRule(rule);
  if (!game) return { text: undefined, source: undefined };
  return (await import('../loading/load-rules.js')).ruleNamed(game.id, rule, lang);
}
