import { css } from 'lit';
import { planLabelStyles } from '../../../board/overlays/plan-label.js';
import { floorOverlayStyles } from '../../../board/overlays/floor-overlays.styles.js';

export const overlayStyles = css`
  ${floorOverlayStyles}
  ${planLabelStyles}
  .far.nearest circle {
    stroke: var(--alarm);
    stroke-width: 3.4;
    stroke-dasharray: none;
  }
  .sight {
    fill: none;
    stroke: var(--alarm);
    stroke-width: 3;
    stroke-dasharray: 10 6;
  }
  .panel .spent {
    display: flex;
    gap: 4px;
    margin-bottom: 8px;
  }
  .spent li {
    width: 30px;
    padding: 3px 0;
    border: 1.5px solid var(--line);
    border-radius: 5px;
    text-align: center;
  }
  .spent .used {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  /* Up to here an event follows. */
  .spent .limit {
    margin-right: 14px;
    box-shadow: 10px 0 0 -7px var(--alarm);
  }
  .bill {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    border-bottom: 1px dotted var(--line-soft);
  }
  .bill.sum {
    border-bottom: 0;
    font-weight: 650;
  }
  @media (forced-colors: active) {
    .spent .used {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
