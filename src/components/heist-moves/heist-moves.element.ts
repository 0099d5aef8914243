import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { HeistPart } from '../base/element.js';
import { icon } from '../base/icons.js';
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
  static override styles = [tokens, sheet, controls, movesStyles];

  protected override render(): unknown {
    const { session } = this;
    if (!session) return nothing;
    const { acting, legal } = session;
    if (!acting) {
      session.act();
      return nothing;
    }
    const refused = refusedWishes(session, acting);
    const label = (move: string) => session.shown.drawing.label(move, session.scene());
    return html`<section class="sheet" part="sheet" role="group" aria-label=${this.words.term('moves')}>
      <div class="head">
        <h3>${this.words.term('possible')}</h3>
        <span class="cap">${legal.length}</span>
      </div>
      ${legal.length === 0 ? html`<p class="none">${this.words.term('noMoves')}</p>` : nothing}
      ${this.group(groupedMoves(legal, label), session, acting)}
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

  private group(items: readonly MoveItem[], session: Session, acting: Acting): TemplateResult {
    return html`<div class="group">
      ${repeat(
        items,
        (item) => (typeof item === 'string' ? item : `${item.key} …`),
        (item) => {
          if (typeof item === 'string') return this.button(item, session, acting);
          const path = acting.pointing.icon(item.first);
          return html`<details class="fold" part="fold">
            <summary>${path ? icon(path) : nothing} ${item.name} <span class="cap">${item.count}</span></summary>
            ${this.group(item.items, session, acting)}
          </details>`;
        },
      )}
    </div>`;
  }

  private button(move: string, session: Session, { pointing }: Acting): TemplateResult {
    const path = pointing.icon(move);
    return html`<button
      type="button"
      part="move"
      class=${move === 'next' ? 'primary' : ''}
      @click=${() => session.play(move, true)}
    >
      ${path ? icon(path) : nothing} ${session.shown.drawing.label(move, session.scene())}
    </button>`;
  }

  private refusedTemplate({ move, text, rule }: Refused, session: Session): TemplateResult {
    return html`<b>${session.shown.drawing.label(move, session.scene())}</b>
      <span>${text} ${rule ? html`<heist-rule brief .session=${session} rule=${rule}></heist-rule>` : nothing}</span>`;
  }
}

function refusedWishes(session: Session, { pointing }: Acting): Refused[] {
  if (session.kind === 'diagram') return [];
  const wishes = [...new Set(pointing.wishes(session.scene()))];
  return wishes.flatMap((move) => session.why(move) ?? []).filter(({ rule }) => rule !== null);
}
