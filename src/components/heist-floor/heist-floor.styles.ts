import { css } from 'lit';

export const floorStyles = css`
  :host {
    container-type: inline-size;
  }
  .drawing {
    position: relative;
    background-image:
      linear-gradient(var(--hair) 1px, transparent 1px), linear-gradient(90deg, var(--hair) 1px, transparent 1px),
      linear-gradient(var(--hair) 1px, transparent 1px), linear-gradient(90deg, var(--hair) 1px, transparent 1px);
    background-size:
      12px 12px,
      12px 12px,
      60px 60px,
      60px 60px;
  }
  .board {
    display: block;
    width: 100%;
    height: auto;
    max-height: var(--heist-board-height, none);
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
  }
  .board text {
    font: 600 13px var(--font-label);
    fill: var(--ink-soft);
    letter-spacing: 0.03em;
  }

  /* The plan */
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

  /* Pieces */
  .piece {
    pointer-events: none;
  }
  .actor .body,
  .guard .body {
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
  .actor .body,
  .guard .body {
    fill: var(--fill);
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
    fill: color-mix(in srgb, var(--fill) 22%, var(--sheet));
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
  .bag {
    fill: color-mix(in srgb, var(--gold) 55%, var(--sheet));
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
    stroke: var(--ink);
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
    fill: var(--ink);
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

  /* The building in section */
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

  /* What just happened, what may happen */
  .route {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
    stroke-dasharray: 7 6;
    stroke-linecap: round;
  }
  .route.urgent {
    stroke: var(--alarm);
  }
  .arrow-head {
    fill: var(--accent);
  }
  .arrow-head.urgent {
    fill: var(--alarm);
  }
  .flash circle {
    fill: none;
    stroke: var(--alarm);
    stroke-width: 2.4;
    opacity: 0.75;
  }
  .flash circle + circle {
    opacity: 0.45;
  }
  .flash circle + circle + circle {
    opacity: 0.22;
  }
  .flash.hit circle:last-child,
  .flash.good circle:last-child {
    display: none;
  }
  .flash.good circle {
    stroke: var(--good);
  }
  @media (prefers-reduced-motion: no-preference) {
    .flash circle {
      animation: ring 900ms ease-out 2 backwards;
    }
    .flash circle + circle {
      animation-delay: 120ms;
    }
    .flash circle + circle + circle {
      animation-delay: 240ms;
    }
    .lit .glow {
      animation: breathe 2.6s ease-in-out infinite;
    }
  }
  @keyframes ring {
    from {
      transform: scale(0.3);
      opacity: 1;
    }
  }
  @keyframes breathe {
    50% {
      fill-opacity: 0.45;
    }
  }
  .space {
    outline: none;
  }
  .hit {
    fill: transparent;
  }
  .glow,
  .ring {
    fill: none;
    stroke: none;
    pointer-events: none;
  }
  .lit {
    cursor: pointer;
  }
  .lit .glow {
    fill: var(--accent-soft);
    stroke: var(--accent);
    stroke-width: 2.4;
    stroke-dasharray: 8 5;
  }
  .lit:hover .glow {
    fill: color-mix(in srgb, var(--accent) 26%, transparent);
    stroke-dasharray: none;
  }
  .marked .ring {
    stroke: var(--good);
    stroke-width: 3;
  }
  .space:focus-visible .ring {
    stroke: var(--accent);
    stroke-width: 4;
  }

  .choice {
    position: absolute;
    z-index: 2;
    display: grid;
    gap: 6px;
    padding: 8px;
    margin-top: -14px;
    max-width: 92%;
    background: var(--raised);
    border: 1px solid var(--accent);
    border-radius: 10px;
    box-shadow: 0 8px 26px #0004;
  }
  .reason .message {
    white-space: normal;
    border-top: 1px solid var(--line);
    font-size: 14px;
  }
  .reason code {
    font: 600 12px var(--font-mono);
    color: var(--accent);
    white-space: nowrap;
  }

  /* On small sheets letters stay at 11 px or more (--unit tells plans of other widths than 654); decoration goes. */
  @container (max-width: 560px) {
    .board text {
      font-size: calc(17px * var(--unit, 1));
    }
    .board .room-id,
    .board .letter,
    .board .guard .letter {
      font-size: calc(20px * var(--unit, 1));
    }
    .board .room-name {
      font-size: calc(17px * var(--unit, 1));
      letter-spacing: 0;
    }
    .board .street-name,
    .board .edge-name,
    .board .bubble-name,
    .board .count,
    .board .asleep {
      font-size: calc(17px * var(--unit, 1));
    }
  }
  @container (max-width: 430px) {
    .board .room-name {
      display: none;
    }
    .board text,
    .board .room-id,
    .board .street-name,
    .board .edge-name,
    .board .bubble-name,
    .board .letter,
    .board .guard .letter,
    .board .count,
    .board .asleep {
      font-size: calc(24px * var(--unit, 1));
      letter-spacing: 0;
    }
    /* Figures grow, so that a thumb and an eye find them; their letters keep their size. */
    .actor,
    .guard,
    .drone {
      --grow: calc(0.15 + var(--unit, 1));
      transform: scale(var(--grow));
    }
    .board .letter,
    .board .guard .letter {
      font-size: calc(26px * var(--unit, 1) / var(--grow));
    }
    .board .shaft-name,
    .board .cabin-limit {
      display: none;
    }
    .lit .glow {
      stroke-width: 4;
    }
  }
  @media (forced-colors: active) {
    .board {
      forced-color-adjust: auto;
    }
    .room,
    .road,
    .kerb {
      fill: Canvas;
      stroke: CanvasText;
    }
    .actor .body,
    .guard .body {
      fill: Canvas;
      stroke: CanvasText;
    }
    .board text,
    .board .letter {
      fill: CanvasText;
    }
    .thick {
      fill: CanvasText;
    }
    .lit .glow,
    .space:focus-visible .ring {
      stroke: Highlight;
    }
  }
  @media print {
    .drawing {
      background: none;
    }
    .lit .glow {
      fill: none;
    }
  }
`;

export const cardStyles = css`
  .cards {
    border-top: 1px solid var(--line);
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
    overflow: clip;
  }
  .seat {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: 8px 12px 10px;
    border: 1px dashed var(--line-soft);
    border-width: 1px 0 0 1px;
    margin: -1px 0 0 -1px;
  }
  .seat.active {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 var(--accent);
  }
  .seat-name {
    font: 650 13px/1.25 var(--font-label);
  }
  .piles {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 16px;
  }
  .pile ul {
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin: 2px 0 0;
    padding: 0;
  }
  .card {
    display: inline-grid;
    align-content: center;
    justify-items: center;
    gap: 1px;
    width: 38px;
    min-width: 38px;
    height: 50px;
    min-height: 50px;
    padding: 2px;
    border: 1.4px solid var(--ink);
    border-radius: 6px;
    background: var(--raised);
    color: var(--ink);
    vertical-align: top;
  }
  .card.seen {
    border-style: dashed;
    border-color: var(--line);
    background: transparent;
    color: var(--ink-soft);
  }
  .card.down {
    padding: 3px;
    border-color: var(--line);
  }
  .card-back {
    width: 100%;
    height: 100%;
    min-height: 40px;
    border-radius: 3px;
    background: repeating-linear-gradient(45deg, var(--line-soft) 0 2px, transparent 2px 6px);
  }
  .card.now,
  button.card {
    border-color: var(--accent);
    box-shadow: 0 0 0 2px var(--accent-soft);
  }
  .part {
    display: inline-flex;
    gap: 2px;
    line-height: 0;
  }
  .part .icon {
    width: 20px;
    height: 20px;
    stroke-width: 1.9;
  }
  .part.either .icon {
    width: 15px;
    height: 15px;
    stroke-width: 2;
  }
  .part.either {
    border-top: 1px dotted currentColor;
    padding-top: 1px;
  }
  .part.spent {
    opacity: 0.4;
    background: linear-gradient(to top right, transparent 46%, currentColor 46% 54%, transparent 54%);
  }
  .part.open {
    color: var(--accent);
  }
`;
