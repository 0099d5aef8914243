// Floors of square rooms: tiles with icons and numbers, openings and walls, markers, the next ways of guards, patrol cards.
import { css } from 'lit';

export const floorGridStyles = css`
  .floor-tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 8px 10px;
    border-bottom: 1px solid var(--line-soft);
  }
  .floor-tabs button {
    flex: 1 1 0;
    min-height: 40px;
    padding-inline: 6px;
    text-align: center;
  }
  .floor-tabs [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 -3px var(--accent);
    font-weight: 650;
  }
  .board .floor-name {
    font-size: 24px;
    font-weight: 750;
    fill: var(--ink);
    letter-spacing: 0;
  }
  .shell {
    fill: none;
    stroke: var(--ink);
    stroke-width: 8;
  }
  .pane {
    fill: none;
    stroke: var(--raised);
    stroke-width: 3;
  }
  .opening {
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
  }
  .wall {
    fill: none;
    stroke: var(--ink);
    stroke-width: 8;
    stroke-linecap: square;
  }
  .face-down {
    fill: url(#hatch);
    stroke: var(--line);
    stroke-width: 1.6;
    stroke-dasharray: 3 5;
    stroke-linecap: round;
    opacity: 0.8;
  }
  .room-icon,
  .sign {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .room-icon {
    stroke: var(--ink);
  }
  .board .ground .room-name {
    text-anchor: middle;
    font-size: 17.5px;
    font-weight: 600;
    text-transform: none;
    letter-spacing: 0;
  }
  .number {
    fill: var(--sheet);
    stroke: var(--line);
    stroke-width: 1.6;
  }
  .number.cracked {
    fill: var(--good);
    stroke: var(--good);
  }
  .tick {
    fill: none;
    stroke: var(--sheet);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .board .number-name,
  .board .badge-name,
  .board .card-name,
  .board .die-name {
    text-anchor: middle;
    font-size: 17.5px;
    font-weight: 750;
    fill: var(--ink);
    letter-spacing: 0;
  }
  .badge circle,
  .badge rect {
    fill: var(--sheet);
    stroke: var(--ink-soft);
    stroke-width: 1.6;
  }
  .badge path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .badge.good circle {
    fill: var(--good);
    stroke: var(--good);
  }
  .badge.good path {
    stroke: var(--sheet);
  }
  .badge.hack circle,
  .badge.stealth circle {
    fill: color-mix(in srgb, var(--accent) 20%, var(--sheet));
    stroke: var(--accent);
  }
  .badge.stealth circle {
    fill: color-mix(in srgb, var(--good) 20%, var(--sheet));
    stroke: var(--good);
  }
  .badge.dice rect {
    fill: color-mix(in srgb, var(--gold) 35%, var(--sheet));
    stroke: var(--ink);
  }
  .badge.off circle {
    stroke: var(--alarm);
  }
  .coming {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3.2;
    stroke-dasharray: 2 8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .coming.urgent {
    stroke: var(--alarm);
  }
  .coming.later {
    stroke-width: 2.4;
    stroke-dasharray: 1 9;
    opacity: 0.55;
  }
  .card-face,
  .card-under,
  .card-slot,
  .beside {
    fill: var(--sheet);
    stroke: var(--line);
    stroke-width: 1.6;
  }
  .card-face.open {
    fill: var(--raised);
    stroke: var(--ink);
  }
  .card-slot,
  .beside {
    fill: none;
    stroke-dasharray: 4 4;
  }
  .beside {
    fill: color-mix(in srgb, var(--ink) 4%, var(--sheet));
  }
  .board .side-name,
  .board .sign-name {
    font-size: 17.5px;
    letter-spacing: 0;
  }
  .board .sign-name {
    font-weight: 500;
    fill: var(--ink);
  }
  .board .bubble-name,
  .board .title-block .room-id {
    font-size: 17.5px;
  }
  .board .letter,
  .board .guard .letter {
    font-size: 22px;
  }
  /* Two floors beside each other on a small sheet: icons and numbers tell the rooms, letters stay readable. */
  @container (max-width: 700px) {
    .board .ground .room-name {
      display: none;
    }
    .board :is(.bubble-name, .number-name, .card-name, .side-name, .sign-name) {
      font-size: 21px;
    }
    .board .badge-name {
      font-size: 19px;
    }
    .board .letter,
    .board .guard .letter {
      font-size: 29px;
    }
    .board .title-block .room-id {
      font-size: 23px;
    }
  }
  @container (max-width: 620px) {
    .board :is(.bubble-name, .number-name, .card-name, .side-name, .sign-name) {
      font-size: 23px;
    }
  }
  @container (max-width: 560px) {
    .board .floor-name {
      display: none;
    }
    .room-icon {
      stroke-width: 1.7;
    }
  }
  @container (max-width: 430px) {
    .board {
      --letter: 30px;
    }
    .board .side-name {
      font-size: 20px;
    }
  }
`;
