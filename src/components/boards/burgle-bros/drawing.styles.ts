// What only these floors have: signs of alarm tiles, the guard's die, bells, animals, cards on the floor.
import { css } from 'lit';
import { floorGridStyles } from '../../board/floors/floor-grid.styles.js';

export const drawingStyles = css`
  ${floorGridStyles}
  .gap {
    fill: color-mix(in srgb, var(--ink) 12%, var(--sheet));
  }
  .sign {
    stroke-width: 2;
  }
  .sign.alarmTile {
    stroke: var(--alarm);
  }
  .disabled .room-icon,
  .disabled .sign {
    opacity: 0.35;
  }
  .die rect {
    fill: var(--guard);
    stroke: var(--sheet);
    stroke-width: 2.6;
    paint-order: stroke;
    filter: drop-shadow(0 2px 2px light-dark(#12304f55, #000a));
  }
  .die.urgent rect {
    fill: var(--alarm);
  }
  .board .die .die-name {
    font-size: 20px;
    fill: var(--on-guard);
  }
  .board .die.urgent .die-name {
    fill: var(--sheet);
  }
  .bell-plate {
    fill: color-mix(in srgb, var(--alarm) 14%, var(--sheet));
    stroke: var(--alarm);
    stroke-width: 2;
  }
  .bell,
  .animal {
    fill: none;
    stroke: var(--alarm);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .animal {
    fill: var(--sheet);
    stroke: var(--ink);
  }
  .lying-cards rect {
    fill: color-mix(in srgb, var(--gold) 25%, var(--sheet));
    stroke: var(--ink);
    stroke-width: 1.6;
  }
  @container (max-width: 1000px) {
    .board .size-5 .room-name {
      display: none;
    }
  }
  @container (max-width: 700px) {
    .board .die .die-name {
      font-size: 25px;
    }
  }
`;
