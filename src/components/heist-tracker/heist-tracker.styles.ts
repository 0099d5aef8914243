import { css } from 'lit';

export const trackerStyles = css`
  ol,
  dl,
  dd {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .phases {
    display: flex;
    gap: 3px;
    padding: 12px 14px 6px;
  }
  .phases li {
    flex: 1 1 0;
    min-width: 0;
    padding-top: 6px;
    border-top: 4px solid var(--line-soft);
    font: 600 12px/1.25 var(--font-label);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  .phases .past {
    border-top-color: var(--line);
  }
  .phases .now {
    border-top-color: var(--accent);
    color: var(--ink);
  }
  .steps {
    padding: 4px 0 8px;
  }
  .steps li {
    display: grid;
    grid-template-columns: 14px 1fr auto;
    gap: 10px;
    align-items: center;
    padding: 4px 14px;
    color: var(--ink-soft);
    font-size: 14px;
  }
  .dot {
    width: 11px;
    height: 11px;
    border-radius: 50%;
    border: 1.5px solid var(--line);
    justify-self: center;
  }
  .steps .now {
    color: var(--ink);
    font-weight: 650;
    background: var(--accent-soft);
    box-shadow: inset 3px 0 var(--accent);
  }
  .now .dot {
    background: var(--accent);
    border-color: var(--accent);
  }
  .counters {
    display: flex;
    flex-wrap: wrap;
    border-top: 1px solid var(--line);
  }
  .counters > div {
    flex: 1 1 auto;
    padding: 8px 14px 9px;
  }
  .counters > div + div {
    border-left: 1px dashed var(--line-soft);
  }
  dt {
    font: 600 12px/1.3 var(--font-label);
    color: var(--ink-soft);
    white-space: nowrap;
  }
  dd {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  dd b {
    font: 700 17px/1.3 var(--font-label);
  }
  .of {
    font-size: 13px;
    font-weight: 500;
    color: var(--ink-soft);
  }
  .pips {
    display: inline-flex;
    gap: 3px;
  }
  .pips i {
    width: 10px;
    height: 10px;
    border-radius: 2px;
    border: 1.3px solid var(--line);
  }
  .pips .full {
    background: var(--accent);
    border-color: var(--accent);
  }
  @media (forced-colors: active) {
    .pips .full,
    .now .dot {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
