import { css } from 'lit';

export const replayStyles = css`
  :host {
    container-type: inline-size;
  }
  .caption {
    padding: 10px 14px 12px;
    min-height: 92px;
  }
  .caption p {
    margin: 3px 0 0;
    font-size: 16px;
    text-wrap: pretty;
  }
  .caption .say {
    padding-left: 10px;
    border-left: 3px solid var(--gold);
  }
  .caption .no {
    display: flex;
    gap: 8px;
    align-items: baseline;
    font-size: 15px;
  }
  .no .icon {
    color: var(--alarm);
    transform: translateY(2px);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding: 9px 14px;
    border-top: 1px solid var(--line);
    background: color-mix(in srgb, var(--ink) 3%, var(--sheet));
  }
  .buttons {
    display: flex;
    gap: 5px;
  }
  .buttons button {
    padding: 5px 8px;
    line-height: 1;
    text-align: center;
  }
  .buttons .primary {
    padding-inline: 16px;
  }
  .buttons .icon {
    fill: currentColor;
    fill-opacity: 0.22;
    width: 20px;
    height: 20px;
  }
  .buttons .primary .icon {
    fill-opacity: 1;
  }
  .scrub {
    flex: 1 1 90px;
    min-width: 80px;
  }
  input[type='range'] {
    display: block;
    width: 100%;
    height: 26px;
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
  }
  .phases {
    display: flex;
    gap: 2px;
    height: 4px;
    margin: 0 7px;
  }
  .phases span {
    background: var(--line-soft);
    border-radius: 2px;
  }
  .phases span:nth-child(even) {
    background: var(--line);
  }
  .count {
    min-width: 52px;
    text-align: end;
    white-space: nowrap;
  }
  .speed {
    min-width: 44px;
    text-align: center;
    padding-inline: 6px;
  }
  @container (max-width: 470px) {
    .scrub {
      order: 3;
      flex-basis: 100%;
    }
    .buttons {
      flex: 1;
    }
    .count {
      order: 4;
      flex: 1;
      text-align: center;
    }
  }
  @container (max-width: 300px) {
    .buttons {
      flex-basis: 100%;
    }
    .buttons button {
      flex: 1 1 0;
      min-width: 24px;
      padding-inline: 0;
    }
  }
  @media print {
    .bar {
      display: none;
    }
  }
`;
