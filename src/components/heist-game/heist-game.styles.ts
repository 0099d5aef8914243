import { css } from 'lit';

export const gameStyles = css`
  :host {
    container-type: inline-size;
  }
  .waiting {
    display: grid;
    place-items: center;
    min-height: 320px;
  }
  .problem {
    margin-bottom: var(--gap);
  }
  .layout {
    display: grid;
    gap: var(--gap);
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .titled {
    display: contents;
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
  /* On a phone, what can be done stays on the screen while the board is on it. */
  @container (max-width: 819px) {
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
  .share {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: var(--gap);
  }
  .share output {
    font-size: 13px;
    overflow-wrap: anywhere;
    user-select: all;
  }
  @media print {
    .share {
      display: none;
    }
    .layout,
    .side {
      display: block;
    }
    .layout > * + *,
    .side > * + * {
      margin-top: var(--gap);
    }
    /* Firefox does not know how to keep a heading with what follows it. */
    .titled {
      display: block;
      break-inside: avoid;
    }
    heist-moves {
      display: none;
    }
  }
`;
