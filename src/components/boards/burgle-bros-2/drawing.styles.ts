// What only the casino has: chips, tokens, target markers, alerted guards.
import { css } from 'lit';
import { floorGridStyles } from '../../board/floors/floor-grid.styles.js';
import { reactionStyles } from './reactions.js';

export const drawingStyles = css`
  ${floorGridStyles}
  ${reactionStyles}
  .sign {
    stroke-width: 2;
  }
  .sign.on-enter {
    stroke: var(--alarm);
  }
  .sign.on-guard {
    stroke: var(--guard);
  }
  .tile.out .room-icon,
  .tile.out .sign {
    opacity: 0.35;
  }
  .chip {
    --fill: var(--ink-soft);
    --notch: var(--sheet);
  }
  .chip.red {
    --fill: var(--actor-2);
    --notches: 9 17.7;
  }
  .chip.yellow {
    --fill: var(--actor-1);
    --notches: 6 11.8;
  }
  .chip.blue {
    --fill: var(--accent);
    --notches: 4 4.9;
  }
  .disc {
    fill: var(--fill);
    stroke: var(--sheet);
    stroke-width: 2;
    paint-order: stroke;
    filter: drop-shadow(0 2px 2px light-dark(#12304f55, #000a));
  }
  .rim-line {
    fill: none;
    stroke: var(--notch);
    stroke-width: 4;
    stroke-dasharray: var(--notches);
  }
  .chip.down .disc {
    fill: color-mix(in srgb, var(--ink) 55%, var(--sheet));
  }
  .chip.down .rim-line {
    stroke-width: 1.6;
    opacity: 0.8;
  }
  .back {
    fill: none;
    stroke: var(--sheet);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .chip .face {
    fill: var(--sheet);
  }
  .chip-icon,
  .token-icon,
  .badge .badge-icon {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.1;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .token-plate rect {
    fill: color-mix(in srgb, var(--ink) 10%, var(--sheet));
    stroke: var(--ink);
    stroke-width: 1.8;
    filter: drop-shadow(0 2px 2px light-dark(#12304f55, #000a));
  }
  .token-plate.blue rect {
    fill: color-mix(in srgb, var(--accent) 22%, var(--sheet));
    stroke: var(--accent);
  }
  .token-plate.gold rect {
    fill: color-mix(in srgb, var(--gold) 30%, var(--sheet));
  }
  .token-plate.danger rect {
    fill: color-mix(in srgb, var(--alarm) 16%, var(--sheet));
    stroke: var(--alarm);
  }
  .target .plate {
    fill: color-mix(in srgb, var(--guard) 14%, var(--sheet));
    stroke: var(--guard);
    stroke-width: 2;
  }
  .target .ring-line,
  .target .cross {
    fill: none;
    stroke: var(--guard);
    stroke-width: 2;
  }
  .target.temporary .plate {
    stroke-dasharray: 5 4;
  }
  .board .target-name {
    text-anchor: middle;
    font-size: 19px;
    font-weight: 800;
    fill: var(--ink);
    letter-spacing: 0;
  }
  .alerted .guard {
    --fill: var(--alarm);
    --on: var(--sheet);
  }
  .warn {
    fill: var(--sheet);
    stroke: var(--alarm);
    stroke-width: 2;
  }
  .warn-sign {
    fill: none;
    stroke: var(--alarm);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .badge.counter circle {
    fill: color-mix(in srgb, var(--accent) 20%, var(--sheet));
    stroke: var(--accent);
  }
  .badge.good .badge-icon {
    stroke: var(--sheet);
  }
  @container (max-width: 700px) {
    .board .target-name {
      font-size: 26px;
    }
  }
`;
