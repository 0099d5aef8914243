import { css } from 'lit';

export const movesStyles = css`
  .group {
    display: flex;
    flex-wrap: wrap;
    gap: 7px;
    padding: 10px 14px 12px;
  }
  .group:not(:has(*)) {
    display: none;
  }
  .group > div {
    display: contents;
  }
  /* Closed it is a button among buttons; open it is a tray with a row of its own. */
  .fold {
    border: 1px solid var(--line);
    border-radius: 7px;
    background: var(--raised);
    max-width: 100%;
  }
  .fold[open] {
    flex: 1 1 100%;
    background: transparent;
  }
  .fold > summary {
    display: flex;
    align-items: center;
    gap: 7px;
    min-height: 32px;
    padding: 0 12px;
    border-radius: 6px;
    font: inherit;
    font-size: 14px;
    list-style: none;
  }
  .fold > summary::-webkit-details-marker {
    display: none;
  }
  .fold > summary::after {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    margin: -3px 2px 0;
    border: solid var(--ink-soft);
    border-width: 0 1.8px 1.8px 0;
    transform: rotate(45deg);
  }
  .fold[open] > summary::after {
    margin-top: 3px;
    transform: rotate(225deg);
  }
  .fold > summary:hover {
    background: color-mix(in srgb, var(--accent) 9%, var(--raised));
  }
  .fold .cap {
    margin-left: auto;
    padding-left: 6px;
  }
  .fold .group {
    padding: 4px 10px 10px;
  }
  .none {
    margin: 0;
    padding: 10px 14px;
    color: var(--ink-soft);
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }
  .cost {
    padding-left: 7px;
    border-left: 1px solid var(--line);
    font-size: 13px;
    color: var(--ink-soft);
  }
  /* In a lesson on a phone the board needs the room: two rows of moves and a half, so that it is seen that there are more. */
  @container (max-width: 560px) {
    :host([brief]) .group:not(:has(> div > .fold)) {
      gap: 5px;
      max-height: 100px;
      padding: 4px 8px 6px;
      overflow-y: auto;
      scrollbar-width: thin;
    }
    :host([brief]) .group > div > button {
      padding-inline: 9px;
      font-size: 13px;
      white-space: nowrap;
    }
    :host([brief]) .cost {
      font-size: 12px;
    }
  }
  .refused {
    border-top: 1px dashed var(--line-soft);
    padding: 8px 14px;
    color: var(--ink-soft);
    font-size: 14px;
  }
  summary {
    cursor: pointer;
  }
  .refused > summary {
    font: 600 13px/1.6 var(--font-label);
    min-height: 24px;
  }
  ul {
    list-style: none;
    margin: 6px 0 4px;
    padding: 0;
    display: grid;
    gap: 8px;
  }
  li {
    display: grid;
    padding-left: 10px;
    border-left: 2px dashed var(--line);
  }
  li b {
    color: var(--ink);
    font-weight: 600;
  }
`;
