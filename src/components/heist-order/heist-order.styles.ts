import { css } from 'lit';

export const orderStyles = css`
  :host {
    container-type: inline-size;
  }
  ol,
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  ol {
    padding: 10px 14px;
    display: grid;
    gap: 6px;
  }
  ol li {
    display: grid;
    grid-template-columns: 26px 1fr auto auto;
    gap: 8px;
    align-items: center;
    padding: 5px 6px 5px 10px;
    border: 1px solid var(--line-soft);
    border-radius: 8px;
    background: var(--raised);
    cursor: grab;
  }
  ol li.moved {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--accent) 8%, var(--raised));
  }
  .number {
    font: 700 14px var(--font-label);
    color: var(--ink-soft);
  }
  ol button {
    text-align: center;
    padding: 2px 8px;
  }
  .back {
    margin: 0;
    padding: 0 14px 12px;
  }
  .difference,
  .same,
  .searching,
  .here {
    margin: 0;
    padding: 9px 14px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  .choices {
    margin: 0;
    padding: 0 14px 12px;
    font-size: 13px;
    color: var(--ink-soft);
  }
  .difference {
    background: var(--alarm-soft);
    border-left: 3px solid var(--alarm);
  }
  .same {
    color: var(--good);
  }
  .here,
  .searching {
    color: var(--ink-soft);
  }
  [hidden] {
    display: none;
  }
  .runs {
    display: grid;
    gap: 12px;
    padding: 10px 14px 14px;
    border-top: 1px solid var(--line);
    font-size: 14px;
  }
  @container (min-width: 520px) {
    .runs {
      grid-template-columns: 1fr 1fr;
    }
  }
  h4 {
    margin: 0 0 4px;
    font: 650 13px var(--font-label);
    color: var(--ink-soft);
  }
  .runs li {
    padding: 2px 0;
  }
  .odd {
    color: var(--alarm);
    font-weight: 600;
  }
  code {
    font: 600 13px var(--font-mono);
  }
`;
