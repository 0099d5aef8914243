// Pieces that several games share: colour, outline, and how they look when they lie down.
import { css } from 'lit';

export const pieceStyles = css`
  .piece {
    pointer-events: none;
  }
  .actor .body,
  .guard .body {
    fill: var(--fill);
    stroke: var(--sheet);
    stroke-width: 2.6;
    paint-order: stroke;
    filter: drop-shadow(0 2px 2px light-dark(#12304f55, #000a));
  }
  .actor-1 {
    --fill: var(--actor-1);
    --on: var(--on-actor-1);
  }
  .actor-2 {
    --fill: var(--actor-2);
    --on: var(--on-actor-2);
  }
  .actor-3 {
    --fill: var(--actor-3);
    --on: var(--on-actor-3);
  }
  .actor-4 {
    --fill: var(--actor-4);
    --on: var(--on-actor-4);
  }
  .guard {
    --fill: var(--guard);
    --on: var(--on-guard);
  }
  .domino {
    fill: light-dark(#14202e, #0a1626);
  }
  .eye {
    fill: #fff;
  }
  .rim {
    fill: none;
    stroke: var(--on);
    stroke-width: 1.2;
    opacity: 0.55;
  }
  .board .letter {
    text-anchor: middle;
    font-size: 18px;
    font-weight: 800;
    fill: var(--on);
    letter-spacing: 0;
  }
  .board .guard .letter {
    font-size: 20px;
  }
  .lying .body {
    fill-opacity: 0.22;
    stroke: var(--fill);
    stroke-dasharray: 5 3;
    paint-order: normal;
    filter: none;
  }
  .lying .letter {
    fill: var(--ink) !important;
  }
  .lying .rim,
  .lying .eye {
    display: none;
  }
  .lying .domino {
    opacity: 0.45;
  }
  .board .asleep {
    font-size: 17px;
    font-style: italic;
    font-weight: 700;
    fill: var(--ink);
  }
  @media (forced-colors: active) {
    .domino {
      fill: Canvas;
    }
    .eye {
      fill: CanvasText;
    }
  }
`;
