// What only a building in section has: slabs, stairs, shafts, cabins, lanes, lasers, and the things in its rooms.
import { css } from 'lit';

export const buildingStyles = css`
  .shell {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4;
  }
  .slab {
    stroke: var(--ink);
    stroke-width: 2.6;
  }
  .partition {
    stroke: var(--ink);
    stroke-width: 1.8;
    fill: none;
  }
  .stairs {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.6;
  }
  .lane-path {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.6;
    stroke-dasharray: 1.6 7;
    stroke-linecap: round;
  }
  .vault-wall {
    fill: url(#hatch);
    stroke: var(--ink);
    stroke-width: 2.4;
  }
  .vault-open {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.4;
    stroke-dasharray: 3 5;
  }
  .laser {
    fill: none;
    stroke: var(--alarm);
    stroke-width: 1.6;
    opacity: 0.8;
  }
  .shaft {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.2;
    stroke-dasharray: 4 3;
  }
  .board .shaft-name {
    text-anchor: middle;
    opacity: 0.75;
  }
  .cabin rect {
    fill: color-mix(in srgb, var(--accent) 16%, var(--sheet));
    stroke: var(--ink);
    stroke-width: 2;
  }
  .cabin path {
    stroke: var(--line);
    stroke-width: 1;
  }
  .board .cabin-name,
  .board .cabin-limit {
    text-anchor: middle;
    fill: var(--ink);
    letter-spacing: 0;
  }
  .fixture {
    fill: var(--sheet);
    stroke: var(--ink-soft);
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .fixture.spent {
    stroke-dasharray: 3 3;
  }
  .fixture.active {
    stroke: var(--good);
    stroke-width: 2.6;
  }
  .key,
  .door-lock {
    fill: none;
    stroke: var(--hue, var(--ink));
    stroke-width: 2.6;
    stroke-linejoin: round;
  }
  .door-lock {
    fill: var(--sheet);
  }
  .key-red {
    --hue: var(--actor-2);
  }
  .key-blue {
    --hue: var(--accent);
  }
  .key-green {
    --hue: var(--actor-3);
  }
  .key-yellow {
    --hue: var(--gold);
  }
  .thing {
    fill: color-mix(in srgb, var(--gold) 30%, var(--sheet));
    stroke: var(--ink);
    stroke-width: 1.7;
    stroke-linejoin: round;
  }
  .blast {
    fill: var(--alarm-soft);
    stroke: var(--alarm);
  }
  .spark {
    stroke: var(--alarm);
    stroke-width: 2;
  }
  .ruby {
    fill: color-mix(in srgb, var(--alarm) 35%, var(--sheet));
    stroke: var(--alarm);
    stroke-width: 1.7;
    stroke-linejoin: round;
  }
  .checkpoint circle {
    fill: var(--alarm);
    stroke: var(--sheet);
    stroke-width: 2;
  }
  .checkpoint path {
    stroke: light-dark(#fff, #33080a);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .drone {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.8;
  }
  .drone .lens {
    fill: var(--alarm);
  }
  .asleep-drone {
    stroke-dasharray: 2.5 2.5;
  }
  .asleep-drone .lens {
    fill: var(--sheet);
  }
  .seat-line {
    stroke: var(--ink);
    stroke-width: 4;
  }
  .sitting {
    opacity: 0.72;
  }
  .pad {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
  }
  .earth {
    stroke: var(--ink);
    stroke-width: 1.4;
    stroke-dasharray: 14 5 3 5;
  }
  .side-room {
    stroke: var(--line);
    stroke-width: 1.4;
  }
  .bars {
    stroke: var(--ink);
    stroke-width: 2;
    opacity: 0.5;
  }
`;
