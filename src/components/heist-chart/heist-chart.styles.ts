import { css } from 'lit';

export const chartStyles = css`
  .paper {
    padding: 12px;
    overflow: auto;
    background-image: radial-gradient(var(--line-soft) 1px, transparent 1.2px);
    background-size: 16px 16px;
  }
  svg {
    display: block;
  }
  /* The buttons keep their corner, however long the name of the step is. */
  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  .zoom {
    grid-area: 1 / 2 / span 2;
    display: inline-flex;
    gap: 6px;
  }
  .zoom button {
    min-width: 28px;
    min-height: 28px;
    padding: 0;
    text-align: center;
  }
  .fold {
    margin-bottom: 6px;
  }
  rect {
    fill: var(--sheet);
    stroke: var(--line);
    stroke-width: 1.3;
  }
  .frame {
    fill: color-mix(in srgb, var(--ink) 3%, var(--sheet));
    stroke: none;
  }
  .frame.group {
    fill: color-mix(in srgb, var(--ink) 5%, var(--sheet));
  }
  .phase > rect,
  .group > rect {
    fill: transparent;
  }
  .group > rect {
    stroke-dasharray: 5 4;
  }
  .state > rect {
    fill: var(--raised);
  }
  text {
    font: 600 12.5px var(--font-label);
    fill: var(--ink-soft);
    text-anchor: start;
    pointer-events: none;
  }
  .phase > text,
  .group > text {
    fill: var(--ink);
  }
  .phase > text {
    font-size: 15px;
    font-weight: 700;
  }
  .label text,
  text.count {
    text-anchor: middle;
  }
  .number {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.3;
  }
  text.count {
    font-size: 12px;
  }
  .now > .number {
    stroke: var(--on-accent);
  }
  .now > text.count {
    fill: var(--on-accent);
  }
  .verbs {
    font: 500 11.5px var(--font-mono);
  }
  .been > rect {
    stroke: var(--accent);
  }
  .been > .name {
    fill: var(--ink);
  }
  .around > rect {
    stroke: var(--accent);
    stroke-width: 2.2;
    stroke-dasharray: none;
  }
  .now > rect {
    fill: var(--accent);
    stroke: var(--accent);
  }
  .now > .name,
  .now > .verbs {
    fill: var(--on-accent);
  }
  .final > rect {
    stroke-width: 3;
  }
  [data-path] {
    cursor: pointer;
    outline: none;
  }
  [data-path]:hover > rect {
    stroke: var(--accent);
  }
  [data-path]:focus-visible > rect,
  [aria-pressed='true'] > rect {
    stroke: var(--ink);
    stroke-width: 3;
  }
  .edge {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.6;
    stroke-dasharray: 4 4;
    pointer-events: none;
    opacity: 0.8;
  }
  .edge.taken {
    stroke-width: 2.8;
    stroke-dasharray: none;
    opacity: 1;
  }
  .edge.order {
    stroke: var(--line);
    stroke-width: 1.5;
    stroke-dasharray: none;
    opacity: 1;
  }
  .label rect {
    fill: var(--sheet);
    stroke: var(--accent);
    stroke-width: 1;
  }
  .label text {
    font: 600 11.5px var(--font-mono);
    fill: var(--accent);
  }
  .label.taken rect {
    fill: var(--accent);
  }
  .label.taken text {
    fill: var(--on-accent);
  }
  .tip {
    fill: var(--accent);
  }
  .tip.order {
    fill: var(--line);
  }
  .rules:not(:empty) {
    border-top: 1px solid var(--line);
    padding: 10px 14px 14px;
  }
  .rules h4 {
    margin: 0 0 4px;
    font: 650 14px var(--font-label);
  }
  .rules p {
    margin: 0 0 6px;
    font: 500 13px var(--font-mono);
  }
  .rules ul {
    margin: 0;
    padding: 0;
    list-style: none;
    display: grid;
    gap: 6px;
    font-size: 14px;
  }
  code {
    font: 500 12px var(--font-mono);
    color: var(--ink-soft);
  }
  @media print {
    /* It may be longer than a page: then it begins on a new one, and a heading would be left behind alone. */
    .sheet {
      break-inside: auto;
      border: 0;
    }
    .head {
      display: none;
    }
    .paper {
      padding: 0;
      overflow: visible;
      background: none;
    }
    svg {
      max-width: 100%;
      height: auto;
    }
  }
`;
