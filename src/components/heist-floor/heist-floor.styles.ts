// The sheet of a board, what lights up on it, and how it shrinks. Line weights and pieces have files of their own.
import { css, type CSSResult } from 'lit';
import type { BoardDrawing } from '../board/board.js';
import { pieceStyles } from '../board/pieces.styles.js';
import { planStyles } from '../board/plan.styles.js';

const frame = css`
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
  .drawing::after {
    content: '';
    position: absolute;
    inset: 5px;
    border: 1px solid var(--line-soft);
    pointer-events: none;
  }
  .board {
    display: block;
    /* Boards that nobody sees yet are not laid out; the ratio keeps their place. */
    content-visibility: auto;
    width: 100%;
    height: auto;
    max-height: var(--heist-board-height, none);
    touch-action: manipulation;
    direction: ltr;
    user-select: none;
    -webkit-user-select: none;
  }
  .reach {
    fill: none;
    pointer-events: none;
  }
  .board text {
    font: 600 13px var(--font-label);
    fill: var(--ink-soft);
    letter-spacing: 0.03em;
  }
`;

const happenings = css`
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
  }
  @keyframes ring {
    from {
      transform: scale(0.3);
      opacity: 1;
    }
  }
  .space {
    outline: none;
  }
  .hit {
    fill: none;
    pointer-events: all;
  }
  .ring {
    fill: none;
    stroke: none;
    pointer-events: none;
  }
  .marked .ring {
    stroke: var(--good);
    stroke-width: 3;
  }
  .space:focus-visible .ring {
    stroke: var(--accent);
    stroke-width: 4;
  }
  .about {
    margin: 0;
    padding: 8px 14px;
    /* Two lines on a phone: what is read changes, the page below does not move. */
    min-height: calc(2lh + 16px);
    border-top: 1px solid var(--line-soft);
    font-size: 14px;
    color: var(--ink-soft);
  }
  @container (min-width: 560px) {
    .about {
      min-height: 0;
    }
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
`;

const sizes = css`
  /* On small sheets letters stay at 11 px or more (--unit tells plans of other widths than 654); decoration goes. */
  @container (max-width: 560px) {
    .board text {
      font-size: calc(17px * var(--unit, 1));
    }
    .board .room-id {
      font-size: calc(20px * var(--unit, 1));
    }
    .board .letter,
    .board .guard .letter {
      font-size: calc(22px * var(--unit, 1));
    }
    .board .room-name {
      font-size: calc(17px * var(--unit, 1));
      letter-spacing: 0;
    }
    .board :is(.street-name, .edge-name, .bubble-name, .count, .asleep) {
      font-size: calc(17px * var(--unit, 1));
    }
    .board .title-block :is(.room-id, .room-name) {
      font-size: calc(14.5px * var(--unit, 1));
    }
    .reach {
      pointer-events: all;
    }
  }
  @container (max-width: 500px) {
    .board .room-name,
    .title-block {
      display: none;
    }
  }
  @container (max-width: 430px) {
    .board text,
    .board :is(.room-id, .street-name, .edge-name, .bubble-name, .letter, .count, .asleep) {
      font-size: calc(24px * var(--unit, 1));
      letter-spacing: 0;
    }
    /* Figures grow, so that a thumb and an eye find them; their letters keep their size. */
    .actor,
    .guard {
      --grow: var(--figure-growth, calc(0.15 + var(--unit, 1)));
      transform: scale(var(--grow));
      /* What stands on a floor stays on it. */
      transform-origin: 0 var(--foot, 0);
    }
    .board .letter,
    .board .guard .letter {
      font-size: calc(var(--letter, 26px) * var(--unit, 1) / var(--grow));
    }
    .board .shaft-name,
    .cabin-limit,
    path.furniture,
    .bubble,
    .beam,
    .drawing::after,
    .lane-path {
      display: none;
    }
    .room-id {
      transform: translate(-6px, 4px);
    }
  }
  @media print {
    /* A board with all its cards may be longer than a page: then the cards go on on the next one. */
    .sheet {
      break-inside: auto;
    }
    .board {
      content-visibility: visible;
      /* Its title and its cards fit onto the page with it. */
      max-height: 165mm;
    }
    .drawing {
      background: none;
      border-top: 1px solid var(--line);
    }
    .sheet > * {
      break-inside: avoid;
    }
    /* Firefox does not know how to keep a heading with what follows it: so it asks for the board's room itself. */
    .head {
      border: 0;
      padding-bottom: 168mm;
      margin-bottom: -168mm;
    }
  }
`;

/** Later ones win: what shrinks comes last. */
export const boardStyles = ({ styles }: BoardDrawing): CSSResult[] => [
  frame,
  planStyles,
  pieceStyles,
  styles,

  happenings,
  sizes,
];
