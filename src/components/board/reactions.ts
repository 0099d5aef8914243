// Who may react now and with what, and the button that lets it pass. A board whose game has such moments brings it.
import { css, html, type TemplateResult } from 'lit';
import { passKey } from '../session/reacting.js';
import type { Reactions } from './board.js';

export const reactionsTemplate = (
  { by }: Reactions,
  heading: string,
  label: string,
  pass: () => void,
): TemplateResult =>
  html`<div class="reactions" part="reactions" role="group" aria-label=${heading}>
    <span class="cap">${heading}</span>
    <ul>
      ${by.map(({ name, cards }) => html`<li><b>${name}</b> ${cards.join(', ')}</li>`)}
    </ul>
    <button type="button" class="primary" aria-keyshortcuts=${passKey} @click=${pass}>
      ${label} <kbd aria-hidden="true">${passKey}</kbd>
    </button>
  </div>`;

export const reactionStyles = css`
  .reactions {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
    align-items: center;
    padding: 8px 14px;
    border-top: 1px solid var(--accent);
    background: var(--accent-soft);
    font-size: 14px;
  }
  .reactions ul {
    flex: 1 1 180px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .reactions kbd {
    padding: 0 5px;
    border: 1px solid currentColor;
    border-radius: 4px;
    font: 600 12px/1.4 var(--font-mono);
  }
`;
