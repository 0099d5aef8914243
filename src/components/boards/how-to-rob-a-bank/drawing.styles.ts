// What only the bank has: the ring road, windows and doors, bags, the bell, the car.
import { css } from 'lit';

export const drawingStyles = css`
  .axis {
    fill: none;
    stroke: var(--line);
    stroke-width: 0.8;
    stroke-dasharray: 12 4 2 4;
    opacity: 0.55;
  }
  /* In the colour of the road, so that its lane ends beside the name. */
  .board .street-name {
    paint-order: stroke;
    stroke: color-mix(in srgb, var(--ink) 7%, var(--sheet));
    stroke-width: 6px;
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
  .room.unlaid {
    fill: url(#hatch);
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
  .door {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.2;
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
  /* Beside the number of the room and the sign of its tile. */
  .board .ground .room-name {
    text-transform: none;
    letter-spacing: 0;
  }
  @container (max-width: 700px) {
    .board .ground .room-name {
      font-size: 14.5px;
    }
  }
  .board .edge-name {
    font-size: 13px;
    text-transform: uppercase;
    letter-spacing: 0.07em;
  }
  .bag {
    fill: light-dark(color-mix(in srgb, var(--gold) 55%, var(--sheet)), var(--gold));
    stroke: var(--ink);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  .bag.locked {
    fill: var(--sheet);
    stroke-dasharray: 3 2.4;
  }
  .coin {
    fill: none;
    stroke: var(--on-gold);
    stroke-width: 1.5;
  }
  .padlock {
    fill: var(--sheet);
    stroke: var(--alarm);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .board .count {
    text-anchor: middle;
    font-size: 15px;
    font-weight: 800;
    fill: var(--on-gold);
    letter-spacing: 0;
  }
  .bell-plate {
    fill: var(--alarm-soft);
    stroke: var(--alarm);
    stroke-width: 1.8;
  }
  .bell-plate.locked {
    fill: var(--sheet);
    stroke-dasharray: 4 3;
  }
  .bell {
    fill: none;
    stroke: var(--alarm);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .car .body {
    fill: var(--ink);
    stroke: var(--sheet);
    stroke-width: 2.4;
  }
  .car .glass {
    fill: color-mix(in srgb, var(--accent) 40%, var(--sheet));
  }
  .car .line {
    fill: none;
    stroke: var(--sheet);
    stroke-width: 1.4;
  }
  @media (forced-colors: active) {
    .bag {
      fill: Canvas;
    }
  }
`;
