// What overlays on floors of square rooms have in common: ways, rooms in line, patrol decks, lists of rooms.
import { css } from 'lit';
import { panelStyles } from './overlay-host.js';
import { routeStyles } from './routes-on-plan.js';

export const floorOverlayStyles = css`
  ${panelStyles}
  ${routeStyles}
  .drawn {
    fill: none;
    stroke: var(--alarm);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .in-line {
    fill: var(--accent-soft);
    stroke: var(--accent);
    stroke-width: 2;
    stroke-dasharray: 6 4;
  }
  .in-line.covered {
    fill: color-mix(in srgb, var(--good) 16%, transparent);
    stroke: var(--good);
    stroke-dasharray: none;
  }
  .in-line.unknown {
    fill: none;
  }
  .on-move {
    fill: none;
    stroke: var(--accent);
    stroke-width: 5;
    opacity: 0.7;
  }
  .decks {
    display: grid;
    gap: 12px 22px;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  }
  .decks section {
    display: grid;
    gap: 4px;
    justify-items: start;
    font-size: 13px;
  }
  .panel .deck {
    display: grid;
    grid-template-columns: repeat(4, 32px);
    gap: 3px;
  }
  .panel .deck.size-5 {
    grid-template-columns: repeat(5, 32px);
  }
  .deck li {
    padding: 3px 0;
    border: 1px solid var(--accent);
    border-radius: 4px;
    background: var(--accent-soft);
    text-align: center;
  }
  .deck .gone {
    border: 1px dashed var(--line);
    background: none;
    color: var(--ink-soft);
  }
  .deck .hole {
    border: 0;
    background: none;
  }
  .warning {
    color: var(--alarm);
  }
  .either {
    display: grid;
    gap: 6px;
  }
  .either li {
    padding: 6px 10px;
    border: 1px dashed var(--line);
    border-radius: 6px;
  }
  .either .now {
    border: 1.5px solid var(--accent);
    background: var(--accent-soft);
  }
  .room-list {
    display: grid;
    gap: 8px 18px;
    grid-template-columns: repeat(auto-fit, minmax(min(250px, 100%), 1fr));
    margin: 0;
  }
  .room-list dt {
    font-weight: 650;
  }
  .room-list dd {
    margin: 0 0 0 1.7em;
    color: var(--ink-soft);
  }
`;
