// Hands and stacks as rows of small cards below a board.
import { html, nothing, type TemplateResult } from 'lit';
import type { CardPart, CardRow, CardView, Counter } from './board.js';
import { icon } from '../base/icons.js';

/** What a reader can do with the cards. */
export interface CardHand {
  readonly legal: readonly string[];
  /** The move of the card that is taken up. */
  readonly held: string;
  readonly take: (move: string) => void;
  /** Somebody looks at a card. */
  readonly look: (says: string) => void;
}

export function cardsTemplate(
  rows: readonly CardRow[],
  label: string,
  hand: CardHand,
): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  return html`<div class="cards" part="cards" role="group" aria-label=${label}>
    ${rows.map(
      ({ actor, name, active, groups, counters = [] }) =>
        html`<div class="seat ${active ? 'active' : ''}" data-actor=${actor}>
          <span class="seat-name">${name}</span>
          ${counters.map(gauge)}
          <div class="piles">
            ${groups.map(
              (group) =>
                html`<div class="pile">
                  <span class="cap">${group.label}</span>
                  ${
                    group.cards.length
                      ? html`<ul>
                          ${group.cards.map((card) => html`<li>${cardTemplate(card, hand)}</li>`)}
                        </ul>`
                      : nothing
                  }
                </div>`,
            )}
          </div>
        </div>`,
    )}
  </div>`;
}

const gauge = ({ label, value, of = 0, tone }: Counter): TemplateResult =>
  html`<div class="gauge">
    <span>${label}</span>
    ${pips({ count: Number(value), of }, tone)}
    <b>${value}</b>
  </div>`;

/** So many of so many. */
export const pips = ({ count, of }: { readonly count: number; readonly of: number }, tone = ''): TemplateResult =>
  html`<span class="pips ${tone}" aria-hidden="true"
    >${Array.from({ length: of }, (_, i) => html`<i class=${i < count ? 'full' : ''}></i>`)}</span
  >`;

function cardTemplate(card: CardView, { legal, held, take, look }: CardHand): TemplateResult {
  const { move = '', face, says, left, name } = card;
  const isPlayable = legal.includes(move);
  const asksFor = !isPlayable && move !== '' && legal.some((each) => each.startsWith(`${move} `));
  const classes = `card ${face} ${card.now || asksFor ? 'now' : ''} ${name === undefined ? '' : 'named'}`;
  const inside =
    face === 'down'
      ? html`<span class="card-back"></span>`
      : [cardParts(card.parts), name && html`<span class="card-title">${name}</span>`, left && pips(left)];
  const onLook = () => look(says);
  return isPlayable || asksFor
    ? html`<button
        type="button"
        class=${classes}
        aria-label=${says}
        aria-pressed=${asksFor ? held === move : nothing}
        title=${says}
        @click=${() => take(move)}
        @pointerover=${onLook}
        @focus=${onLook}
      >
        ${inside}
      </button>`
    : html`<span class=${classes} role="img" aria-label=${says} title=${says} @pointerover=${onLook}>${inside}</span>`;
}

/** The actions on a card, one below the other. */
export const cardParts = (parts: readonly CardPart[]): TemplateResult[] => parts.map(partTemplate);

const partTemplate = ({ icons, open }: CardPart): TemplateResult =>
  html`<span class="part ${open === null ? '' : open ? 'open' : 'spent'} ${icons.length > 1 ? 'either' : ''}">
    ${icons.map((name) => icon(name))}
  </span>`;
