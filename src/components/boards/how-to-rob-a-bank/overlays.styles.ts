import { css } from 'lit';
import { planLabelStyles } from '../../board/overlays/plan-label.js';
import { panelStyles } from '../../board/overlays/overlay-host.js';

export const overlayStyles = css`
  ${panelStyles}
  ${planLabelStyles}
  .area-0 {
    --tone: var(--accent);
  }
  .area-1 {
    --tone: var(--alarm);
  }
  .area-2 {
    --tone: var(--good);
  }
  .area-3 {
    --tone: var(--actor-4);
  }
  pattern path {
    fill: none;
    stroke: var(--tone);
    stroke-width: 1.4;
    stroke-linecap: round;
    opacity: 0.5;
  }
  .tint {
    fill: var(--tone);
    fill-opacity: 0.12;
  }
  .area circle {
    stroke: var(--tone);
    stroke-width: 2.6;
    stroke-dasharray: none;
  }
  .farthest circle {
    fill: color-mix(in srgb, var(--accent) 22%, var(--sheet));
    stroke: var(--accent);
    stroke-width: 3.4;
    stroke-dasharray: none;
  }

  .fan-row {
    display: grid;
    grid-template-columns: minmax(70px, 110px) 1fr;
    gap: 10px;
    align-items: center;
    margin-top: 10px;
    font-size: 13px;
  }
  .fan {
    display: flex;
    padding-left: 4px !important;
  }
  /* Each card lies on part of the one before: while planning the last is on top, after the flip the first. */
  .fan li {
    position: relative;
    z-index: var(--at);
    margin-left: -9px;
    padding-bottom: 18px;
  }
  .fan.turned li {
    z-index: var(--from-top);
  }
  .fan b {
    position: absolute;
    inset: auto 0 0;
    font: 650 12px/1.3 var(--font-label);
    text-align: center;
    color: var(--ink-soft);
  }
  .fan em {
    position: absolute;
    left: 0;
    bottom: -10px;
    font: 650 11px/1 var(--font-label);
    color: var(--accent);
    white-space: nowrap;
  }
  .fan .played .card {
    opacity: 0.45;
  }
  .fan .top {
    translate: 0 -5px;
  }
  .fan .top .card {
    border: 2px solid var(--accent);
  }
  @media (prefers-reduced-motion: no-preference) {
    .fan.turned {
      animation: turn 700ms ease-in-out;
    }
  }
  @keyframes turn {
    from {
      transform: perspective(600px) rotateY(180deg);
    }
  }

  .extra-line {
    display: grid;
    grid-template-columns: 1fr 1.2fr 1fr;
    border: 1.5px solid var(--ink);
    border-radius: 6px;
    margin-bottom: 8px !important;
  }
  .extra-line li {
    display: grid;
    grid-template-rows: auto 1fr auto;
    justify-items: center;
    gap: 6px;
    padding: 8px 6px;
    text-align: center;
    font-size: 12.5px;
    color: var(--ink-soft);
  }
  .extra-line li + li {
    border-left: 1px dashed var(--line);
  }
  .extra-line b {
    color: var(--ink);
    font: 650 13px/1.25 var(--font-label);
  }
  .extra-line .now {
    background: var(--accent-soft);
    box-shadow: inset 0 3px var(--accent);
  }
  .extra-line .barred {
    background-image: repeating-linear-gradient(45deg, var(--line-soft) 0 1.2px, transparent 1.2px 9px);
  }
  .extra-line .barred > :is(b, span:last-child) {
    padding: 0 5px;
    background: var(--sheet);
  }
  .token {
    display: grid;
    place-items: center;
    align-self: center;
    width: 40px;
    height: 40px;
    border: 2px dashed var(--line);
    border-radius: 50%;
  }
  .free .token {
    border-color: var(--accent);
  }
  .used .token {
    border: 2px solid var(--accent);
    background: var(--accent);
  }
  .used .token::after {
    content: '1';
    font: 750 18px/1 var(--font-label);
    color: var(--on-accent);
  }
  .gone span {
    text-decoration: line-through;
  }
  @container (max-width: 430px) {
    .fan-row {
      grid-template-columns: 1fr;
      gap: 4px;
    }
  }
  @media (forced-colors: active) {
    .used .token {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
