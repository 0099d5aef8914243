// Line icons, drawn for this kit on a 24 x 24 sheet. Paths only: no font, no image.
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

const paths = {
  // transport
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  play: 'M7 4.5l12 7.5-12 7.5z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 12h2',
  // remarks
  why: 'M9 9a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.2-1.6 2.5M12 18v.01',
  no: 'M12 3a9 9 0 1 0 .01 0M5.8 5.8l12.4 12.4',
  check: 'M4.5 12.5l5 5L20 7',
  alert: 'M12 3.5L22 20H2zM12 10v5M12 17.6v.01',
  // actions of cards and moves
  walk: 'M13 4.2a1.6 1.6 0 1 0 .01 0M12.5 8.5L10 14l3.5 2.5L13 21M10 14l-2.5 7M12.5 8.5l-4 1.5-1 3.5M12.5 8.5l2 3 3 1',
  tackle:
    'M5 5.5a1.7 1.7 0 1 0 .01 0M6 9.5l5 3 4-2.5M11 12.5l-3 4-4 .5M11 12.5L9.5 19M17 15l4-1M17.5 18.5l3.5 1.5M16 11.5l3-3',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
  unlock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2M12 15v2',
  pick: 'M7 13V7.5a1.4 1.4 0 0 1 2.8 0V12M9.8 11V5.2a1.4 1.4 0 0 1 2.8 0V11M12.6 11V6a1.4 1.4 0 0 1 2.8 0v6M15.4 12V8.6a1.4 1.4 0 0 1 2.8 0V15c0 4-2.4 6.5-6 6.5-3.4 0-4.6-1.6-7.4-6.4-.9-1.6 1-2.7 2.2-1.3l1.2 1.4',
  pepper: 'M6 10h6v11H6zM7.5 10V7h3v3M9 7V4.5h3M15 5l3-1.5M15 7h4M15 9l3 1.5',
  crawl: 'M18.5 9.5a1.7 1.7 0 1 0 .01 0M15.5 12.5H9L5 15l-2.5-.5M9 12.5L7 17.5H3.5M15.5 12.5l2 5M13 12.5l-1 5',
  car: 'M3 16v-3.5l2-.8L7 7.5h9l3 4.2 2 .8V16h-2M7.5 16h8M5.5 14.5a1.9 1.9 0 1 0 .01 0M17 14.5a1.9 1.9 0 1 0 .01 0M7 11.5h11',
  throw: 'M4 20c1-8 6-13 13-13M13.5 3.5L17.5 7l-4 3.5M4 14a2 2 0 1 0 .01 0',
  pass: 'M3 9h13M12.5 5.5L16 9l-3.5 3.5M21 15.5H8M11.5 12L8 15.5l3.5 3.5',
  alarm: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16v3H4zM12 2.5V1.5M4.5 5.5L3.5 4.5M19.5 5.5l1-1M12 8v5',
  bag: 'M9 3.5h6l-1.5 4h-3zM10.5 7.5C6 10 4.5 13.5 4.5 16.5c0 3 2.5 4.5 7.5 4.5s7.5-1.5 7.5-4.5c0-3-1.5-6.5-6-9M14 12.5c-.6-.7-1.2-1-2-1-1.200 0-2 .6-2 1.500 0 2.200 4 1 4 3.200 0 .9-.9 1.600-2 1.600-.9 0-1.700-.4-2.200-1.100M12 10.500v1M12 17.800v1',
  mask: 'M2.500 9c3-2 6.500-2 9.500 0 3-2 6.500-2 9.500 0 0 5-2 7.500-4.500 7.500-2 0-3.500-1.500-5-3.500-1.500 2-3 3.500-5 3.500C4.500 16.500 2.500 14 2.500 9zM6 11.500c1-.8 2.200-.8 3.200.2M14.800 11.700c1-1 2.200-1 3.200-.2',
  badge:
    'M12 2.500l8 3.200v6c0 5-3.500 8-8 9.800-4.500-1.800-8-4.800-8-9.800v-6zM12 8l1.200 2.500 2.700.3-2 1.900.5 2.700-2.400-1.300-2.400 1.300.5-2.700-2-1.900 2.700-.3z',
  card: 'M7 3.500h10a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500H7A1.500 1.500 0 0 1 5.500 19V5A1.500 1.500 0 0 1 7 3.500z',
  round: 'M12 3.500a8.500 8.500 0 1 0 .01 0M12 7v5l3.500 2',
  flip: 'M5 8h10a4 4 0 0 1 0 8H6M8.500 4.500L5 8l3.500 3.500',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M5 12v8h14v-8',
} as const;

export type IconName = keyof typeof paths;

export const isIcon = (name: string): name is IconName => Object.hasOwn(paths, name);

/** An icon in running text; always beside words or inside something that has a name. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${paths[name]} /></svg>`;

/** An icon on a drawing: centred on x, y. */
export const iconAt = (
  name: IconName,
  x: number,
  y: number,
  size: number,
  className = 'mark',
): SVGTemplateResult => svg`
  <path class=${className} d=${paths[name]}
    transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" />`;
