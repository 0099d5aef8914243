import { css } from 'lit';

export const rulesStyles = css`
  :host {
    container-type: inline-size;
    scroll-margin-top: 14px;
  }
  .waiting {
    display: grid;
    place-items: center;
    min-height: 160px;
  }
  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding: 12px 14px;
  }
  label {
    display: grid;
    gap: 4px;
  }
  input {
    width: 100%;
    min-height: 40px;
    padding: 6px 12px;
    font: 16px var(--font);
    color: var(--ink);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: 8px;
  }
  input::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  .chips button {
    min-height: 28px;
    padding: 2px 10px;
    font-size: 13px;
    border-radius: 99px;
  }
  .chips [aria-pressed='true'] {
    color: var(--on-accent);
    background: var(--accent);
    border-color: var(--accent);
  }
  .entries {
    display: grid;
    gap: 14px 28px;
    margin: 0;
    padding: 12px 14px;
    list-style: none;
  }
  @container (min-width: 720px) {
    ul.entries {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .here {
    border-bottom: 1px solid var(--line);
    background: var(--accent-soft);
  }
  h3,
  h4 {
    margin: 0;
    font: 650 14px/1.3 var(--font-label);
  }
  h3 {
    padding: 10px 14px 0;
  }
  h4 {
    margin: 12px 0 4px;
  }
  p {
    margin: 0;
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    align-items: baseline;
    font: 600 12.5px/1.5 var(--font-label);
    color: var(--ink-soft);
  }
  code {
    font: 600 12px/1.5 var(--font-mono);
    color: var(--accent);
  }
  .reason {
    display: inline-block;
    padding: 0 7px;
    border: 1px solid currentColor;
    border-radius: 99px;
    font-size: 11.5px;
  }
  .reason.refused {
    color: var(--alarm);
  }
  small {
    color: var(--ink-soft);
    font-size: 12.5px;
  }
  .answer {
    margin-top: 6px;
    padding-inline-start: 10px;
    border-inline-start: 3px solid var(--line);
  }
  .none,
  .way {
    padding: 12px 14px 0;
  }
  .none {
    padding-bottom: 14px;
  }
  button.link {
    min-height: 26px;
    min-width: 26px;
    padding: 0 4px;
    margin-inline-start: -4px;
    border-color: transparent;
    background: none;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .chosen:focus {
    outline: none;
  }
  .related,
  .examples {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .related button {
    width: 100%;
  }
  heist-case {
    margin: 8px 0 14px;
  }
  .group {
    border-top: 1px solid var(--line-soft);
  }
  summary {
    padding: 9px 14px;
    cursor: pointer;
  }
  summary:hover {
    color: var(--accent);
  }
  @media print {
    /* Longer than a page: a heading above it would be left behind alone. */
    .sheet {
      break-inside: auto;
    }
    [part='entry'] {
      break-inside: avoid;
    }
    .chips,
    [part='entry'] > .link {
      display: none !important;
    }
    .related button {
      display: block !important;
    }
  }
`;
