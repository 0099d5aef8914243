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
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: center;
    padding: 1px 14px;
    color: var(--ink-soft);
    font-size: 14px;
  }
  .step {
    all: unset;
    flex: 1 1 150px;
    display: grid;
    grid-template-columns: 14px 1fr;
    gap: 10px;
    align-items: center;
    min-height: 26px;
    cursor: pointer;
    border-radius: 4px;
  }
  .step:hover {
    color: var(--accent);
  }
  .step:focus-visible {
    outline: 2.5px solid var(--accent);
    outline-offset: 1px;
  }
  .steps .cap {
    overflow-wrap: anywhere;
  }
  .next {
    margin: 0;
    padding: 6px 14px 8px;
    border-top: 1px dashed var(--line-soft);
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
  .steps .past .dot {
    background: var(--line);
  }
  .steps .alarm,
  .steps .alarm .cap {
    color: var(--alarm);
  }
  .steps .alarm {
    background: color-mix(in srgb, var(--alarm) 9%, var(--sheet));
    box-shadow: inset 3px 0 var(--alarm);
  }
  .alarm .dot {
    background: var(--alarm);
    border-color: var(--alarm);
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
