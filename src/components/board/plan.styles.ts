// Line weights of a plan: walls, rooms, roads, names. Any game whose board is a building uses these.
import { css } from 'lit';

export const planStyles = css`
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
  .board .street-name {
    text-anchor: middle;
    font-size: 13px;
  }
  .room {
    fill: var(--raised);
    stroke: none;
  }
  .hatch-line {
    stroke: var(--line);
    stroke-width: 1.3;
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
    font-weight: 600;
    fill: var(--ink-soft);
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
  .inner {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3;
  }
  .thick {
    fill: var(--ink);
  }
  .frame {
    fill: var(--sheet);
    stroke: var(--line);
    stroke-width: 1.4;
  }
`;
