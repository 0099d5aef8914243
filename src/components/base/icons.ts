// Line icons, drawn for this kit on a 24 x 24 sheet. Paths only: no font, no image. Those of the bar are with the bar,
// those of things and actions with the games.
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

export const no = 'M12 3a9 9 0 1 0 .01 0M5.8 5.8l12.4 12.4';
export const check = 'M4.5 12.5l5 5L20 7';

/** An icon in running text; always beside words or inside something that has a name. */
export const icon = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${path} /></svg>`;

/** An icon on a drawing: centred on x, y. */
export const iconAt = (path: string, x: number, y: number, size: number, className = 'mark'): SVGTemplateResult => svg`
  <path class=${className} d=${path}
    transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" />`;
