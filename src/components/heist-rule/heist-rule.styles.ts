import { css } from 'lit';

export const ruleStyles = css`
  :host {
    display: inline;
  }
  code,
  button {
    font: 600 12px/1.4 var(--font-mono);
    color: var(--accent);
    letter-spacing: 0;
  }
  button {
    min-height: 24px;
    min-width: 24px;
    padding: 0 5px;
    margin: 0 -5px;
    border: 1px solid transparent;
    border-radius: 5px;
    background: none;
    white-space: nowrap;
  }
  button:hover {
    text-decoration: underline;
  }
  [popover] {
    position: fixed;
    inset: auto;
    margin: 0;
    box-sizing: border-box;
    max-width: calc(100vw - 16px);
    padding: 10px 13px;
    font: 14.5px/1.45 var(--font);
    color: var(--ink);
    background: var(--raised);
    border: 1px solid var(--accent);
    border-radius: 9px;
    box-shadow: 0 10px 30px #0005;
    font-style: normal;
    text-align: start;
  }
  @media print {
    button {
      color: inherit;
    }
  }
`;
