// What lies over a board: routes, arrows, and what just happened. The live board and a printed still draw the same.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Flash, Point, DrawnSpace, Travel } from './board.js';

const arrowHead = (id: string, kind: string): SVGTemplateResult =>
  svg`<marker id=${id} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="13" markerHeight="13"
    markerUnits="userSpaceOnUse" orient="auto"><path class="arrow-head ${kind}" d="M0 0 10 5 0 10z" /></marker>`;

export const definitions = svg`<defs>
  ${arrowHead('arrow', '')} ${arrowHead('arrow-urgent', 'urgent')}
  <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path class="hatch-line" d="M0 0V9" />
  </pattern>
</defs>`;

export const routeTemplate = ({ from, via, to, urgent }: Travel): SVGTemplateResult => {
  const points = [from, ...via, shortened([from, ...via].at(-1) as Point, to)];
  return svg`<path class="route ${urgent ? 'urgent' : ''}" marker-end=${urgent ? 'url(#arrow-urgent)' : 'url(#arrow)'}
    d="M${points.map(({ x, y }) => `${x} ${y}`).join('L')}" />`;
};

export const arrowTemplate = (
  from: DrawnSpace | undefined,
  to: DrawnSpace | undefined,
): SVGTemplateResult | typeof nothing => {
  if (!from || !to) return nothing;
  const middle = ({ x, y, width, height }: DrawnSpace): Point => ({ x: x + width / 2, y: y + height / 2 });
  return routeTemplate({ piece: '', from: middle(from), via: [], to: middle(to) });
};

export const flashTemplate = ({ x, y, kind }: Flash): SVGTemplateResult =>
  svg`<g class="flash ${kind}" transform="translate(${x} ${y})">
    <circle r="34" /><circle r="48" /><circle r="62" />
  </g>`;

/** Ends before the piece that stands there. */
function shortened(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.max(0, length - 34) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
