// Line weights of a plan: walls, rooms, roads, names. Any game whose board is a building uses these.
import { css } from 'lit';

export const planStyles = css`
  .axis {
    fill: none;
    stroke: var(--line);
    stroke-width: 0.8;
    stroke-dasharray: 12 4 2 4;
    opacity: 0.55;
  }
  .bubble {
    fill: var(--sheet);
    stroke: var(--line);
    stroke-width: 1.2;
  }
  .board .bubble-name {
    text-anchor: middle;
    font-size: 14px;
    fill: var(--ink);
  }
  .road {
    fill: color-mix(in srgb, var(--ink) 7%, var(--sheet));
    stroke: var(--line);
    stroke-width: 1.4;
  }
  .lane {
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
    stroke-dasharray: 15 11;
    opacity: 0.75;
  }
  .kerb {
    fill: color-mix(in srgb, var(--ink) 3%, var(--sheet));
    stroke: var(--line);
    stroke-width: 1;
  }
  .cut {
    stroke: var(--line-soft);
    stroke-width: 1.4;
    fill: none;
  }
  .board .street-name {
    text-anchor: middle;
    font-size: 13px;
  }
  .room {
    fill: var(--raised);
    stroke: none;
  }
  .room.unlaid {
    fill: url(#hatch);
  }
  .hatch-line {
    stroke: var(--line-soft);
    stroke-width: 1.2;
  }
  .furniture {
    fill: none;
    stroke: var(--line-soft);
    stroke-width: 1.3;
    stroke-linejoin: round;
  }
  .board .room-id {
    font-size: 17px;
    font-weight: 750;
    fill: var(--ink);
  }
  .board .room-name {
    font-size: 13px;
    text-transform: uppercase;
    letter-spacing: 0.06em;
  }
  .symbol {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .outer {
    fill: none;
    stroke: var(--ink);
    stroke-width: 5;
    stroke-linecap: square;
  }
  .window {
    fill: var(--raised);
    stroke: var(--ink);
    stroke-width: 1;
  }
  .inner {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3;
  }
  .door {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.2;
  }
  .thick {
    fill: var(--ink);
  }
  .thick-hatch {
    stroke: var(--sheet);
    stroke-width: 1.1;
    opacity: 0.55;
  }
  .slot {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.4;
    stroke-dasharray: 4 4;
  }
  .board .edge-name {
    font-size: 13px;
    text-transform: uppercase;
    letter-spacing: 0.07em;
  }
`;
