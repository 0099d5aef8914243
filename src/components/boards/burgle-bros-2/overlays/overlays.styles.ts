import { css } from 'lit';
import { floorOverlayStyles } from '../../../board/overlays/floor-overlays.styles.js';

export const overlayStyles = css`
  ${floorOverlayStyles}
  .chip-table {
    border-collapse: collapse;
    font-size: 13.5px;
  }
  .chip-table :is(th, td) {
    padding: 3px 12px 3px 0;
    border-bottom: 1px dotted var(--line-soft);
    text-align: left;
    font-weight: 400;
  }
  .chip-table th[scope='row'] {
    font-weight: 650;
    white-space: nowrap;
  }
  .swatch {
    display: inline-block;
    width: 11px;
    height: 11px;
    margin-right: 6px;
    border: 1px solid var(--ink);
    border-radius: 50%;
    background: var(--accent);
  }
  .swatch.red {
    background: var(--actor-2);
  }
  .swatch.yellow {
    background: var(--actor-1);
  }
  .panel .ready,
  .panel .signs {
    display: grid;
    gap: 5px;
    margin-top: 6px;
  }
  .panel .signs {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin: 0 0 10px;
  }
  .ready li {
    padding: 5px 10px;
    border: 1px dashed var(--line);
    border-radius: 6px;
    color: var(--ink-soft);
  }
  .ready .now {
    border: 1.5px solid var(--accent);
    background: var(--accent-soft);
    color: var(--ink);
  }
  @media (forced-colors: active) {
    .swatch {
      forced-color-adjust: none;
    }
  }
`;
