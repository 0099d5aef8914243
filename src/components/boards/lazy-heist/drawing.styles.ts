// What only a building in section has: slabs, stairs, shafts, cabins, lanes, lasers, and the things in its rooms.
import { css } from 'lit';

export const drawingStyles = css`
  .board {
    --foot: 24px;
  }
  .shell {
    fill: none;
    stroke: var(--ink);
    stroke-width: 5;
  }
  .slab {
    stroke: var(--ink);
    stroke-width: 3.4;
  }
  .partition {
    stroke: var(--ink);
    stroke-width: 2;
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
    opacity: 0.7;
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
    stroke-width: 2;
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
  .board .cabin-name {
    text-anchor: middle;
    fill: var(--ink);
    letter-spacing: 0;
  }
  .cabin-limit {
    font-weight: 500;
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
    stroke: var(--fill);
    stroke-width: 2.6;
    stroke-linejoin: round;
  }
  .door-lock {
    fill: var(--sheet);
  }
  .key-red {
    --fill: var(--actor-2);
  }
  .key-blue {
    --fill: var(--accent);
  }
  .key-green {
    --fill: var(--actor-3);
  }
  .key-yellow {
    --fill: var(--gold);
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
  .checkpoint {
    fill: var(--alarm);
    stroke: var(--sheet);
    stroke-width: 2;
  }
  .checkpoint .sign {
    stroke: var(--on-alarm);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .drone {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  .drone .lens {
    fill: var(--alarm);
    stroke: none;
  }
  .beam {
    fill: var(--alarm);
    stroke: none;
    opacity: 0.13;
  }
  .asleep-drone {
    stroke: var(--ink-soft);
    stroke-dasharray: 3 3;
  }
  .asleep-drone .lens {
    fill: var(--line);
  }
  .dock,
  .dock + .sign,
  .strip,
  .waves {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .gone {
    stroke: var(--accent);
    stroke-width: 3;
  }
  .call {
    fill: var(--sheet);
    stroke: var(--ink-soft);
    stroke-width: 1.8;
    stroke-dasharray: 3 2.5;
  }
  .call.past {
    stroke: var(--line);
    stroke-dasharray: none;
  }
  .call.made {
    fill: color-mix(in srgb, var(--good) 25%, var(--sheet));
    stroke: var(--good);
    stroke-dasharray: none;
  }
  .helicopter {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hull {
    fill: color-mix(in srgb, var(--accent) 18%, var(--sheet));
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
    fill: url(#hatch);
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
  /* Names stay at 11 px or more, whatever the width. */
  @container (max-width: 790px) {
    .board text,
    .board .room-name,
    .board .bubble-name {
      font-size: 14.5px;
      letter-spacing: 0;
      text-transform: none;
    }
    .board :is(.room-id, .letter, .asleep) {
      font-size: 20px;
    }
  }
  @container (max-width: 700px) {
    .board text,
    .board .room-name,
    .board .bubble-name {
      font-size: 18px;
    }
    .cabin-limit,
    .title-block {
      display: none;
    }
    .board .room-id {
      font-size: 22px;
    }
  }
  /* On a phone neither figures nor drones cover the number of a room. */
  @container (max-width: 430px) {
    .board {
      --figure-growth: 1.2;
    }
    .in-room > .drone {
      transform: translate(26px, 26px);
    }
    .fixture + .symbol {
      translate: 0 30px;
    }
    /* A small face would hide the letter. */
    .domino,
    .eye {
      display: none;
    }
    .actor .letter {
      transform: translate(0, -4px);
    }
  }
`;
