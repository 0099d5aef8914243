// A number or a letter in a circle, readable above whatever is drawn there.
import { css, svg, type SVGTemplateResult } from 'lit';
import type { Point } from '../board.js';

export const planLabel = ({ x, y }: Point, text: string | number, kind = ''): SVGTemplateResult =>
  svg`<g class="far ${kind}" transform="translate(${x} ${y})"><circle r="16" /><text y="6">${text}</text></g>`;

export const planLabelStyles = css`
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
  @container (max-width: 430px) {
    .board .far text {
      font-size: 23px;
    }
  }
`;
