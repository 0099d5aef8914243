// Hands and stacks as rows of small cards below a board.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { CardPart, CardRow, CardView } from './board.js';
import { icon } from './icons.js';

export function cardsTemplate(
  rows: readonly CardRow[],
  label: string,
  legal: readonly string[],
  play: (move: string) => void,
): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  return html`<div class="cards" part="cards" role="group" aria-label=${label}>
    ${rows.map(
      ({ actor, name, active, groups }) =>
        html`<div class=${classMap({ seat: true, active })} data-actor=${actor}>
          <span class="seat-name">${name}</span>
          <div class="piles">
            ${groups.map(
              (group) =>
                html`<div class="pile">
                  <span class="cap">${group.label}</span>
                  <ul>
                    ${group.cards.map((card) => html`<li>${cardTemplate(card, legal, play)}</li>`)}
                  </ul>
                </div>`,
            )}
          </div>
        </div>`,
    )}
  </div>`;
}

function cardTemplate(card: CardView, legal: readonly string[], play: (move: string) => void): TemplateResult {
  const { move, face, says, now } = card;
  const classes = classMap({ card: true, down: face === 'down', seen: face === 'seen', now: now === true });
  const inside = face === 'down' ? html`<span class="card-back"></span>` : card.parts.map(partTemplate);
  return move !== undefined && legal.includes(move)
    ? html`<button type="button" class=${classes} aria-label=${says} title=${says} @click=${() => play(move)}>
        ${inside}
      </button>`
    : html`<span class=${classes} role="img" aria-label=${says} title=${says}>${inside}</span>`;
}

const partTemplate = ({ icons, open }: CardPart): TemplateResult =>
  html`<span class=${classMap({ part: true, spent: open === false, open: open === true, either: icons.length > 1 })}>
    ${icons.map((name) => icon(name))}
  </span>`;
