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
  small {
    display: block;
    margin-top: 3px;
    color: var(--ink-soft);
    font-size: 12.5px;
  }
  .unknown {
    color: var(--alarm);
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
  .way {
    display: inline-block;
    min-height: 24px;
    margin: 6px 0 0;
    padding: 0;
    font: 600 13px/24px var(--font-label);
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media print {
    button {
      color: inherit;
    }
  }
`;
