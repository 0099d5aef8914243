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
    flex-wrap: wrap;
    gap: 4px;
    padding: 13px 14px 8px;
  }
  .phases li {
    /* A word is never broken: where there is no room, the next phase comes below. */
    flex: 1 1 0;
    min-width: min-content;
    padding-top: 6px;
    border-top: 3px solid var(--line-soft);
    font: 600 12px/1.25 var(--font-label);
    color: var(--ink-soft);
  }
  .phases .past {
    border-top-color: var(--accent);
  }
  .phases .now {
    border-top: 5px solid var(--accent);
    padding-top: 4px;
    color: var(--ink);
  }
  /* A line of stops, as on a timetable: what is behind us is filled, what lies ahead is open. */
  .steps {
    padding: 4px 0 10px;
  }
  .steps li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: center;
    padding: 2px 14px;
    color: var(--ink-soft);
    font-size: 14px;
  }
  .steps li::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 22px;
    border-left: 2px solid var(--line-soft);
  }
  .steps li:first-child::before {
    top: 16px;
  }
  .steps li:last-child::before {
    bottom: calc(100% - 16px);
  }
  .steps .past::before {
    border-left-color: var(--accent);
  }
  .step {
    all: unset;
    flex: 1 1 150px;
    display: grid;
    grid-template-columns: 18px 1fr;
    gap: 11px;
    align-items: center;
    min-height: 28px;
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
  /* Beside the name, or below it where it is too long. */
  .steps .cap {
    padding-left: 29px;
    overflow-wrap: anywhere;
  }
  .next {
    margin: 0;
    padding: 7px 14px 8px;
    border-top: 1px dashed var(--line-soft);
    color: var(--ink-soft);
    font-size: 14px;
  }
  .dot {
    position: relative;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    border: 2px solid var(--line);
    background: var(--sheet);
    justify-self: center;
  }
  .steps .now {
    color: var(--ink);
    font-weight: 650;
    background: linear-gradient(90deg, var(--accent-soft), transparent);
  }
  .now .dot {
    width: 18px;
    height: 18px;
    border: 5px solid var(--accent);
  }
  .steps .past .dot {
    background: var(--accent);
    border-color: var(--accent);
  }
  .past .dot::after {
    content: '';
    position: absolute;
    left: 3px;
    top: 0;
    width: 3px;
    height: 6px;
    border: solid var(--on-accent);
    border-width: 0 1.8px 1.8px 0;
    transform: rotate(42deg);
  }
  /* Off the line and back to it. */
  .steps .alarm {
    margin-left: calc(var(--depth, 0) * 14px);
    padding-left: 32px;
    color: var(--alarm);
    background: linear-gradient(90deg, var(--alarm-soft), transparent);
  }
  .steps .alarm::before {
    border-left: 2px dashed var(--alarm);
  }
  .steps .alarm::after {
    content: '';
    position: absolute;
    left: 22px;
    top: 0;
    width: 12px;
    height: 17px;
    border: solid var(--alarm);
    border-width: 0 0 2px 2px;
    border-bottom-left-radius: 8px;
  }
  .steps .alarm .cap {
    flex: 1 1 100%;
    padding: 0 0 4px 29px;
    color: var(--alarm);
  }
  .steps .alarm .cap::before {
    content: '↩ ';
    font-size: 15px;
  }
  .alarm .dot {
    border-color: var(--alarm);
    background: var(--sheet);
  }
  .counters {
    display: flex;
    flex-wrap: wrap;
    overflow: hidden;
    border-top: 1px solid var(--line);
  }
  /* Lines between counters; those at the edge of the sheet lie outside it. */
  .counters > div {
    flex: 1 1 auto;
    margin-inline-start: -1px;
    padding: 8px 14px 9px;
    border-inline-start: 1px dashed var(--line-soft);
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
    flex-wrap: wrap;
    gap: 3px;
  }
  .pips i {
    width: 10px;
    height: 10px;
    border-radius: 2px;
    border: 1.3px solid var(--line);
  }
  /* A long strip, such as the minutes, is drawn as one. */
  .pips:has(:nth-child(12)) {
    gap: 1px;
  }
  .pips:has(:nth-child(12)) i {
    width: 4px;
    height: 12px;
    border-width: 1px;
    border-radius: 1px;
  }
  .pips:has(:nth-child(12)) :nth-child(5n) {
    margin-right: 3px;
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
