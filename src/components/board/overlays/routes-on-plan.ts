// Several ways of the same length, the one that is taken, and what lies between: for overlays of games whose guards choose.
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { Box, Point } from '../board.js';
import { centre } from '../floors/floor-grid.js';

/** All shortest ways from room to room, the one that he takes first, and the area between it and the farthest other. */
export function routesOnPlan(ways: readonly (readonly Box[])[]): SVGTemplateResult {
  const [chosen, ...others] = ways.map((way) => way.map(pointOf));
  if (!chosen) return svg``;
  const farthest = others.toSorted((one, other) => areaOf(one) - areaOf(other))[0];
  const ring = farthest && [...chosen, ...farthest.toReversed()];
  return svg`${ring ? svg`<path class="between" d=${lineOf(ring)} />` : nothing}
    ${others.map((way) => svg`<path class="other-way" d=${lineOf(way)} />`)}
    <path class="taken-way" d=${lineOf(chosen)} />
    ${ring ? clockwise(ring) : nothing}`;
}

const pointOf = (box: Box): Point => {
  const { x, y } = centre(box);
  return { x, y: y + 11 };
};
const lineOf = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
/** Twice the area on its right hand, seen from the corner of the sheet: comparable between ways with equal ends. */
const areaOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, { x, y }, i) => {
    const before = points[i] as Point;
    return sum + before.x * y - x * before.y;
  }, 0);

/** A round arrow in the middle of what the ways enclose. */
function clockwise(ring: readonly Point[]): SVGTemplateResult {
  const middle = (key: keyof Point): number => {
    const all = ring.map((point) => point[key]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return svg`<g class="turn" transform="translate(${middle('x')} ${middle('y')})">
    <circle r="24" /><path marker-end="url(#arrow)" d="M-9 8A12 12 0 1 1 10 6" /></g>`;
}

export const routeStyles = css`
  .between {
    fill: var(--accent-soft);
    stroke: none;
  }
  .other-way {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
    stroke-dasharray: 6 5;
    opacity: 0.55;
  }
  .taken-way {
    fill: none;
    stroke: var(--accent);
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.45;
  }
  .turn circle {
    fill: var(--sheet);
    stroke: var(--accent);
    stroke-width: 1.6;
  }
  .turn path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
  }
`;
