// What a game shows when the page puts nothing inside it: the board, the replay bar, and beside them what tells about it.
import { css, html, nothing, type TemplateResult } from 'lit';
import { spoken } from '../base/spoken.js';
import type { Session } from '../session/session.js';

/** The title above a board. */
export const titleOf = ({ title, lang }: Pick<Session, 'title' | 'lang'>): TemplateResult | typeof nothing =>
  title ? html`<h2 class="title">${spoken(title, lang)}</h2>` : nothing;

export function defaultLayout(open: Session, board: TemplateResult): TemplateResult {
  // A game that does not speak the language of the page is English, and says so.
  const lang = (open.lang.split('-')[0] ?? '') in open.shown.words ? nothing : 'en';
  return html`<div class="layout" part="layout" data-game-lang=${lang}>
    ${titleOf(open)} ${board}
    <heist-replay></heist-replay>
    <div class="side">
      <heist-tracker></heist-tracker>
      ${open.kind === 'play' ? html`<heist-moves></heist-moves><heist-guide></heist-guide>` : nothing}
      <heist-log></heist-log>
    </div>
  </div>`;
}

export const layoutStyles = css`
  .layout {
    display: grid;
    gap: var(--gap);
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .title {
    grid-column: 1 / -1;
    margin: 0;
    font: 650 19px/1.3 var(--font-label);
    letter-spacing: -0.005em;
    text-wrap: balance;
  }
  .side {
    display: grid;
    gap: var(--gap);
    min-width: 0;
  }
  /* On a phone, what can be done stays on the screen while the board is on it. A bar that sticks keeps its margin inside
     the layout: the margin, which the board takes back, lets the bar rise no further than leaves the board its share. */
  @container (max-width: 819px) {
    .layout {
      --board-share: 70svh;
      display: flex;
      flex-direction: column;
      align-items: stretch;
    }
    .layout:has(> .side > heist-moves, > .lesson) heist-floor {
      margin-bottom: calc(var(--gap) - var(--board-share));
    }
    .side > heist-moves,
    .layout > .lesson {
      margin-top: calc(var(--board-share) - var(--gap));
    }
    .side {
      display: contents;
    }
    .layout > * {
      order: 2;
    }
    .layout > :is(.title, heist-floor) {
      order: 0;
    }
    .side > * {
      order: 2;
    }
    .side > heist-moves {
      order: 1;
      position: sticky;
      bottom: 0;
      z-index: 3;
      max-height: 30vh;
      overflow: auto;
      border-radius: var(--radius);
      box-shadow: 0 -6px 22px light-dark(#12304f33, #000a);
    }
  }
  /* The board with its replay bar below, as of a film; beside them what tells about it. */
  @container (min-width: 820px) {
    .layout {
      grid-template-columns: minmax(0, 1fr) minmax(300px, 34%);
      grid-template-rows: auto 1fr;
    }
    .layout:has(.title) {
      grid-template-rows: auto auto 1fr;
    }
    .side {
      display: flex;
      flex-direction: column;
      align-self: stretch;
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    /* The log takes what room the board leaves beside it, and scrolls. */
    .side > heist-log {
      display: flex;
      flex: 1 1 220px;
      flex-direction: column;
      min-height: 0;
      --heist-log-height: none;
    }
    .layout:has(.title) .side {
      grid-row: 2 / span 2;
    }
    heist-replay {
      align-self: start;
    }
  }
  @media print {
    .layout,
    .side {
      display: block;
    }
    .layout > * + *,
    .side > * + * {
      margin-top: var(--gap);
    }
    /* Firefox does not know how to keep a heading with what follows it: so it asks for the board's room itself. */
    .title {
      break-inside: avoid;
      padding-bottom: 180mm;
      margin-bottom: -180mm;
    }
    heist-moves {
      display: none;
    }
  }
`;
