// Hands and stacks below a board.
import { css } from 'lit';

export const cardStyles = css`
  .cards {
    border-top: 1px solid var(--line);
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
    overflow: clip;
  }
  .seat {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
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
  .gauge {
    display: flex;
    gap: 7px;
    align-items: center;
    font-size: 12.5px;
    color: var(--ink-soft);
  }
  .gauge span:first-child {
    flex: 1 1 auto;
    white-space: nowrap;
  }
  .gauge b {
    min-width: 1ch;
    color: var(--ink);
  }
  .pips {
    display: inline-flex;
    gap: 2px;
    min-width: 0;
  }
  /* Where there is little room, pips shrink and their number stays beside them. */
  .pips i {
    width: 9px;
    min-width: 4px;
    aspect-ratio: 1;
    box-sizing: border-box;
    border: 1.3px solid var(--line);
    border-radius: 50%;
  }
  .pips .full {
    background: var(--accent);
    border-color: var(--accent);
  }
  .pips.alarm .full {
    background: var(--alarm);
    border-color: var(--alarm);
  }
  .card .pips i {
    width: 7px;
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
    width: 42px;
    min-width: 42px;
    height: 58px;
    min-height: 58px;
    padding: 3px;
    border: 1.4px solid var(--ink);
    border-radius: 5px;
    background: var(--raised);
    box-shadow:
      inset 0 0 0 2px var(--raised),
      inset 0 0 0 3px var(--line-soft),
      1px 2px 3px light-dark(#12304f26, #0006);
    color: var(--ink);
    vertical-align: top;
  }
  /* Its name beside the icon. */
  .card.named {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    width: auto;
    max-width: 100%;
    height: auto;
    min-height: 34px;
    padding: 4px 9px 4px 7px;
    box-sizing: border-box;
    font: 600 12.5px/1.2 var(--font-label);
    text-align: start;
  }
  .card-title {
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .card[aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-accent);
    box-shadow: none;
  }
  .card.seen {
    border-style: dashed;
    border-color: var(--line);
    background: transparent;
    color: var(--ink-soft);
    box-shadow: none;
  }
  .card.down {
    padding: 4px;
    border-color: var(--line);
  }
  .card-back {
    width: 100%;
    height: 100%;
    min-height: 46px;
    border-radius: 3px;
    background:
      repeating-linear-gradient(45deg, var(--line-soft) 0 1.5px, transparent 1.5px 6px),
      repeating-linear-gradient(-45deg, var(--line-soft) 0 1.5px, transparent 1.5px 6px);
  }
  .card.now,
  button.card {
    border-color: var(--accent);
    box-shadow:
      inset 0 0 0 2px var(--raised),
      inset 0 0 0 3px var(--accent),
      1px 2px 4px light-dark(#12304f33, #0008);
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
  @container (max-width: 620px) {
    .cards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .seat:last-child:nth-child(odd),
    .seat:has(.named) {
      grid-column: 1 / -1;
    }
  }
  @media print {
    .cards {
      display: block;
      overflow: visible;
    }
    .seat {
      break-inside: avoid;
    }
  }
  @media (forced-colors: active) {
    .pips .full {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
