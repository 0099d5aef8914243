// Distances on a plan: a number in a circle.
import { css } from 'lit';

export const distanceStyles = css`
  .far circle {
    fill: var(--sheet);
    stroke: var(--line);
    stroke-width: 2;
    stroke-dasharray: 4 3;
  }
  .board .far text {
    text-anchor: middle;
    font-size: 18px;
    font-weight: 800;
    fill: var(--ink);
    letter-spacing: 0;
  }
`;
