import { css } from 'lit';

export const guideStyles = css`
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .goals {
    padding: 8px 14px 10px;
  }
  .goals li {
    display: grid;
    grid-template-columns: 20px 1fr auto;
    gap: 10px;
    align-items: start;
    padding: 4px 0;
    font-size: 14px;
  }
  .box {
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    margin-top: 1px;
    border: 1.6px solid var(--line);
    border-radius: 4px;
  }
  .done .box {
    border-color: var(--good);
    background: var(--good);
    color: var(--sheet);
  }
  .done {
    color: var(--ink-soft);
  }
  .box svg.icon {
    width: 14px;
    height: 14px;
    stroke-width: 3;
  }
  details {
    border-top: 1px dashed var(--line-soft);
    padding: 8px 14px;
    font-size: 14px;
  }
  summary {
    cursor: pointer;
    min-height: 24px;
    font: 600 13px/1.6 var(--font-label);
    color: var(--ink-soft);
  }
`;
