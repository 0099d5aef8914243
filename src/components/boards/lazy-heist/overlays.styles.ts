import { css } from 'lit';
import { planLabelStyles } from '../../board/overlays/plan-label.js';
import { panelStyles } from '../../board/overlays/overlay-host.js';

export const overlayStyles = css`
  ${panelStyles}
  ${planLabelStyles}
  .near {
    fill: var(--accent);
  }
  .far circle {
    stroke-dasharray: none;
  }

  .floors {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .floors li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 3px;
    flex: 1 1 62px;
    font-size: 12px;
    line-height: 1.25;
    text-align: center;
    color: var(--ink-soft);
  }
  .floors b {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border: 2px dashed var(--line);
    border-radius: 50%;
    font: 700 15px/1 var(--font-label);
    color: var(--ink);
  }
  .floors .done b {
    border: 2px solid var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  .floors .raised b {
    border: 2px solid var(--alarm);
    background: var(--alarm-soft);
  }
  .floors .raised,
  .floors .between {
    color: var(--alarm);
    font-weight: 650;
  }
  .floors .between {
    flex-basis: 108px;
    position: relative;
    align-content: center;
    padding: 5px 20px 5px 8px;
    border: 2px solid var(--alarm);
    border-radius: 6px;
  }
  /* The way back: the arrow points at the floor with which the step goes on. */
  .floors .between::after {
    content: '↪';
    position: absolute;
    right: 1px;
    font-size: 22px;
    line-height: 1;
    color: var(--accent);
  }
  .floors .resumes b {
    border: 2px solid var(--accent);
    color: var(--accent);
  }

  .chart {
    display: grid;
    gap: 4px;
  }
  .lane {
    display: grid;
    grid-template-columns: minmax(72px, 22%) 1fr;
    gap: 10px;
    align-items: center;
    font-size: 12.5px;
    line-height: 1.2;
  }
  .track {
    position: relative;
    min-height: 22px;
    background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px calc(100% / var(--minutes, 1)));
    border-bottom: 1px solid var(--line-soft);
  }
  .head .track {
    background: none;
    border: 0;
  }
  .track i {
    position: absolute;
    bottom: 0;
    padding-left: 3px;
    font-style: normal;
    font-size: 11px;
    color: var(--ink-soft);
  }
  .track b {
    position: absolute;
    inset-block: 4px;
    min-width: 4px;
    border-radius: 3px;
    border: 1.5px solid var(--ink);
    background: var(--accent);
  }
  .track .maintenance,
  .track .asleep {
    background: repeating-linear-gradient(45deg, var(--line) 0 2px, var(--sheet) 2px 6px);
  }
  .track .charging {
    background: color-mix(in srgb, var(--gold) 45%, var(--sheet));
  }
  .track .awake,
  .track .flies {
    background: var(--alarm);
  }
  .track .later {
    border-style: dashed;
    border-color: var(--line);
    background: none;
  }
  .track em {
    position: absolute;
    inset-block: -3px;
    border-left: 2px solid var(--accent);
  }

  .panel table {
    width: 100%;
    border-collapse: collapse;
  }
  .panel th {
    font-weight: 500;
    text-align: start;
  }
  .panel td,
  .panel thead th {
    width: 76px;
    padding: 3px 0;
    text-align: end;
    font-size: 13px;
  }
  .panel tbody td {
    font-size: 15px;
    font-weight: 650;
  }
  .panel tbody tr {
    border-top: 1px dashed var(--line-soft);
  }
  .panel tfoot {
    border-top: 3px double var(--ink);
  }
  .panel tfoot :is(th, td) {
    padding-top: 4px;
    font: 750 17px/1.3 var(--font-label);
  }
  .panel tr.alarm th {
    color: var(--alarm);
  }

  .cabin-scale {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 5px 10px;
    align-items: center;
    padding: 6px 0;
  }
  .cabin-scale + .cabin-scale {
    border-top: 1px dashed var(--line-soft);
  }
  .beam-scale {
    display: flex;
    min-height: 30px;
    min-width: 0;
    border: 2px solid var(--ink);
    border-top-style: dashed;
    background: repeating-linear-gradient(90deg, transparent 0 calc(10% - 1px), var(--line-soft) calc(10% - 1px) 10%);
  }
  .weight {
    display: grid;
    place-items: center;
    min-width: 0;
    padding: 0 3px;
    overflow-wrap: anywhere;
    font: 650 12px/1.15 var(--font-label);
    text-align: center;
    color: var(--on, #fff);
    background: var(--fill, var(--ink));
  }
  .weight.load {
    --on: var(--alarm);
    background: repeating-linear-gradient(45deg, var(--sheet) 0 5px, var(--raised) 5px 10px);
    outline: 2px dashed var(--alarm);
    outline-offset: -3px;
  }
  .cabin-scale ul {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 6px;
  }
  .cabin-scale li {
    padding: 2px 9px;
    border: 1.5px solid var(--good);
    border-radius: 99px;
    font-size: 13px;
  }
  .cabin-scale .heavy {
    border: 1.5px dashed var(--alarm);
    color: var(--alarm);
  }
  @container (max-width: 430px) {
    .board .steps {
      font-size: 30px;
    }
    .cabin-scale {
      grid-template-columns: 1fr auto;
    }
    .beam-scale {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
  @media (forced-colors: active) {
    .near {
      fill: none;
    }
    .floors b,
    .track b,
    .weight {
      border: 1px solid CanvasText;
    }
  }
`;
