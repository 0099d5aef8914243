import { html, nothing, render, type PropertyValues, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ui } from '../../locales/en/ui.js';
import { playUi } from '../../locales/en/ui-play.js';
import { InterfaceWords } from '../base/interface-words.js';
import { briefRule } from '../base/brief-rule.js';
import { HeistPart } from '../base/element.js';
import { icon } from '../base/icons.js';
import { goOnKey } from '../session/keyboard-shortcuts.js';
import type { Pacing } from '../session/pacing.js';
import { costText } from '../board/acting/move-cost.js';
import type { Acting, Refused, Session } from '../session/session.js';
import { controls, sheet, tokens } from '../base/tokens.styles.js';
import { movesStyles } from './heist-moves.styles.js';
import { groupedMoves, type MoveItem } from './move-groups.js';

/**
 * Every legal move as a button, grouped by verb; a long choice is folded. Below that, what is not possible now, and why.
 *
 * @summary The moves that are possible, and why others are not.
 * @csspart sheet - The framed sheet.
 * @csspart move - A move.
 * @csspart fold - A long choice: its moves come to light when it is opened.
 */
export class HeistMoves extends HeistPart {
  protected override readonly words = new InterfaceWords(this, { ...ui, ...playUi });

  static override styles = [tokens, sheet, controls, movesStyles];

  static override properties: PropertyDeclarations = { brief: { type: Boolean, reflect: true } };

  /** Only the buttons: no frame, no heading, no list of what is not possible. */
  brief = false;

  /** Move, or group of moves -> where it is drawn, and where it was drawn before. */
  private places = new Map<string, HTMLElement>();
  private placesBefore = this.places;

  protected override render(): unknown {
    const { session } = this;
    if (!session) return nothing;
    const { acting, legal } = session;
    if (!acting) {
      session.act();
      return nothing;
    }
    this.placesBefore = this.places;
    this.places = new Map();
    const label = (move: string) => session.shown.drawing.label(move, session.scene());
    const buttons = session.pacing?.isUnderway
      ? this.goOn(session.pacing)
      : this.group(groupedMoves(legal, label), session, acting);
    if (this.brief) return html`<div role="group" aria-label=${this.words.term('possible')}>${buttons}</div>`;
    const refused = refusedWishes(session, acting);
    return html`<section class="sheet" part="sheet" role="group" aria-label=${this.words.term('moves')}>
      <div class="head">
        <h3>${this.words.term('possible')}</h3>
        <span class="cap">${legal.length}</span>
      </div>
      ${legal.length === 0 && !session.pacing?.isUnderway ? html`<p class="none">${this.words.term('noMoves')}</p>` : nothing}
      ${buttons}
      ${
        refused.length === 0
          ? nothing
          : html`<details class="refused" @toggle=${() => session.lookUp()}>
              <summary>${this.words.term('impossible')}</summary>
              <ul>
                ${refused.map((no) => html`<li>${this.refusedTemplate(no, session)}</li>`)}
              </ul>
            </details>`
      }
    </section>`;
  }

  /** A button that was pressed and is gone hands the focus on, so that a keyboard stays where it was. */
  protected override update(changed: PropertyValues<this>): void {
    const hadFocus = Boolean((this.renderRoot as ShadowRoot).activeElement?.closest('.group'));
    super.update(changed);
    if (hadFocus && !(this.renderRoot as ShadowRoot).activeElement)
      this.renderRoot.querySelector<HTMLElement>('.group button')?.focus({ preventScroll: true });
  }

  private goOn(pacing: Pacing): TemplateResult {
    return html`<div class="group">
      <button type="button" part="move" class="primary" aria-keyshortcuts=${goOnKey} @click=${() => pacing.goOn()}>
        ${this.words.term('goOn')} <kbd aria-hidden="true">${goOnKey}</kbd>
      </button>
    </div>`;
  }

  private group(items: readonly MoveItem[], session: Session, acting: Acting): TemplateResult {
    return html`<div class="group">
      ${items.map((item) => {
        if (typeof item === 'string') return this.kept(item, this.button(item, session, acting));
        const path = acting.pointing.icon(item.first);
        return this.kept(
          `${item.key} …`,
          html`<details class="fold" part="fold">
            <summary>${path ? icon(path) : nothing} ${item.name} <span class="cap">${item.count}</span></summary>
            ${this.group(item.items, session, acting)}
          </details>`,
        );
      })}
    </div>`;
  }

  /** A button never turns into that of another move below the reader's finger, and a fold stays open. */
  private kept(key: string, body: TemplateResult): HTMLElement {
    const place = this.placesBefore.get(key) ?? document.createElement('div');
    this.places.set(key, place);
    render(body, place);
    return place;
  }

  private button(move: string, session: Session, { pointing }: Acting): TemplateResult {
    const path = pointing.icon(move);
    const cost = costText(move, session);
    return html`<button
      type="button"
      part="move"
      class=${move === 'next' ? 'primary' : ''}
      @click=${() => session.play(move, true)}
    >
      ${path ? icon(path) : nothing} ${session.shown.drawing.label(move, session.scene())}
      ${cost ? html`<span class="cost">${cost}</span>` : nothing}
    </button>`;
  }

  private refusedTemplate({ move, text, rule }: Refused, session: Session): TemplateResult {
    return html`<b>${session.shown.drawing.label(move, session.scene())}</b>
      <span>${text} ${briefRule(session, rule)}</span>`;
  }
}

function refusedWishes(session: Session, { pointing }: Acting): Refused[] {
  if (session.kind === 'diagram') return [];
  const wishes = [...new Set(pointing.wishes(session.scene()))];
  return wishes.flatMap((move) => session.why(move) ?? []).filter(({ rule }) => rule !== null);
}
