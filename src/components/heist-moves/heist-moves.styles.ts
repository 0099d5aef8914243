import { css } from 'lit';

export const movesStyles = css`
  .group {
    display: flex;
    flex-wrap: wrap;
    gap: 7px;
    padding: 10px 14px 12px;
  }
  .group:empty {
    display: none;
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
  details {
    border-top: 1px dashed var(--line-soft);
    padding: 8px 14px;
    color: var(--ink-soft);
    font-size: 14px;
  }
  summary {
    cursor: pointer;
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
